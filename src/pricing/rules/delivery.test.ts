import fc from 'fast-check'
import { expect, test } from 'vitest'
import { usStates } from '#kit/address.ts'
import { asCents, percent } from '#kit/money.ts'
import { TaxRules, type ShippingMethod } from '../delivery-schemas.ts'
import { Terms, type PriceList } from '../schemas.ts'
import {
	chosenQuote,
	deliveryTerms,
	isEstimate,
	lacksTax,
	listedTax,
	quotesFor,
	shippingCentsOf,
	taxTerms,
} from './delivery.ts'
import { specPrices, termsFor } from './price-list.ts'
import { amountOf, exempted, totals, withDelivery } from './totals.ts'
import { ouncesOf } from './weight.ts'

const inStates: TaxRules = {
	collect: 'states',
	states: [
		{ state: 'OH', bp: 725 },
		{ state: 'PA', bp: 600 },
	],
	onShipping: false,
}
const byState: PriceList = { ...specPrices, tax: inStates }

test.each([
	[specPrices, undefined, 800],
	[specPrices, 'OR', 800],
	[byState, undefined, 800],
	[byState, 'OH', 725],
	[byState, 'PA', 600],
	[byState, 'OR', 0],
])('the state of the address decides the rate', (prices, state, bp) => {
	expect(taxTerms({ isTaxExempt: false, ...(state && { state }) }, prices).taxBp).toBe(bp)
})

const asking: PriceList = { ...byState, tax: { ...inStates, service: { id: 'stripe', code: null } } }
const asked = { bp: 887.5, onShipping: true }

test('a tax service decides in place of the table; until it has answered the tax is an estimate', () => {
	const there = { isTaxExempt: false, state: 'NY' }
	expect(taxTerms({ ...there, asked }, asking)).toMatchObject({
		taxBp: 887.5,
		tax: { name: 'Sales tax NY', onShipping: true },
	})
	expect(taxTerms(there, asking)).toMatchObject({ taxBp: 800, tax: { name: 'Estimated sales tax' } })
	expect(taxTerms({ ...there, asked }, byState).taxBp).toBe(0)
	expect(isEstimate(asking)).toBe(true)
})

test('an exempt buyer is exempt with a tax service too', () => {
	const exempt = { isTaxExempt: true, certificate: 'NY-1', state: 'NY', asked }
	expect(taxTerms(exempt, asking)).toMatchObject({ taxBp: 0, tax: { isExempt: true, certificate: 'NY-1' } })
	expect(lacksTax({ isTaxExempt: true, state: 'NY' }, asking)).toBe(false)
})

test('an order lacks its tax only where a service has not answered', () => {
	const there = { isTaxExempt: false, state: 'NY' }
	expect([lacksTax(there, asking), lacksTax({ ...there, asked }, asking), lacksTax(there, byState)]).toEqual([
		true,
		false,
		false,
	])
})

test('the table has the listed states, or all of them at the standard rate', () => {
	expect(listedTax(byState, 'OH')).toEqual({ bp: 725, onShipping: false })
	expect(listedTax(byState, 'NY')).toBeUndefined()
	expect(listedTax(specPrices, 'NY')).toEqual({ bp: 800, onShipping: false })
})

test('a rate with a fraction of a basis point is rounded once, half up, and stays with the terms', () => {
	const terms = Terms.parse(
		termsFor({ roles: [], delivery: { isTaxExempt: false, state: 'NY', asked } }, asking),
	)
	const taxOf = (cents: number) =>
		amountOf(totals([{ unitCents: asCents(cents), quantity: 1 }], { ...terms, shippingCents: 0 }), 'tax')
	expect([10_000, 400, 1_200].map(taxOf)).toEqual([888, 36, 107])
})

const method = (id: string, rate: ShippingMethod['rate'], change: Partial<ShippingMethod> = {}) => ({
	id,
	name: id,
	days: { least: 3, most: 5 },
	rate,
	isActive: true,
	states: [],
	...change,
})
const place = { line1: '1 Main St', city: 'Columbus', state: 'OH', zip: '43004', hours: 'Mon to Fri, 9 to 5' }
const bands = [
	{ from: 0, cents: 999 },
	{ from: 80, cents: 1_499 },
]
const prices: PriceList = {
	...byState,
	shipping: {
		methods: [
			method('pick-up', { kind: 'pick-up', place }),
			method('fast', { kind: 'flat', cents: 2_500 }, { states: ['OH'] }),
			method('ground', { kind: 'weight', bands }),
			method('old', { kind: 'flat', cents: 1 }, { isActive: false }),
		],
	},
}
const light = { ounces: 79, goodsCents: 5_000 }

test('what a state is offered, the cheapest first and pick-up last', () => {
	const ids = (state?: string) => quotesFor(light, prices, state).map(({ id }) => id)
	expect(ids('OH')).toEqual(['ground', 'fast', 'pick-up'])
	expect(ids('PA')).toEqual(['ground', 'pick-up'])
	expect(ids()).toEqual(['ground', 'fast', 'pick-up'])
	expect(chosenQuote(quotesFor(light, prices, 'PA'))?.cents).toBe(999)
	expect(chosenQuote(quotesFor(light, prices, 'PA'), 'fast')).toBeUndefined()
	expect(chosenQuote(quotesFor(light, prices, 'OH'), 'old')).toBeUndefined()
})

