// The amount an order raises, and its division among lines: pure, so that it can be settled and checked at any time.
import { keptOf, marginOf, worthOf, type RefundableLine } from '#orders/rules/refunds.ts'
import type { OrderStatus } from '#orders/states.ts'
import { amountOf } from '#pricing/rules/totals.ts'
import type { Totals } from '#pricing/schemas.ts'

/**
 * Splits an amount in proportion to weights: each part is its exact share rounded down, and the cents left over go to
 * the largest remainders, the earlier one first. The parts add up to the amount exactly; without any weight all are 0.
 */
export function largestRemainder(amountCents: number, weights: readonly number[]): number[] {
	const whole = weights.reduce((sum, weight) => sum + weight, 0)
	if (whole === 0) return weights.map(() => 0)
	const remainders = weights.map((weight) => (amountCents * weight) % whole)
	const parts = weights.map((weight, at) => (amountCents * weight - (remainders[at] ?? 0)) / whole)
	const left = amountCents - parts.reduce((sum, part) => sum + part, 0)
	const ranked = remainders.map((remainder, at) => ({ remainder, at }))
	ranked.sort((a, b) => b.remainder - a.remainder || a.at - b.at)
	const luckier = new Set(ranked.slice(0, left).map(({ at }) => at))
	return parts.map((part, at) => part + (luckier.has(at) ? 1 : 0))
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/**
 * The amount added to each item so that their sum equals that of `wanted`. All have the same sign: rounding never
 * credits one item while debiting another.
 */
export function movesTowards(present: readonly number[], wanted: readonly number[]): number[] {
	const sign = Math.sign(sumOf(wanted) - sumOf(present))
	let left = Math.abs(sumOf(wanted) - sumOf(present))
	return present.map((amount, at) => {
		const step = Math.min(Math.max(0, sign * ((wanted[at] ?? 0) - amount)), left)
		left -= step
		return sign * step || 0
	})
}

/** Paid or approved, and neither cancelled nor refunded. Product decisions §2. */
export const countedStatuses = [
	'approved',
	'paid',
	'processing',
	'shipped',
	'delivered',
] as const satisfies OrderStatus[]
export const isCounted = (status: OrderStatus): boolean =>
	countedStatuses.some((counted) => counted === status)

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
	if (!isCounted(status)) return 0
	const gone = lines.map((line) => ({ ...line, qty: line.gone }))
	const left = amountOf(pricing, 'fundraising') - marginOf(gone, lines, pricing)
	return keptOf(left, { refundedCents, totalCents, worthGone: worthOf(gone, lines, pricing) })
}

/** The weight of each line: its units not refunded, if it raises funds. */
export const weightsOf = (lines: readonly RaisingLine[]): number[] =>
	lines.map(({ raisesFunds, unitCents, qty, gone }) => (raisesFunds ? unitCents * (qty - gone) : 0))
