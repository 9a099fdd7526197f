// The promotions that run now, for those who price an order.
import { collectionsByIds } from '#catalog/service/collections.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { shopDay } from '#shop-settings/service/shop.server.ts'
import type { Promotion } from '../rules/promotion.ts'
import type { GoodsNames } from '../rules/sentence.ts'
import * as store from '../store/promotions.server.ts'

/** More automatic promotions than this at once are not looked at. */
const mostAtOnce = 50

type Reading = Pick<ServiceContext, 'db' | 'now'>

/** All that run today and need no code, and the one with this code. One statement. */
export const runningPromotions = (context: Reading, code: string | null): Promise<Promotion[]> =>
	store.runningOn(context.db, { day: shopDay(context.now), code, limit: mostAtOnce })

/** In any state. */
export const promotionWithCode = async (
	{ db }: Pick<ServiceContext, 'db'>,
	code: string,
): Promise<Promotion | null> => (await store.promotionByCode(db, code)) ?? null

/** Locked until the transaction ends, so that uses are counted one after the other. */
export const lockedPromotion = async (
	inner: Pick<ServiceContext, 'db'>,
	id: string,
): Promise<Promotion | null> => (await store.lockPromotion(inner.db, id)) ?? null

/** The names of its products and collections, as far as they still exist. */
export async function goodsNames(
	{ db }: Pick<ServiceContext, 'db'>,
	{ productIds, collectionIds }: Pick<Promotion, 'productIds' | 'collectionIds'>,
): Promise<GoodsNames> {
	const products = productIds.length === 0 ? [] : await store.productsOfIds(db, productIds)
	const collections = await collectionsByIds({ db }, collectionIds)
	return { models: products.map(({ model }) => model), collections: collections.map(({ title }) => title) }
}
