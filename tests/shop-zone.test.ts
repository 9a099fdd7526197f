// Days begin and end where the shop is: sales, promotions, quotes, reports, the overview, lists and papers. On both engines.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { note } from '#accounts/service/audit.server.ts'
import { logPage } from '#back-office/service/audit.server.ts'
import { overview } from '#back-office/service/overview.server.ts'
import { products } from '#catalog/tables.ts'
import { saveProduct } from '#catalog/service/manage.server.ts'
import { switchDueSales } from '#catalog/service/sales.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { isoDate } from '#kit/time.ts'
import type { TimeZone } from '#kit/time-zones.ts'
import { visitor } from '#kit/roles.ts'
import { browseOrders } from '#orders/service/search.server.ts'
import { orders } from '#orders/tables.ts'
import { runningPromotions } from '#promotions/service/offered.server.ts'
import { acceptQuote, type Acceptance } from '#quotes/service/answer.server.ts'
import { sendQuote, tokenOf } from '#quotes/service/send.server.ts'
import { quoteForCustomer } from '#quotes/service/views.server.ts'
import { quotes } from '#quotes/tables.ts'
import { reportPage } from '#reports/service/report.server.ts'
import { shopDay } from '#shop-settings/service/shop.server.ts'
import { openTestDatabase } from './database.ts'
import { insertProduct } from './factories/catalog.ts'
import {
	newBuyer,
	newOrder,
	newVariant,
	testAddress,
	testOrderDependencies,
	wanted,
} from './factories/orders.ts'
import { openTestSelling } from './factories/payments.ts'
import { newPromotion } from './factories/promotions.ts'
import { newQuote, quoteInput } from './factories/quotes.ts'
import { openMovingShop } from './factories/shop-zone.ts'

const { context } = await openTestDatabase({ seeded: false })
const moveShop = openMovingShop(context)
const as = (role: 'admin' | 'csr'): ServiceContext => ({
	...context,
	actor: { userId: randomUUID(), roles: [role] },
})
const [admin, csr] = [as('admin'), as('csr')]
const at = <Context extends ServiceContext>(who: Context, instant: string): Context => ({
	...who,
	now: new Date(instant),
})

/** The instant at which November 25 begins, and the last one before it. */
const midnights: [TimeZone, string, string][] = [
	['America/New_York', '2026-11-25T05:00:00Z', '2026-11-25T04:59:59Z'],
	['America/Los_Angeles', '2026-11-25T08:00:00Z', '2026-11-25T07:59:59Z'],
	['Pacific/Honolulu', '2026-11-25T10:00:00Z', '2026-11-25T09:59:59Z'],
]

beforeEach(() => moveShop('America/New_York'))

test.each(midnights)('in %s a sale and a promotion begin at %s', async (zone, first, before) => {
	await moveShop(zone)
	const id = await insertProduct(context.db, { priceCents: 4_950 })
	const read = async () => (await context.db.select().from(products).where(eq(products.id, id)))[0]
	const product = await read()
	if (!product) throw new Error('No product')
	const { brand, model, description, sku, sport, updatedAt } = product
	const texts = { brand, model, description, sku, sport }
	const change = {
		...texts,
		certs: [],
		customizable: true,
		sublimated: false,
		basePriceCents: 4_950,
		sale: { priceCents: 4_000, startsOn: '2026-11-25', endsOn: '2026-11-25' },
	}
	await inTransaction(admin, (inner) =>
		saveProduct(inner, { productId: id, seenAt: updatedAt.getTime(), change }),
	)
	const promotion = await newPromotion(context, { startsOn: '2026-11-25', endsOn: '2026-11-25' })
	const charged = async (instant: string) => {
		await inTransaction(at(context, instant), switchDueSales)
		const running = await runningPromotions(at(context, instant), null)
		return [(await read())?.basePriceCents, running.some((one) => one.id === promotion)]
	}
	expect(await charged(before)).toEqual([4_950, false])
	expect(await charged(first)).toEqual([4_000, true])
	const day = 86_400_000
	expect(await charged(new Date(Date.parse(before) + day).toISOString())).toEqual([4_000, true])
	expect(await charged(new Date(Date.parse(first) + day).toISOString())).toEqual([4_950, false])
})

test('a sale that ran ends again when the shop moves to where its first day has not begun', async () => {
	const id = await insertProduct(context.db, { priceCents: 4_950 })
	const night = '2026-11-25T06:00:00Z'
	await context.db
		.update(products)
		.set({ salePriceCents: 4_000, saleStartsOn: '2026-11-25', saleEndsOn: '2026-11-30' })
		.where(eq(products.id, id))
	const charged = async () => {
		await inTransaction(at(context, night), switchDueSales)
		return (await context.db.select().from(products).where(eq(products.id, id)))[0]?.basePriceCents
	}
	expect(await charged()).toBe(4_000)
	await moveShop('America/Los_Angeles')
	expect(await charged()).toBe(4_950)
})

async function soldAt(instant: string): Promise<string> {
	const variantId = await newVariant(context, { stock: 20 })
	const { id } = await newOrder(await newBuyer(context), testOrderDependencies(), {
		lines: [wanted(variantId)],
	})
	await context.db
		.update(orders)
		.set({ status: 'paid', createdAt: new Date(instant) })
		.where(eq(orders.id, id))
	return id
}

