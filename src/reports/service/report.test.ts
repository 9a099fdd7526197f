// Each report to the cent: a taxed order with refunds, an exempt purchase order, a team's order, and what is no sale.
// On both engines.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#accounts/tables.ts'
import { newSchool } from '../../../tests/factories/approvals.ts'
import { moveThrough, newPortal, openGivingShop, portalOrder } from '../../../tests/factories/fundraising.ts'
import { newBuyer, newOrder, newVariant, statementsOf, wanted } from '../../../tests/factories/orders.ts'
import { openBuying, sessionIdIn, shopUrl } from '../../../tests/factories/payments.ts'
import { openTeam } from '../../../tests/factories/payments/split.ts'
import { approvedOrder, jobsIn, newWorker } from '../../../tests/factories/production.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import type { ServiceContext } from '#database/context.server.ts'
import type { Role } from '#kit/roles.ts'
import { overview } from '#back-office/service/overview.server.ts'
import { browseOrders } from '#orders/service/search.server.ts'
import { placeDonation } from '#orders/service/donations.server.ts'
import { orderLines, orders } from '#orders/tables.ts'
import { createCheckout } from '#payments/service/checkout.server.ts'
import { amountOf } from '#pricing/rules/totals.ts'
import { requestRefund } from '#payments/service/refunds.server.ts'
import { refunds } from '#payments/tables.ts'
import { asCents } from '#kit/money.ts'
import { noFurtherCheck } from '#production/dependencies.server.ts'
import { moveJob } from '#production/service/moves.server.ts'
import { messages } from '../messages.ts'
import { randomUUID } from 'node:crypto'
import { inTransaction } from '#database/context.server.ts'
import { isoDate } from '#kit/time.ts'
import { recordReceived } from '#payments/service/received.server.ts'
import { reportIds } from '../states.ts'
import type { Row } from '../views.ts'
import { openReports, reportFile, reportPage } from './report.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const shop = openGivingShop(context)
const csr = await newBuyer(context, ['csr'])
const coach = await newBuyer(shop.at(context), ['coach'])
const school = await newSchool(context)
const jersey = await newVariant(context, { model: 'Jersey', priceCents: 3_333, stock: 500 })
const hoodie = await newVariant(context, { model: 'Hoodie', sport: 'spirit', priceCents: 10_000, stock: 500 })
const on = (day: string): ServiceContext => ({ ...coach, now: new Date(`${day}T15:00:00Z`) })

/** 13 jerseys and a hoodie, taxed and delivered, paid by card. */
async function taxed() {
	const buyer = await newBuyer(shop.at(context))
	const order = await newOrder(buyer, shop.orders, { lines: [wanted(jersey, 13), wanted(hoodie)] })
	const urls = { successUrl: `${shopUrl}/account`, cancelUrl: `${shopUrl}/checkout` }
	const page = await createCheckout(shop.at(buyer), shop.dependencies, { orderId: order.id, ...urls })
	await shop.sandbox.press(shop.at(context), { id: sessionIdIn(page), choice: 'pay' })
	await shop.settle()
	return order
}

/** Two jerseys on an exempt school's purchase order: a coach's 5 % off, no tax. */
async function exempt(by: ServiceContext, poNumber: string) {
	const order = await newOrder(by, shop.orders, {
		lines: [wanted(jersey, 2)],
		paymentMode: 'school_po',
		poNumber,
		organizationId: school.organizationId,
		delivery: { isTaxExempt: true },
		seenTotalCents: 6_666 - 333 + 1_599,
	})
	return order.id
}
const move = (id: string, ...moves: Parameters<typeof moveThrough>[2]['moves']) =>
	moveThrough(shop.at(context), shop.orders, { id, moves })

const first = await taxed()
const purchase = await exempt(shop.at(coach), 'PO-1')
await move(purchase, 'approve')
const portal = await newPortal(context, { coachId: coach.userId })
const team = await portalOrder(coach, shop.orders, { portal, lines: [wanted(hoodie, 2)] })
await move(team.id, 'pay')
// No sales: called off after its approval, never paid, never approved, a donation.
await move(await exempt(shop.at(coach), 'PO-2'), 'approve', 'cancel')
await openBuying(shop, context)
await exempt(shop.at(coach), 'PO-3')
const gift = {
	key: crypto.randomUUID(),
	name: 'Donation',
	amountCents: asCents(5_000),
	email: 'a@example.test',
}
await move((await placeDonation(shop.at(context), shop.orders, gift)).id, 'pay')

