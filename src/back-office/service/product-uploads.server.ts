// Files of products with their photos: a ZIP with a CSV file and the photos that its rows name.
import type { PhotoFacts } from '#catalog/rules/photo-facts.ts'
import type { ProductFacts } from '#catalog/rules/product-facts.ts'
import { catalogPolicy } from '#catalog/policies.ts'
import * as imported from '#catalog/service/import-photos.server.ts'
import { endImport } from '#catalog/service/product-imports.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { announceChange } from '#database/versions.server.ts'
import {
	importedPhotoKey,
	importedPhotosFolder,
	photoOriginalKey,
	photoTooLarge,
} from '#files/rules/photos.ts'
import { largestFileBytes } from '#files/rules/files.ts'
import { isZip, zipEntries, type ZipEntry } from '#files/rules/zip.ts'
import { cutAnew, deletePhoto, storePhoto, type PhotoParts } from '#files/service/photos.server.ts'
import { unzipped } from '#files/service/unzip.server.ts'
import { Refusal } from '#kit/errors.ts'
import { assertCan } from '#policies/policy.ts'
import { indexProducts } from '#search/service/indexing.server.ts'
import { mostProductBytes, type ProductRow } from '../rules/product-file.ts'
import type { GivenPhoto, GivenPhotos } from '../rules/product-photo-cells.ts'
import { baseName, noPhotos, photoFileName } from '../rules/product-photo-names.ts'
import {
	mostUnpackedBytes,
	mostZipPhotos,
	sheetTooLarge,
	sheetIn,
	unnamedFiles,
} from '../rules/product-zip.ts'
import { checkProducts, importProducts, undoImport, type FilePhotos } from './product-files.server.ts'
import { hashOf, tidied } from './product-photos.server.ts'

const photoLimit = { bytes: largestFileBytes, message: photoTooLarge }
const twice = 'The ZIP has two photos of this name. Give each its own.'

/** What the work refuses is a problem of its photo; other failures are failures. */
async function orProblem<Result>(work: () => Promise<Result>): Promise<Result | { problem: string }> {
	try {
		return await work()
	} catch (failure) {
		if (failure instanceof Refusal && failure.code === 'invalid') return { problem: failure.message }
		throw failure
	}
}

/** The photos that rows name and the ZIP has, by name. @throws Refusal invalid for too many */
function namedIn(rows: readonly ProductRow[], entries: readonly ZipEntry[]): Map<string, ZipEntry[]> {
	const named = new Set(rows.map(({ photo }) => baseName(photo)))
	const wanted = entries.filter(({ path }) => baseName(path) !== noPhotos && named.has(baseName(path)))
	if (wanted.length > mostZipPhotos)
		throw new Refusal('invalid', `Expected at most ${mostZipPhotos} photos in a ZIP; please divide it.`)
	if (wanted.reduce((sum, { size }) => sum + size, 0) > mostUnpackedBytes)
		throw new Refusal(
			'invalid',
			`The photos are larger than ${mostUnpackedBytes / 1_000_000} MB together; please divide the ZIP.`,
		)
	return Map.groupBy(wanted, ({ path }) => baseName(path))
}

type Parts = { context: ServiceContext; parts: PhotoParts; entries: readonly ZipEntry[] }

/** The photos that products have, under the names that an export gives them. */
const heldByName = (products: Iterable<ProductFacts>): Map<string, PhotoFacts> =>
	new Map(
		[...products].flatMap(({ sku, photos = [] }) =>
			photos.map((photo) => [baseName(photoFileName(sku, photo.sha256)), photo] as const),
		),
	)

/** Reads one photo after the other, so that one is unpacked at a time. */
async function readPhotos(
	{ parts, entries }: Parts,
	rows: readonly ProductRow[],
	products: Iterable<ProductFacts>,
): Promise<GivenPhotos> {
	const held = heldByName(products)
	const given = new Map<string, GivenPhoto>()
	for (const [name, [entry, other]] of namedIn(rows, entries)) {
		if (!entry) continue
		if (other) given.set(name, { problem: twice })
		else given.set(name, await orProblem(() => photoOf(parts, entry, held.get(name))))
	}
	return given
}

const noSize = { width: 0, height: 0 }

/** An exported photo is the rebuilt one: with the same bytes it is still the photo that was once sent. */
async function photoOf(
	{ store }: PhotoParts,
	entry: ZipEntry,
	held: PhotoFacts | undefined,
): Promise<GivenPhoto> {
	const bytes = await unzipped(entry, photoLimit)
	const original = held?.folder === undefined ? undefined : await store.get(photoOriginalKey(held.folder))
	const isHeld = original !== undefined && hashOf(original) === hashOf(bytes)
	return { ...noSize, sha256: isHeld && held ? held.sha256 : hashOf(bytes) }
}

/** Checks those that products do not have yet, and keeps their originals until the import. */
async function checkPhotos(
	{ parts, entries }: Parts,
	importId: string,
	{ given, products }: { given: GivenPhotos; products: readonly ProductFacts[] },
): Promise<GivenPhotos> {
	const fresh = new Set(
		products.flatMap(({ photos = [] }) =>
			photos.flatMap(({ folder, sha256 }) => (folder === undefined ? [sha256] : [])),
		),
	)
	const byName = Map.groupBy(entries, ({ path }) => baseName(path))
	const checked = new Map<string, GivenPhoto>()
	for (const [name, photo] of given) {
		const entry = byName.get(name)?.[0]
		if ('problem' in photo || !entry || !fresh.has(photo.sha256) || checked.has(photo.sha256)) continue
		const one = await orProblem(async () => {
			const { bytes, ...size } = await parts.checker.photo(await unzipped(entry, photoLimit))
			await parts.store.put(importedPhotoKey(importId, photo.sha256), bytes, { type: 'image/webp' })
			return { ...size, sha256: photo.sha256 }
		})
		checked.set(photo.sha256, one)
	}
	return new Map(
		[...given].map(([name, photo]) => [
			name,
			'problem' in photo ? photo : (checked.get(photo.sha256) ?? photo),
		]),
	)
}

