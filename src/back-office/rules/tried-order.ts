// What a buyer would pay with the rates that hold: the test of sales tax and shipping before selling.
import { asCents } from '#kit/money.ts'
import { deliveryTerms, quotesFor } from '#pricing/rules/delivery.ts'
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

/** One for each method offered there, the cheapest first. */
export const triedOrder = (prices: PriceList, state: string): TriedMethod[] => {
	const parcel = { ounces, goodsCents: triedCents }
	return quotesFor(parcel, prices, state).map(({ id, name }) => {
		const sum = totals([{ unitCents: triedCents, quantity: 1 }], {
			tiers: [],
			roleBp: 0,
			promotion: null,
			fundraisingBp: 0,
			...deliveryTerms({ isTaxExempt: false, state, method: id }, prices, parcel),
		})
		const [shippingCents, taxCents] = [amountOf(sum, 'shipping'), amountOf(sum, 'tax')]
		return { id, name, shippingCents, taxCents, totalCents: sum.totalCents }
	})
}