test('a sale of the last evening of a month counts in that month, where the shop is', async () => {
	// In summer time three in the morning in the east, midnight in California, and nine in the evening in Hawaii.
	await soldAt('2026-07-01T07:00:00Z')
	const ordersBy = async (by: 'day' | 'month', from: string, to: string) => {
		const query = new URLSearchParams({ from, to, by })
		const { result } = await reportPage(csr, { name: 'sales', query, page: 1 })
		return result?.rows.map((row) => [row['period'], row['orders']])
	}
	const whole = ['2026-06-01', '2026-07-31'] as const
	for (const [zone, day] of [
		['America/New_York', '2026-07-01'],
		['America/Los_Angeles', '2026-07-01'],
		['Pacific/Honolulu', '2026-06-30'],
	] as const) {
		await moveShop(zone)
		expect(await ordersBy('day', ...whole)).toEqual([[day, 1]])
		expect(await ordersBy('month', ...whole)).toEqual([[`${day.slice(0, 7)}-01`, 1]])
		expect(await ordersBy('day', day, day)).toEqual([[day, 1]])
	}
	expect(await ordersBy('day', '2026-07-01', '2026-07-01')).toEqual([])
})

test('a report of days has the hours of a day on which clocks change', async () => {
	await moveShop('America/Los_Angeles')
	// The day in November with 25 hours.
	for (const instant of [
		'2025-11-02T06:59:59Z',
		'2025-11-02T07:00:00Z',
		'2025-11-03T07:59:59Z',
		'2025-11-03T08:00:00Z',
	])
		await soldAt(instant)
	const query = new URLSearchParams({ from: '2025-11-01', to: '2025-11-03', by: 'day' })
	const { result } = await reportPage(csr, { name: 'sales', query, page: 1 })
	expect(result?.rows.map((row) => [row['period'], row['orders']])).toEqual([
		['2025-11-01', 1],
		['2025-11-02', 2],
		['2025-11-03', 1],
	])
})

test('today of the overview, the orders since a day, and the log of a day', async () => {
	// Half past one at night in the east, half past ten in the evening in California.
	const sold = await soldAt('2026-11-20T06:30:00Z')
	const noon = at(csr, '2026-11-20T15:00:00Z')
	await note(at(admin, '2026-11-20T06:30:00Z'), { event: 'person.noted', subject: sold })
	const seen = async () => {
		const { days, sales } = await overview(noon, null)
		const from = isoDate(new Date('2026-11-20'))
		const listed = await browseOrders(noon, {
			status: 'sold',
			portalId: null,
			userId: null,
			before: null,
			from,
		})
		const asked = {
			log: 'shop',
			personId: null,
			event: 'person.noted',
			portalId: null,
			before: null,
		} as const
		const { entries } = await logPage(admin, { ...asked, from, to: from })
		return [days.today, sales.todayOrders, listed.orders.some(({ id }) => id === sold), entries.length]
	}
	expect(await seen()).toEqual(['2026-11-20', 1, true, 1])
	await moveShop('America/Los_Angeles')
	expect(await seen()).toEqual(['2026-11-20', 0, false, 0])
	const early = at(csr, '2026-11-20T06:45:00Z')
	expect((await overview(early, null)).days.today).toBe('2026-11-19')
	expect((await overview(early, null)).sales.todayOrders).toBe(1)
})

test.each(midnights)('in %s a quote whose last day is the 24th is over at %s', async (zone, after, last) => {
	await moveShop(zone)
	const selling = openTestSelling(context)
	const staff = selling.at(await newBuyer(context, ['csr']))
	const variantId = await newVariant(context, { stock: 20, priceCents: 4_000 })
	const input = quoteInput(context, variantId, { validOn: isoDate(new Date('2026-11-24')) })
	const quoteId = await newQuote(staff, { email: `${randomUUID()}@example.test`, input })
	await sendQuote(staff, selling.dependencies.orders, { quoteId, seenVersion: 2 })
	const [row] = await context.db.select().from(quotes).where(eq(quotes.id, quoteId))
	if (!row) throw new Error('No quote')
	const token = tokenOf(selling.dependencies.orders, row)
	const guest = (instant: string) => at(selling.at({ ...context, actor: visitor }), instant)
	const standing = async (instant: string) =>
		(await quoteForCustomer(guest(instant), selling.dependencies, { token, isBack: false })).standing
	expect(await standing(last)).toBe('sent')
	expect(await standing(after)).toBe('expired')
	const acceptance: Acceptance = {
		token,
		seenVersion: row.version,
		seenTotalCents: row.pricing.totalCents,
		shipTo: testAddress,
		paymentMode: 'card',
		poNumber: '',
	}
	await expect(acceptQuote(guest(after), selling.dependencies, acceptance)).rejects.toThrow('was valid until')
})

test.each(midnights)('in %s the shop’s day changes at %s', async (zone, first, before) => {
	await moveShop(zone)
	expect([shopDay(new Date(before)), shopDay(new Date(first))]).toEqual(['2026-11-24', '2026-11-25'])
})
