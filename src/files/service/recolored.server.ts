// An upload in other colors: drawings by their fills, pictures pixel by pixel.
import { setImmediate as pause } from 'node:timers/promises'
import type { Replaced } from '../rules/color-areas.ts'
import {
	areasOf,
	dropEdges,
	findCores,
	paintAreas,
	type Areas,
	type Picture,
	type Rows,
} from '../rules/recolor-pixels.ts'
import { recolorSvg } from '../rules/recolor-svg.ts'

type File = { bytes: Uint8Array; type: string }
export type Recoloring = Replaced & {
	/** In pixels; without it, a picture keeps its size. */
	longestSide?: number
}

/** The largest upload (`checks/raster.ts`). */
const mostPixels = 50_000_000
/** Pixels after which other requests have their turn. */
const pixelsAtOnce = 400_000

/** Strips of rows, with a pause after each. */
async function* stripsOf({ width, height }: Picture): AsyncGenerator<Rows> {
	const rows = Math.max(1, Math.floor(pixelsAtOnce / width))
	for (let from = 0; from < height; from += rows) {
		yield { from, to: Math.min(height, from + rows) }
		await pause()
	}
}

async function repaint(picture: Picture, areas: Areas): Promise<void> {
	const cores = new Uint8Array(picture.width * picture.height)
	for await (const rows of stripsOf(picture)) findCores(picture, areas, { cores, rows })
	for await (const rows of stripsOf(picture)) dropEdges(picture, areas, { cores, rows })
	for await (const rows of stripsOf(picture)) paintAreas(picture, areas, { cores, rows })
}

async function recoloredPng(bytes: Uint8Array, { longestSide, ...colors }: Recoloring): Promise<Uint8Array> {
	// Loaded with the first recolored picture: most processes never need it.
	const { default: sharp } = await import('sharp')
	const opened = sharp(bytes, { limitInputPixels: mostPixels })
	const sized = longestSide
		? opened.resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
		: opened
	const { data, info } = await sized
		.toColourspace('srgb')
		.ensureAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true })
	const { width, height } = info
	await repaint({ width, height, data }, areasOf(colors))
	const png = await sharp(data, { raw: { width, height, channels: 4 } })
		.png({ compressionLevel: 5 })
		.toBuffer()
	return new Uint8Array(png)
}

const embedded = /data:image\/(?:png|jpeg);base64,([A-Za-z0-9+/=]+)/g

/** The pictures within a drawing by their data URIs. */
async function picturesIn(svg: string, recoloring: Recoloring): Promise<Map<string, string>> {
	const found = new Map<string, string>()
	for (const [uri, base64 = ''] of svg.matchAll(embedded)) {
		if (found.has(uri)) continue
		const png = await recoloredPng(Buffer.from(base64, 'base64'), recoloring)
		found.set(uri, `data:image/png;base64,${Buffer.from(png).toString('base64')}`)
	}
	return found
}

async function recoloredDrawing(bytes: Uint8Array, recoloring: Recoloring): Promise<Uint8Array> {
	const svg = recolorSvg(new TextDecoder().decode(bytes), recoloring)
	const pictures = await picturesIn(svg, recoloring)
	return new TextEncoder().encode(svg.replaceAll(embedded, (uri) => pictures.get(uri) ?? uri))
}

let last: Promise<unknown> = Promise.resolve()

/** One picture after the other: each takes up to 300 MB while it is open. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
	const result = last.then(work)
	last = result.catch(() => undefined)
	return result
}

/** The file in other colors. @param file an upload that the shop has rebuilt */
export async function recoloredFile({ bytes, type }: File, recoloring: Recoloring): Promise<File> {
	const isDrawing = type === 'image/svg+xml'
	const recolored = await inTurn(() => (isDrawing ? recoloredDrawing : recoloredPng)(bytes, recoloring))
	return { bytes: recolored, type }
}
