// Every figure of the overview and the list that it leads to agree; on both engines.
import { specSports } from '#kit/shop.ts'
import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { productsForStaff } from '#catalog/service/manage.server.ts'
import { products, variants } from '#catalog/tables.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { designs } from '#designs/tables.ts'
import { asCents } from '#kit/money.ts'
import type { Role } from '#kit/roles.ts'
import { donationPricing } from '#orders/rules/donation.ts'
import { browseOrders } from '#orders/service/search.server.ts'
import { orders } from '#orders/tables.ts'
import { sendMessage } from '#support/service/contact.server.ts'
import { supportInbox } from '#support/service/inbox.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import {
	newBuyer,
	newOrder,
	newVariant,
	statementsOf,
	testOrderDependencies,
	wanted,
} from '../../../tests/factories/orders.ts'
import { ordersViewIn, productsViewIn } from '../rules/list-filters.ts'
import { countsOf } from '../store/overview.server.ts'
import { overview } from './overview.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const by = (...roles: Role[]): ServiceContext => ({ ...context, actor: { userId: randomUUID(), roles } })
const csr = by('csr')
const buyer = await newBuyer(context)
const queryOf = (href: string) => new URL(href, 'https://shop.test').searchParams

/** An order of this age, as sold; refunded in part. */
async function sold(
	days: number,
	refundedCents = 0,
): Promise<{ id: string; cents: number; variantId: string }> {
	const variantId = await newVariant(context, { stock: 20 })
	const order = await newOrder(buyer, testOrderDependencies(), { lines: [wanted(variantId, 3)] })
	const createdAt = new Date(context.now.getTime() - days * 86_400_000)
	await context.db
		.update(orders)
		.set({ status: 'paid', createdAt, refundedCents })
		.where(eq(orders.id, order.id))
	return { id: order.id, cents: order.totalCents, variantId }
}
const listOf = async (query: string) => (await browseOrders(csr, ordersViewIn(queryOf(query)))).orders

test('sales are those of the linked orders, before refunds, without unpaid ones', async () => {
	const { days } = await overview(csr, null)
	const one = await sold(0)
	const other = await sold(0, 500)
	await sold(700)
	await newOrder(buyer, testOrderDependencies(), { lines: [wanted(await newVariant(context), 1)] })
	const { sales } = await overview(csr, null)
	expect(sales).toMatchObject({ todayOrders: 2, todayCents: one.cents + other.cents })
	for (const [from, count, cents] of [
		[days.today, sales.todayOrders, sales.todayCents],
		[days.week, sales.weekOrders, sales.weekCents],
		[days.season, sales.seasonOrders, sales.seasonCents],
	] as const) {
		const listed = await listOf(`/admin/orders?status=sold&from=${from}`)
		expect(listed).toHaveLength(count)
		expect(listed.reduce((sum, order) => sum + order.totalCents, 0)).toBe(cents)
	}
})

test('designs of the season that were ordered, and the orders that have them', async () => {
	const before = (await overview(csr, null)).sales
	const { id, variantId } = await sold(0)
	const [variant] = await context.db.select().from(variants).where(eq(variants.id, variantId))
	const { productId = '' } = variant ?? {}
	const [ordered, other] = [randomUUID(), randomUUID()]
	const design = {
		userId: buyer.userId,
		productId,
		config: {},
		pricing: {},
		version: 1,
		status: 'draft',
		createdAt: context.now,
		updatedAt: context.now,
	}
	await context.db.insert(designs).values([
		{ ...design, id: ordered },
		{ ...design, id: other },
	] as never)
	await context.db.execute(`update order_lines set design_id = '${ordered}' where order_id = '${id}'`)
	const { sales, days } = await overview(csr, null)
	expect([sales.designs - before.designs, sales.orderedDesigns - before.orderedDesigns]).toEqual([2, 1])
	const listed = await listOf(`/admin/orders?status=sold&from=${days.season}&designed=yes`)
	expect(listed).toHaveLength(sales.designedOrders)
	expect(listed.map((order) => order.id)).toContain(id)
})

test('what waits agrees with its lists', async () => {
	await sendMessage(context, {
		message: { name: 'Pat', email: 'pat@example.test', subject: 'Sizes', message: 'Which?' },
		clientAddress: '192.0.2.1',
		dependencies: {
			sendMail: () => Promise.resolve(),
			sender: { publicUrl: 'https://shop.test' },
			supportTo: null,
		},
	})
	await newVariant(context, { stock: 0 })
	const late = await sold(1)
	await context.db
		.update(orders)
		.set({ status: 'awaiting_approval' })
		.where(inArray(orders.id, [late.id]))
	const { counts, waiting } = await overview(csr, null)
	const inbox = await supportInbox(csr, { isOpen: true, before: null })
	expect(inbox.messages).toHaveLength(counts.toAnswer)
	expect(await listOf('/admin/orders?status=awaiting_approval')).toHaveLength(counts.toApprove)
	// A donation is paid, and nothing of it is ever started.
	const gift = await sold(0)
	await context.db
		.update(orders)
		.set({ pricing: donationPricing(asCents(2_500), 'Donation') })
		.where(eq(orders.id, gift.id))
	const toStart = await listOf('/admin/orders?status=to-start')
	expect((await overview(csr, null)).counts).toMatchObject({
		toStart: toStart.length,
		oldestToStartAt: toStart.at(-1)?.createdAt,
	})
	expect(toStart.map(({ id }) => id)).not.toContain(gift.id)
	// Counted no further than asked, the oldest is still that of all.
	expect(toStart.length).toBeGreaterThan(1)
	expect(await countsOf(context.db, 1)).toMatchObject({
		toStart: 1,
		oldestToStartAt: toStart.at(-1)?.createdAt,
		toAnswer: 1,
		oldestToAnswerAt: counts.oldestToAnswerAt,
	})
	const soldOut = await productsForStaff(csr, productsViewIn(specSports, queryOf('/admin/products?show=out')))
	expect(soldOut.total).toBe(counts.soldOut)
	expect(waiting.map(({ href }) => href)).toEqual([
		'/admin/messages',
		'/admin/orders?status=to-start',
		'/admin/orders?status=awaiting_approval',
		'/admin/products?show=out',
	])
})

test('top products have the units that were sold, as in the report', async () => {
	const { variantId, id } = await sold(0)
	await context.db.execute(
		`update order_lines set qty = 40, line_cents = unit_cents * 40, refunded_qty = 4 where order_id = '${id}'`,
	)
	const [variant] = await context.db.select().from(variants).where(eq(variants.id, variantId))
	const { products: top } = await overview(csr, null)
	expect(top[0]).toMatchObject({ id: variant?.productId, units: 40 })
	expect(top.length).toBeLessThanOrEqual(5)
	const known = await context.db.select({ id: products.id }).from(products)
	expect(known.map((product) => product.id)).toEqual(expect.arrayContaining(top.map((one) => one.id)))
})

test('its statements do not grow with the orders', async () => {
	await overview(csr, null)
	await sold(0)
	const few = await statementsOf(() => overview(csr, null))
	for (let added = 0; added < 3; added += 1) await sold(0)
	expect(await statementsOf(() => overview(csr, null))).toBe(few)
})

test('the staff alone sees it', async () => {
	for (const who of [by('coach', 'school_admin'), by('production'), by('player'), context])
		await expect(overview(who, null)).rejects.toMatchObject({ code: 'forbidden' })
})
