// Changes to collections and featured products: each updates the search index and notifies the caches at once.
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { announceChange } from '#database/versions.server.ts'
import type { ArrangeStep } from '#catalog/rules/arrange.ts'
import type { CollectionInput } from '#catalog/rules/collections.ts'
import { arrangeFeatured } from '#catalog/service/featured.server.ts'
import * as collections from '#catalog/service/manage-collections.server.ts'
import type { CollectionStatus } from '#catalog/states.ts'
import { indexPages, indexProducts } from '#search/service/indexing.server.ts'

async function changed<Result>(
	context: ServiceContext,
	work: (inner: ServiceContext) => Promise<Result>,
): Promise<Result> {
	const result = await inTransaction(context, async (inner) => {
		const done = await work(inner)
		await indexPages(inner.db)
		return done
	})
	announceChange()
	return result
}

/** Makes a draft; the shop shows nothing of it. @returns its id. @throws Refusal forbidden, invalid, conflict */
export const makeCollection = (context: ServiceContext, input: CollectionInput): Promise<string> =>
	inTransaction(context, (inner) => collections.createCollection(inner, input))

/** @throws Refusal forbidden, not_found, invalid, conflict */
export const changeCollection = (
	context: ServiceContext,
	change: { id: string; seenAt: number; input: CollectionInput },
): Promise<void> => changed(context, (inner) => collections.saveCollection(inner, change))

/** Publishes or takes back. @throws Refusal forbidden, not_found, conflict */
export const changeCollectionStatus = (
	context: ServiceContext,
	change: { id: string; status: CollectionStatus },
): Promise<void> => changed(context, (inner) => collections.setCollectionStatus(inner, change))

/** @throws Refusal forbidden, not_found */
export const deleteCollection = (context: ServiceContext, id: string): Promise<void> =>
	changed(context, (inner) => collections.removeCollection(inner, id))

/** Adds, moves or removes a product of a collection by hand. @throws Refusal forbidden, not_found, conflict */
export async function changePlace(
	context: ServiceContext,
	change: { id: string; productId: string; step: ArrangeStep },
): Promise<void> {
	await inTransaction(context, (inner) => collections.arrangeCollection(inner, change))
	announceChange()
}

/** Puts a collection on the home page, moves it there, or takes it off. @throws Refusal forbidden, not_found, conflict */
export async function changeHome(
	context: ServiceContext,
	change: { id: string; step: ArrangeStep },
): Promise<void> {
	await inTransaction(context, (inner) => collections.arrangeHome(inner, change))
	announceChange()
}

/** Features a product, moves it, or takes it out. @throws Refusal forbidden, not_found, conflict */
export async function changeFeatured(
	context: ServiceContext,
	change: { productId: string; step: ArrangeStep },
): Promise<void> {
	await inTransaction(context, async (inner) => {
		await indexProducts(inner.db, await arrangeFeatured(inner, change))
	})
	announceChange()
}
