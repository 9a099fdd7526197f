// Decodes a design's uploads for PDF: plain vector files stay vectors, all others become pixels at print size.
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import type { ProofArt } from './input.ts'
import type { ArtOf, Pixels, ReadyArt } from '#documents/pdf-scene.ts'
import { SaxesParser } from 'saxes'
import { group, path, type Matrix, type PathNode, type SceneNode } from '#garments/scene.ts'

// A customer's vector file as scene nodes: usvg resolves it to plain paths, which are read one element at a time.
// Files with more than paths in plain colors (gradients, masks, filters, images) are rasterized instead.
type VectorArt = { nodes: readonly SceneNode[]; width: number; height: number }

type Attributes = Readonly<Record<string, string>>
type Open = { children: SceneNode[]; matrix?: Matrix; opacity?: number }

const paintNames: ReadonlySet<string> = new Set(['svg', 'g', 'path'])
/** Attributes with effects that a plain path cannot express. */
const difficult = ['clip-path', 'mask', 'filter', 'style', 'marker-start', 'marker-mid', 'marker-end']

const numberOf = (text: string | undefined, fallback: number) => {
	const value = Number.parseFloat(text ?? '')
	return Number.isFinite(value) ? value : fallback
}

function matrixOf(text: string | undefined): Matrix | undefined {
	const values = text
		?.match(/^matrix\(([^)]*)\)$/)?.[1]
		?.split(/[\s,]+/)
		.map(Number)
	const [a, b, c, d, e, f] = values ?? []
	if (a === undefined || b === undefined || c === undefined) return undefined
	return d === undefined || e === undefined || f === undefined ? undefined : [a, b, c, d, e, f]
}

const isPlain = (paint: string | undefined) =>
	paint === undefined || paint === 'none' || /^#[0-9a-f]{6}$/i.test(paint)

/** Fill and stroke may differ in opacity; a scene path has one opacity, so such a path becomes two. */
function pathsOf(attributes: Attributes): PathNode[] | undefined {
	const { d = '', fill = '#000000', stroke = 'none' } = attributes
	if (!isPlain(fill) || !isPlain(stroke)) return undefined
	const opacity = numberOf(attributes.opacity, 1)
	const filled =
		fill === 'none'
			? []
			: [
					path(d, {
						fill: fill.toLowerCase(),
						opacity: opacity * numberOf(attributes['fill-opacity'], 1),
						...(attributes['fill-rule'] === 'evenodd' && { evenOdd: true }),
					}),
				]
	const { 'stroke-linejoin': join, 'stroke-linecap': cap, 'stroke-dasharray': dash } = attributes
	if (cap === 'square') return undefined
	const stroked =
		stroke === 'none'
			? []
			: [
					path(d, {
						stroke: stroke.toLowerCase(),
						strokeWidth: numberOf(attributes['stroke-width'], 1),
						opacity: opacity * numberOf(attributes['stroke-opacity'], 1),
						join: join === 'round' || join === 'bevel' ? join : 'miter',
						cap: cap === 'round' ? 'round' : 'butt',
						...(dash && dash !== 'none' && { dash: dash.split(/[\s,]+/).map(Number) }),
					}),
				]
	return attributes['paint-order'] === 'stroke' ? [...stroked, ...filled] : [...filled, ...stroked]
}

const closeGroup = ({ children, matrix, opacity }: Open): SceneNode =>
	group(children, { ...(matrix && { matrix }), ...(opacity !== undefined && { opacity }) })

function canvasOf({ viewBox, width, height }: Attributes) {
	const box = viewBox?.split(/[\s,]+/).map(Number)
	const [x = 0, y = 0, w = numberOf(width, 0), h = numberOf(height, 0)] = box ?? []
	return { x, y, width: w, height: h }
}

