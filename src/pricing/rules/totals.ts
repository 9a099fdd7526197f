// Computes totals from lines, identically in the browser and on the server.
import { asCents, formatUsd, share, type Cents } from '#kit/money.ts'
import type { Adjustment, Charge, PromotionTerms, Terms, Totals } from '../schemas.ts'
import { discountKinds, type AdjustmentKind } from '../states.ts'
import { shippingName, type DeliveryTerms } from './delivery.ts'
import { bestPromotion, isFor, type Applied, type Goods } from './promotions.ts'
import { largerDiscount, type Discount } from './tiers.ts'

/** @throws RangeError when the quantity is not a whole number of at least 1. */
export function linePrice(unit: Cents, quantity: number): Cents {
	if (!Number.isSafeInteger(quantity) || quantity < 1) throw new RangeError(`Not a quantity: ${quantity}`)
	return asCents(unit * quantity)
}

export type TotalsLine = Goods & {
	unitCents: Cents
	quantity: number
	raisesFunds?: boolean
	/** Its price is agreed: quantity, role and promotion take nothing off. */
	isAgreed?: boolean
}

const subtotalOf = (lines: readonly TotalsLine[]): Cents =>
	asCents(lines.reduce((sum, { unitCents, quantity }) => sum + linePrice(unitCents, quantity), 0))

const plus = (cents: Cents, adjustments: readonly Adjustment[]): Cents =>
	asCents(adjustments.reduce<number>((sum, { amountCents }) => sum + amountCents, cents))

type Rated = { kind: AdjustmentKind; name: string; basisCents: Cents; rateBp: number }

const surcharge = (rated: Rated): Adjustment => ({
	...rated,
	amountCents: share(rated.basisCents, rated.rateBp),
})
const discount = (rated: Rated): Adjustment => ({
	...rated,
	amountCents: 0 - share(rated.basisCents, rated.rateBp),
})

/** The discounts that an order gets: a rate on all goods, and a promotion. */
type Discounts = Discount & { applied: Applied | null }

const boughtOf = (lines: readonly TotalsLine[]) => ({
	cents: subtotalOf(lines),
	units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
})

/** Of quantity, role and promotions, what saves most. A promotion that stands alone replaces the larger discount. */
function discountsFor(lines: readonly TotalsLine[], units: number, terms: Terms): Discounts {
	const larger = largerDiscount(units, terms)
	const { promotion, promotions = [], shippingCents } = terms
	const offered = promotion ? [promotion, ...promotions] : promotions
	if (offered.length === 0) return { ...larger, applied: null }
	const { cents } = boughtOf(lines)
	const applied = bestPromotion(offered, {
		goodsOf: (one) => boughtOf(lines.filter((line) => isFor(one, line))),
		heldBp: larger.rateBp,
		heldCents: share(cents, larger.rateBp),
		shippingCents: units > 0 ? (shippingCents ?? 0) : 0,
	})
	return { ...larger, rateBp: applied?.terms.isAlone ? 0 : larger.rateBp, applied }
}

/** The discounts on these lines of an order. */
function discountsOn(lines: readonly TotalsLine[], { kind, rateBp, applied }: Discounts): Adjustment[] {
	const name = kind === 'role' ? 'Team discount' : 'Quantity discount'
	const held = rateBp === 0 ? [] : [discount({ kind, name, basisCents: subtotalOf(lines), rateBp })]
	if (!applied || applied.terms.isFreeShipping) return held
	const goods = subtotalOf(lines.filter((line) => isFor(applied.terms, line)))
	const basisCents = asCents(goods - share(goods, rateBp))
	const promotion = { kind: 'promotion' as const, name: applied.terms.name, basisCents }
	const flag = applied.terms.isAlone && { isAlone: true as const }
	if (applied.terms.rateBp !== undefined)
		return [...held, { ...discount({ ...promotion, rateBp: applied.terms.rateBp }), ...flag }]
	// An amount belongs to its goods in proportion to their price.
	const part = applied.basisCents === 0 ? 0 : applied.savedCents * (basisCents / applied.basisCents)
	return [...held, { ...promotion, amountCents: 0 - Math.min(Math.round(part), basisCents), ...flag }]
}

