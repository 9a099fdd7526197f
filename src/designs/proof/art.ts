// Decodes a design's uploads for PDF: plain vector files stay vectors, all others become pixels at print size.
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import type { ProofArt } from './input.ts'
import type { ArtOf, ReadyArt } from '#documents/pdf-scene.ts'
import type { Pixels } from '#documents/pdf-image.ts'
import { vectorArt } from './vector-art.ts'

const noFonts = { loadSystemFonts: false }
/** Pixels; no picture of a proof needs more, and memory grows with the square. */
const longestSide = 3600
const maxInputPixels = 50_000_000

/** The file as a data URI, for renderers that read SVG. */
export const dataUri = ({ kind, base64 }: ProofArt): string =>
	`data:${kind === 'vector' ? 'image/svg+xml' : 'image/png'};base64,${base64}`

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
