import { expect, test } from 'vitest'
import { pricesOn, type Sale } from '#catalog/rules/sale.ts'
import { productIn, saleErrorsOf, saleIn, typedSale } from './product-edit.ts'

const sale: Sale = { priceCents: 4_000, startsOn: '2026-11-20', endsOn: '2026-11-30' }
const typed = { price: '49.50', ...typedSale(sale) }

test('a sale is read as it is shown, an empty one is none, and a form without its fields keeps it', () => {
	expect(saleIn(typed)).toEqual({ sale })
	expect(saleIn(typedSale(null))).toEqual({ sale: null })
	expect(saleIn({ price: '49.50' })).toEqual({ sale: undefined })
	expect(productIn(typed)).toMatchObject({ change: { basePriceCents: 4_950, sale } })
})

test.each([
	[{ 'sale-price': '' }, 'sale-price'],
	[{ 'sale-price': 'cheap' }, 'sale-price'],
	[{ 'sale-price': '0' }, 'sale-price'],
	[{ 'sale-price': '49.50' }, 'sale-price'],
	[{ 'sale-starts': '' }, 'sale-starts'],
	[{ 'sale-ends': '' }, 'sale-ends'],
	[{ 'sale-ends': '2026-11-19' }, 'sale-ends'],
	[{ 'sale-starts': '2026-11-01', 'sale-ends': '2026-11-24' }, 'sale-ends'],
])('%o has its message at the field', (change, field) => {
	const errors = saleErrorsOf(
		{ ...typed, ...change },
		{ before: pricesOn(4_950, null, ''), day: '2026-11-25' },
	)
	expect(Object.keys(errors)).toEqual([field])
})

test('a sale that ended is saved again as it was', () => {
	expect(saleErrorsOf(typed, { before: pricesOn(4_950, sale, ''), day: '2026-12-24' })).toEqual({})
})

test('a form with a wrong sale is refused', () => {
	expect(productIn({ ...typed, 'sale-ends': '' })).toEqual({ problem: 'Sale price: Choose the last day.' })
})
