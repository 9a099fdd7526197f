// Random orders: every report of sales adds up to the orders, and discounts are divided as `apportioned` does. On both
// engines.
import { expect, test } from 'vitest'
import { apportioned } from '#orders/rules/shares.ts'
import { amountOf, discountCents } from '#pricing/rules/totals.ts'
import { newBuyer } from '../../../tests/factories/orders.ts'
import { randomOrders, randomProducts } from '../../../tests/factories/reports.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { invoicedStatuses } from '#orders/states.ts'
import type { Row } from '../views.ts'
import { reportPage } from './report.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const admin = await newBuyer(context, ['admin'])
const since = new Date('2025-02-01T12:00:00Z')
const made = await randomOrders(context, { count: 250, since, seed: 20_261_126 })
const sales = made.filter(({ status }) => invoicedStatuses.some((one) => one === status))
const query = new URLSearchParams({ from: '2025-01-01', to: '2025-12-31', by: 'week' })

async function reported(name: string) {
	const { result } = await reportPage(admin, { name, query, page: 1 })
	if (!result) throw new Error('The range is good')
	return result
}
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)
const columnSum = (rows: readonly Row[], key: string) => sumOf(rows.map((row) => Number(row[key])))

const wanted = {
	units: sumOf(sales.map(({ pricing }) => pricing.units)),
	goods: sumOf(sales.map(({ pricing }) => pricing.subtotalCents)),
	discount: sumOf(sales.map(({ pricing }) => discountCents(pricing))),
	net: sumOf(sales.map(({ pricing }) => pricing.subtotalCents - discountCents(pricing))),
}
const charged = {
	orders: sales.length,
	fundraising: sumOf(sales.map(({ pricing }) => amountOf(pricing, 'fundraising'))),
	shipping: sumOf(sales.map(({ pricing }) => amountOf(pricing, 'shipping'))),
	tax: sumOf(sales.map(({ pricing }) => amountOf(pricing, 'tax'))),
	total: sumOf(sales.map(({ pricing }) => pricing.totalCents)),
}

test.each([
	['sales', { ...wanted, ...charged }],
	['sales-by-team', { ...wanted, ...charged }],
	['sales-by-state', { ...wanted, ...charged }],
	['sales-by-product', wanted],
	['sales-by-sport', wanted],
	['sales-by-method', wanted],
	['tax', { orders: charged.orders, charged: charged.tax, net: charged.tax }],
])('the rows of %s add up to the orders', async (name, expected) => {
	const { rows, totals, figures } = await reported(name)
	for (const [key, sum] of Object.entries(expected))
		expect(`${key} ${columnSum(rows, key)}`).toBe(`${key} ${sum}`)
	expect(figures[0]?.text).toBe(String(charged.orders))
	expect(totals).toMatchObject(expected)
})

test('taxed and untaxed sales are all sales', async () => {
	const { rows } = await reported('tax')
	expect(columnSum(rows, 'taxable') + columnSum(rows, 'exempt')).toBe(wanted.net)
})

test('the discounts of each product are those that the rule of shares gives to its lines', async () => {
	const expected = new Map(randomProducts.map((id) => [id, 0]))
	for (const { lines, pricing } of sales) {
		const weights = lines.map(({ unitCents, qty }) => BigInt(unitCents * qty))
		const parts = pricing.subtotalCents === 0 ? [] : apportioned(discountCents(pricing), weights)
		for (const [at, { product }] of lines.entries()) {
			const id = randomProducts[product] ?? ''
			expected.set(id, (expected.get(id) ?? 0) + (parts[at] ?? 0))
		}
	}
	const { rows } = await reported('sales-by-product')
	expect(Object.fromEntries(rows.map(({ id, discount }) => [id, discount]))).toEqual(
		Object.fromEntries(expected),
	)
})

test('sizes add up as well, and a page beyond the last one is the last one', async () => {
	const first = await reportPage(admin, { name: 'sizes-sold', query, page: 1 })
	const last = await reportPage(admin, { name: 'sizes-sold', query, page: 99_999 })
	const { count = 0, pages = 0 } = first.result ?? {}
	expect(first.result?.totals).toMatchObject({ units: wanted.units, kept: wanted.units })
	expect(pages).toBe(Math.ceil(count / 100))
	expect(last.result).toMatchObject({ page: pages, totals: first.result?.totals })
	expect(last.result?.rows).toHaveLength(count - (pages - 1) * 100)
})
