// Computes totals from lines, identically in the browser and on the server.
import { asCents, formatUsd, share, type Cents } from '#kit/money.ts'
import type { Adjustment, Charge, Terms, Totals } from '../schemas.ts'
import { discountKinds, type AdjustmentKind } from '../states.ts'

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

/** @throws RangeError when the quantity is not a whole number of at least 1. */
export function linePrice(unit: Cents, quantity: number): Cents {
	if (!Number.isSafeInteger(quantity) || quantity < 1) throw new RangeError(`Not a quantity: ${quantity}`)
	return asCents(unit * quantity)
}

export type TotalsLine = {
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

/** The discounts on goods of this price in an order of that many units. */
function discountsOn(goods: Cents, units: number, terms: Terms): Adjustment[] {
	const { kind, rateBp } = largerDiscount(units, terms)
	const name = kind === 'role' ? 'Team discount' : 'Quantity discount'
	const found = rateBp === 0 ? [] : [discount({ kind, name, basisCents: goods, rateBp })]
	if (terms.promotion === null) return found
	return [...found, discount({ ...terms.promotion, kind: 'promotion', basisCents: plus(goods, found) })]
}

/** The price of goods in an order of that many units, after its discounts. */
export const afterDiscounts = (goods: Cents, units: number, terms: Terms): Cents =>
	plus(goods, discountsOn(goods, units, terms))

const atAgreedPrice = (lines: readonly TotalsLine[]): Cents =>
	subtotalOf(lines.filter(({ isAgreed }) => isAgreed))
const atListPrice = (lines: readonly TotalsLine[]): Cents =>
	subtotalOf(lines.filter(({ isAgreed }) => !isAgreed))

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
function fundraisingOn(lines: readonly TotalsLine[], units: number, terms: Terms): Adjustment[] {
	const raising = lines.filter(({ raisesFunds }) => raisesFunds)
	const rateBp = terms.fundraisingBp
	if (raising.length === 0 || rateBp === 0) return []
	const basisCents = asCents(afterDiscounts(atListPrice(raising), units, terms) + atAgreedPrice(raising))
	return [surcharge({ kind: 'fundraising', name: 'Fundraising', basisCents, rateBp })]
}

/**
 * Sums an order. Discounts apply once, to the subtotal, and the tier counts all units; tax is charged on the
 * discounted goods. Each adjustment is rounded once, half up. Product decisions §2.
 * @throws RangeError when a quantity is not a whole number of at least 1
 */
export function totals(lines: readonly TotalsLine[], terms: Terms): Totals {
	const units = lines.reduce((sum, { quantity }) => sum + quantity, 0)
	const subtotalCents = subtotalOf(lines)
	const discounts = discountsOn(atListPrice(lines), units, terms)
	const agreed = agreedOn(plus(subtotalCents, discounts), terms)
	const basisCents = plus(subtotalCents, [...discounts, ...agreed])
	const { shippingCents, taxBp } = terms
	const adjustments: Adjustment[] = [...discounts, ...agreed, ...fundraisingOn(lines, units, terms)]
	if (shippingCents !== null)
		adjustments.push({
			kind: 'shipping',
			name: 'Shipping',
			basisCents,
			amountCents: units > 0 ? shippingCents : 0,
		})
	if (taxBp !== null)
		adjustments.push(surcharge({ kind: 'tax', name: 'Sales tax', basisCents, rateBp: taxBp }))
	return { units, subtotalCents, adjustments, totalCents: plus(subtotalCents, adjustments) }
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

/** Goods with discounts, custom lines and tax: the total without shipping and fundraising. */
export const goodsCents = (sum: Pick<Totals, 'adjustments' | 'totalCents'>): number =>
	sum.totalCents - amountOf(sum, 'shipping', 'fundraising')

/** The rate of the sum's quantity or role discount. */
export const heldDiscountBp = ({ adjustments }: Pick<Totals, 'adjustments'>): number =>
	adjustments.find(({ kind }) => kind === 'quantity' || kind === 'role')?.rateBp ?? 0

/** Whether the sum has no tax part yet; a donation has none ever. */
export const isBeforeTax = ({ adjustments }: Pick<Totals, 'adjustments'>): boolean =>
	adjustments.every(({ kind }) => kind !== 'tax' && kind !== 'donation')
