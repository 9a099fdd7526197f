// Refunds: whole, by line or amount; never more than was paid, and failures are always reported.
import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/database.ts'
import { inTransaction } from '#database/context.server.ts'
import { orderLines, orders, staffTasks } from '#orders/tables.ts'
import { payments, refunds, sandboxAnswers } from '../tables.ts'
import { historyOf, newBuyer, statusOf, stockOf } from '../../../tests/factories/orders.ts'
import {
	noAnswer,
	openBuying,
	openTestSelling,
	signedEvent,
	tasksOf,
} from '../../../tests/factories/payments.ts'
import { giveUpRefund, requestRefund, sendRefund, type RefundRequest } from './refunds.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const selling = openTestSelling(context)
const { dependencies } = selling
const csr = await newBuyer(context, ['csr'])

async function paidOrder(choice: 'pay' | 'bank' | 'pay_without_refunds' = 'pay') {
	const buying = await openBuying(selling, context)
	await buying.press(choice)
	await selling.settle()
	const [line] = await context.db.select().from(orderLines).where(eq(orderLines.orderId, buying.order.id))
	return { ...buying, lineId: line?.id ?? '' }
}
const ask = (orderId: string, what: RefundRequest['what'], who = csr) =>
	requestRefund(selling.at(who), dependencies, { orderId, what, reason: 'Too small' })
const refundedOf = async (orderId: string) =>
	(await context.db.select({ cents: orders.refundedCents }).from(orders).where(eq(orders.id, orderId)))[0]
		?.cents
const statesOf = async (orderId: string) =>
	(await context.db.select({ state: refunds.state }).from(refunds).where(eq(refunds.orderId, orderId))).map(
		({ state }) => state,
	)
const stockLeft = async (variantId: string) => (await stockOf(context, variantId))?.stock

test('the whole goes back: once, with its stock and one mail, however often it is reported', async () => {
	const { order, variantId, mails } = await paidOrder()
	const { refundId, amountCents } = await ask(order.id, 'whole')
	expect(amountCents).toBe(order.totalCents)
	selling.refunds.splice(0)
	await Promise.all([
		sendRefund(selling.at(context), dependencies, refundId),
		sendRefund(selling.at(context), dependencies, refundId),
	])
	await sendRefund(selling.at(context), dependencies, refundId)
	await selling.settle()
	expect(await historyOf(context, order.id)).toEqual(['placed', 'pay', 'refund'])
	expect(await refundedOf(order.id)).toBe(order.totalCents)
	expect(await stockLeft(variantId)).toBe(10)
	expect(mails().filter((word) => word === 'goes back')).toHaveLength(1)
	await expect(ask(order.id, 'whole')).rejects.toMatchObject({ code: 'conflict' })
})

test('by line and by amount, and the rest: together to the cent what was paid', async () => {
	const { order, variantId, lineId } = await paidOrder()
	const first = await ask(order.id, { lines: [{ lineId, qty: 1 }] })
	await selling.settle()
	expect(await stockLeft(variantId)).toBe(8)
	const second = await ask(order.id, { amountCents: 123 })
	await selling.settle()
	expect(await statusOf(context, order.id)).toBe('paid')
	expect(await refundedOf(order.id)).toBe(first.amountCents + 123)
	await expect(ask(order.id, { lines: [{ lineId, qty: 3 }] })).rejects.toMatchObject({ code: 'invalid' })
	const rest = await ask(order.id, 'whole')
	expect(first.amountCents + second.amountCents + rest.amountCents).toBe(order.totalCents)
	await selling.settle()
	expect(await statusOf(context, order.id)).toBe('refunded')
	expect(await stockLeft(variantId)).toBe(10)
})

test('refunds that race never exceed what was paid', async () => {
	const { order } = await paidOrder()
	const part = Math.floor(order.totalCents / 3)
	const tries = await Promise.allSettled(
		Array.from({ length: 6 }, () => ask(order.id, { amountCents: part })),
	)
	expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
	await selling.settle()
	expect(await refundedOf(order.id)).toBe(3 * part)
	await expect(ask(order.id, { amountCents: order.totalCents - 3 * part + 1 })).rejects.toMatchObject({
		code: order.totalCents === 3 * part ? 'conflict' : 'invalid',
	})
})

test('what is not a refund of this order is refused', async () => {
	const { order, lineId, buyer } = await paidOrder()
	const wrong: RefundRequest['what'][] = [
		{ amountCents: 0 },
		{ amountCents: -1 },
		{ amountCents: 0.5 },
		{ amountCents: order.totalCents + 1 },
		{ lines: [{ lineId: randomUUID(), qty: 1 }] },
		{ lines: [{ lineId, qty: 0 }] },
		{ lines: [{ lineId, qty: 4 }] },
		{
			lines: [
				{ lineId, qty: 1 },
				{ lineId, qty: 1 },
			],
		},
		{ lines: [] },
	]
	for (const what of wrong) await expect(ask(order.id, what)).rejects.toMatchObject({ code: 'invalid' })
	await expect(ask(order.id, 'whole', buyer)).rejects.toMatchObject({ code: 'forbidden' })
	await expect(ask(randomUUID(), 'whole')).rejects.toMatchObject({ code: 'not_found' })
	const unpaid = await openBuying(selling, context)
	await expect(ask(unpaid.order.id, 'whole')).rejects.toMatchObject({ code: 'conflict' })
	const silent = { orderId: order.id, what: 'whole' as const, reason: ' ' }
	await expect(requestRefund(csr, dependencies, silent)).rejects.toMatchObject({ code: 'invalid' })
	expect(await statesOf(order.id)).toEqual([])
})

