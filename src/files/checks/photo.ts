// Photos of products: checked by content, rebuilt upright without metadata, and cut to every size that pages show.
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { pixelsOf, type PhotoCrop } from '#pictures/rules/photo-crop.ts'
import { pictureWidths } from '#pictures/urls.ts'
import { largestFileBytes } from '../rules/files.ts'
import { photoTooLarge, smallestPhotoSide } from '../rules/photos.ts'
import { unfit } from './art.ts'
import { cleaned, pictureFacts } from './raster.ts'

/** Twice the widest picture of a page: room for a crop. */
const originalSide = 2_400
const formats = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' } as const

const welcome = 'Please use a JPEG, PNG or WebP photo.'

async function formatOf(bytes: Uint8Array) {
	if (bytes.length === 0) throw unfit('This file is empty.')
	const found = await fileTypeFromBuffer(bytes)
	// Cast: another type has no format.
	const format = found && formats[found.mime as keyof typeof formats]
	if (format) return format
	throw unfit(
		found ? `This is a ${found.ext.toUpperCase()} file. ${welcome}` : `This is no photo. ${welcome}`,
	)
}

export type CheckedPhoto = { bytes: Uint8Array; width: number; height: number }

/** @throws Refusal for other files, and for photos that are too large, too small or damaged */
export async function checkPhoto(bytes: Uint8Array): Promise<CheckedPhoto> {
	if (bytes.length > largestFileBytes) throw unfit(photoTooLarge)
	const { width, height } = await pictureFacts(bytes, await formatOf(bytes))
	if (Math.min(width, height) < smallestPhotoSide)
		throw unfit(
			`This photo is small (${width} × ${height} pixels). It needs at least ${smallestPhotoSide} on each side.`,
		)
	const { data, info } = await cleaned(bytes, originalSide)
		.webp({ quality: 90, effort: 2 })
		.toBuffer({ resolveWithObject: true })
		.catch(() => {
			throw unfit('This photo is damaged or incomplete. Please export it again.')
		})
	return { bytes: data, width: info.width, height: info.height }
}

const nothing = { r: 0, g: 0, b: 0, alpha: 0 }
/** The middle of the stage that drawn pictures stand on. */
const cardColor = '#0f3f2b'

export type PhotoFile = { file: string; bytes: Uint8Array }

/** The part in all sizes, each 4:5, and the card that other sites show beside a link. @param photo a checked one */
export async function cutPhoto(
	{ bytes, width, height }: CheckedPhoto,
	crop: PhotoCrop,
): Promise<PhotoFile[]> {
	const part = await sharp(bytes)
		.extract(pixelsOf({ width, height }, crop))
		.resize({ width: 1_200, height: 1_500, fit: 'contain', background: nothing })
		.raw()
		.toBuffer({ resolveWithObject: true })
	const { channels } = part.info
	const opened = () => sharp(part.data, { raw: { width: 1_200, height: 1_500, channels } })
	const files: PhotoFile[] = []
	for (const wide of pictureWidths)
		files.push({
			file: `${wide}.webp`,
			bytes: await opened().resize({ width: wide }).webp({ quality: 82, effort: 4 }).toBuffer(),
		})
	const card = await opened()
		.resize({ width: 1_200, height: 630, fit: 'contain', background: nothing })
		.flatten({ background: cardColor })
		.png({ palette: true, quality: 85 })
		.toBuffer()
	return [...files, { file: 'card.png', bytes: card }]
}
