import { expect, test } from 'vitest'
import { specPrices } from '#pricing/rules/price-list.ts'
import { triedOrder } from './tried-order.ts'

const shipping = {
	methods: [
		{
			id: 'fast',
			name: 'Fast',
			days: { least: 1, most: 2 },
			rate: { kind: 'flat' as const, cents: 2_500 },
			isActive: true,
			states: [],
		},
		{
			id: 'near',
			name: 'Near',
			days: { least: 2, most: 3 },
			rate: { kind: 'flat' as const, cents: 500 },
			isActive: true,
			states: ['OH'],
		},
	],
}
const tax = { collect: 'states' as const, states: [{ state: 'OH', bp: 725 }], onShipping: true }
const prices = { ...specPrices, tax, shipping }

test('an order of $100.00 costs what its state is taxed, by each method offered there', () => {
	expect(triedOrder(prices, 'OH')).toEqual([
		{ id: 'near', name: 'Near', shippingCents: 500, taxCents: 761, totalCents: 11_261 },
		{ id: 'fast', name: 'Fast', shippingCents: 2_500, taxCents: 906, totalCents: 13_406 },
	])
	expect(triedOrder(prices, 'TX')).toEqual([
		{ id: 'fast', name: 'Fast', shippingCents: 2_500, taxCents: 0, totalCents: 12_500 },
	])
})

test('a state without a method has none', () => {
	const near = { methods: shipping.methods.slice(1) }
	expect(triedOrder({ ...prices, shipping: near }, 'TX')).toEqual([])
})