/** The price of goods in an order of that many units, after its discounts. */
export function afterDiscounts(goods: Cents, units: number, terms: Terms): Cents {
	const lines = [{ unitCents: goods, quantity: 1 }]
	return plus(goods, discountsOn(lines, discountsFor(lines, units, terms)))
}

const atListPrice = (lines: readonly TotalsLine[]): TotalsLine[] => lines.filter(({ isAgreed }) => !isAgreed)

/** What the staff agreed for the whole order: a discount of at most the goods, then custom lines. */
function agreedOn(goods: Cents, { agreed }: Terms): Adjustment[] {
	if (!agreed) return []
	const { discountCents: asked, charges } = agreed
	const cents = Math.min(asked, goods)
	const off: Adjustment[] =
		cents === 0
			? []
			: [{ kind: 'agreed', name: 'Agreed discount', basisCents: goods, amountCents: 0 - cents }]
	return [...off, ...charges.map(chargeOf)]
}

function chargeOf({ name, quantity, unitCents }: Charge): Adjustment {
	const amountCents = unitCents * quantity
	return {
		kind: 'charge',
		name: quantity === 1 ? name : `${name}, ${quantity} × ${formatUsd(unitCents)}`,
		basisCents: amountCents,
		amountCents,
	}
}

/** The margin is charged on the fundraising lines after discounts. */
function fundraisingOn(lines: readonly TotalsLine[], discounts: Discounts, rateBp: number): Adjustment[] {
	const raising = lines.filter(({ raisesFunds }) => raisesFunds)
	const goods = subtotalOf(raising)
	if (goods === 0 || rateBp === 0) return []
	const basisCents = plus(goods, discountsOn(atListPrice(raising), discounts))
	return [surcharge({ kind: 'fundraising', name: 'Fundraising', basisCents, rateBp })]
}

/**
 * Sums an order. Discounts apply once, to the subtotal, and the tier counts all units; tax is charged on the
 * discounted goods, and on shipping where the owner says so. Each adjustment is rounded once, half up. Product decisions §2.
 * @throws RangeError when a quantity is not a whole number of at least 1
 */
export function totals(lines: readonly TotalsLine[], terms: Terms): Totals {
	const units = lines.reduce((sum, { quantity }) => sum + quantity, 0)
	const subtotalCents = subtotalOf(lines)
	const listed = atListPrice(lines)
	const found = discountsFor(listed, units, terms)
	const discounts = discountsOn(listed, found)
	const agreed = agreedOn(plus(subtotalCents, discounts), terms)
	const adjustments: Adjustment[] = [
		...discounts,
		...agreed,
		...fundraisingOn(lines, found, terms.fundraisingBp),
	]
	const free = found.applied?.terms.isFreeShipping ? found.applied.terms : null
	return shipped({ units, subtotalCents, adjustments }, { terms, free })
}

/** Rates of 0 are exempt; where no tax is collected there is no rate. */
function taxOn(basisCents: Cents, { taxBp, tax }: Pick<Terms, 'taxBp' | 'tax'>): Adjustment[] {
	if (taxBp === null) return []
	const name = tax?.name ?? 'Sales tax'
	if (taxBp === 0 && tax && !tax.isExempt) return [{ kind: 'tax', name, basisCents, amountCents: 0 }]
	return [surcharge({ kind: 'tax', name, basisCents, rateBp: taxBp })]
}

type Free = Pick<PromotionTerms, 'name' | 'isAlone'> | null

