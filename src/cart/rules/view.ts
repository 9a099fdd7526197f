// A cart as its owner sees it, on the page, in the panel and at checkout.
import type { OrderedKit } from '#orders/rules/lines.ts'
import type { WantedLine } from '#orders/schemas.ts'
import type { DeliveryPrices, Parcel } from '#pricing/rules/delivery.ts'
import { heldDiscountBp } from '#pricing/rules/totals.ts'
import { nextTier } from '#pricing/rules/tiers.ts'
import type { Terms, Totals } from '#pricing/schemas.ts'
import type { Named } from './labels.ts'

/** `extraCents`: what the size costs more. */
export type SizeChoice = { size: string; isAvailable: boolean; extraCents: number }

export type CartLine = Named & {
	id: string
	/** The line's request for an order. */
	wanted: WantedLine
	/** Name and number where the design prints them; empty otherwise. */
	printed: { name: string; number: string }
	productId: string
	brand: string
	/** Link to the product or design. */
	href: string
	/** Empty where the cart was read without them. */
	sizes: readonly SizeChoice[]
	/** Null when it can no longer be bought. */
	unitCents: number | null
	lineCents: number | null
	/** The unit price when it was added, if it differs from the current one. */
	seenUnitCents: number | null
	/** Message for the buyer; null without a problem. */
	problem: string | null
	/** Maximum number of units that this line may hold now. */
	most: number
	/** Null for a line that is no piece of a kit. */
	kit: OrderedKit | null
	/** Hash of the product's picture; designs have their own picture. Empty when there is none. */
	picture: string
}

export type Cart = {
	/** Null while there is no cart. */
	id: string | null
	revision: number
	lines: readonly CartLine[]
	totals: Totals
	/** Quantity discounts, best first. */
	tiers: Terms['tiers']
	/** What shipping and tax of a known address are priced with. */
	delivery: { parcel: Parcel; prices: DeliveryPrices }
	hasProblems: boolean
	promotion: CartPromotion
}

export type CartPromotion = {
	/** The code that the buyer typed, in capitals; null without one. */
	code: string | null
	/** Why it takes nothing off; null when it applies. */
	notice: string | null
	/** Why there is no quantity or team discount; null when there is, or would be none. */
	instead: string | null
}

/** Units in the cart, including those that cannot be ordered. */
export const unitsInCart = ({ lines }: Pick<Cart, 'lines'>): number =>
	lines.reduce((sum, { wanted }) => sum + wanted.quantity, 0)

export type Rung = { from: number; bp: number; isReached: boolean }
export type Ladder = {
	rungs: Rung[]
	/** Progress from the step reached to the next: 0 to 1; 1 at the top. */
	progress: number
	next: { unitsMore: number; bp: number } | undefined
}

/** The steps of the quantity discount across the whole cart. Spec §9. */
export function ladderOf(totals: Pick<Totals, 'units' | 'adjustments'>, tiers: Terms['tiers']): Ladder {
	const { units } = totals
	const rungs = tiers.toReversed().map(({ from, bp }) => ({ from, bp, isReached: units >= from }))
	const next = nextTier(units, tiers, heldDiscountBp(totals))
	const target = next ? units + next.unitsMore : units
	const floor = rungs.findLast(({ from }) => from <= units && from < target)?.from ?? 0
	return { rungs, next, progress: next ? (units - floor) / (target - floor) : 1 }
}

// View models of the cart's pages beside the cart itself.

/** A removed line or kit, as the fields of the form that restores it. */
export type UndoLine = {
	text: string
	fields: { intent: 'restore' | 'restore-kit' } & Record<string, string>
}

/** A promotion code as it was typed, and why it is not taken; empty when it was not sent yet. */
export type RefusedCode = { typed: string; problem: string }
