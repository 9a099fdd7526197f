// The starred products of signed-in people. Those of visitors are in browser storage.
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { parseProductId, type ProductId } from '#kit/ids.ts'
import { favoritesLimit } from '../rules/product/favorites.ts'
import { activeProductById } from '../store/products.server.ts'
import {
	countStars,
	deleteStar,
	insertStar,
	insertStars,
	starredCards,
	starredIds,
	starredProducts,
} from '../store/favorites.server.ts'
import { productNotFound } from './products.server.ts'

function signedIn({ actor }: ServiceContext): string {
	if (actor.userId === null) throw new Refusal('signed_out', 'Please sign in to keep favorites')
	return actor.userId
}

/**
 * Stars a product; idempotent.
 * Two concurrent stars may exceed the limit by one, which is harmless.
 * @throws Refusal signed_out, not_found, conflict when the person already has 500.
 */
export async function starProduct(context: ServiceContext, idText: string): Promise<void> {
	const userId = signedIn(context)
	const productId = parseProductId(idText)
	await inTransaction(context, async (inner) => {
		const product = productId && (await activeProductById(inner.db, productId))
		if (!product) throw new Refusal('not_found', productNotFound)
		const isNew = await insertStar(inner.db, { userId, productId: product.id, createdAt: inner.now })
		if (isNew && (await countStars(inner.db, userId)) > favoritesLimit)
			throw new Refusal('conflict', `You have ${favoritesLimit} favorites. Remove one to add another.`)
	})
}

/** Removes the star if it exists, also from unpublished products. @throws Refusal signed_out */
export async function unstarProduct(context: ServiceContext, idText: string): Promise<void> {
	const userId = signedIn(context)
	const productId = parseProductId(idText)
	if (productId) await deleteStar(context.db, { userId, productId })
}

export type FavoriteProduct = Awaited<ReturnType<typeof starredProducts>>[number]

/** The person's starred products that are still published, newest star first. @throws Refusal signed_out */
export async function favoritesOf(context: ServiceContext, limit = 100): Promise<FavoriteProduct[]> {
	const whole = Number.isFinite(limit) ? Math.trunc(limit) : 100
	return starredProducts(context.db, signedIn(context), Math.min(Math.max(whole, 1), favoritesLimit))
}

/** Ids of the starred products that are published, newest star first; 500 at most. @throws Refusal signed_out */
export const favoriteIds = async (context: ServiceContext): Promise<string[]> =>
	starredIds(context.db, signedIn(context), favoritesLimit)

export type FavoriteCard = Awaited<ReturnType<typeof starredCards>>[number]

/** The same products as list cards. @throws Refusal signed_out */
export const favoriteCards = async (context: ServiceContext): Promise<FavoriteCard[]> =>
	starredCards(context.db, signedIn(context), favoritesLimit)

/**
 * Adds the favorites from browser storage, in their order (the last is the newest). Skips products that are
 * unpublished or already starred, and those beyond the limit.
 * @returns all of the person's favorites. @throws Refusal signed_out
 */
export async function joinFavorites(context: ServiceContext, idTexts: readonly string[]): Promise<string[]> {
	const userId = signedIn(context)
	const requested = idTexts.slice(0, favoritesLimit).map(parseProductId)
	const ids = [...new Set(requested.filter((id): id is ProductId => id !== undefined))]
	return inTransaction(context, async (inner) => {
		if (ids.length > 0) await insertStars(inner.db, { userId, ids, now: inner.now, most: favoritesLimit })
		return favoriteIds(inner)
	})
}
