// The tier ladder of a product: what one unit costs at each quantity, and how far the next step is.
import { asCents, share, type Cents } from '#kit/money.ts'
import { quantityTiers } from '#pricing/rules/price-list.ts'
import { nextTier, quantityDiscountBp } from '#pricing/rules/totals.ts'

export type Step = { from: number; label: string; bp: number; eachCents: Cents }

const discounted = (amount: Cents, bp: number): Cents => asCents(amount - share(amount, bp))

/** From 1–11 up to 100+, cheapest last. */
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

/** The best price of one unit that any quantity reaches. */
export const lowestPrice = (priceCents: number): Cents => discounted(asCents(priceCents), quantityTiers[0].bp)

export type Deal = {
	bp: number
	/** Price of one unit after the discount; for show, the sum below is what counts. */
	eachCents: Cents
	/** The discount is taken once, on the subtotal, as the cart does. */
	totalCents: Cents
	savedCents: Cents
	next: { unitsMore: number; bp: number } | undefined
}

/** What a quantity of this product alone costs. Other products in the cart can only make it cheaper. */
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
