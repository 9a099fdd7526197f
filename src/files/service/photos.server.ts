// Photos of products in the object store: the checked original, and each size of its cut.
import { createHash, randomBytes } from 'node:crypto'
import { Refusal } from '#kit/errors.ts'
import type { PhotoCrop } from '#pictures/rules/photo-crop.ts'
import { photoName } from '#pictures/urls.ts'
import type { CheckPool } from '../checks/check-pool.server.ts'
import type { CheckedPhoto } from '../checks/photo.ts'
import type { ObjectStore } from '../contract.ts'
import { largestFileBytes } from '../rules/files.ts'
import { photoFolder, photoKey, photoOriginalKey, photoTooLarge } from '../rules/photos.ts'

export type PhotoParts = { store: ObjectStore; checker: Pick<CheckPool, 'photo' | 'cut'> }

const webp = { type: 'image/webp' }

/** Differs for another part of the photo. */
const cutOf = (folder: string, crop: PhotoCrop): string =>
	createHash('sha256')
		.update(JSON.stringify([folder, crop]))
		.digest('hex')
		.slice(0, 8)

type Cut = { folder: string; photo: CheckedPhoto; crop: PhotoCrop }

async function storeCut({ store, checker }: PhotoParts, { folder, photo, crop }: Cut): Promise<string> {
	const cut = cutOf(folder, crop)
	for (const { file, bytes } of await checker.cut(photo, crop))
		await store.put(
			photoKey({ folder, cut, file }),
			bytes,
			file.endsWith('.png') ? { type: 'image/png' } : webp,
		)
	return photoName(folder, cut)
}

export type StoredPhoto = { name: string; folder: string; width: number; height: number }

/** Removes the original and all sizes. */
export async function deletePhoto({ store }: Pick<PhotoParts, 'store'>, folder: string): Promise<void> {
	for (const key of await store.list(photoFolder(folder))) await store.delete(key)
}

/** Removes the sizes of an earlier cut. @param name as `photoName` */
export async function deleteCut(
	{ store }: Pick<PhotoParts, 'store'>,
	folder: string,
	name: string,
): Promise<void> {
	const cut = name.slice(photoName(folder, '').length)
	for (const key of await store.list(photoKey({ folder, cut, file: '' }))) await store.delete(key)
}

/** Stores a checked photo with every size, in a folder of its own. @throws Refusal too_many */
export async function storePhoto(
	parts: PhotoParts,
	{ photo, crop }: Omit<Cut, 'folder'>,
): Promise<StoredPhoto> {
	const folder = randomBytes(8).toString('hex')
	try {
		await parts.store.put(photoOriginalKey(folder), photo.bytes, webp)
		const name = await storeCut(parts, { folder, photo, crop })
		return { name, folder, width: photo.width, height: photo.height }
	} catch (failure) {
		// The store may be unreachable; what is left has no product and is harmless.
		await deletePhoto(parts, folder).catch(() => undefined)
		throw failure
	}
}

/** Checks a file and stores it with every size. @throws Refusal invalid, too_many */
export async function takePhoto(parts: PhotoParts, bytes: Uint8Array, crop: PhotoCrop): Promise<StoredPhoto> {
	if (bytes.length > largestFileBytes) throw new Refusal('invalid', photoTooLarge)
	return storePhoto(parts, { photo: await parts.checker.photo(bytes), crop })
}

type Known = Omit<StoredPhoto, 'name'>

async function original({ store }: PhotoParts, { folder, width, height }: Known): Promise<CheckedPhoto> {
	const bytes = await store.get(photoOriginalKey(folder))
	if (!bytes) throw new Refusal('not_found', 'The file of this photo is gone. Remove it and add it again.')
	return { bytes, width, height }
}

/** Makes every size of another part. @returns its name. @throws Refusal not_found, too_many */
export const cutAnew = async (parts: PhotoParts, known: Known, crop: PhotoCrop): Promise<string> =>
	storeCut(parts, { folder: known.folder, photo: await original(parts, known), crop })

/** The same photo in a folder of its own. @throws Refusal not_found, too_many */
export const copyPhoto = async (parts: PhotoParts, known: Known, crop: PhotoCrop): Promise<StoredPhoto> =>
	storePhoto(parts, { photo: await original(parts, known), crop })
