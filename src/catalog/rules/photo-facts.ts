// The photos of a product as a file of products has them.
import type { PhotoCrop } from '#pictures/rules/photo-crop.ts'
import { pictureUrl } from '#pictures/urls.ts'
import type { ProductImage } from '../schemas.ts'
import { arePhotosFirst, arranged, drawnIn, photosIn, type PhotoImage } from './photos.ts'

export type PhotoFacts = {
	/** Beginning of the hash of the file as it was sent. */
	sha256: string
	alt: string
	crop: PhotoCrop
	/** Pixels of the checked original. */
	width: number
	height: number
	/** Left out while the product does not have the photo yet. */
	folder?: string
	/** The name of its cut; left out while its sizes are not made. */
	hash?: string
}

/** A part of `ProductFacts`. */
export type PicturesFacts = {
	/** In their order; left out without any. */
	photos?: PhotoFacts[]
	/** Left out when the drawn pictures come first. */
	photosFirst?: true
}

export const picturesFacts = (images: readonly ProductImage[]): PicturesFacts => {
	const photos = photosIn(images).map(({ hash, alt, photo }) => ({ ...photo, alt, hash }))
	if (photos.length === 0) return {}
	return { photos, ...(arePhotosFirst(images) && { photosFirst: true as const }) }
}

/** Where the files lie does not matter. */
const comparable = ({ photos = [], photosFirst }: PicturesFacts): string =>
	JSON.stringify([
		photos.map(({ sha256, alt, crop: { shape, zoom, x, y } }) => [sha256, alt, shape, zoom, x, y]),
		photosFirst ?? false,
	])

export const hasSamePictures = (one: PicturesFacts, other: PicturesFacts): boolean =>
	comparable(one) === comparable(other)

type Changed = { before: PicturesFacts | null; after: PicturesFacts }

/** A file that leaves photos alone neither compares nor writes them. */
export const changesPictures = ({ before, after }: Changed): boolean => !hasSamePictures(before ?? {}, after)

/** Whether sizes of a photo are still to be made. */
export const lacksSizes = ({ photos = [] }: PicturesFacts): boolean =>
	photos.some(({ folder, hash }) => folder === undefined || hash === undefined)

const imageOf = ({ alt, hash = '', folder = '', ...photo }: PhotoFacts): PhotoImage => ({
	hash,
	url: pictureUrl(hash, 800),
	alt,
	view: 'photo',
	colorway: '',
	photo: { ...photo, folder },
})

/** The pictures of a product with the photos of these facts. @param facts every photo has its sizes */
export const withPictures = (
	images: readonly ProductImage[],
	{ photos = [], photosFirst }: PicturesFacts,
): ProductImage[] => arranged(drawnIn(images), photos.map(imageOf), photosFirst === true)

/** The folders of photos that the first facts have and the second ones do not. */
export function foldersLost(from: PicturesFacts | null, to: PicturesFacts | null): string[] {
	const kept = new Set(to?.photos?.map(({ folder }) => folder))
	return (from?.photos ?? []).flatMap(({ folder }) =>
		folder === undefined || kept.has(folder) ? [] : [folder],
	)
}
