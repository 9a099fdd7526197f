// SVG files in inches, with one named group per color or cut layer.
import { Resvg } from '@resvg/resvg-js'
import type { PathNode } from '#garments/scene.ts'
import { toInches } from '#placement/units.ts'
import { colorName } from '../../rules/colors.ts'
import { artText, dataUri } from '../art.ts'
import type { ProofArt } from '../input.ts'
import { colorOf, type Contour } from './contours.server.ts'
import { boxAround, inch, inchPath, sizeInInches, type Ring } from './outlines.ts'

const slug = (text: string) =>
	text
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '')

const sheet = ({ width, height }: { width: number; height: number }, body: string) =>
	`<svg xmlns="http://www.w3.org/2000/svg" width="${inch(width)}in" height="${inch(height)}in" ` +
	`viewBox="0 0 ${inch(width)} ${inch(height)}">\n${body}\n</svg>\n`

/** Lettering as displayed: borders as strokes, the fill on top. */
export function letteringSvg(paths: readonly PathNode[], pxPerInch: number): string {
	const box = boxAround(paths)
	const groups = paths.map((node, index) => {
		const color = colorOf(node)
		const d = inchPath(node.d, box, pxPerInch)
		const paint =
			node.stroke === undefined
				? `fill="${color}"`
				: `fill="none" stroke="${color}" stroke-width="${inch(toInches(node.strokeWidth ?? 0, { pxPerInch }))}" stroke-linejoin="round"`
		return `<g id="layer-${index + 1}-${slug(colorName(color))}" data-color="${color}"><path d="${d}" ${paint}/></g>`
	})
	return sheet(sizeInInches(box, pxPerInch), groups.join('\n'))
}

const ringPath = (ring: Ring) => `M${ring.map(({ x, y }) => `${inch(x)} ${inch(y)}`).join('L')}Z`

/** Cut lines as hairlines: one named group per piece of twill, from the cloth up. */
export function cutSvg(layers: readonly Contour[], size: { width: number; height: number }): string {
	const groups = layers.map(({ id, what, color, name, offsetIn, rings }) => {
		const about = `data-color="${color}" data-offset-in="${inch(offsetIn)}"`
		const line = `fill="none" stroke="#000000" stroke-width="0.003"`
		const d = rings.map(ringPath).join('')
		return `<g id="${id}" ${about}><title>${what}, ${name}</title><path d="${d}" ${line}/></g>`
	})
	return sheet(size, groups.join('\n'))
}

/** An upload at print size, centered in its box as on the screen. */
export function artSvg(file: ProofArt, size: { width: number; height: number }): string {
	if (file.kind === 'raster')
		return sheet(
			size,
			`<image href="${dataUri(file)}" width="${inch(size.width)}" height="${inch(size.height)}"/>`,
		)
	const resolved = new Resvg(artText(file), { font: { loadSystemFonts: false } }).toString()
	const [open = ''] = resolved.match(/<svg[^>]*>/) ?? []
	const part = (name: string) => open.match(new RegExp(`\\s${name}="([^"]*)"`))?.[1]
	const viewBox = part('viewBox') ?? `0 0 ${part('width') ?? '1'} ${part('height') ?? '1'}`
	const sized =
		`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ` +
		`width="${inch(size.width)}in" height="${inch(size.height)}in" viewBox="${viewBox}">`
	return resolved.replace(open, sized)
}
