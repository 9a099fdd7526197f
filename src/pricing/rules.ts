// Prices, discounts and totals: pure sums in whole cents, the same in the browser and on the server.
import { asCents, share, type Cents } from '#kit/money.ts'
import { hasAnyRole, type Actor } from '#kit/roles.ts'
import { addOnPrices, decorationPrice, type AddOnType, type DecorationChoice } from './decorations.ts'

/** Quantity tiers in basis points, best first. Spec §9. */
export const quantityTiers = [
	{ from: 100, bp: 2_000 },
	{ from: 50, bp: 1_500 },
	{ from: 24, bp: 1_000 },
	{ from: 12, bp: 500 },
] as const

/** Spec §6: coach 5%, school_admin 8%, others 0. */
const roleDiscounts = [
	{ role: 'school_admin', bp: 800 },
	{ role: 'coach', bp: 500 },
] as const

/** What a single checkout pays for delivery. Spec §9. */
export const shippingCents = asCents(1_599)
/** Sales tax in basis points. Spec §9. */
export const taxBp = 800
/** Quantity that the builder starts with. Spec §9. */
export const builderDefaultQuantity = 12

export const quantityDiscountBp = (units: number): number =>
	quantityTiers.find((tier) => units >= tier.from)?.bp ?? 0

/** The best of the roles a person holds. */
export const roleDiscountBp = (actor: Pick<Actor, 'roles'>): number =>
	roleDiscounts.find(({ role }) => hasAnyRole({ userId: null, roles: actor.roles }, [role]))?.bp ?? 0

export type Discount = { bp: number; reason: 'quantity' | 'role' | 'none' }

/** Spec §9: the larger of quantity and role discount applies, never both. A tie counts as quantity. */
export function largerDiscount(units: number, actor: Pick<Actor, 'roles'>): Discount {
	const quantity = quantityDiscountBp(units)
	const role = roleDiscountBp(actor)
	if (quantity === 0 && role === 0) return { bp: 0, reason: 'none' }
	return quantity >= role ? { bp: quantity, reason: 'quantity' } : { bp: role, reason: 'role' }
}

/** How many more units save more than the discount already held; undefined when nothing does. */
export function nextTier(units: number, heldBp = quantityDiscountBp(units)) {
	const tier = quantityTiers.findLast(({ from, bp }) => from > units && bp > heldBp)
	return tier && { unitsMore: tier.from - units, bp: tier.bp }
}

export type UnitPriceInput = {
	baseCents: Cents
	decorations?: readonly DecorationChoice[]
	addOns?: readonly AddOnType[]
}
export type UnitPrice = { base: Cents; decorations: Cents; addOns: Cents; unit: Cents }

const sum = (amounts: readonly Cents[]): Cents =>
	asCents(amounts.reduce((total, amount) => total + amount, 0))

/** (base price + decorations + add-ons) of one unit, with its parts. */
export function unitPrice({ baseCents, decorations = [], addOns = [] }: UnitPriceInput): UnitPrice {
	const decorated = sum(decorations.map(decorationPrice))
	const added = sum(addOns.map((type) => addOnPrices[type]))
	return { base: baseCents, decorations: decorated, addOns: added, unit: sum([baseCents, decorated, added]) }
}

/** @throws RangeError when the quantity is not a whole number of at least 1. */
export function linePrice(unit: Cents, quantity: number): Cents {
	if (!Number.isSafeInteger(quantity) || quantity < 1) throw new RangeError(`Not a quantity: ${quantity}`)
	return asCents(unit * quantity)
}

export type OrderLine = { unitCents: Cents; quantity: number; raisesFunds?: boolean }
export type OrderTerms = {
	actor: Pick<Actor, 'roles'>
	/** The portal's margin; 0 outside a portal. */
	fundraisingBp?: number
	/** A single checkout pays delivery and tax; a team's order goes to the school free of charge and pays tax alone. */
	delivery?: { isTaxExempt: boolean; isFree?: boolean }
}
export type OrderTotals = {
	units: number
	subtotal: Cents
	discount: Discount
	discountCents: Cents
	fundraisingCents: Cents
	shippingCents: Cents
	taxCents: Cents
	total: Cents
}

/**
 * Sums an order. The discount is taken once, on the subtotal, and its tier counts all units; the margin
 * goes on top of what the fundraising lines cost after it; tax is on subtotal − discount.
 */
export function orderTotals(lines: readonly OrderLine[], terms: OrderTerms): OrderTotals {
	const units = lines.reduce((total, line) => total + line.quantity, 0)
	const subtotal = subtotalOf(lines)
	const discount = largerDiscount(units, terms.actor)
	const discountCents = share(subtotal, discount.bp)
	const discounted = asCents(subtotal - discountCents)
	const fundraising = fundraisingOn(lines, discount.bp, terms.fundraisingBp ?? 0)
	const isCharged = terms.delivery && !terms.delivery.isFree && units > 0
	const shipping = isCharged ? shippingCents : asCents(0)
	const taxCents = terms.delivery && !terms.delivery.isTaxExempt ? share(discounted, taxBp) : asCents(0)
	const total = sum([discounted, fundraising, shipping, taxCents])
	return {
		units,
		subtotal,
		discount,
		discountCents,
		fundraisingCents: fundraising,
		shippingCents: shipping,
		taxCents,
		total,
	}
}

const subtotalOf = (lines: readonly OrderLine[]) =>
	sum(lines.map((line) => linePrice(line.unitCents, line.quantity)))

function fundraisingOn(lines: readonly OrderLine[], discountBp: number, marginBp: number): Cents {
	const subtotal = subtotalOf(lines.filter((line) => line.raisesFunds))
	return share(asCents(subtotal - share(subtotal, discountBp)), marginBp)
}
