// The picture of an icon as path data with absolute commands.
import { Resvg } from '@resvg/resvg-js'
import set from '@iconify-json/game-icons/icons.json' with { type: 'json' }

const bodies: Readonly<Record<string, { body: string }>> = set.icons

const rounded = (d: string) =>
	d
		.replaceAll(/-?\d+(?:\.\d+)?(?:e-?\d+)?/g, (text) => String(Math.round(Number(text) * 10) / 10 || 0))
		.replaceAll(/ ?([MLCQZ]) ?/g, '$1')
		// Cutters need closed lines.
		.replaceAll(/(?<=\d)(?=M|$)/g, 'Z')

/** @throws Error for an icon that the set does not have, or that has more than one path */
export function iconPath(icon: string): string {
	const body = bodies[icon]?.body
	if (body === undefined) throw new Error(`The set has no icon ${icon}`)
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${body}</svg>`
	// usvg resolves arcs, relative commands and shorthands.
	const paths = [...new Resvg(svg).toString().matchAll(/<path[^>]* d="([^"]*)"/g)].map(([, d = '']) => d)
	const [first, ...more] = paths
	if (first === undefined || more.length > 0) throw new Error(`${icon} is not one path`)
	return rounded(first)
}
