// The refund for some units of an order: discount, tax and margin in proportion, to the cent.
import { asCents, type Cents } from '#kit/money.ts'
import { amountOf, goodsCents, heldDiscountBp } from '#pricing/rules/totals.ts'
import type { Totals } from '#pricing/schemas.ts'

export type RefundableLine = {
	unitCents: number
	qty: number
	raisesFunds: boolean
	/** Its price was agreed, without the quantity or role discount. */
	isAgreed?: boolean
}

/** Only the proportion counts: lines at the list price weigh less where others have an agreed one. */
function weighing(all: readonly RefundableLine[], pricing: Totals) {
	const isMixed = all.some(({ isAgreed }) => isAgreed)
	const left = 10_000 - heldDiscountBp(pricing)
	const weightOf = ({ unitCents, qty, isAgreed }: RefundableLine) => {
		if (!isMixed) return unitCents * qty
		return (unitCents * qty * (isAgreed ? 10_000 : left)) / 10_000
	}
	return (lines: readonly RefundableLine[]) => lines.reduce((sum, line) => sum + weightOf(line), 0)
}

/** `amount` × `of` / `whole`, rounded half up; 0 if `whole` is 0. */
const portion = (amount: number, of: number, whole: number): number =>
	whole === 0 ? 0 : Math.round((amount * of) / whole)

const raising = (lines: readonly RefundableLine[]) => lines.filter(({ raisesFunds }) => raisesFunds)

/** The part of the fundraising margin that these units carry. */
export const marginOf = (
	part: readonly RefundableLine[],
	all: readonly RefundableLine[],
	pricing: Totals,
): number => {
	const weight = weighing(all, pricing)
	return portion(amountOf(pricing, 'fundraising'), weight(raising(part)), weight(raising(all)))
}

/**
 * What the buyer paid for these units: price with their part of discounts, tax and margin, without shipping. All units
 * of an order together equal its total less shipping.
 */
export const worthOf = (
	part: readonly RefundableLine[],
	all: readonly RefundableLine[],
	pricing: Totals,
): Cents => {
	const weight = weighing(all, pricing)
	return asCents(portion(goodsCents(pricing), weight(part), weight(all)) + marginOf(part, all, pricing))
}

export type BoughtLine = RefundableLine & { id: string; gone: number }
export type UnitsBack = { lineId: string; qty: number }

const withQty = (lines: readonly BoughtLine[], qtyOf: (line: BoughtLine) => number): RefundableLine[] =>
	lines.map((line) => ({ ...line, qty: qtyOf(line) }))

/**
 * The refund for the units returned now, computed as the value of all units returned so far less the value of those
 * returned before. Many small refunds therefore add up to the same sum as one large refund.
 * @param lines `gone` is the quantity refunded before
 */
export function refundFor(lines: readonly BoughtLine[], back: readonly UnitsBack[], pricing: Totals): Cents {
	const now = new Map(back.map(({ lineId, qty }) => [lineId, qty]))
	const all = withQty(lines, ({ qty }) => qty)
	const before = worthOf(
		withQty(lines, ({ gone }) => gone),
		all,
		pricing,
	)
	const after = worthOf(
		withQty(lines, ({ id, gone }) => gone + (now.get(id) ?? 0)),
		all,
		pricing,
	)
	return asCents(after - before)
}
