// A cart as its owner sees it, on the page, in the panel and at checkout.
import type { WantedLine } from '#orders/schemas.ts'
import { quantityTiers } from '#pricing/rules/price-list.ts'
import { heldDiscountBp, nextTier } from '#pricing/rules/totals.ts'
import type { Totals } from '#pricing/schemas.ts'
import type { Named } from './labels.ts'

export type SizeChoice = { size: string; isAvailable: boolean }

export type CartLine = Named & {
	id: string
	/** What an order is given. */
	wanted: WantedLine
	productId: string
	brand: string
	/** Where it can be looked at again. */
	href: string
	sizes: readonly SizeChoice[]
	/** Null when it cannot be bought any more. */
	unitCents: number | null
	lineCents: number | null
	/** What one unit cost when it was added, where that is not what it costs now. */
	seenUnitCents: number | null
	/** In words for the buyer; null when all is well. */
	problem: string | null
	/** Most units that this line may hold now. */
	most: number
	/** Hash of the product's picture; a design is drawn by itself. Empty when there is none. */
	picture: string
}

export type Cart = {
	/** Null while there is none. */
	id: string | null
	revision: number
	lines: readonly CartLine[]
	totals: Totals
	hasProblems: boolean
}

/** Units that lie in the cart, also those that cannot be ordered. */
export const unitsInCart = ({ lines }: Pick<Cart, 'lines'>): number =>
	lines.reduce((sum, { wanted }) => sum + wanted.quantity, 0)

export type Rung = { from: number; bp: number; isReached: boolean }
export type Ladder = {
	rungs: Rung[]
	/** How far it is from the step that is reached to the next one: 0 to 1; 1 at the top. */
	progress: number
	next: { unitsMore: number; bp: number } | undefined
}

/** The steps of the quantity discount across the whole cart. Spec §9. */
export function ladderOf(totals: Pick<Totals, 'units' | 'adjustments'>): Ladder {
	const { units } = totals
	const rungs = quantityTiers.toReversed().map(({ from, bp }) => ({ from, bp, isReached: units >= from }))
	const next = nextTier(units, heldDiscountBp(totals))
	const target = next ? units + next.unitsMore : units
	const floor = rungs.findLast(({ from }) => from <= units && from < target)?.from ?? 0
	return { rungs, next, progress: next ? (units - floor) / (target - floor) : 1 }
}
