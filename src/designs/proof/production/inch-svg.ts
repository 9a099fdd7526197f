// SVG files in inches, with one named group per color or cut layer.
import { Resvg } from '@resvg/resvg-js'
import type { GroupNode, Paint, PathNode } from '#garments/scene.ts'
import type { Box } from '#placement/boxes.ts'
import { toInches } from '#placement/units.ts'
import { colorName } from '../../rules/colors.ts'
import { artText } from '../art.ts'
import { dataUri, type ProofArt } from '../input.ts'
import { colorOf, type Contour } from './contours.server.ts'
import {
	boxAround,
	flatPaths,
	inch,
	inchPath,
	sizeInInches,
	type LetteringPart,
	type Ring,
} from './outlines.ts'

const slug = (text: string) =>
	text
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '')

const sheet = ({ width, height }: { width: number; height: number }, body: string) =>
	`<svg xmlns="http://www.w3.org/2000/svg" width="${inch(width)}in" height="${inch(height)}in" ` +
	`viewBox="0 0 ${inch(width)} ${inch(height)}">\n${body}\n</svg>\n`

type Canvas = { box: Box; pxPerInch: number }

const inInches = (pixels: number, { pxPerInch }: Canvas) => inch(toInches(pixels, { pxPerInch }))

/** An attribute's value, with the definition that it refers to. */
type Defined = { value: string; definition: string }

function paintOf(paint: Paint | undefined, canvas: Canvas, id: string): Defined {
	if (paint === undefined) return { value: 'none', definition: '' }
	if (typeof paint === 'string' || paint.kind === 'radial')
		return { value: typeof paint === 'string' ? paint : '#000000', definition: '' }
	const { x1, y1, x2, y2, stops } = paint
	const { box } = canvas
	const ends =
		`x1="${inInches(x1 - box.x, canvas)}" y1="${inInches(y1 - box.y, canvas)}" ` +
		`x2="${inInches(x2 - box.x, canvas)}" y2="${inInches(y2 - box.y, canvas)}"`
	const colors = stops.map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`).join('')
	return {
		value: `url(#${id})`,
		definition: `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${ends}>${colors}</linearGradient>`,
	}
}

function pathSvg(
	{ d, fill, stroke, strokeWidth = 0, join = 'round', opacity }: PathNode,
	canvas: Canvas,
	id: string,
): string {
	const paint = paintOf(fill, canvas, `${id}-fill`)
	const line = paintOf(stroke, canvas, `${id}-line`)
	const stroked =
		stroke === undefined
			? ''
			: ` stroke="${line.value}" stroke-width="${inInches(strokeWidth, canvas)}" stroke-linejoin="${join}"`
	const faded = opacity === undefined ? '' : ` opacity="${opacity}"`
	const drawn = inchPath(d, canvas.box, canvas.pxPerInch)
	return `${paint.definition}${line.definition}<path d="${drawn}" fill="${paint.value}"${stroked}${faded}/>`
}

function groupSvg({ children, clip, role }: GroupNode, canvas: Canvas, id: string): string {
	const paths = flatPaths(children)
	const inside = paths.map((node, at) => pathSvg(node, canvas, `${id}-${at}`)).join('')
	const color = role === 'bevel' || !paths[0] ? '' : ` data-color="${colorOf(paths[0])}"`
	if (clip === undefined) return `<g id="${id}"${color}>${inside}</g>`
	const outline = inchPath(clip, canvas.box, canvas.pxPerInch)
	return `<clipPath id="${id}-clip"><path d="${outline}"/></clipPath><g id="${id}"${color} clip-path="url(#${id}-clip)">${inside}</g>`
}

/** Lettering as displayed: a shadow, borders as strokes, the face, and what lies on it. */
export function letteringSvg(parts: readonly LetteringPart[], pxPerInch: number): string {
	const canvas = { box: boxAround(parts), pxPerInch }
	const groups = parts.map((part, index) => {
		const layer = `layer-${index + 1}`
		if (part.type === 'group') return groupSvg(part, canvas, `${layer}-${part.role ?? 'group'}`)
		const color = colorOf(part)
		const id = `${layer}-${slug(colorName(color))}`
		return `<g id="${id}" data-color="${color}">${pathSvg(part, canvas, id)}</g>`
	})
	return sheet(sizeInInches(canvas.box, pxPerInch), groups.join('\n'))
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

type PrintedArt = { width: number; height: number; mirrored?: true | undefined }

/** An upload at print size, centered in its box as on the screen. */
export function artSvg(file: ProofArt, size: PrintedArt): string {
	if (file.kind === 'raster') {
		const flip = size.mirrored ? ` transform="translate(${inch(size.width)} 0) scale(-1 1)"` : ''
		const box = `width="${inch(size.width)}" height="${inch(size.height)}"`
		return sheet(size, `<image href="${dataUri(file)}" ${box}${flip}/>`)
	}
	const resolved = new Resvg(artText(file), { font: { loadSystemFonts: false } }).toString()
	const [open = ''] = resolved.match(/<svg[^>]*>/) ?? []
	const part = (name: string) => open.match(new RegExp(`\\s${name}="([^"]*)"`))?.[1]
	const viewBox = part('viewBox') ?? `0 0 ${part('width') ?? '1'} ${part('height') ?? '1'}`
	const sized =
		`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ` +
		`width="${inch(size.width)}in" height="${inch(size.height)}in" viewBox="${viewBox}">`
	if (!size.mirrored) return resolved.replace(open, sized)
	const [left = 0, , across = 0] = viewBox.split(/[\s,]+/).map(Number)
	const flip = `<g transform="translate(${2 * left + across} 0) scale(-1 1)">`
	return resolved.replace(open, `${sized}${flip}`).replace(/<\/svg>\s*$/, '</g></svg>')
}
