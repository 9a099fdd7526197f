// The quantity ladder, alone: product pages load it without the rest of the sums.
import type { Terms } from '../schemas.ts'

type Tiers = readonly Terms['tiers'][number][]

export const quantityDiscountBp = (units: number, tiers: Tiers): number =>
	tiers.find((tier) => units >= tier.from)?.bp ?? 0

export type Discount = { rateBp: number; kind: 'quantity' | 'role' }

/** Spec §9: the larger of quantity and role discount applies, never both. A tie counts as quantity. */
export function largerDiscount(units: number, { tiers, roleBp }: Pick<Terms, 'tiers' | 'roleBp'>): Discount {
	const quantityBp = quantityDiscountBp(units, tiers)
	return quantityBp >= roleBp ? { rateBp: quantityBp, kind: 'quantity' } : { rateBp: roleBp, kind: 'role' }
}

/** Units missing to the next tier that exceeds the current discount; undefined when there is none. */
export function nextTier(units: number, tiers: Tiers, heldBp = quantityDiscountBp(units, tiers)) {
	const tier = tiers.findLast(({ from, bp }) => from > units && bp > heldBp)
	return tier && { unitsMore: tier.from - units, bp: tier.bp }
}