const november = { from: '2026-11-01', to: '2026-11-30', by: 'month' }
async function reported(name: string, query: Record<string, string> = november) {
	const { result } = await reportPage(csr, { name, query: new URLSearchParams(query), page: 1 })
	if (!result) throw new Error('The range is good')
	return result
}
/** `[units, goods, discount, net]`, by what the rows group by. */
const partsBy = async (name: string, key: string) =>
	Object.fromEntries(
		(await reported(name)).rows.map((row) => [
			row[key],
			['units', 'goods', 'discount', 'net'].map((one) => row[one]),
		]),
	)

const all = { orders: 3, units: 18, goods: 79_995, discount: 3_999, net: 75_996 }
const charged = { ...all, fundraising: 1_900, shipping: 3_198, tax: 4_053, total: 85_147 }

test('sales: paid orders and approved purchase orders, with every step of their sums', async () => {
	const { rows, totals, figures } = await reported('sales')
	expect(rows).toEqual([{ period: '2026-11-01', ...charged }])
	expect(totals).toMatchObject(charged)
	expect(figures.map(({ text }) => text)).toEqual(['3', '$759.96', '$19.00', '$31.98', '$40.53', '$851.47'])
	const stored = await context.db.select().from(orders)
	const sold = stored.filter(({ id }) => [first.id, purchase, team.id].includes(id))
	expect(sold.reduce((sum, { totalCents }) => sum + totalCents, 0)).toBe(charged.total)
})

test('the overview and the list of orders sold say the same, without the donation', async () => {
	const { sales } = await overview(csr, null)
	expect(sales).toMatchObject({ seasonOrders: charged.orders, seasonCents: charged.total })
	const listed = await browseOrders(csr, { status: 'sold', portalId: null, userId: null, before: null })
	expect(listed.orders.map(({ id }) => id).toSorted()).toEqual([first.id, purchase, team.id].toSorted())
})

test('by product, sport, method, team and state: the same sum to the cent', async () => {
	expect(await partsBy('sales-by-product', 'name')).toEqual({
		'Rawhide Jersey': [15, 49_995, 2_499, 47_496],
		'Rawhide Hoodie': [3, 30_000, 1_500, 28_500],
	})
	expect(await partsBy('sales-by-sport', 'sport')).toEqual({
		football: [15, 49_995, 2_499, 47_496],
		spirit: [3, 30_000, 1_500, 28_500],
	})
	expect(await partsBy('sales-by-method', 'methods')).toEqual({ '': [18, 79_995, 3_999, 75_996] })
	expect(await partsBy('sales-by-team', 'name')).toEqual({
		'Mill Creek Owls, Fall 2026': [2, 20_000, 1_000, 19_000],
		'No team portal': [16, 59_995, 2_999, 56_996],
	})
	const { rows } = await reported('sales-by-state')
	expect(rows).toEqual([{ name: 'OH', ...charged }])
})

test('tax by state and rate, with exempt sales', async () => {
	const { rows, totals } = await reported('tax', { from: '2026-11-01', to: '2026-11-30' })
	const ohio = { period: '2026-11-01', name: 'OH', certificate: null, returned: 0 }
	expect(rows).toEqual([
		{ ...ohio, rate: 800, orders: 1, taxable: 50_663, exempt: 0, charged: 4_053, net: 4_053 },
		{ ...ohio, rate: 0, orders: 2, taxable: 0, exempt: 25_333, charged: 0, net: 0 },
	])
	expect(totals).toMatchObject({ taxable: 50_663, exempt: 25_333, charged: 4_053, returned: 0, net: 4_053 })
})

test('fundraising: what orders brought, by team', async () => {
	const { rows } = await reported('fundraising')
	const raised = { fromOrders: 1_900, donations: 0, takenBack: 0, raised: 1_900, paidOut: 0, balance: 1_900 }
	expect(rows).toMatchObject([{ id: portal.id, school: 'Mill Creek High School', ...raised }])
})

test('a sale counts on its day in Ohio', async () => {
	const late = await exempt(on('2026-05-31'), 'PO-4')
	await context.db
		.update(orders)
		.set({ createdAt: new Date('2026-06-01T02:00:00Z') })
		.where(eq(orders.id, late))
	await move(late, 'approve')
	expect((await reported('sales', { from: '2026-05-31', to: '2026-05-31' })).totals).toMatchObject({
		orders: 1,
	})
	expect((await reported('sales', { from: '2026-06-01', to: '2026-06-01' })).rows).toEqual([])
	const { rows } = await reported('sales', { from: '2026-05-01', to: '2026-06-30', by: 'week' })
	expect(rows.map(({ period }) => period)).toEqual(['2026-05-25'])
	await context.db.delete(orders).where(eq(orders.id, late))
})

