// A player who joins the team after the order was placed: whether the order can still take more lines, and on which terms.
import { asCents, type Cents } from '#kit/money.ts'
import { totals, type TotalsLine } from '#pricing/rules/totals.ts'
import type { Terms, Totals } from '#pricing/schemas.ts'
import type { OrderStatus, PaymentMode } from '../states.ts'
import { isOfFamily } from './order.ts'
import { totalsLeft, withoutMinimum } from './withdraw.ts'

/**
 * `share`: families pay it, the player gets a share. `purchase`: the school approves it with the player. `fill_in`: it
 * takes no more, and the player gets an order of their own with the same designs.
 */
export type JoinWay = 'share' | 'purchase' | 'fill_in'

type Joinable = {
	status: OrderStatus
	paymentMode: PaymentMode
	isSplit: boolean
	userId: string | null
	contactEmail: string
}

const beforeProduction: readonly OrderStatus[] = ['awaiting_approval', 'changes_requested', 'approved']

/** Undefined for an order that ended, and for one that a family placed for its own player. */
export function joinWay(order: Joinable): JoinWay | undefined {
	const { status, paymentMode, isSplit } = order
	if (status === 'cancelled' || status === 'refunded' || isOfFamily(order)) return undefined
	if (paymentMode === 'school_po') return beforeProduction.includes(status) ? 'purchase' : 'fill_in'
	return isSplit && status === 'pending' ? 'share' : 'fill_in'
}

/** Shares are fixed: more players reach no better tier for those who have theirs already. */
export const termsOfShares = (terms: Terms, units: number): Terms => ({
	...terms,
	tiers: terms.tiers.filter(({ from }) => from <= units),
})

/** What the late player's lines cost at the discount that the order has, and the order's sum with them. */
export function sumWithShare(
	{ lines, added }: { lines: readonly TotalsLine[]; added: readonly TotalsLine[] },
	{ terms, sharesCents }: { terms: Terms; sharesCents: number },
): { shareCents: Cents; terms: Terms; pricing: Totals } {
	const units = lines.reduce((sum, { quantity }) => sum + quantity, 0)
	const kept = termsOfShares(terms, units)
	// An amount and free shipping are used up by the order; a rate is the late player's too.
	const rated = kept.promotion?.rateBp === undefined ? null : withoutMinimum(kept.promotion)
	const own = totals(added, {
		...kept,
		promotion: rated,
		tiers: kept.tiers.slice(0, 1).map(({ bp }) => ({ from: 1, bp })),
	})
	const shareCents = asCents(own.totalCents)
	return {
		shareCents,
		terms: kept,
		pricing: totalsLeft([...lines, ...added], kept, sharesCents + shareCents),
	}
}
