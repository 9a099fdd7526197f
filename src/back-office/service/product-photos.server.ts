// Photos of a product: their files are stored first, then the product, the search index and the caches follow.
import { createHash } from 'node:crypto'
import * as photos from '#catalog/service/photos.server.ts'
import type { MainPicture } from '#catalog/rules/photos.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { announceChange } from '#database/versions.server.ts'
import { cutAnew, deleteCut, deletePhoto, takePhoto, type PhotoParts } from '#files/service/photos.server.ts'
import { indexProducts } from '#search/service/indexing.server.ts'

async function changed(
	context: ServiceContext,
	productId: string,
	work: (inner: ServiceContext) => Promise<void>,
): Promise<void> {
	await inTransaction(context, async (inner) => {
		await work(inner)
		await indexProducts(inner.db, [productId])
	})
	announceChange()
}

/** Files that no product shows are harmless: a failure is logged. */
export const tidied = (context: ServiceContext, work: Promise<void>): Promise<void> =>
	work.catch((err: unknown) => context.log.warn({ err }, 'files of a photo left behind'))

/** As products keep it of the file that was sent. */
export const hashOf = (bytes: Uint8Array): string =>
	createHash('sha256').update(bytes).digest('hex').slice(0, 32)

/** @throws Refusal forbidden, not_found, invalid, conflict, too_many */
export async function addPhoto(
	context: ServiceContext,
	parts: PhotoParts,
	{ productId, bytes, ...typed }: { productId: string; bytes: Uint8Array; alt: string; crop: unknown },
): Promise<void> {
	const sha256 = hashOf(bytes)
	await photos.assertRoomForPhoto(context, productId, sha256)
	const { alt, crop } = photos.parsePhotoFacts(typed)
	const stored = await takePhoto(parts, bytes, crop)
	try {
		await changed(context, productId, (inner) =>
			photos.attachPhoto(inner, { productId, stored, sha256, alt, crop }),
		)
	} catch (failure) {
		await tidied(context, deletePhoto(parts, stored.folder))
		throw failure
	}
}

/** Saves its text and the part to show. @throws Refusal forbidden, not_found, invalid, too_many */
export async function savePhoto(
	context: ServiceContext,
	parts: PhotoParts,
	{ productId, name, ...typed }: { productId: string; name: string; alt: string; crop: unknown },
): Promise<void> {
	const { photo } = await photos.photoOf(context, productId, name)
	const { alt, crop } = photos.parsePhotoFacts(typed)
	const cut = await cutAnew(parts, photo, crop)
	const unused = (of: string) => (cut === name ? Promise.resolve() : deleteCut(parts, photo.folder, of))
	try {
		await changed(context, productId, (inner) =>
			photos.replacePhoto(inner, { productId, name, alt, crop, cut }),
		)
	} catch (failure) {
		await tidied(context, unused(cut))
		throw failure
	}
	await tidied(context, unused(name))
}

/** @throws Refusal forbidden, not_found, conflict */
export const movePhoto = (
	context: ServiceContext,
	asked: { productId: string; name: string; by: -1 | 1 },
): Promise<void> => changed(context, asked.productId, (inner) => photos.movePhoto(inner, asked))

/** With its files. @throws Refusal forbidden, not_found */
export async function removePhoto(
	context: ServiceContext,
	parts: Pick<PhotoParts, 'store'>,
	asked: { productId: string; name: string },
): Promise<void> {
	const { photo } = await photos.photoOf(context, asked.productId, asked.name)
	await changed(context, asked.productId, (inner) => photos.detachPhoto(inner, asked))
	await tidied(context, deletePhoto(parts, photo.folder))
}

/** Whether photos or drawn pictures come first. @throws Refusal forbidden, not_found, conflict */
export const chooseMainPicture = (
	context: ServiceContext,
	asked: { productId: string; first: MainPicture },
): Promise<void> => changed(context, asked.productId, (inner) => photos.setMainPicture(inner, asked))
