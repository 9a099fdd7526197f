// What a buyer would pay with the rates that hold: the test of sales tax and shipping before selling.
import { asCents } from '#kit/money.ts'
import { deliveryTerms, quotesFor, type AskedTax } from '#pricing/rules/delivery.ts'
import { amountOf, totals } from '#pricing/rules/totals.ts'
import type { PriceList } from '#pricing/schemas.ts'

/** Goods of the tried order, and their weight. */
export const triedCents = asCents(10_000)
const ounces = 16

export type TriedMethod = {
	id: string
	name: string
	shippingCents: number
	taxCents: number
	totalCents: number
}

const parcel = { ounces, goodsCents: triedCents }
type Place = Pick<AskedTax, 'state' | 'zip'>

/** Where an order can be fetched. */
export const pickUpPlaces = (prices: PriceList): Place[] =>
	quotesFor(parcel, prices).flatMap(({ place }) => (place ? [{ state: place.state, zip: place.zip }] : []))

/**
 * One for each method offered there, the cheapest first.
 * @param taxes of the place and of those of pick-up, where a tax service is asked
 */
export const triedOrder = (prices: PriceList, to: Place, taxes: readonly AskedTax[]): TriedMethod[] => {
	const { state } = to
	return quotesFor(parcel, prices, state).map(({ id, name, place }) => {
		const at = place ?? to
		const tax = taxes.find((one) => one.state === at.state && one.zip === at.zip.slice(0, 5))
		const asked = tax?.asked ?? null
		const sum = totals([{ unitCents: triedCents, quantity: 1 }], {
			tiers: [],
			roleBp: 0,
			promotion: null,
			fundraisingBp: 0,
			...deliveryTerms({ isTaxExempt: false, state, method: id, ...(asked && { asked }) }, prices, parcel),
		})
		const [shippingCents, taxCents] = [amountOf(sum, 'shipping'), amountOf(sum, 'tax')]
		return { id, name, shippingCents, taxCents, totalCents: sum.totalCents }
	})
}
