// Why a code that a buyer typed does not apply, in words.
import type { IsoDate } from '#kit/time.ts'
import { largerDiscount } from '#pricing/rules/tiers.ts'
import type { PromotionTerms, Terms, Totals } from '#pricing/schemas.ts'
import { messages } from '../messages.ts'
import {
	hasRoleFor,
	isInPortalOf,
	isUsedUp,
	isUsedUpByBuyer,
	stateOn,
	type Buyer,
	type Promotion,
	type Uses,
} from './promotion.ts'
import { goodsIn, rolesIn, type GoodsNames } from './sentence.ts'

type Asked = { code: string; promotion: Promotion | null; buyer: Buyer; uses: Uses; day: IsoDate }

/** Undefined when the buyer may use it, whatever is in the cart. */
export function codeRefusal({ code, promotion, buyer, uses, day }: Asked): string | undefined {
	if (!promotion) return messages.unknown(code)
	const state = stateOn(promotion, day)
	if (state === 'off') return messages.off(code)
	if (state === 'scheduled') return messages.notYet(code, promotion.startsOn)
	if (state === 'ended') return messages.ended(code, promotion.endsOn ?? day)
	if (!hasRoleFor(promotion, buyer)) {
		const roles = rolesIn(promotion.roles)
		return buyer.userId === null ? messages.signInFirst(code, roles) : messages.otherRole(code, roles)
	}
	if (!isInPortalOf(promotion, buyer)) return messages.otherPortal(code)
	if (isUsedUpByBuyer(promotion, uses)) return messages.usedByYou(code, promotion.mostUsesEach ?? 1)
	return isUsedUp(promotion, uses) ? messages.usedUp(code) : undefined
}

type InCart = {
	code: string
	promotion: Promotion
	/** Its goods in the cart, before any discount. */
	goods: { cents: number; units: number }
	/** The promotion that applies; null for none. */
	applied: PromotionTerms | null
	/** What shipping costs without a promotion. */
	shippingCents: number
	names: GoodsNames
}

/** Why a code that the buyer may use takes nothing off this cart; undefined when it applies. */
export function codeNotice({
	code,
	promotion,
	goods,
	applied,
	shippingCents,
	names,
}: InCart): string | undefined {
	if (applied?.id === promotion.id) return undefined
	const { leastCents, leastUnits } = promotion
	if (goods.units === 0) return messages.otherGoods(code, goodsIn(promotion, names) || 'goods')
	if (leastCents !== null && goods.cents < leastCents)
		return messages.belowCents(code, leastCents, leastCents - goods.cents)
	if (leastUnits !== null && goods.units < leastUnits)
		return messages.belowUnits(code, leastUnits, leastUnits - goods.units)
	if (promotion.kind === 'free_shipping' && shippingCents === 0) return messages.noShipping(code)
	return applied ? messages.otherIsBetter(code, applied.name) : messages.discountIsBetter(code)
}

/** Why a sum has no quantity or role discount: a promotion counts instead. Null when it lacks none. */
export function insteadOf(
	{ units, adjustments }: Pick<Totals, 'units' | 'adjustments'>,
	terms: Terms,
): string | null {
	const alone = adjustments.find(({ isAlone }) => isAlone)
	return alone && largerDiscount(units, terms).rateBp > 0 ? messages.instead(alone.name) : null
}
