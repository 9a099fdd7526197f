// What the sandbox deletes, and what a refund may still need. On both engines.
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inTransaction } from '#database/context.server.ts'
import { sandboxAnswers, sandboxObjects } from '../tables.ts'
import { statusOf } from '../../../tests/factories/orders.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { createCheckout } from '../service/checkout.server.ts'
import { reconcile } from '../service/reconcile.server.ts'
import { requestRefund } from '../service/refunds.server.ts'
import { openBuying, openOrder, openTestSelling, type Buying } from '../../../tests/factories/payments.ts'
import { erasePerson } from './open.server.ts'

const { database, context } = await openTestDatabase({ seeded: false })
const selling = openTestSelling(context)
const days = (count: number) => selling.clock.advance(count * 86_400_000)
const cleanUp = () => selling.sandbox.cleanUp(selling.at(context))

/** Kinds of the stored objects of an order, each once. */
async function kindsOf(orderId: string): Promise<string[]> {
	const found = await database.db
		.selectDistinct({ kind: sandboxObjects.kind })
		.from(sandboxObjects)
		.where(sql`${sandboxObjects.data}::text like ${`%${orderId}%`}`)
	return found.map(({ kind }) => kind).toSorted()
}

const csr = { ...context, actor: { userId: null, roles: ['csr'] as const } }
const refundOf = ({ order }: Buying, what: 'whole' | { amountCents: number }) =>
	requestRefund({ ...selling.at(context), actor: csr.actor }, selling.dependencies, {
		orderId: order.id,
		what,
		reason: 'x',
	})

test('after 30 days what is settled goes; what can still be refunded keeps its intent, and is refunded', async () => {
	const [paid, partly, wholly, left] = [
		await openBuying(selling, context),
		await openBuying(selling, context),
		await openBuying(selling, context),
		await openBuying(selling, context),
	]
	for (const buying of [paid, partly, wholly]) await buying.press('pay')
	await left.press('expire')
	await selling.settle()
	await refundOf(partly, { amountCents: 100 })
	await refundOf(wholly, 'whole')
	await selling.settle()
	days(29)
	await cleanUp()
	expect(await kindsOf(paid.order.id)).toEqual(['event', 'intent', 'session'])
	expect(await kindsOf(wholly.order.id)).toEqual(['event', 'intent', 'refund', 'session'])
	days(2)
	await cleanUp()
	expect(await Promise.all([paid, partly, wholly, left].map(({ order }) => kindsOf(order.id)))).toEqual([
		['intent'],
		['intent'],
		[],
		[],
	])
	for (const buying of [paid, partly]) await refundOf(buying, 'whole')
	await selling.settle()
	for (const { order } of [paid, partly]) expect(await statusOf(context, order.id)).toBe('refunded')
})

test('a session of which the shop has not heard stays until it has asked, and one by bank until the bank has answered', async () => {
	const unreported = await openBuying(selling, context)
	const byBank = await openBuying(selling, context)
	const refused = await openBuying(selling, context)
	await unreported.press('pay')
	await byBank.press('bank')
	selling.turns.splice(0)
	await refused.press('bank_refused')
	for (const turn of selling.turns.splice(0)) await selling.sandbox.turn(selling.at(context), turn)
	selling.events.splice(0)
	days(31)
	await cleanUp()
	expect(await kindsOf(unreported.order.id)).toEqual(['intent', 'session'])
	expect(await kindsOf(byBank.order.id)).toEqual(['intent', 'session'])
	expect(await kindsOf(refused.order.id)).toEqual(['intent', 'session'])
	await reconcile(selling.at(context), selling.dependencies)
	await selling.settle()
	expect(await statusOf(context, refused.order.id)).toBe('cancelled')
})

test('the mail of a person who leaves goes from all that is remembered, other people’s stays', async () => {
	const [leaving, staying] = [await openBuying(selling, context), await openBuying(selling, context)]
	for (const buying of [leaving, staying]) await buying.press('pay')
	await selling.settle()
	const waiting = await openOrder(selling, context)
	await createCheckout(selling.at(waiting.buyer), selling.dependencies, waiting.request)
	for (const { buyer } of [leaving, waiting])
		await inTransaction(selling.at(context), (inner) => erasePerson(inner, buyer.userId))
	const holding = async (word: string) =>
		(await database.db.$count(sandboxObjects, sql`${sandboxObjects.data}::text like ${`%${word}%`}`)) +
		(await database.db.$count(sandboxAnswers, sql`${sandboxAnswers.body}::text like ${`%${word}%`}`))
	expect(await holding(`${leaving.buyer.userId}@`)).toBe(0)
	expect(await holding(`${waiting.buyer.userId}@`)).toBe(0)
	expect(await holding(`${staying.buyer.userId}@`)).toBe(3)
	const [event] = await database.db
		.select({ data: sandboxObjects.data })
		.from(sandboxObjects)
		.where(
			sql`${eq(sandboxObjects.kind, 'event')} and ${sandboxObjects.data}::text like ${`%${leaving.order.id}%`}`,
		)
	expect(event?.data).toMatchObject({
		data: { object: { client_reference_id: leaving.order.id, payment_status: 'paid', customer_email: null } },
	})
})
