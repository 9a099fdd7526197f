// The owner's photos of a product: where they stand among the drawn pictures, and their order.
import { z } from 'zod'
import type { ProductImage, ProductPhoto } from '../schemas.ts'
import { words } from './manage.ts'

/** Of one product. */
export const mostPhotos = 8
export const longestAlt = 150

/** What a photo shows, for those who do not see it. */
export const PhotoAlt = words(longestAlt).min(1, 'Say what the photo shows')

export const mainPictures = ['drawn', 'photos'] as const
export const MainPicture = z.enum(mainPictures)
/** Which come first: on lists, on the page and beside links. */
export type MainPicture = z.infer<typeof MainPicture>

export type PhotoImage = ProductImage & { photo: ProductPhoto }
export const isPhoto = (image: ProductImage): image is PhotoImage => image.photo !== undefined

export const photosIn = (images: readonly ProductImage[]): PhotoImage[] => images.filter(isPhoto)
export const drawnIn = (images: readonly ProductImage[]): ProductImage[] =>
	images.filter((image) => !isPhoto(image))
export const arePhotosFirst = (images: readonly ProductImage[]): boolean => images[0]?.photo !== undefined

export const arranged = (
	drawn: readonly ProductImage[],
	photos: readonly ProductImage[],
	photosFirst: boolean,
): ProductImage[] => (photosFirst ? [...photos, ...drawn] : [...drawn, ...photos])

/** Other drawn pictures; the photos stay before or after them. */
export const withDrawn = (images: readonly ProductImage[], drawn: readonly ProductImage[]): ProductImage[] =>
	arranged(drawn, photosIn(images), arePhotosFirst(images))

/** Other photos; they stay before or after the drawn pictures. */
export const withPhotos = (
	images: readonly ProductImage[],
	photos: readonly ProductImage[],
): ProductImage[] => arranged(drawnIn(images), photos, arePhotosFirst(images))

/** The photos with one a place earlier (-1) or later (1); undefined where there is no such place. */
export function moved<Photo>(photos: readonly Photo[], from: number, by: -1 | 1): Photo[] | undefined {
	const [one, other] = [photos[from], photos[from + by]]
	if (one === undefined || other === undefined) return undefined
	return photos.with(from, other).with(from + by, one)
}
