// Which promotions a buyer may use now, with their uses counted.
import { productsInCollections } from '#catalog/service/collections.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { assertCan } from '#policies/policy.ts'
import type { PromotionTerms } from '#pricing/schemas.ts'
import { promotionPolicy } from '#promotions/policies.ts'
import { codeRefusal } from '#promotions/rules/code.ts'
import {
	isForBuyer,
	isLimited,
	stateOn,
	termsOf,
	type Buyer,
	type Promotion,
	type Uses,
} from '#promotions/rules/promotion.ts'
import { lockedPromotion, promotionWithCode, runningPromotions } from '#promotions/service/offered.server.ts'
import { shopDay } from '#shop-settings/service/shop.server.ts'
import { ordersWith, savingsOf, usesOf } from '../store/promotions.server.ts'

/** How an order is offered promotions. */
export type Offered = {
	/** The code of its cart, in capitals. */
	code?: string | null
	/** The cart whose unpaid order it would replace. */
	cartId?: string | null
	/** Those that may be in the order; a promotion for a collection is for its members among them. */
	productIds?: readonly string[]
	/** The answer of `usablePromotions`, where it was asked together with something else. */
	usable?: readonly Promotion[]
}

export type Reading = Pick<ServiceContext, 'db' | 'actor' | 'now'>
type Asked = Offered & { portalId: string | null }

const none: Uses = { all: 0, own: 0 }

/** One statement; none when no promotion is limited. */
async function usesOfAll(
	{ db, actor }: Reading,
	promotions: readonly Promotion[],
	cartId: string | null,
): Promise<ReadonlyMap<string, Uses>> {
	const ids = promotions.filter(isLimited).map(({ id }) => id)
	if (ids.length === 0) return new Map()
	const rows = await usesOf(db, { ids, userId: actor.userId, cartId })
	return new Map(rows.map(({ id, ...uses }) => [id, uses]))
}

const buyerOf = ({ actor }: Reading, portalId: string | null): Buyer => ({
	userId: actor.userId,
	roles: actor.roles,
	portalId,
})

/** Terms for an order of these products; two statements where a promotion is for a collection. */
export async function termsWith(
	{ db }: Pick<ServiceContext, 'db'>,
	promotions: readonly Promotion[],
	productIds: readonly string[],
): Promise<PromotionTerms[]> {
	const collectionIds = promotions.flatMap((one) => one.collectionIds)
	const members = await productsInCollections({ db }, collectionIds, [...new Set(productIds)])
	return promotions.map((one) => termsOf(one, members))
}

/** All that the buyer may use today, whatever is in the cart; the one with the code first. At most two statements. */
export async function usablePromotions(
	context: Reading,
	{ portalId, code = null, cartId = null }: Omit<Asked, 'productIds' | 'usable'>,
): Promise<Promotion[]> {
	const running = await runningPromotions(context, code)
	const uses = await usesOfAll(context, running, cartId)
	const buyer = buyerOf(context, portalId)
	return running.filter((one) => isForBuyer(one, buyer, uses.get(one.id) ?? none))
}

/** The same as terms for an order of these products. Two statements more where one is for a collection. */
export const promotionsFor = async (
	context: Reading,
	{ productIds = [], usable, ...asked }: Asked,
): Promise<PromotionTerms[]> =>
	termsWith(context, usable ?? (await usablePromotions(context, asked)), productIds)

/** Locks the promotion and counts again: of two orders at once, the second sees the use of the first. */
export async function canStillUse(
	inner: Reading,
	{ id, portalId }: { id: string; portalId: string | null },
): Promise<boolean> {
	const promotion = await lockedPromotion(inner, id)
	if (!promotion || stateOn(promotion, shopDay(inner.now)) !== 'running') return false
	const uses = await usesOfAll(inner, [promotion], null)
	return isForBuyer(promotion, buyerOf(inner, portalId), uses.get(id) ?? none)
}

/** The promotion with the code, and why the buyer may not use it. */
export async function readCode(
	context: Reading,
	{ code, portalId, cartId = null }: Asked & { code: string },
): Promise<{ promotion: Promotion | null; refusal: string | undefined }> {
	const promotion = await promotionWithCode(context, code)
	const counted = promotion ? await usesOfAll(context, [promotion], cartId) : new Map<string, Uses>()
	const uses = (promotion && counted.get(promotion.id)) ?? none
	const buyer = buyerOf(context, portalId)
	return { promotion, refusal: codeRefusal({ code, promotion, buyer, uses, day: shopDay(context.now) }) }
}

export type Savings = { orders: number; savedCents: number }

/** By promotion; one that no order used is missing. @throws Refusal forbidden */
export async function savingsFor(
	context: ServiceContext,
	ids: readonly string[],
): Promise<ReadonlyMap<string, Savings>> {
	assertCan(context, promotionPolicy, 'see')
	if (ids.length === 0) return new Map()
	return new Map((await savingsOf(context.db, ids)).map(({ id, ...savings }) => [id, savings]))
}

/** The latest orders that used it. @throws Refusal forbidden */
export async function latestUses(context: ServiceContext, promotionId: string) {
	assertCan(context, promotionPolicy, 'see')
	return ordersWith(context.db, promotionId, 20)
}
