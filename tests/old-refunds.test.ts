// The migration refund_tax on refunds from before: the tax in them is what the shop computes for new ones. On both engines.
import { globSync, readFileSync } from 'node:fs'
import { asc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createCheckout } from '#payments/service/checkout.server.ts'
import { requestRefund, type RefundRequest } from '#payments/service/refunds.server.ts'
import { refunds } from '#payments/tables.ts'
import { orderLines, orders } from '#orders/tables.ts'
import { openTestDatabase } from './database.ts'
import { newPortal, portalOrder } from './factories/fundraising.ts'
import { newBuyer, newOrder, newVariant, wanted } from './factories/orders.ts'
import { openTestSelling, sessionIdIn, shopUrl } from './factories/payments.ts'
import { openTeam } from './factories/payments/split.ts'

const { context } = await openTestDatabase({ seeded: false })
const selling = openTestSelling(context)
const csr = await newBuyer(context, ['csr'])
const [migration = ''] = globSync('src/database/migrations/*_refund_tax.sql')
const statements = readFileSync(migration, 'utf8').split('--> statement-breakpoint')

type Buyer = Awaited<ReturnType<typeof newBuyer>>

async function pay(buyer: Buyer, orderId: string): Promise<void> {
	const urls = { successUrl: `${shopUrl}/account`, cancelUrl: `${shopUrl}/checkout` }
	const page = await createCheckout(selling.at(buyer), selling.dependencies, { orderId, ...urls })
	await selling.sandbox.press(selling.at(context), { id: sessionIdIn(page), choice: 'pay' })
	await selling.settle()
}
const linesOf = (orderId: string) =>
	context.db
		.select({ id: orderLines.id })
		.from(orderLines)
		.where(eq(orderLines.orderId, orderId))
		.orderBy(asc(orderLines.position))

/** Refunds of units by line, of amounts, and of the rest. */
async function refund(orderId: string, steps: ('whole' | number | [line: number, qty: number])[]) {
	const lines = await linesOf(orderId)
	for (const step of steps) {
		const what: RefundRequest['what'] =
			step === 'whole'
				? step
				: typeof step === 'number'
					? { amountCents: step }
					: { lines: [{ lineId: lines[step[0]]?.id ?? '', qty: step[1] }] }
		await requestRefund(selling.at(csr), selling.dependencies, { orderId, what, reason: 'Torn' })
	}
	await selling.settle()
}

/** A coach's order with fundraising on one line, a discount, tax and shipping; `isAgreed` gives that line an agreed price. */
async function ofCoach(isAgreed: boolean): Promise<string> {
	const coach = await newBuyer(selling.at(context), ['coach'])
	const portal = await newPortal(context, { coachId: coach.userId })
	const [shirt, cap] = [
		await newVariant(context, { priceCents: 4_321, stock: 90 }),
		await newVariant(context, { priceCents: 1_999, stock: 90 }),
	]
	const order = await portalOrder(coach, selling.orders, {
		portal,
		lines: [wanted(shirt, 7), wanted(cap, 6)],
		delivery: { isTaxExempt: false },
	})
	await context.db
		.update(orderLines)
		.set({
			snapshot: sql`snapshot || jsonb_build_object('raisesFunds', position = 0, 'isAgreedPrice', position = 0 and ${isAgreed}::boolean)`,
		})
		.where(eq(orderLines.orderId, order.id))
	await pay(coach, order.id)
	return order.id
}

async function ofBuyer(): Promise<string> {
	const buyer = await newBuyer(selling.at(context))
	const lines = [wanted(await newVariant(context, { priceCents: 3_333, stock: 90 }), 5)]
	const order = await newOrder(buyer, selling.orders, { lines })
	await pay(buyer, order.id)
	return order.id
}

class Undo extends Error {}

const taxes = async () =>
	new Map(
		(
			await context.db
				.select({ id: refunds.id, orderId: refunds.orderId, taxCents: refunds.taxCents })
				.from(refunds)
		).map(({ id, ...one }) => [id, one]),
	)

test('refunds from before have the tax that they would have now', async () => {
	const single = [
		await ofCoach(false),
		await ofCoach(true),
		await ofBuyer(),
		await ofBuyer(),
		await ofBuyer(),
	]
	const [first = '', agreed = '', plain = '', ended = '', untouched = ''] = single
	await refund(first, [[0, 2], 1_234, [1, 3], [0, 1], 77])
	await refund(agreed, [[1, 2], [0, 3], 999, 'whole'])
	await refund(plain, [3_000, [0, 2], 1])
	await refund(ended, ['whole'])
	const team = await openTeam(selling, context, 3)
	const [family, rest] = [await team.pageOf(1), await team.restPage()]
	await team.press(family)
	await team.press(rest)
	await selling.settle()
	await refund(team.order.id, [[1, 1], 500, 'whole'])
	// An order that was cancelled is no sale.
	const cancelled = await ofBuyer()
	await refund(cancelled, [1_000])
	await context.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, cancelled))
	const now = await taxes()
	expect([...now.values()].filter(({ taxCents }) => taxCents > 0).length).toBeGreaterThan(12)
	expect([...now.values()].some(({ orderId }) => orderId === untouched)).toBe(false)
	const before = new Map<string, number>()
	const work = context.db.transaction(async (db) => {
		await db.execute(sql`alter table refunds drop column tax_cents`)
		for (const statement of statements) await db.execute(sql.raw(statement))
		for (const { id, taxCents } of await db
			.select({ id: refunds.id, taxCents: refunds.taxCents })
			.from(refunds))
			before.set(id, taxCents)
		throw new Undo()
	})
	await expect(work).rejects.toThrow(Undo)
	// Parts of one refund of a split order were stored at one instant: their sum counts.
	const sumOfTeam = [...now]
		.filter(([, { orderId }]) => orderId === team.order.id)
		.reduce((sum, [id, { taxCents }]) => sum + taxCents - (before.get(id) ?? -1), 0)
	expect(sumOfTeam).toBe(0)
	for (const [id, { orderId, taxCents }] of now)
		if (orderId === cancelled) expect(before.get(id)).toBe(0)
		else if (orderId !== team.order.id) expect([id, before.get(id)]).toEqual([id, taxCents])
})