/** Undefined when the file is no plain drawing, for example with a translucent group of several parts. */
export function vectorArt(svg: string): VectorArt | undefined {
	const resolved = new Resvg(svg, { font: { loadSystemFonts: false } }).toString()
	const stack: Open[] = [{ children: [] }]
	let canvas: ReturnType<typeof canvasOf> | undefined
	let isSimple = true
	const parser = new SaxesParser<{ xmlns: false }>({ xmlns: false })
	parser.on('opentag', ({ name, attributes }: { name: string; attributes: Attributes }) => {
		if (name === 'defs') return
		if (!paintNames.has(name) || difficult.some((attribute) => attribute in attributes)) isSimple = false
		if (name === 'svg') canvas = canvasOf(attributes)
		if (name === 'g' || name === 'path') {
			const matrix = matrixOf(attributes.transform)
			if (attributes.transform && !matrix) isSimple = false
			const opacity = name === 'g' ? numberOf(attributes.opacity, 1) : 1
			stack.push({ children: [], ...(matrix && { matrix }), ...(opacity < 1 && { opacity }) })
		}
		if (name === 'path') {
			const drawn = attributes.visibility === 'hidden' ? [] : pathsOf(attributes)
			if (drawn) stack.at(-1)?.children.push(...drawn)
			else isSimple = false
		}
	})
	parser.on('closetag', ({ name }: { name: string }) => {
		if (name !== 'g' && name !== 'path') return
		const closed = stack.pop()
		if (!closed) return
		if (closed.opacity !== undefined && closed.children.length > 1) isSimple = false
		if (closed.children.length > 0) stack.at(-1)?.children.push(closeGroup(closed))
	})
	parser.write(resolved).close()
	if (!isSimple || !canvas || canvas.width <= 0 || canvas.height <= 0) return undefined
	const shift: Matrix = [1, 0, 0, 1, -canvas.x, -canvas.y]
	return {
		nodes: [group(stack[0]?.children ?? [], { matrix: shift })],
		width: canvas.width,
		height: canvas.height,
	}
}

const noFonts = { loadSystemFonts: false }
/** Pixels; no picture of a proof needs more, and memory grows with the square. */
const longestSide = 3600
export const maxInputPixels = 50_000_000

export const artText = ({ base64 }: Pick<ProofArt, 'base64'>): string =>
	Buffer.from(base64, 'base64').toString('utf8')

/** PNG of a vector file, its longer side `side` pixels. */
export function rasterized(svg: string, side: number): Uint8Array {
	const probe = new Resvg(svg, { font: noFonts })
	const mode = probe.width >= probe.height ? 'width' : 'height'
	const value = Math.max(1, Math.min(longestSide, Math.round(side)))
	return new Resvg(svg, { font: noFonts, fitTo: { mode, value } }).render().asPng()
}

/** Decodes a PNG, never larger than `side` pixels on its longer side and never enlarged. */
export async function pixelsOf(png: Uint8Array, side: number): Promise<Pixels> {
	const limit = Math.max(1, Math.min(longestSide, Math.round(side)))
	const { data, info } = await sharp(png, { limitInputPixels: maxInputPixels })
		.resize({ width: limit, height: limit, fit: 'inside', withoutEnlargement: true })
		.toColorspace('srgb')
		.ensureAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true })
	const count = info.width * info.height
	const rgb = new Uint8Array(count * 3)
	const alpha = new Uint8Array(count)
	let isOpaque = true
	for (let at = 0; at < count; at += 1) {
		rgb[at * 3] = data[at * 4] ?? 0
		rgb[at * 3 + 1] = data[at * 4 + 1] ?? 0
		rgb[at * 3 + 2] = data[at * 4 + 2] ?? 0
		const opacity = data[at * 4 + 3] ?? 255
		alpha[at] = opacity
		if (opacity < 255) isOpaque = false
	}
	return { width: info.width, height: info.height, rgb, ...(!isOpaque && { alpha }) }
}

/** Decodes one file for a print whose longer side has `side` pixels. */
export async function readyArt(file: ProofArt, side: number): Promise<ReadyArt> {
	if (file.kind === 'raster')
		return { kind: 'pixels', pixels: await pixelsOf(Buffer.from(file.base64, 'base64'), side) }
	const svg = artText(file)
	const plain = vectorArt(svg)
	if (plain) return { kind: 'vectors', ...plain }
	return { kind: 'pixels', pixels: await pixelsOf(rasterized(svg, side), side) }
}

/** Decodes every file of a design. @param sideOf longer side in pixels of a file's largest print */
export async function readyArts(
	art: Readonly<Record<string, ProofArt>>,
	sideOf: (url: string) => number,
): Promise<ArtOf> {
	const ready = new Map<string, ReadyArt>()
	for (const [url, file] of Object.entries(art)) {
		const side = sideOf(url)
		if (side > 0) ready.set(url, await readyArt(file, side))
	}
	return (href) => ready.get(href)
}
