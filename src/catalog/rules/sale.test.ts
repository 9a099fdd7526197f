import { expect, test } from 'vitest'
import { pricesOn, regularOf, Sale, saleLine, saleOf, saleProblem, saleStateOn } from './sale.ts'

const sale: Sale = { priceCents: 4_000, startsOn: '2026-11-20', endsOn: '2026-11-30' }

test.each([
	['2026-11-19', 'scheduled', 4_950, null],
	['2026-11-20', 'running', 4_000, 4_950],
	['2026-11-25', 'running', 4_000, 4_950],
	['2026-11-30', 'running', 4_000, 4_950],
	['2026-12-01', 'ended', 4_950, null],
])('on %s the sale is %s and %i is charged', (day, state, basePriceCents, regularPriceCents) => {
	expect(saleStateOn(sale, day)).toBe(state)
	const prices = pricesOn(4_950, sale, day)
	expect(prices).toMatchObject({ basePriceCents, regularPriceCents })
	expect([regularOf(prices), saleOf(prices)]).toEqual([4_950, sale])
})

test.each([4_000, 3_999, 0])(
	'a regular price of %i is charged instead of a sale price above it',
	(regular) => {
		expect(pricesOn(regular, sale, '2026-11-25')).toMatchObject({
			basePriceCents: regular,
			regularPriceCents: null,
		})
	},
)

test('without a sale the regular price is charged', () => {
	const prices = pricesOn(4_950, null, '2026-11-25')
	expect(prices).toMatchObject({ basePriceCents: 4_950, regularPriceCents: null, salePriceCents: null })
	expect(saleOf(prices)).toBeNull()
})

test.each([
	[{ priceCents: 0 }, 'priceCents'],
	[{ priceCents: 1.5 }, 'priceCents'],
	[{ startsOn: '2026-02-30' }, 'startsOn'],
	[{ endsOn: '' }, 'endsOn'],
	[{ endsOn: '2026-11-19' }, 'endsOn'],
])('%o is refused at its field', (change, field) => {
	expect(Sale.safeParse({ ...sale, ...change }).error?.issues[0]?.path).toEqual([field])
})

test('a sale of one cent on one day is accepted', () => {
	expect(Sale.safeParse({ ...sale, priceCents: 1, endsOn: sale.startsOn }).success).toBe(true)
})

test('a sale must be below the regular price and not be over, unless it ended as it was', () => {
	const asked = { regularCents: 4_950, before: null, day: '2026-11-25' }
	expect(saleProblem(sale, asked)).toBeUndefined()
	expect(saleProblem(sale, { ...asked, regularCents: 4_001 })).toBeUndefined()
	expect(saleProblem(sale, { ...asked, regularCents: 4_000 })?.field).toBe('priceCents')
	expect(saleProblem(sale, { ...asked, day: '2026-11-30' })).toBeUndefined()
	expect(saleProblem(sale, { ...asked, day: '2026-12-01' })?.field).toBe('endsOn')
	expect(saleProblem(sale, { ...asked, day: '2026-12-01', before: sale })).toBeUndefined()
})

test('a sale in words', () => {
	const on = (day: string, regularCents = 4_950) => saleLine(sale, { regularCents, day })
	expect(on('2026-11-19')).toBe('On sale for $40.00 from November 20, 2026 through November 30, 2026.')
	expect(on('2026-11-30')).toBe('On sale for $40.00 through November 30, 2026.')
	expect(on('2026-12-01')).toBe('The sale for $40.00 ended on November 30, 2026.')
	expect(on('2026-11-25', 3_000)).toMatch(/is not charged/)
})