function shipped(
	{ units, subtotalCents, adjustments: before }: Omit<Totals, 'totalCents'>,
	{ terms, free }: { terms: DeliveryTerms; free: Free },
): Totals {
	const ofGoods = before.filter(({ kind }) => kind !== 'fundraising')
	const basisCents = plus(asCents(subtotalCents), ofGoods)
	const { shippingCents } = terms
	const amountCents = units > 0 && !free ? (shippingCents ?? 0) : 0
	const name = shippingName(terms.method)
	const shipping: Adjustment = {
		kind: 'shipping',
		name: free ? `${name}, free with ${free.name}` : name,
		basisCents,
		amountCents,
		...(free && { freeWith: free.name }),
		...(free?.isAlone && { isAlone: true as const }),
	}
	const taxable = terms.tax?.onShipping ? asCents(basisCents + amountCents) : basisCents
	const adjustments = [...before, ...(shippingCents === null ? [] : [shipping]), ...taxOn(taxable, terms)]
	return { units, subtotalCents, adjustments, totalCents: plus(asCents(subtotalCents), adjustments) }
}

/** The same goods, discounts and margin, shipped and taxed otherwise. Free shipping stays free. */
export function withDelivery(sum: Totals, terms: DeliveryTerms): Totals {
	const { freeWith, isAlone } = sum.adjustments.find(({ kind }) => kind === 'shipping') ?? {}
	const adjustments = sum.adjustments.filter(({ kind }) => kind !== 'shipping' && kind !== 'tax')
	const free = freeWith === undefined ? null : { name: freeWith, ...(isAlone && { isAlone }) }
	return shipped({ ...sum, adjustments }, { terms, free })
}

/** The same sum for a buyer whose tax exemption counts. */
export function exempted(sum: Totals): Totals {
	const adjustments = sum.adjustments.map((one) =>
		one.kind === 'tax' ? { ...one, rateBp: 0, amountCents: 0 } : one,
	)
	return { ...sum, adjustments, totalCents: plus(asCents(sum.subtotalCents), adjustments) }
}

/** The sum of all adjustments of these kinds: negative for discounts, 0 without any. */
export const amountOf = (
	{ adjustments }: Pick<Totals, 'adjustments'>,
	...kinds: readonly AdjustmentKind[]
): number =>
	adjustments.reduce((sum, { kind, amountCents }) => (kinds.includes(kind) ? sum + amountCents : sum), 0)

/** The sum of all discounts, as a positive amount. */
export const discountCents = (sum: Pick<Totals, 'adjustments'>): number => 0 - amountOf(sum, ...discountKinds)

/** The promotion of these terms that applies to these lines; null without one. */
export function promotionOn(lines: readonly TotalsLine[], terms: Terms): Applied | null {
	return discountsFor(atListPrice(lines), boughtOf(lines).units, terms).applied
}

/** Goods with discounts and custom lines, without tax, shipping and fundraising. */
export const goodsAndCharges = (sum: Totals): number =>
	sum.totalCents - amountOf(sum, 'shipping', 'fundraising', 'tax')

/** Goods with discounts, custom lines and tax: the total without shipping and fundraising. */
export const goodsCents = (sum: Pick<Totals, 'adjustments' | 'totalCents'>): number =>
	sum.totalCents - amountOf(sum, 'shipping', 'fundraising')

/** The rate of the sum's quantity or role discount, or what a promotion in place of it takes off all goods. */
export function heldDiscountBp({ adjustments }: Pick<Totals, 'adjustments'>): number {
	const held = adjustments.find(({ kind }) => kind === 'quantity' || kind === 'role')
	if (held) return held.rateBp ?? 0
	const alone = adjustments.find(({ isAlone }) => isAlone)
	return alone?.kind === 'promotion' ? (alone.rateBp ?? 0) : 0
}

/** Whether the sum has no tax part yet; a donation has none ever. */
export const isBeforeTax = ({ adjustments }: Pick<Totals, 'adjustments'>): boolean =>
	adjustments.every(({ kind }) => kind !== 'tax' && kind !== 'donation')