test('a refund by bank is done when the bank has done it', async () => {
	const { order } = await paidOrder('bank')
	await ask(order.id, 'whole')
	for (const id of selling.refunds.splice(0)) await sendRefund(selling.at(context), dependencies, id)
	for (const id of selling.events.splice(0)) await selling.sandbox.deliver(selling.at(context), id)
	expect(await statesOf(order.id)).toEqual(['requested'])
	expect(await statusOf(context, order.id)).toBe('paid')
	await selling.settle()
	expect(await statesOf(order.id)).toEqual(['done'])
	expect(await statusOf(context, order.id)).toBe('refunded')
})

test('a refund whose money comes back is reported to the staff, once', async () => {
	const { order } = await paidOrder('pay_without_refunds')
	await ask(order.id, { amountCents: 500 })
	await selling.settle()
	expect(await statesOf(order.id)).toEqual(['done'])
	expect(await tasksOf(context, order.id)).toEqual(['refund_failed'])
})

test('a refund that the provider refuses is reported to the staff, and its money can be asked for again', async () => {
	const { order, intentId } = await paidOrder()
	await selling.stripe.refunds.create({ payment_intent: await intentId(), amount: order.totalCents })
	await ask(order.id, { amountCents: 500 })
	await selling.settle()
	expect(await statesOf(order.id)).toEqual(['failed'])
	expect(await tasksOf(context, order.id)).toEqual(['refund_failed'])
	expect(await refundedOf(order.id)).toBe(0)
	await expect(ask(order.id, { amountCents: order.totalCents })).resolves.toBeDefined()
	selling.refunds.splice(0)
})

test('while the provider is away a refund is tried again, and in the end the staff is notified', async () => {
	const { order } = await paidOrder()
	const { refundId } = await ask(order.id, 'whole')
	selling.refunds.splice(0)
	selling.network.through = noAnswer
	await expect(sendRefund(selling.at(context), dependencies, refundId)).rejects.toThrow()
	selling.network.through = (request, answer) => answer(request)
	expect(await statesOf(order.id)).toEqual(['requested'])
	await giveUpRefund(selling.at(context), refundId)
	await giveUpRefund(selling.at(context), refundId)
	expect(await statesOf(order.id)).toEqual(['failed'])
	expect(await tasksOf(context, order.id)).toEqual(['refund_failed'])
})

/** A refund that was requested, tried while the provider was unreachable, and given up. */
async function givenUp(
	orderId: string,
	what: RefundRequest['what'],
	through: typeof selling.network.through = noAnswer,
) {
	const { refundId } = await ask(orderId, what)
	selling.refunds.splice(0)
	selling.network.through = through
	await expect(sendRefund(selling.at(context), dependencies, refundId)).rejects.toThrow()
	selling.network.through = (request, answer) => answer(request)
	await giveUpRefund(selling.at(context), refundId)
	return refundId
}
const openTasks = (orderId: string) =>
	context.db.$count(staffTasks, and(eq(staffTasks.orderId, orderId), isNull(staffTasks.doneAt)))

test('a refund that was given up begins again with its job: once, and no one has to see to it any more', async () => {
	const { order, variantId } = await paidOrder()
	const refundId = await givenUp(order.id, 'whole')
	expect(await openTasks(order.id)).toBe(1)
	selling.network.through = noAnswer
	await expect(sendRefund(selling.at(context), dependencies, refundId)).rejects.toThrow()
	selling.network.through = (request, answer) => answer(request)
	expect([await statesOf(order.id), await openTasks(order.id)]).toEqual([['failed'], 1])
	await Promise.all([1, 2].map(() => sendRefund(selling.at(context), dependencies, refundId)))
	await selling.settle()
	expect([await statesOf(order.id), await openTasks(order.id)]).toEqual([['done'], 0])
	expect(await refundedOf(order.id)).toBe(order.totalCents)
	expect(await stockLeft(variantId)).toBe(10)
})

test('what the provider did before it was given up counts, though it has forgotten our key', async () => {
	const { order, intentId } = await paidOrder()
	const refundId = await givenUp(order.id, { amountCents: 500 }, async (request, answer) => {
		await answer(request)
		return noAnswer()
	})
	selling.events.splice(0)
	await context.db.delete(sandboxAnswers)
	await sendRefund(selling.at(context), dependencies, refundId)
	await selling.settle()
	expect([await statesOf(order.id), await refundedOf(order.id)]).toEqual([['done'], 500])
	expect(await openTasks(order.id)).toBe(0)
	const rest = await selling.stripe.refunds.create({ payment_intent: await intentId() })
	expect(rest.amount).toBe(order.totalCents - 500)
})

