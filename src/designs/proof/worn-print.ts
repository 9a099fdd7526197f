// The worn views of a proof as JPEG for paper: small files on the color of their ground.
import sharp from 'sharp'
import type { ViewId } from '#garments/template.ts'
import type { Jpeg } from '#documents/pdf-jpeg.ts'
import type { WornView } from './input.ts'

/** A worn view, ready for the sheet. */
export type WornPrint = { view: ViewId; jpeg: Jpeg }

/** The color that the sheet has around the garment. */
export const wornGround = '#f6f2e8'

/** Pixels: 330 to the inch on the sheet. */
const printWidth = 480
const limitBytes = 60_000
/** From the best; the last is taken as it comes. */
const qualities = [86, 76, 62, 44] as const

async function jpegOf(webp: Uint8Array): Promise<Jpeg> {
	const { data, info } = await sharp(webp)
		.flatten({ background: wornGround })
		.resize({ width: printWidth, withoutEnlargement: true })
		.raw()
		.toBuffer({ resolveWithObject: true })
	let bytes = new Uint8Array()
	for (const quality of qualities) {
		bytes = new Uint8Array(
			await sharp(data, { raw: info }).jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer(),
		)
		if (bytes.length <= limitBytes) break
	}
	return { width: info.width, height: info.height, bytes }
}

export function wornPrints(views: readonly WornView[]): Promise<WornPrint[]> {
	return Promise.all(
		views.map(async ({ view, base64 }) => ({ view, jpeg: await jpegOf(Buffer.from(base64, 'base64')) })),
	)
}
