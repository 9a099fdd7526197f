// The amount an order raises: a pure function of the order, so that it can be settled and checked at any time.
import { marginOf, worthOf, type RefundableLine } from '#orders/rules/refunds.ts'
import type { OrderStatus } from '#orders/states.ts'
import { amountOf } from '#pricing/rules/totals.ts'
import type { Totals } from '#pricing/schemas.ts'

/** Paid or approved, and neither cancelled nor refunded. Product decisions §2. */
export const countedStatuses = [
	'approved',
	'paid',
	'processing',
	'shipped',
	'delivered',
] as const satisfies OrderStatus[]
const isCounted = (status: OrderStatus): boolean => countedStatuses.some((counted) => counted === status)

export type RaisingOrder = {
	status: OrderStatus
	totalCents: number
	/** Refunded so far. */
	refundedCents: number
	pricing: Totals
}
/** `gone` is the number of refunded units. */
export type RaisingLine = RefundableLine & { gone: number }

/**
 * The amount that the order raises now. Refunded units take their part of the margin along, the same that the buyer
 * received; a refund without units takes its part in proportion to the rest; a full refund leaves nothing.
 */
export function dueCents(order: RaisingOrder, lines: readonly RaisingLine[]): number {
	const { status, totalCents, refundedCents, pricing } = order
	if (!isCounted(status) || refundedCents >= totalCents) return 0
	const gone = lines.map((line) => ({ ...line, qty: line.gone }))
	const kept = amountOf(pricing, 'fundraising') - marginOf(gone, lines, pricing)
	const worthGone = worthOf(gone, lines, pricing)
	const moneyAlone = Math.max(0, refundedCents - worthGone)
	const worthLeft = totalCents - worthGone
	return worthLeft <= 0 ? 0 : kept - Math.min(kept, Math.round((kept * moneyAlone) / worthLeft))
}

/** The weight of each line: its units not refunded, if it raises funds. */
export const weightsOf = (lines: readonly RaisingLine[]): number[] =>
	lines.map(({ raisesFunds, unitCents, qty, gone }) => (raisesFunds ? unitCents * (qty - gone) : 0))
