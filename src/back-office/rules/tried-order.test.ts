import { expect, test } from 'vitest'
import { specPrices } from '#pricing/rules/price-list.ts'
import { pickUpPlaces, triedOrder } from './tried-order.ts'

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
	expect(triedOrder(prices, { state: 'OH', zip: '' }, [])).toEqual([
		{ id: 'near', name: 'Near', shippingCents: 500, taxCents: 761, totalCents: 11_261 },
		{ id: 'fast', name: 'Fast', shippingCents: 2_500, taxCents: 906, totalCents: 13_406 },
	])
	expect(triedOrder(prices, { state: 'TX', zip: '' }, [])).toEqual([
		{ id: 'fast', name: 'Fast', shippingCents: 2_500, taxCents: 0, totalCents: 12_500 },
	])
})

test('a state without a method has none', () => {
	const near = { methods: shipping.methods.slice(1) }
	expect(triedOrder({ ...prices, shipping: near }, { state: 'TX', zip: '' }, [])).toEqual([])
})

test('with a tax service each method is taxed as it says of its place', () => {
	const place = { line1: '1 Main St', city: 'Columbus', state: 'OH', zip: '43004-1234', hours: 'Mon to Fri' }
	const shop = {
		id: 'shop',
		name: 'At the shop',
		days: { least: 0, most: 0 },
		rate: { kind: 'pick-up' as const, place },
		isActive: true,
		states: [],
	}
	const asking = {
		...prices,
		tax: { ...tax, service: { id: 'stripe' as const, code: null } },
		shipping: { methods: [...shipping.methods.slice(0, 1), shop] },
	}
	expect(pickUpPlaces(asking)).toEqual([{ state: 'OH', zip: '43004-1234' }])
	const taxes = [
		{ state: 'TX', zip: '75001', asked: { bp: 825, onShipping: true }, problem: null },
		{ state: 'OH', zip: '43004', asked: { bp: 750, onShipping: false }, problem: null },
	]
	expect(triedOrder(asking, { state: 'TX', zip: '75001' }, taxes)).toMatchObject([
		{ id: 'fast', taxCents: 1_031 },
		{ id: 'shop', taxCents: 750 },
	])
})
