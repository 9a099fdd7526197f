// The owner's photos of a product, beside its drawn pictures. Their files are stored before and deleted after the transaction.
import { note } from '#accounts/service/audit.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import type { StoredPhoto } from '#files/service/photos.server.ts'
import { Refusal } from '#kit/errors.ts'
import { parseProductId } from '#kit/ids.ts'
import { PhotoCrop } from '#pictures/rules/photo-crop.ts'
import { pictureUrl } from '#pictures/urls.ts'
import { assertCan } from '#policies/policy.ts'
import { catalogPolicy } from '../policies.ts'
import {
	arePhotosFirst,
	arranged,
	drawnIn,
	mostPhotos,
	moved,
	PhotoAlt,
	photosIn,
	withPhotos,
	type MainPicture,
	type PhotoImage,
} from '../rules/photos.ts'
import type { ProductImage } from '../schemas.ts'
import * as store from '../store/manage.server.ts'
import { renewProducts } from './manage.server.ts'
import { productNotFound } from './products.server.ts'

const goneText = 'This photo is no longer there.'
const full = `A product has at most ${mostPhotos} photos. Remove one first.`

/** @throws Refusal invalid */
export function parsePhotoFacts({ alt, crop }: { alt: string; crop: unknown }): {
	alt: string
	crop: PhotoCrop
} {
	const text = PhotoAlt.safeParse(alt)
	if (!text.success) throw new Refusal('invalid', text.error.issues[0]?.message ?? 'Please check the form.')
	const part = PhotoCrop.safeParse(crop)
	if (!part.success) throw new Refusal('invalid', 'Choose the part of the photo to show.')
	return { alt: text.data, crop: part.data }
}

function refuseMore(images: readonly ProductImage[], sha256: string): void {
	const photos = photosIn(images)
	if (photos.some(({ photo }) => photo.sha256 === sha256))
		throw new Refusal('conflict', 'This product has this photo already.')
	if (photos.length >= mostPhotos) throw new Refusal('conflict', full)
}

/** Before the file is stored. @throws Refusal forbidden, not_found, conflict when there is no room or it is there already */
export async function assertRoomForPhoto(
	context: ServiceContext,
	productId: string,
	sha256: string,
): Promise<void> {
	assertCan(context, catalogPolicy, 'edit')
	const id = parseProductId(productId)
	const product = id && (await store.productById(context.db, id))
	if (!product) throw new Refusal('not_found', productNotFound)
	refuseMore(product.images, sha256)
}

/** @throws Refusal forbidden, not_found, also for a photo of another product */
export async function photoOf(context: ServiceContext, productId: string, name: string): Promise<PhotoImage> {
	assertCan(context, catalogPolicy, 'edit')
	const id = parseProductId(productId)
	const product = id && (await store.productById(context.db, id))
	const photo = product && photosIn(product.images).find(({ hash }) => hash === name)
	if (!photo) throw new Refusal('not_found', goneText)
	return photo
}

type Details = Record<string, string | number>
type Changed = { images: readonly ProductImage[]; details: Details }

/** Call it inside a transaction; the caller updates the search index. */
async function changeImages(
	inner: ServiceContext,
	productId: string,
	change: (images: readonly ProductImage[]) => Changed,
): Promise<void> {
	assertCan(inner, catalogPolicy, 'edit')
	const id = parseProductId(productId)
	if (id) await store.lockVariantsOf(inner.db, id)
	const before = id && (await store.lockProduct(inner.db, id))
	if (!before) throw new Refusal('not_found', productNotFound)
	const { images, details } = change(before.images)
	const imageUrl = images[0]?.url ?? ''
	await store.updateProduct(inner.db, before.id, { images: [...images], imageUrl, updatedAt: inner.now })
	await renewProducts(inner, [before.id])
	await note(inner, { event: 'product.photos', subject: before.id, details })
}

function placeOf(
	images: readonly ProductImage[],
	name: string,
): { photos: PhotoImage[]; at: number; photo: PhotoImage } {
	const photos = photosIn(images)
	const at = photos.findIndex(({ hash }) => hash === name)
	const photo = photos[at]
	if (!photo) throw new Refusal('not_found', goneText)
	return { photos, at, photo }
}

type NewPhoto = { productId: string; stored: StoredPhoto; sha256: string; alt: string; crop: PhotoCrop }

/** Adds a stored photo after the others. @throws Refusal forbidden, not_found, conflict */
export const attachPhoto = (
	inner: ServiceContext,
	{ productId, stored: { name, ...stored }, sha256, alt, crop }: NewPhoto,
): Promise<void> =>
	changeImages(inner, productId, (images) => {
		refuseMore(images, sha256)
		const added = { hash: name, url: pictureUrl(name, 800), alt, view: 'photo', colorway: '' }
		const photo = { ...added, photo: { ...stored, sha256, crop } }
		return { images: withPhotos(images, [...photosIn(images), photo]), details: { did: 'added', alt } }
	})

/** Another text, and another part with the name of its cut. @throws Refusal forbidden, not_found */
export const replacePhoto = (
	inner: ServiceContext,
	{
		productId,
		name,
		alt,
		crop,
		cut,
	}: { productId: string; name: string; alt: string; crop: PhotoCrop; cut: string },
): Promise<void> =>
	changeImages(inner, productId, (images) => {
		const { photos, at, photo } = placeOf(images, name)
		const changed = { ...photo, hash: cut, url: pictureUrl(cut, 800), alt, photo: { ...photo.photo, crop } }
		return { images: withPhotos(images, photos.with(at, changed)), details: { did: 'changed', alt } }
	})

/** @throws Refusal forbidden, not_found, conflict for the first upwards and the last downwards */
export const movePhoto = (
	inner: ServiceContext,
	{ productId, name, by }: { productId: string; name: string; by: -1 | 1 },
): Promise<void> =>
	changeImages(inner, productId, (images) => {
		const { photos, at, photo } = placeOf(images, name)
		const after = moved(photos, at, by)
		if (!after) throw new Refusal('conflict', 'This photo has no further place to go.')
		return { images: withPhotos(images, after), details: { did: 'moved', alt: photo.alt } }
	})

/** The caller deletes its files after the transaction. @throws Refusal forbidden, not_found */
export const detachPhoto = (
	inner: ServiceContext,
	{ productId, name }: { productId: string; name: string },
): Promise<void> =>
	changeImages(inner, productId, (images) => {
		const { photos, at, photo } = placeOf(images, name)
		return {
			images: withPhotos(images, photos.toSpliced(at, 1)),
			details: { did: 'removed', alt: photo.alt },
		}
	})

/** @throws Refusal forbidden, not_found; conflict without a photo */
export const setMainPicture = (
	inner: ServiceContext,
	{ productId, first }: { productId: string; first: MainPicture },
): Promise<void> =>
	changeImages(inner, productId, (images) => {
		const photos = photosIn(images)
		if (photos.length === 0) throw new Refusal('conflict', 'Add a photo first.')
		const isSame = arePhotosFirst(images) === (first === 'photos')
		return {
			images: isSame ? images : arranged(drawnIn(images), photos, first === 'photos'),
			details: { did: first === 'photos' ? 'photos first' : 'drawn first' },
		}
	})
