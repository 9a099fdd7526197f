// What an order costs after one player's lines were taken out: nothing changes for the others.
import { asCents } from '#kit/money.ts'
import { totals, type TotalsLine } from '#pricing/rules/totals.ts'
import type { Adjustment, Terms, Totals } from '#pricing/schemas.ts'

/** A promotion that the order has reached. */
export function withoutMinimum(promotion: Terms['promotion']): Terms['promotion'] {
	if (!promotion) return null
	const { leastCents: _cents, leastUnits: _units, ...reached } = promotion
	return reached
}

/**
 * The order's terms with the quantity discount that it had: its tier begins at the units that are left, so that nobody
 * pays more because another player left; a promotion needs its minimum no more. Later changes of the order count with these terms too.
 */
export function keptTerms(terms: Terms, { before, left }: { before: number; left: number }): Terms {
	const reached = terms.tiers.findIndex(({ from }) => before >= from)
	const tiers = terms.tiers.map((tier, at) =>
		at === reached ? { ...tier, from: Math.max(1, Math.min(tier.from, left)) } : tier,
	)
	return { ...terms, tiers, promotion: withoutMinimum(terms.promotion) }
}

/** The adjustment that takes a difference of cents: the tax, else the last one with an amount. */
function takerOf(adjustments: readonly Adjustment[]): number {
	const tax = adjustments.findIndex(({ kind, amountCents }) => kind === 'tax' && amountCents > 0)
	return tax === -1 ? adjustments.findLastIndex(({ amountCents }) => amountCents !== 0) : tax
}

/**
 * The sum of the lines that are left. Shares that families were asked for stay as they are: where they come to some
 * cents more or less than the rounded steps, one step takes the difference.
 * @param sharesCents sum of the shares that are left; null for an order without shares
 */
export function totalsLeft(lines: readonly TotalsLine[], terms: Terms, sharesCents: number | null): Totals {
	const sum = totals(lines, terms)
	const difference = sharesCents === null ? 0 : sharesCents - sum.totalCents
	if (difference === 0) return sum
	const taker = takerOf(sum.adjustments)
	const adjustments = sum.adjustments.map((step, at) =>
		at === taker ? { ...step, amountCents: step.amountCents + difference } : step,
	)
	return { ...sum, adjustments, totalCents: asCents(sum.totalCents + difference) }
}
