// How much of an order goes back for some of its units: discount, tax and margin in proportion, to the cent.
import { asCents, type Cents } from '#kit/money.ts'
import { amountOf, goodsCents } from '#pricing/rules/totals.ts'
import type { Totals } from '#pricing/schemas.ts'

export type RefundableLine = { unitCents: number; qty: number; raisesFunds: boolean }

const grossOf = (lines: readonly RefundableLine[]) =>
	lines.reduce((sum, { unitCents, qty }) => sum + unitCents * qty, 0)

/** Part of an amount, as `of` is of `whole`, rounded half up. */
const portion = (amount: number, of: number, whole: number): number =>
	whole === 0 ? 0 : Math.round((amount * of) / whole)

const raising = (lines: readonly RefundableLine[]) => lines.filter(({ raisesFunds }) => raisesFunds)

/** The part of the margin that these units carry. */
export const marginOf = (
	part: readonly RefundableLine[],
	all: readonly RefundableLine[],
	pricing: Totals,
): number => portion(amountOf(pricing, 'fundraising'), grossOf(raising(part)), grossOf(raising(all)))

/**
 * What these units were worth to the buyer: their price with their part of discounts, tax and margin, without shipping.
 * All units of an order together are worth its total less shipping.
 */
export const worthOf = (
	part: readonly RefundableLine[],
	all: readonly RefundableLine[],
	pricing: Totals,
): Cents => asCents(portion(goodsCents(pricing), grossOf(part), grossOf(all)) + marginOf(part, all, pricing))

export type BoughtLine = { id: string; unitCents: number; qty: number; raisesFunds: boolean; gone: number }
export type UnitsBack = { lineId: string; qty: number }

const withQty = (lines: readonly BoughtLine[], qtyOf: (line: BoughtLine) => number): RefundableLine[] =>
	lines.map((line) => ({ ...line, qty: qtyOf(line) }))

/**
 * The amount for units that go back now. Counted as what is back after it less what was back before, so that many
 * small refunds never add up to another sum than one large one.
 * @param lines `gone` is what went back before
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