test.each([
	[{ kind: 'standard' as const }, light, 1_599],
	[{ kind: 'flat' as const, cents: 700 }, light, 700],
	[{ kind: 'weight' as const, bands }, light, 999],
	[{ kind: 'weight' as const, bands }, { ...light, ounces: 80 }, 1_499],
	[
		{
			kind: 'sum' as const,
			bands: [
				{ from: 0, cents: 999 },
				{ from: 5_000, cents: 0 },
			],
		},
		light,
		0,
	],
	[{ kind: 'pick-up' as const, place }, light, 0],
])('a method of the rate %j', (rate, parcel, cents) => {
	expect(shippingCentsOf({ rate }, parcel, specPrices)).toBe(cents)
})

test('rising bands never make a heavier parcel cheaper', () => {
	const rising = fc
		.array(fc.tuple(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 0, max: 900 })), { maxLength: 5 })
		.map((steps) => {
			const sums = steps.map((_, at) => steps.slice(0, at + 1))
			const sum = (parts: typeof steps, part: 0 | 1) => parts.reduce((all, one) => all + one[part], 0)
			return [{ from: 0, cents: 0 }, ...sums.map((parts) => ({ from: sum(parts, 0), cents: sum(parts, 1) }))]
		})
	fc.assert(
		fc.property(rising, fc.nat(9_000), fc.nat(9_000), (steps, one, more) => {
			const rate = { kind: 'weight' as const, bands: steps }
			const cents = (ounces: number) => shippingCentsOf({ rate }, { ounces, goodsCents: 0 }, specPrices)
			expect(cents(one + more)).toBeGreaterThanOrEqual(cents(one))
		}),
	)
})

test('a pick-up is taxed where it is fetched, and kept with its hours', () => {
	const terms = deliveryTerms({ isTaxExempt: false, state: 'OR', method: 'pick-up' }, prices, light)
	expect(terms).toMatchObject({
		shippingCents: 0,
		taxBp: 725,
		tax: { name: 'Sales tax OH' },
		method: { id: 'pick-up', pickUpHours: 'Mon to Fri, 9 to 5' },
	})
})

test('the certificate of an exempt buyer is kept, wherever the order goes', () => {
	const delivery = { isTaxExempt: true, certificate: 'OH-1', isFree: true, state: 'OR' }
	expect(deliveryTerms(delivery, prices, light)).toMatchObject({
		taxBp: 0,
		tax: { name: 'Sales tax, exempt: certificate OH-1', isExempt: true, certificate: 'OH-1' },
	})
	const taxed = deliveryTerms({ isTaxExempt: false, certificate: 'OH-1', state: 'OH' }, prices, light)
	expect(taxed.tax?.certificate).toBeNull()
})

const someDelivery = fc.record({
	isTaxExempt: fc.boolean(),
	state: fc.constantFrom(...usStates),
	method: fc.constantFrom('ground', 'pick-up'),
})

test('a sum is the sum of its parts, and the same when it is delivered again as it was', () => {
	const goods = fc.array(
		fc.record({
			unitCents: fc.integer({ min: 1, max: 99_999 }).map(asCents),
			quantity: fc.integer({ min: 1, max: 40 }),
		}),
		{ minLength: 1, maxLength: 5 },
	)
	fc.assert(
		fc.property(goods, someDelivery, fc.boolean(), fc.nat(500), (lines, delivery, onShipping, ounces) => {
			const list = { ...prices, tax: { ...inStates, onShipping } }
			const parcel = { ounces, goodsCents: 0 }
			const terms = termsFor({ roles: ['coach'], delivery, parcel }, list)
			const sum = totals(lines, terms)
			const parts = sum.adjustments.reduce((all, { amountCents }) => all + amountCents, sum.subtotalCents)
			expect(sum.totalCents).toBe(parts)
			expect(amountOf(sum, 'shipping')).toBe(terms.shippingCents)
			const other = withDelivery(sum, deliveryTerms({ isTaxExempt: false, state: 'PA' }, list, parcel))
			expect(withDelivery(other, terms)).toEqual(sum)
			expect(totals(lines, Terms.parse(JSON.parse(JSON.stringify(terms))))).toEqual(sum)
			if (delivery.isTaxExempt) expect(sum).toEqual(exempted(sum))
		}),
	)
})

test('taxed shipping raises what the rate applies to, and nothing else', () => {
	const lines = [{ unitCents: asCents(10_000), quantity: 1 }]
	const delivery = { isTaxExempt: false, state: 'OH', method: 'ground' }
	const taxOf = (onShipping: boolean) => {
		const list = { ...prices, tax: { ...inStates, onShipping } }
		return amountOf(totals(lines, termsFor({ roles: [], delivery }, list)), 'tax')
	}
	expect(taxOf(false)).toBe(725)
	expect(taxOf(true)).toBe(797)
})

test('a garment has its own weight, else that of its kind, else that of a jersey', () => {
	expect([{ ounces: 2, kind: 'Hoodie' }, { kind: 'Hoodie' }, { kind: 'Jersey' }, {}].map(ouncesOf)).toEqual([
		2, 20, 9, 9,
	])
})

test('a rate with three decimals is kept with the terms, charged to the cent and named in full', () => {
	const tax = TaxRules.parse({ ...inStates, states: [{ state: 'NV', bp: 826.5 }] })
	const terms = termsFor(
		{ roles: [], delivery: { isTaxExempt: false, state: 'NV' }, parcel: light },
		{ ...specPrices, tax },
	)
	expect(Terms.parse(terms).taxBp).toBe(826.5)
	const line = { unitCents: asCents(16_660), quantity: 1, raisesFunds: false }
	// $166.60 × 8.265 % is $13.769.
	expect(amountOf(totals([line], terms), 'tax')).toBe(1_377)
	expect(percent(826.5)).toBe('8.265 %')
})
