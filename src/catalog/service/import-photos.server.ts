// The photos of an imported file: written product after product once their sizes are made, and given up with old imports.
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { assertCan } from '#policies/policy.ts'
import { catalogPolicy } from '../policies.ts'
import { foldersLost, hasSamePictures, withPictures, type PhotoFacts } from '../rules/photo-facts.ts'
import { withOtherPictures, type ProductFacts } from '../rules/product-facts.ts'
import * as facts from '../store/product-facts.server.ts'
import * as store from '../store/product-imports.server.ts'
import { renewProducts } from './manage.server.ts'
import { importLimits } from './product-imports.server.ts'
import { locked, noteChanges } from './product-writes.server.ts'

export type Unpictured = { row: number; before: ProductFacts | null; after: ProductFacts }

/** The next written product whose photos have no sizes yet; undefined when none is left. @throws Refusal forbidden */
export async function nextUnpictured(
	context: ServiceContext,
	importId: string,
): Promise<Unpictured | undefined> {
	assertCan(context, catalogPolicy, 'edit')
	const [next] = await store.productsIn(context.db, { importId, states: ['unpictured'], limit: 1 })
	return next?.after ? { ...next, after: next.after } : undefined
}

/** What became of the photos: all of them with their sizes, or why they are left. */
export type Pictured = { photos: PhotoFacts[] } | { reason: string }

const changedMeanwhile = 'Its photos are left as they are: someone else has changed them since the check.'

/**
 * Gives a product of the file its photos, unless others have changed them. Call it inside a transaction; the caller
 * updates the search index, and deletes files that were made in vain.
 * @returns its id; undefined when its photos stay as they are
 * @throws Refusal forbidden
 */
export async function givePhotos(
	inner: ServiceContext,
	importId: string,
	{ row, pictured }: { row: number; pictured: Pictured },
): Promise<string | undefined> {
	assertCan(inner, catalogPolicy, 'edit')
	// Two clicks take turns: the second one finds what the first one has written.
	await store.lockImport(inner.db, importId)
	const next = await store.productIn(inner.db, importId, row)
	if (next?.state !== 'unpictured' || !next.after) return undefined
	const { before, after, productId } = next
	const [held] = productId === null ? [] : await locked(inner.db, [productId])
	const isOpen = held && hasSamePictures(held.facts, before ?? {})
	const reason = 'reason' in pictured ? pictured.reason : isOpen || !held ? '' : changedMeanwhile
	if (!held || !isOpen || 'reason' in pictured) {
		await store.savePictured(inner.db, importId, {
			row,
			after: withOtherPictures(after, before ?? {}),
			reason,
		})
		return undefined
	}
	const given = { ...after, photos: pictured.photos }
	// Only its pictures: the rest is as the import or others have left it.
	const images = withPictures(held.product.images, given)
	const product = { ...held.product, images, imageUrl: images[0]?.url ?? held.product.imageUrl }
	await facts.saveProducts(inner.db, [product], inner.now)
	await noteChanges(inner, [{ held, product, after: held.facts }])
	await store.savePictured(inner.db, importId, { row, after: given, reason: '' })
	await renewProducts(inner, [held.product.id])
	return held.product.id
}

/** The folders of photos that undoing an import took from products again. @throws Refusal forbidden */
export async function foldersUndone(context: ServiceContext, importId: string): Promise<string[]> {
	assertCan(context, catalogPolicy, 'edit')
	const undone = await store.picturesOf(context.db, { importId }, ['removed', 'restored'])
	return undone.flatMap(({ before, after }) => foldersLost(after, before))
}

/**
 * Forgets files that were never imported, and imports that are too old to be undone.
 * @returns their ids, and the folders of photos that no undoing can bring back any more
 * @throws Refusal forbidden
 */
export async function dropOldFiles(context: ServiceContext): Promise<{ ids: string[]; folders: string[] }> {
	assertCan(context, catalogPolicy, 'edit')
	const limits = { kind: 'file' as const, ...importLimits(context) }
	return inTransaction(context, async (inner) => {
		const lost = await store.picturesOf(inner.db, limits, ['imported', 'kept'])
		const ids = (await store.deleteOldImports(inner.db, limits)).map(({ id }) => id)
		return { ids, folders: lost.flatMap(({ before, after }) => foldersLost(before, after)) }
	})
}
