// How files of products name and describe photos.
import type { PicturesFacts } from '#catalog/rules/photo-facts.ts'
import { startingCrop, type PhotoCrop } from '#pictures/rules/photo-crop.ts'

/** In the column of photos: the product has none. */
export const noPhotos = 'none'

/** Stays the same as long as the product has the photo. */
export const photoFileName = (sku: string, sha256: string): string =>
	`${sku.replaceAll('/', '-')}-${sha256.slice(0, 8)}.webp`

/** The name without folders in lower case: file systems differ in both. */
export const baseName = (path: string): string => (path.split(/[/\\]/).at(-1) ?? '').trim().toLowerCase()

/** "portrait 150 50 20": shape, zoom, left and top in percent; the largest part from the middle has its shape only. */
export function cropText({ shape, zoom, x, y }: PhotoCrop): string {
	const usual = startingCrop(shape)
	const isUsual = zoom === usual.zoom && x === usual.x && y === usual.y
	return isUsual ? shape : [shape, zoom, x, y].join(' ')
}

/** The cells of each photo: its name, text and part. */
export const photoCells = ({ sku, photos = [] }: PicturesFacts & { sku: string }): string[][] =>
	photos.map(({ sha256, alt, crop }) => [photoFileName(sku, sha256), alt, cropText(crop)])

export const mainPictureCell = ({ photos, photosFirst }: PicturesFacts): string => {
	if (!photos) return ''
	return photosFirst ? 'photos' : 'drawn'
}
