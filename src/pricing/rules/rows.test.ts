import { expect, test } from 'vitest'
import { asCents } from '#kit/money.ts'
import type { Terms } from '../schemas.ts'
import { priceRows, type RowsOptions } from './rows.ts'
import { totals } from './totals.ts'
import { termsFor } from './price-list.ts'
import { specPrices } from '#pricing/rules/price-list.ts'

const line = (quantity: number) => [{ unitCents: asCents(1_000), quantity, raisesFunds: true }]
const written = (quantity: number, terms: Terms, options?: RowsOptions) =>
	priceRows(totals(line(quantity), terms), options).map(({ name, amount, note }) =>
		[`${name}: ${amount}`, note].filter(Boolean).join(', '),
	)
const retail = termsFor({ roles: ['retail'], delivery: { isTaxExempt: false } }, specPrices)
const coach = termsFor(
	{
		roles: ['coach'],
		fundraisingBp: 1_000,
		delivery: { isTaxExempt: false, isFree: true },
	},
	specPrices,
)

test('a cart has every part of the sum with its rate', () => {
	expect(written(12, retail, { wording: 'cart' })).toEqual([
		'Subtotal, 12 items: $120.00',
		'Quantity discount, 5 %: −$6.00',
		'Shipping: $15.99',
		'Sales tax, 8 %: $9.12',
		'Total: $139.11',
	])
})

test('an order says what was charged, what went back and what remains', () => {
	const refunds = [{ name: 'Refunded', amountCents: 500 }]
	expect(written(1, coach, { refunds })).toEqual([
		'Subtotal, 1 item: $10.00',
		'Team discount, 5 %: −$0.50',
		'Fundraising: $0.95',
		'Shipping: Free',
		'Sales tax: $0.76',
		'Total: $11.21',
		'Refunded: −$5.00',
		'Remains: $6.21',
	])
})

test('a promotion has a row under its own name, wherever a sum is read', () => {
	const terms = { ...retail, promotion: { name: 'Back to school', rateBp: 1_000 } }
	expect(written(1, terms)).toContain('Back to school, 10 %: −$1.00')
	expect(written(1, terms, { wording: 'cart' })).toContain('Back to school, 10 %: −$1.00')
	expect(written(1, terms, { wording: 'team' })).toContain('Discounts, Back to school 10\u00a0%: −$1.00')
})

test('what comes to nothing has no row, but shipping and tax', () => {
	const terms = { ...coach, promotion: { name: 'Over', rateBp: 0 }, taxBp: 0 }
	expect(written(1, terms, { wording: 'order' }).map((row) => row.replace(/[:,].*/, ''))).toEqual([
		'Subtotal',
		'Team discount',
		'Fundraising',
		'Shipping',
		'Sales tax',
		'Total',
	])
})

test('where no tax is collected, the sum says so, and an order names its certificate', () => {
	const tax = { name: 'Sales tax OR', isExempt: false, certificate: null, onShipping: false }
	const rows = written(1, { ...retail, taxBp: 0, tax }, { wording: 'cart' })
	expect(rows).toContain('Sales tax OR: Not collected')
	const name = 'Sales tax, exempt: certificate OH-1'
	const exempt = { ...tax, name, isExempt: true, certificate: 'OH-1' }
	expect(written(1, { ...retail, taxBp: 0, tax: exempt }, {})).toContain(`${name}: $0.00`)
})

test.each([
	[800, ['Sales tax, 8 %: $0.76', 'Total: $11.21']],
	[0, ['Sales tax, certificate on file: Exempt', 'Total: $10.45']],
	[null, ['Delivery to your school: Free', 'Total: $10.45, before tax']],
])('a bulk cart has the summary of spec §2; its tax is %s', (taxBp, last) => {
	const tax = { name: 'Sales tax', isExempt: taxBp === 0, certificate: null, onShipping: false }
	const rows = written(1, { ...coach, taxBp, tax }, { wording: 'team', items: 3 })
	expect(rows.slice(0, 6)).toEqual([
		'Items: 3',
		'Units: 1',
		'Subtotal: $10.00',
		'Discounts, team 5\u00a0%: −$0.50',
		'Fundraising for your team: $0.95',
		'Delivery to your school: Free',
	])
	expect(rows.slice(-2)).toEqual(last)
})
