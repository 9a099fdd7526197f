// PNG and JPEG: checked before they are decoded, then re-encoded with nothing but the picture.
import sharp, { type Metadata } from 'sharp'
import { inkWarnings, unfit, type CheckedArt } from './art.ts'
import { rasterInks } from './inks.ts'
import { opaqueWarning } from '../rules/background.ts'

/** Fifty million pixels: 7,000 × 7,000, more than phone cameras produce; 200 MB when decoded. */
const mostPixels = 50_000_000
/** 15 inches at 300 pixels per inch, the widest print; smaller when the file would be too heavy for a page. */
const sides = [4_500, 3_000, 2_000] as const
/** Photos beyond this many pixels take too long to encode at the largest size. */
const slowPixels = 24_000_000
const heaviestBytes = 15 * 1024 * 1024
/** Pixels per inch of a sharp print. */
const sharpPpi = 300
const smallSide = 900

const damaged = 'This picture is damaged or incomplete. Please export it again.'

sharp.cache(false)
sharp.concurrency(1)

/** The file's metadata. @throws Refusal when it is too large or not of this format */
export async function pictureFacts(bytes: Uint8Array, format: 'png' | 'jpeg' | 'webp'): Promise<Metadata> {
	const facts = await sharp(bytes, { limitInputPixels: false })
		.metadata()
		.catch(() => undefined)
	if (!facts?.width || !facts.height || facts.format !== format) throw unfit(damaged)
	if (facts.width * facts.height > mostPixels)
		throw unfit(
			`This picture has ${facts.width} × ${facts.height} pixels. Please make it smaller than 50 megapixels.`,
		)
	return facts
}

const opened = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })

/** Upright, sRGB, eight bits, at most `side` pixels wide and high, without metadata. */
export const cleaned = (bytes: Uint8Array, side: number) =>
	opened(bytes)
		.autoOrient()
		.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
		.toColourspace('srgb')

type Written = { data: Buffer; info: { width: number; height: number } }

async function asPng(bytes: Uint8Array, pixels: number): Promise<Written> {
	let written: Written | undefined
	for (const side of pixels > slowPixels ? sides.slice(1) : sides) {
		written = await cleaned(bytes, side)
			.png({ compressionLevel: 5 })
			.toBuffer({ resolveWithObject: true })
			.catch(() => {
				throw unfit(damaged)
			})
		if (written.data.length <= heaviestBytes) return written
	}
	if (!written) throw new Error('No size to try')
	return written
}

function sizeWarnings(width: number, height: number): string[] {
	if (Math.max(width, height) >= smallSide) return []
	const inches = (Math.max(width, height) / sharpPpi).toFixed(1)
	return [
		`This picture is small (${width} × ${height} pixels). It prints sharp up to ${inches} inches; a larger one or an SVG would be better.`,
	]
}

export async function checkRaster(bytes: Uint8Array, format: 'png' | 'jpeg'): Promise<CheckedArt> {
	const facts = await pictureFacts(bytes, format)
	const { data, info } = await asPng(bytes, facts.width * facts.height)
	const { inks, isOpaque, isBlank } = await rasterInks(data)
	if (isBlank) throw unfit('This picture is completely transparent. Please export it again.')
	return {
		kind: 'raster',
		extension: 'png',
		bytes: data,
		width: info.width,
		height: info.height,
		inks,
		warnings: [
			...sizeWarnings(info.width, info.height),
			...(isOpaque ? [opaqueWarning] : []),
			...(facts.space === 'cmyk'
				? [
						'This picture was made for print (CMYK). Its colors were converted and may look different on screen.',
					]
				: []),
			...inkWarnings(inks, false),
		],
	}
}
