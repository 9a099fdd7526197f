// SVG files in real inches, one named group per color or per layer to cut.
import { Resvg } from '@resvg/resvg-js'
import type { PathNode } from '#garments/scene.ts'
import { colorName } from '../../suggest/color-name.ts'
import { artText, dataUri } from '../art.ts'
import type { ProofArt } from '../input.ts'
import { boxAround, inch, inchPath } from './inch-path.ts'

export type CutLayer = {
	/** Group in the file. */
	id: string
	color: string
	name: string
	/** How far outside of the letters this layer is cut; 0 is the face itself. */
	offsetIn: number
}

const slug = (text: string) =>
	text
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '')

const sheet = ({ width, height }: { width: number; height: number }, body: string) =>
	`<svg xmlns="http://www.w3.org/2000/svg" width="${inch(width)}in" height="${inch(height)}in" ` +
	`viewBox="0 0 ${inch(width)} ${inch(height)}">\n${body}\n</svg>\n`

const colorOf = ({ fill, stroke }: PathNode): string => {
	const paint = fill ?? stroke
	return typeof paint === 'string' ? paint : '#000000'
}

/** The layers of lettering from the cloth up. */
export const cutLayers = (paths: readonly PathNode[], pxPerInch: number): CutLayer[] =>
	paths.map((node, index) => {
		const color = colorOf(node)
		const offsetIn =
			node.stroke === undefined ? 0 : Math.round(((node.strokeWidth ?? 0) / 2 / pxPerInch) * 1e4) / 1e4
		const name = colorName(color)
		return { id: `layer-${index + 1}-${slug(name)}`, color, name, offsetIn }
	})

/** Lettering as it looks: borders as strokes, the face on top. */
export function letteringSvg(paths: readonly PathNode[], pxPerInch: number): string {
	const box = boxAround(paths)
	const groups = cutLayers(paths, pxPerInch).map(({ id, color, offsetIn }, index) => {
		const d = inchPath(paths[index]?.d ?? '', box, pxPerInch)
		const look =
			offsetIn === 0
				? `fill="${color}"`
				: `fill="none" stroke="${color}" stroke-width="${inch(2 * offsetIn)}" stroke-linejoin="round"`
		return `<g id="${id}" data-color="${color}"><path d="${d}" ${look}/></g>`
	})
	return sheet({ width: box.width / pxPerInch, height: box.height / pxPerInch }, groups.join('\n'))
}

/** The same layers as hairlines; a border's line is the letter's own, to be offset by `data-offset-in`. */
export function cutSvg(paths: readonly PathNode[], pxPerInch: number): string {
	const box = boxAround(paths)
	const groups = cutLayers(paths, pxPerInch).map(({ id, color, offsetIn }, index) => {
		const d = inchPath(paths[index]?.d ?? '', box, pxPerInch)
		return (
			`<g id="${id}" data-color="${color}" data-offset-in="${inch(offsetIn)}">` +
			`<path d="${d}" fill="none" stroke="#000000" stroke-width="0.003"/></g>`
		)
	})
	return sheet({ width: box.width / pxPerInch, height: box.height / pxPerInch }, groups.join('\n'))
}

/** An upload at the size it is printed, centered in its box as on the screen. */
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