test('receivables by age, and the orders behind them', async () => {
	const dated = { 'PO-50': '2026-10-01', 'PO-71': '2026-09-10', 'PO-111': '2026-08-01' }
	for (const [poNumber, day] of Object.entries(dated)) {
		const id = await exempt(on(day), poNumber)
		await moveThrough(on(day), shop.orders, { id, moves: ['approve'] })
	}
	const { rows } = await reported('receivables')
	const each = 6_666 - 333 + 1_599
	expect(rows).toEqual([
		{
			id: school.organizationId,
			name: 'Lakewood City Schools',
			orders: 4,
			days30: each,
			days60: each,
			days90: each,
			older: each,
			open: 4 * each,
		},
	])
	const open = await reported('open-purchase-orders')
	expect(
		open.rows.map(({ poNumber, approvedOn, age, open: cents }: Row) => [poNumber, approvedOn, age, cents]),
	).toEqual([
		['PO-111', '2026-08-01', 111, each],
		['PO-71', '2026-09-10', 71, each],
		['PO-50', '2026-10-01', 50, each],
		['PO-1', '2026-11-20', 0, each],
	])
	expect(open.totals).toMatchObject({ open: 4 * each })
	const receive = (orderId: string, amountCents: number) =>
		inTransaction(csr, (inner) =>
			recordReceived(inner, {
				id: randomUUID(),
				orderId,
				amountCents,
				method: 'check',
				reference: '',
				receivedOn: isoDate(context.now),
			}),
		)
	const [oldest, next] = open.rows
	await receive(String(oldest?.id), each)
	await receive(String(next?.id), 1_000)
	const left = await reported('open-purchase-orders')
	expect(left.rows.map(({ poNumber, received, open: cents }: Row) => [poNumber, received, cents])).toEqual([
		['PO-71', 1_000, each - 1_000],
		['PO-50', 0, each],
		['PO-1', 0, each],
	])
	expect((await reported('receivables')).rows).toMatchObject([
		{ orders: 3, open: 3 * each - 1_000, older: 0 },
	])
})

test('stock at selling price, with what waiting orders hold', async () => {
	const { rows } = await reported('stock-value')
	const spirit = rows.find(({ sport }) => sport === 'spirit')
	// 500 received, 1 and 2 sold.
	expect(spirit).toEqual({ sport: 'spirit', products: 1, forSale: 497, held: 0, value: 4_970_000 })
	const football = rows.find(({ sport }) => sport === 'football')
	// PO-3 holds two jerseys, and an unpaid order three of another product at $50.
	const [forSale, held] = [Number(football?.forSale), Number(football?.held)]
	expect(held).toBe(2 + 3)
	expect(football?.value).toBe((forSale - 7) * 3_333 + 2 * 3_333 + (7 + 3) * 5_000)
})

test('refunds by reason, apart from payments that no order needed; together what the orders store', async () => {
	const lines = await context.db.select().from(orderLines).where(eq(orderLines.orderId, first.id))
	const hoodieLine = lines.find(({ unitCents }) => unitCents === 10_000)
	const ask = async (orderId: string, what: Parameters<typeof requestRefund>[2]['what'], reason: string) => {
		const { amountCents } = await requestRefund(shop.at(csr), shop.dependencies, { orderId, what, reason })
		await shop.settle()
		return amountCents
	}
	const torn = await ask(first.id, { lines: [{ lineId: hoodieLine?.id ?? '', qty: 1 }] }, 'Torn')
	await ask(first.id, { amountCents: 123 }, 'Late')
	// The coach covers the rest of a team's order while a family pays its share: what was too much goes back.
	const families = await openTeam(shop, context)
	const [family, rest] = [await families.pageOf(1), await families.restPage()]
	await families.press(family)
	await families.press(rest)
	await shop.settle()
	const surplus = (await families.share(1)).amountCents
	const whole = await ask(families.order.id, 'whole', 'Late')
	expect(whole).toBe(families.order.totalCents)
	const { rows, totals } = await reported('refunds')
	const [inNovember, teamTax] = [{ period: '2026-11-01', other: 0 }, amountOf(families.order.pricing, 'tax')]
	expect(rows.filter(({ reason }) => reason === 'Torn' || reason === 'Late')).toEqual([
		{ ...inNovember, reason: 'Late', refunds: 3, ofSales: 123 + whole, tax: 9 + teamTax, total: 123 + whole },
		{ ...inNovember, reason: 'Torn', refunds: 1, ofSales: torn, tax: 760, total: torn },
	])
	expect(totals).toMatchObject({ other: surplus })
	expect((await reported('tax')).totals).toMatchObject({ returned: 760 + 9 + teamTax })
	const stored = await context.db.select().from(orders)
	expect(totals.ofSales).toBe(stored.reduce((sum, { refundedCents }) => sum + refundedCents, 0))
	const made = await context.db.select().from(refunds).where(eq(refunds.state, 'done'))
	expect(totals.total).toBe(made.reduce((sum, { amountCents }) => sum + amountCents, 0))
	// A refunded order stays a sale of its day.
	const { orders: count } = (await reported('sales')).totals
	expect(count).toBe(all.orders + 1)
	const sizes = await reported('sizes-sold')
	expect(sizes.rows.find(({ name }) => name === 'Rawhide Hoodie')).toMatchObject({
		color: 'Navy',
		size: 'L',
		units: 3,
		refunded: 1,
		kept: 2,
	})
})