const photosIn = (all: Parts): FilePhotos => ({
	read: (rows, products) => readPhotos(all, rows, products),
	check: (importId, asked) => checkPhotos(all, importId, asked),
	unnamed: (rows) =>
		unnamedFiles(
			all.entries,
			rows.map(({ photo }) => photo),
		),
	forget: (importId) => forgetChecked(all.context, all.parts, importId),
})

/** Deletes the checked originals of an import. */
const forgetChecked = (context: ServiceContext, { store }: Pick<PhotoParts, 'store'>, importId: string) =>
	tidied(
		context,
		(async () => {
			for (const key of await store.list(importedPhotosFolder(importId))) await store.delete(key)
		})(),
	)

/** Forgets old files with the photos that were kept for them. */
async function forgetOld(context: ServiceContext, parts: PhotoParts): Promise<void> {
	const { ids, folders } = await imported.dropOldFiles(context)
	for (const id of ids) await forgetChecked(context, parts, id)
	for (const folder of folders) await tidied(context, deletePhoto(parts, folder))
}

/**
 * Checks a CSV file, or a ZIP with one and photos, and keeps what it would do; changes no product.
 * @returns id of the import
 * @throws Refusal forbidden, invalid, too_many
 */
export async function checkUpload(
	context: ServiceContext,
	parts: PhotoParts,
	{ fileName, bytes }: { fileName: string; bytes: Uint8Array },
): Promise<string> {
	assertCan(context, catalogPolicy, 'edit')
	await forgetOld(context, parts)
	const entries = isZip(bytes) || /\.zip$/i.test(fileName) ? zipEntries(bytes) : null
	if (!entries && bytes.length > mostProductBytes) throw new Refusal('invalid', sheetTooLarge)
	const limit = { bytes: mostProductBytes, message: sheetTooLarge }
	const text = new TextDecoder().decode(entries ? await unzipped(sheetIn(entries), limit) : bytes)
	return checkProducts(
		context,
		{ fileName, text },
		entries ? photosIn({ context, parts, entries }) : undefined,
	)
}

const gone = (): Refusal =>
	new Refusal('not_found', 'Its photos are left as they are: the file of one is gone. Add it on its page.')

/** A photo with all its sizes. @throws Refusal not_found, invalid, too_many */
async function madePhoto(
	parts: PhotoParts,
	importId: string,
	photo: PhotoFacts,
): Promise<PhotoFacts & { folder: string; hash: string }> {
	const { folder, hash, width, height, crop } = photo
	if (folder !== undefined)
		return { ...photo, folder, hash: hash ?? (await cutAnew(parts, { folder, width, height }, crop)) }
	const bytes = await parts.store.get(importedPhotoKey(importId, photo.sha256))
	if (!bytes) throw gone()
	const { name, ...stored } = await storePhoto(parts, { photo: { bytes, width, height }, crop })
	return { ...photo, ...stored, hash: name }
}

/** Makes the sizes of a product's photos, then gives them to the product. */
async function pictureProduct(
	context: ServiceContext,
	parts: PhotoParts,
	{ importId, next }: { importId: string; next: imported.Unpictured },
): Promise<void> {
	const photos: PhotoFacts[] = []
	const known = new Set(next.before?.photos?.map(({ folder }) => folder))
	const forget = async () => {
		for (const { folder } of photos)
			if (folder !== undefined && !known.has(folder)) await tidied(context, deletePhoto(parts, folder))
	}
	const make = async (): Promise<imported.Pictured> => {
		try {
			for (const photo of next.after.photos ?? []) photos.push(await madePhoto(parts, importId, photo))
			return { photos }
		} catch (failure) {
			// Another attempt would fail alike.
			if (failure instanceof Refusal && failure.code !== 'too_many') return { reason: failure.message }
			throw failure
		}
	}
	try {
		const pictured = await make()
		const id = await inTransaction(context, async (inner) => {
			const given = await imported.givePhotos(inner, importId, { row: next.row, pictured })
			await indexProducts(inner.db, given === undefined ? [] : [given])
			return given
		})
		if (id === undefined) await forget()
		else announceChange()
	} catch (failure) {
		await forget()
		throw failure
	}
}

/**
 * Imports the products of a checked file that have no problem, then their photos; continues what was interrupted.
 * @throws Refusal forbidden, not_found, conflict, too_many
 */
export async function importUpload(context: ServiceContext, parts: PhotoParts, id: string): Promise<void> {
	await importProducts(context, id)
	for (;;) {
		const next = await imported.nextUnpictured(context, id)
		if (!next) break
		await pictureProduct(context, parts, { importId: id, next })
	}
	await endImport(context, { id, step: 'importing' })
	await forgetChecked(context, parts, id)
}

/** Undoes an import, with the files of the photos that came with it. @throws Refusal forbidden, not_found, conflict */
export async function undoUpload(
	context: ServiceContext,
	parts: Pick<PhotoParts, 'store'>,
	id: string,
): Promise<void> {
	await undoImport(context, id)
	for (const folder of await imported.foldersUndone(context, id))
		await tidied(context, deletePhoto(parts, folder))
}
