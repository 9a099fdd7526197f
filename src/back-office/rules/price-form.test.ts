import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decorationLocations, decorationMethods } from '#garments/template.ts'
import { specPrices } from '#pricing/rules/price-list.ts'
import { mostTiers, PriceList, priceLimits } from '#pricing/schemas.ts'
import { decorationSizes } from '#pricing/states.ts'
import { pricesIn, typedPrices } from './price-form.ts'
import type { TypedSettings } from './settings-form.ts'

const { version: _version, ...spec } = specPrices
const typed = typedPrices(spec)
const errorsOf = (change: TypedSettings) => {
	const read = pricesIn({ ...typed, ...change })
	return 'errors' in read ? read.errors : {}
}

const cents = (most: number) => fc.integer({ min: 0, max: most })
const list = fc.record({
	tiers: fc
		.uniqueArray(fc.integer({ min: 2, max: 9_999 }), { maxLength: mostTiers })
		.map((units) =>
			units.toSorted((a, b) => b - a).map((from, at, all) => ({ from, bp: (all.length - at) * 777 })),
		),
	roleBp: fc.record({ coach: cents(priceLimits.discountBp), school_admin: cents(priceLimits.discountBp) }),
	shippingCents: cents(priceLimits.shippingCents),
	taxBp: cents(priceLimits.taxBp * 10).map((tenths) => tenths / 10),
	builderQuantity: fc.integer({ min: 1, max: 999 }),
	price: cents(priceLimits.decorationCents),
})

test('every list comes back from its own form as it was', () => {
	fc.assert(
		fc.property(list, ({ price, ...change }) => {
			const decorationCents = structuredClone(spec.decorationCents)
			for (const method of decorationMethods)
				for (const size of decorationSizes)
					decorationCents[method][size] = decorationLocations.map((_, at) => Math.max(0, price - at))
			const prices = { ...spec, ...change, decorationCents }
			expect(pricesIn(typedPrices(prices))).toEqual({ values: PriceList.parse(prices) })
		}),
	)
})

test.each([
	['tier-from-0', '1', 'Quantity discount 1: please enter a whole number of units from 2 to 9999.'],
	['tier-from-0', '', 'Quantity discount 1: please enter a whole number of units from 2 to 9999.'],
	['tier-rate-3', '91', 'Quantity discount 4: please enter a percentage up to 90 %, such as 7.5.'],
	['tier-rate-3', '', 'Quantity discount 4: please enter a percentage up to 90 %, such as 7.5.'],
	['tier-rate-1', '5', 'From 24 units, a buyer must save more than the 5 % from 12.'],
	['tier-from-1', '12', 'Two discounts begin at 12 units: please keep one.'],
	['role-coach', 'five', 'Coaches: please enter 0 to 90 %, such as 7.5.'],
	[
		'screen-small-front',
		'',
		'Screen print, front, small 2-3in: please enter $0.00 to $1,000.00, such as 12.50.',
	],
	[
		'screen-small-front',
		'-1',
		'Screen print, front, small 2-3in: please enter $0.00 to $1,000.00, such as 12.50.',
	],
	['add-on-padding', '10000.01', 'Padding: please enter $0.00 to $10,000.00, such as 12.50.'],
	['shipping', '15.999', 'Shipping: please enter $0.00 to $1,000.00, such as 12.50.'],
	['tax', '26', 'Sales tax: please enter 0 to 25 %, such as 7.5.'],
	['quantity', '0', 'Pieces in a new design: please enter a whole number from 1 to 999.'],
])('%s with "%s" is refused at its field', (field, text, message) => {
	expect(errorsOf({ [field]: text })[field]).toBe(message)
})

test('every mistake is reported at once', () => {
	expect(Object.keys(errorsOf({ shipping: 'x', tax: 'y', quantity: '', 'tier-rate-0': '0' }))).toHaveLength(4)
})

test('discounts may be typed in any order, and lines left empty', () => {
	const read = pricesIn({
		...typed,
		'tier-from-0': '',
		'tier-rate-0': '',
		'tier-from-1': '60',
		'tier-rate-1': '12 %',
		'tier-from-2': '30',
		'tier-rate-2': '7.5',
		'tier-from-3': '',
		'tier-rate-3': '',
	})
	expect(read).toMatchObject({
		values: {
			tiers: [
				{ from: 60, bp: 1_200 },
				{ from: 30, bp: 750 },
			],
		},
	})
})

test('empty rates are none', () => {
	expect(pricesIn({ ...typed, 'role-coach': '', tax: '' })).toMatchObject({
		values: { roleBp: { coach: 0, school_admin: 800 }, taxBp: 0 },
	})
})
