// Which promotion an order gets, and what it takes off: the one that saves most. Spec §9 stays: a promotion comes off after
// the larger of quantity and role discount, or counts instead of it.
import { asCents, share, type Cents } from '#kit/money.ts'
import type { PromotionTerms } from '../schemas.ts'

/** What says whether a promotion is for a line. */
export type Goods = { productId?: string; sport?: string | undefined }

export const isFor = (
	{ productIds, sports }: Pick<PromotionTerms, 'productIds' | 'sports'>,
	{ productId = '', sport = '' }: Goods,
): boolean =>
	(productIds === undefined || productIds.includes(productId)) &&
	(sports === undefined || sports.includes(sport))

type Bought = { cents: Cents; units: number }

/** Whether the goods of the promotion reach its minimum. */
export const reachesMinimum = (
	{ leastCents = 0, leastUnits = 1 }: Pick<PromotionTerms, 'leastCents' | 'leastUnits'>,
	{ cents, units }: Bought,
): boolean => cents >= leastCents && units >= leastUnits

export type Applied = {
	terms: PromotionTerms
	/** What it applies to: its goods after the larger discount. */
	basisCents: Cents
	/** What it takes off the goods or the shipping. */
	savedCents: Cents
}

type Order = {
	goodsOf: (promotion: PromotionTerms) => Bought
	/** The larger of quantity and role discount, as a rate and on all goods. */
	heldBp: number
	heldCents: Cents
	shippingCents: number
}

function applied(terms: PromotionTerms, { goodsOf, heldBp, shippingCents }: Order): Applied | null {
	const goods = goodsOf(terms)
	if (!reachesMinimum(terms, goods)) return null
	const basisCents = asCents(goods.cents - (terms.isAlone ? 0 : share(goods.cents, heldBp)))
	if (terms.isFreeShipping) return { terms, basisCents, savedCents: asCents(shippingCents) }
	const savedCents =
		terms.rateBp === undefined
			? asCents(Math.min(terms.amountCents ?? 0, basisCents))
			: share(basisCents, terms.rateBp)
	return { terms, basisCents, savedCents }
}

/** The promotion that saves the buyer most, the first among equals; null when the larger discount alone saves as much. */
export function bestPromotion(offered: readonly PromotionTerms[], order: Order): Applied | null {
	const whole = (one: Applied) => one.savedCents + (one.terms.isAlone ? 0 : order.heldCents)
	let best: Applied | null = null
	for (const terms of offered) {
		const one = applied(terms, order)
		if (one && whole(one) > (best ? whole(best) : Number(order.heldCents))) best = one
	}
	return best
}
