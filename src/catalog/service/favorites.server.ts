// The starred products of signed-in people. Visitors keep theirs in the browser.
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { parseProductId } from '#kit/ids.ts'
import { favoritesLimit } from '../product-rules/favorites.ts'
import { activeProductById } from '../store/products.server.ts'
import { countStars, deleteStar, insertStar, starredProducts } from '../store/favorites.server.ts'
import { productNotFound } from './products.server.ts'

function signedIn({ actor }: ServiceContext): string {
	if (actor.userId === null) throw new Refusal('signed_out', 'Please sign in to keep favorites')
	return actor.userId
}

/**
 * Stars a product; a second time changes nothing.
 * Two stars at the same instant may pass the limit by one, which harms nobody.
 * @throws Refusal signed_out, not_found, conflict when the person holds 500 already.
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

/** Takes the star away; without one nothing happens, also for products no longer published. @throws Refusal signed_out */
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