test('production: pieces by the day of their packing, on time and late; methods of what was sold', async () => {
	const floor = { orders: shop.orders, sealHolds: noFurtherCheck }
	const [july, packedOn] = [on('2026-07-01'), ['2026-07-15', '2026-07-18']]
	const id = await approvedOrder(july, floor, { players: 2 })
	const worker = await newWorker(context)
	for (const [at, { id: jobId }] of (await jobsIn(context, id)).entries()) {
		const then = { ...worker, now: new Date(`${packedOn[at]}T15:00:00Z`) }
		for (const step of ['start', 'finish', 'pack'] as const) await moveJob(then, floor, { jobId, move: step })
	}
	const query = { from: '2026-07-01', to: '2026-07-31', by: 'day' }
	const { rows } = await reported('production', query)
	expect(rows).toEqual([
		{ period: '2026-07-15', jobs: 1, pieces: 1, onTime: 1, late: 0, daysLate: 0 },
		{ period: '2026-07-18', jobs: 1, pieces: 1, onTime: 0, late: 1, daysLate: 3 },
	])
	expect((await reported('sales-by-method', query)).rows).toMatchObject([
		{ methods: 'screen tackle_twill', units: 2 },
	])
})

test('the file has every row, and its export is in the audit log', async () => {
	const file = await reportFile(csr, { name: 'tax', query: new URLSearchParams(november) })
	expect(file.name).toBe('tax-2026-11-01-2026-11-30.csv')
	const [head, taxedLine] = file.text.split('\r\n')
	expect(head).toBe(
		'Period,State,Rate,Certificate,Orders,Taxable sales,Untaxed sales,Tax charged,Tax returned,Net tax',
	)
	expect(taxedLine).toMatch(/^2026-11-01,OH,8 %,,\d,\d+\.\d\d,0\.00(,\d+\.\d\d){3}$/)
	const [noted] = await context.db.select().from(auditLog).where(eq(auditLog.event, 'report.exported'))
	expect(noted).toMatchObject({ actorId: csr.userId, subject: 'tax' })
	const bad = { name: 'tax', query: new URLSearchParams({ from: 'soon' }) }
	await expect(reportFile(csr, bad)).rejects.toMatchObject({ code: 'invalid', message: messages.badRange })
})

test('a bad range reports nothing and says why; an unknown report is not found', async () => {
	const query = new URLSearchParams({ from: '2026-11-30', to: '2026-11-01' })
	expect(await reportPage(csr, { name: 'sales', query, page: 1 })).toMatchObject({
		asked: { ok: false, errors: { to: messages.endsBeforeStart } },
		result: null,
	})
	await expect(reportPage(csr, { name: 'profit', query, page: 1 })).rejects.toMatchObject({
		code: 'not_found',
	})
})

test.each<Role>(['production', 'school_admin', 'coach', 'player', 'retail'])(
	'a %s reads no report',
	async (role) => {
		const by = await newBuyer(context, [role])
		const asked = { name: 'sales', query: new URLSearchParams(), page: 1 }
		const refused = { code: 'forbidden' }
		await expect(openReports(by)).rejects.toMatchObject(refused)
		await expect(reportPage(by, asked)).rejects.toMatchObject(refused)
		await expect(reportFile(by, asked)).rejects.toMatchObject(refused)
	},
)

test.each(reportIds)('%s takes three statements at most, and an empty range is empty', async (name) => {
	const query = new URLSearchParams({ from: '2020-01-01', to: '2022-12-31', by: 'month' })
	const seen: Awaited<ReturnType<typeof reportPage>>[] = []
	const statements = await statementsOf(
		async () => void seen.push(await reportPage(csr, { name, query, page: 1 })),
	)
	expect(statements).toBeLessThanOrEqual(3)
	const isNow = ['receivables', 'open-purchase-orders', 'stock-value'].includes(name)
	expect((seen[0]?.result?.rows.length ?? 0) > 0).toBe(isNow)
})
