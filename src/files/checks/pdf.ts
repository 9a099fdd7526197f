// PDF: the first page becomes a picture. No script in the file runs, and no external resource is read.
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import type * as Pdf from 'pdfjs-dist'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import sharp from 'sharp'
import { unfit, type CheckedArt } from './art.ts'
import { checkRaster } from './raster.ts'

/** The longer side of the art in pixels: ten inches at 300 pixels per inch. */
const longerSide = 3_000
/** The longer side of the page when the bounds of its art are measured. */
const lookSide = 800
/** Larger pictures inside the page are left out. */
const mostPixels = 50_000_000
/** A page with a greater aspect ratio is damaged or malicious. */
const longestRatio = 100

const damaged = 'This PDF is damaged or incomplete. Please export it again.'
const locked = 'This PDF is locked or encrypted. Please save it without a password and try again.'

const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const within = (name: string) => `${join(folder, name)}/`

const nameOf = (failure: unknown): string => (failure instanceof Error ? failure.name : '')

async function openDocument(bytes: Uint8Array): Promise<PDFDocumentProxy> {
	const pdf: typeof Pdf = await import('pdfjs-dist/legacy/build/pdf.mjs')
	const opening = pdf.getDocument({
		data: new Uint8Array(bytes),
		enableXfa: false,
		disableFontFace: true,
		useSystemFonts: false,
		useWorkerFetch: false,
		isOffscreenCanvasSupported: false,
		isImageDecoderSupported: false,
		maxImageSize: mostPixels,
		canvasMaxAreaInBytes: mostPixels * 4,
		standardFontDataUrl: within('standard_fonts'),
		cMapUrl: within('cmaps'),
		wasmUrl: within('wasm'),
		iccUrl: within('iccs'),
		verbosity: pdf.VerbosityLevel.ERRORS,
	})
	try {
		return await opening.promise
	} catch (failure) {
		throw unfit(nameOf(failure) === 'PasswordException' ? locked : damaged)
	}
}

/** An empty password opens the file, but its author has restricted it. */
async function refuseEncrypted(document: PDFDocumentProxy): Promise<void> {
	const { info } = await document.getMetadata()
	if ('EncryptFilterName' in info && info.EncryptFilterName) throw unfit(locked)
}

/** A part of the page in its own units. */
type Part = { left: number; top: number; width: number; height: number }
type Drawn = { pixels: Buffer; width: number; height: number }

async function drawn(page: PDFPageProxy, part: Part, scale: number): Promise<Drawn> {
	const [width, height] = [Math.ceil(part.width * scale), Math.ceil(part.height * scale)]
	const viewport = page.getViewport({ scale, offsetX: -part.left * scale, offsetY: -part.top * scale })
	const canvas = createCanvas(width, height)
	const context = canvas.getContext('2d')
	// Cast: this context has every method that a page draws with; only its type differs from the browser's. By default
	// the page would create one without transparency.
	const canvasContext = context as unknown as CanvasRenderingContext2D
	await page.render({ canvas: null, canvasContext, viewport, background: 'rgba(0,0,0,0)' }).promise
	const { data } = context.getImageData(0, 0, width, height)
	return { pixels: Buffer.from(data.buffer, data.byteOffset, data.byteLength), width, height }
}

/** The bounds of everything drawn, in pixels. @throws Refusal for an empty page */
function drawnPart({ pixels, width, height }: Drawn): Part {
	let [left, top, right, bottom] = [width, height, -1, -1]
	for (let y = 0; y < height; y += 1) {
		for (let x = 0; x < width; x += 1) {
			if (pixels[(y * width + x) * 4 + 3] === 0) continue
			left = Math.min(left, x)
			right = Math.max(right, x)
			top = Math.min(top, y)
			bottom = y
		}
	}
	if (right < 0) throw unfit('The first page of this PDF is empty.')
	return { left, top, width: right - left + 1, height: bottom - top + 1 }
}

/** The art without its empty margins, at print resolution. */
async function artOn(page: PDFPageProxy): Promise<Uint8Array> {
	const natural = page.getViewport({ scale: 1 })
	const [short, long] = [natural.width, natural.height].toSorted((a, b) => a - b)
	if (!short || !long || long / short > longestRatio) throw unfit(damaged)
	const lookScale = lookSide / long
	const whole = { left: 0, top: 0, width: natural.width, height: natural.height }
	const seen = drawnPart(await drawn(page, whole, lookScale))
	// One pixel more on each side: thin lines may start between two pixels.
	const part = {
		left: (seen.left - 1) / lookScale,
		top: (seen.top - 1) / lookScale,
		width: (seen.width + 2) / lookScale,
		height: (seen.height + 2) / lookScale,
	}
	const art = await drawn(page, part, longerSide / Math.max(part.width, part.height))
	return sharp(art.pixels, { raw: { width: art.width, height: art.height, channels: 4 } })
		.extract(drawnPart(art))
		.png({ compressionLevel: 1 })
		.toBuffer()
}

export async function checkPdf(bytes: Uint8Array): Promise<CheckedArt> {
	const document = await openDocument(bytes)
	try {
		await refuseEncrypted(document)
		const page = await document.getPage(1).catch(() => {
			throw unfit(damaged)
		})
		const art = await checkRaster(await artOn(page), 'png')
		const pages = document.numPages
		return {
			...art,
			warnings: [
				...(pages > 1 ? [`This PDF has ${pages} pages. Only the first one is used.`] : []),
				...art.warnings,
			],
		}
	} finally {
		await document.loadingTask.destroy()
	}
}
