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

/** The part of the sales tax that these units carry. */
export const taxOf = (
	part: readonly RefundableLine[],
	all: readonly RefundableLine[],
	pricing: Totals,
): number => {
	const weight = weighing(all, pricing)
	return portion(amountOf(pricing, 'tax'), weight(part), weight(all))
}

/**
 * What refunds leave of a part of the sum, such as its tax. Units take what they carry along; a refund of money alone takes
 * its part of what the other units carry, in proportion to their worth and shipping.
 * @param left the part of the sum without what the refunded units carry
 */
export function keptOf(
	left: number,
	{ refundedCents, worthGone, totalCents }: { refundedCents: number; worthGone: number; totalCents: number },
): number {
	const worthLeft = totalCents - worthGone
	if (refundedCents >= totalCents || worthLeft <= 0) return 0
	const moneyAlone = Math.max(0, refundedCents - worthGone)
	return left - Math.min(left, Math.round((left * moneyAlone) / worthLeft))
}

export type BoughtLine = RefundableLine & { id: string; gone: number }
export type UnitsBack = { lineId: string; qty: number }

const withQty = (lines: readonly BoughtLine[], qtyOf: (line: BoughtLine) => number): RefundableLine[] =>
	lines.map((line) => ({ ...line, qty: qtyOf(line) }))

type Bought = { pricing: Totals; lines: readonly BoughtLine[] }
type Refunded = { refundedCents: number; taxCents: number }
type Refund = { amountCents: number; lines: readonly UnitsBack[] }

/** The sales tax in everything refunded so far, by the rule alone. */
function taxRefunded({ pricing, lines }: Bought, refundedCents: number): number {
	const all = withQty(lines, ({ qty }) => qty)
	const gone = withQty(lines, (line) => line.gone)
	const left = amountOf(pricing, 'tax') - taxOf(gone, all, pricing)
	const worthGone = worthOf(gone, all, pricing)
	return amountOf(pricing, 'tax') - keptOf(left, { refundedCents, worthGone, totalCents: pricing.totalCents })
}

/**
 * The sales tax in each of these refunds, one after the other: computed as that of all refunds so far less what earlier ones
 * had. No refund has more tax than money, the order keeps no more tax than money, and all refunds of an order that is
 * refunded in full have exactly its tax.
 * @param bought `gone` of its lines is the quantity refunded before
 * @param before what was refunded of the order before, and the tax in it
 */
export function taxParts(bought: Bought, before: Refunded, refunds: readonly Refund[]): number[] {
	const { pricing } = bought
	let { lines } = bought
	let { refundedCents, taxCents } = before
	return refunds.map(({ amountCents, lines: back }) => {
		const now = new Map(back.map(({ lineId, qty }) => [lineId, qty]))
		lines = lines.map((line) => ({ ...line, gone: line.gone + (now.get(line.id) ?? 0) }))
		refundedCents += amountCents
		const taxLeft = amountOf(pricing, 'tax') - taxCents
		const least = Math.max(0, taxLeft - (pricing.totalCents - refundedCents))
		const byRule = taxRefunded({ pricing, lines }, refundedCents) - taxCents
		const part = Math.max(0, Math.min(Math.max(byRule, least), amountCents, taxLeft))
		taxCents += part
		return part
	})
}

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