test('an event that says it was done after it was given up takes it off the staff’s list; one that was refused since stays', async () => {
	const { order } = await paidOrder()
	await givenUp(order.id, { amountCents: 500 }, async (request, answer) => {
		await answer(request)
		return noAnswer()
	})
	expect(await openTasks(order.id)).toBe(1)
	await selling.settle()
	expect([await statesOf(order.id), await openTasks(order.id)]).toEqual([['done'], 0])
	const other = await paidOrder('pay_without_refunds')
	const { refundId } = await ask(other.order.id, { amountCents: 500 })
	selling.network.through = async (request, answer) => {
		await answer(request)
		return noAnswer()
	}
	await expect(sendRefund(selling.at(context), dependencies, refundId)).rejects.toThrow()
	selling.network.through = (request, answer) => answer(request)
	selling.refunds.splice(0)
	for (const turn of selling.turns.splice(0)) await selling.sandbox.turn(selling.at(context), turn)
	// The refusal arrives first.
	for (const id of selling.events.splice(0).toReversed())
		await selling.sandbox.deliver(selling.at(context), id)
	expect(await openTasks(other.order.id)).toBe(1)
})

test('a refund whose money went back otherwise meanwhile is not sent, and the staff is notified again', async () => {
	const { order } = await paidOrder()
	const refundId = await givenUp(order.id, { amountCents: 500 })
	await ask(order.id, 'whole')
	await selling.settle()
	await context.db.update(staffTasks).set({ doneAt: context.now }).where(eq(staffTasks.subject, refundId))
	await sendRefund(selling.at(context), dependencies, refundId)
	await selling.settle()
	expect((await statesOf(order.id)).toSorted()).toEqual(['done', 'failed'])
	expect([await refundedOf(order.id), await openTasks(order.id)]).toEqual([order.totalCents, 1])
})

test('an answer that was lost on the way does not refund twice', async () => {
	const { order, intentId } = await paidOrder()
	const { refundId } = await ask(order.id, { amountCents: 500 })
	selling.refunds.splice(0)
	selling.network.through = async (request, answer) => {
		await answer(request)
		return noAnswer()
	}
	await expect(sendRefund(selling.at(context), dependencies, refundId)).rejects.toThrow()
	selling.network.through = (request, answer) => answer(request)
	await sendRefund(selling.at(context), dependencies, refundId)
	await selling.settle()
	expect(await refundedOf(order.id)).toBe(500)
	const rest = await selling.stripe.refunds.create({ payment_intent: await intentId() })
	expect(rest.amount).toBe(order.totalCents - 500)
})

test('money that came a second time goes back alone: the order stays paid', async () => {
	const { order, variantId, session, intentId } = await paidOrder()
	const second = await openBuying(selling, context)
	await second.press('pay')
	selling.events.splice(0)
	const paymentId = randomUUID()
	const [first] = await context.db.select().from(payments).where(eq(payments.orderId, order.id))
	if (!first) throw new Error('The order has no payment')
	await inTransaction(selling.at(context), ({ db }) =>
		db.insert(payments).values({
			...first,
			id: paymentId,
			state: 'open',
			sessionId: 'cs_test_second',
			paymentIntentId: null,
			paidAt: null,
		}),
	)
	const object = { ...(await session()), id: 'cs_test_second', payment_intent: await second.intentId() }
	const { body, signature } = signedEvent({ type: 'checkout.session.completed', object })
	expect(await selling.receive(body, signature)).toBe('applied')
	await selling.settle()
	expect(await statusOf(context, order.id)).toBe('paid')
	expect(await refundedOf(order.id)).toBe(0)
	expect(await stockLeft(variantId)).toBe(7)
	expect(await tasksOf(context, order.id)).toEqual(['paid_not_fulfilled'])
	expect(await statesOf(order.id)).toEqual(['done'])
	const whole = await selling.stripe.refunds.create({ payment_intent: await intentId() })
	expect(whole.amount).toBe(order.totalCents)
})

test('a payment that is disputed at its bank is reported to the staff, once; one that is not ours is no one’s here', async () => {
	const { order, intentId } = await paidOrder()
	const dispute = (id: string, intent: string) => {
		const object = { id, object: 'dispute', amount: 500, payment_intent: intent }
		// Seven in the evening of the 29th in New York.
		const evidence_details = { due_by: Date.parse('2026-11-30T00:00:00Z') / 1_000 }
		return signedEvent({ type: 'charge.dispute.created', object: { ...object, evidence_details } })
	}
	const own = dispute(`dp_${order.id}`, await intentId())
	for (const outcome of ['applied', 'repeated'])
		expect(await selling.receive(own.body, own.signature)).toBe(outcome)
	expect(await tasksOf(context, order.id)).toEqual(['dispute'])
	const [task] = await context.db.select().from(staffTasks).where(eq(staffTasks.orderId, order.id))
	expect(task?.detail).toContain('disputes $5.00. Answer at the payment provider by 2026-11-29.')
	const other = dispute('dp_of_others', 'pi_of_others')
	expect(await selling.receive(other.body, other.signature)).toBe('ignored')
})
