// The price tiers of a product: the unit price at each quantity, and the units missing to the next tier.
import { asCents, share, type Cents } from '#kit/money.ts'
import { quantityTiers } from '#pricing/rules/price-list.ts'
import { nextTier, quantityDiscountBp } from '#pricing/rules/totals.ts'

export type Step = { from: number; label: string; bp: number; eachCents: Cents }

const discounted = (amount: Cents, bp: number): Cents => asCents(amount - share(amount, bp))

/** The tiers from 1–11 up to 100+, cheapest last. */
export function ladderOf(priceCents: number): Step[] {
	const steps = quantityTiers.toReversed()
	return [{ from: 1, bp: 0 }, ...steps].map(({ from, bp }, at) => {
		const next = steps[at]
		return {
			from,
			bp,
			label: next ? `${from}–${next.from - 1}` : `${from}+`,
			eachCents: discounted(asCents(priceCents), bp),
		}
	})
}

/** The lowest unit price at any quantity. */
export const lowestPrice = (priceCents: number): Cents => discounted(asCents(priceCents), quantityTiers[0].bp)

export type Deal = {
	bp: number
	/** Unit price after the discount, for display only: `totalCents` is what is charged. */
	eachCents: Cents
	/** The discount applies once, to the subtotal, as in the cart. */
	totalCents: Cents
	savedCents: Cents
	next: { unitsMore: number; bp: number } | undefined
}

/** The price of a quantity of this product alone. Other products in the cart can only lower it. */
export function dealOf(priceCents: number, quantity: number): Deal {
	const bp = quantityDiscountBp(quantity)
	const subtotal = asCents(priceCents * quantity)
	const savedCents = share(subtotal, bp)
	return {
		bp,
		eachCents: discounted(asCents(priceCents), bp),
		totalCents: asCents(subtotal - savedCents),
		savedCents,
		next: nextTier(quantity),
	}
}
