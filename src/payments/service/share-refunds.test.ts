// Refunds of orders paid in shares: to each payer, never more than they paid, exact to the cent in sum.
import { and, asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/database.ts'
import { examine } from '#checkout/service/doctor.server.ts'
import { orderLines, orders } from '#orders/tables.ts'
import { payments, refunds } from '../tables.ts'
import { cancelOrder } from '#orders/service/manage.server.ts'
import { newBuyer, stockOf } from '../../../tests/factories/orders.ts'
import { openTeam, type Team } from '../../../tests/factories/payments/split.ts'
import { noAnswer, openTestSelling, tasksOf } from '../../../tests/factories/payments.ts'
import { reconcile } from './reconcile.server.ts'
import { giveUpRefund, requestRefund, sendRefund, type RefundRequest } from './refunds.server.ts'
import { backByShare, refundStatus } from './status.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const selling = openTestSelling(context)
const { dependencies } = selling
const csr = await newBuyer(context, ['csr'])

/** Players 0 and 1 have paid, in this order; the coach covered the rest last. */
async function paidTeam() {
	const one = await openTeam(selling, context, 4)
	await one.pay(0)
	await one.pay(1)
	await one.press(await one.restPage())
	await selling.settle()
	const lines = await context.db
		.select({ id: orderLines.id })
		.from(orderLines)
		.where(eq(orderLines.orderId, one.order.id))
		.orderBy(asc(orderLines.position))
	const amounts = (await one.view()).shares.map(({ amountCents }) => amountCents)
	return { ...one, lineIds: lines.map(({ id }) => id), amounts }
}
const ask = ({ order }: Pick<Team, 'order'>, what: RefundRequest['what']) =>
	requestRefund(selling.at(csr), dependencies, { orderId: order.id, what, reason: 'Torn' })
const orderOf = async ({ order }: Pick<Team, 'order'>) => {
	const [row] = await context.db.select().from(orders).where(eq(orders.id, order.id))
	return row
}
/** Refunds per payment, first payment first. */
const backOf = async ({ order }: Pick<Team, 'order'>) => {
	const paid = await context.db
		.select()
		.from(payments)
		.where(eq(payments.orderId, order.id))
		.orderBy(asc(payments.paidAt))
	const back = await context.db.select().from(refunds).where(eq(refunds.orderId, order.id))
	return paid.map(({ id, amountCents }) => {
		const sum = back.reduce((cents, one) => cents + (one.paymentId === id ? one.amountCents : 0), 0)
		expect(sum).toBeLessThanOrEqual(amountCents)
		return sum
	})
}
const findings = async ({ order }: Pick<Team, 'order'>) =>
	(await examine({ ...context, now: selling.clock.now() })).filter(({ orderId }) => orderId === order.id)

test('all of it goes back to everyone who paid, and the buyer is notified once', async () => {
	const one = await paidTeam()
	expect(await ask(one, 'whole')).toMatchObject({ amountCents: one.order.totalCents })
	await selling.settle()
	const [a = 0, b = 0, c = 0, d = 0] = one.amounts
	expect(await backOf(one)).toEqual([a, b, c + d])
	expect(await orderOf(one)).toMatchObject({ status: 'refunded', refundedCents: one.order.totalCents })
	expect((await stockOf(context, one.variantId))?.stock).toBe(100)
	const mails = selling.orders.mails.filter(
		({ to, subject }) => to === one.order.contactEmail && subject.includes('goes back'),
	)
	expect(mails).toHaveLength(1)
	expect(await findings(one)).toEqual([])
	await expect(ask(one, 'whole')).rejects.toMatchObject({ code: 'conflict' })
})

test('an amount goes back to the person who paid last, then to the one before', async () => {
	const one = await paidTeam()
	const [, b = 0, c = 0, d = 0] = one.amounts
	await ask(one, { amountCents: 100 })
	expect(await backOf(one)).toEqual([0, 0, 100])
	await ask(one, { amountCents: c + d - 100 + 5 })
	expect(await backOf(one)).toEqual([0, 5, c + d])
	await selling.settle()
	expect(await orderOf(one)).toMatchObject({ status: 'paid', refundedCents: c + d + 5 })
	await expect(ask(one, { amountCents: one.order.totalCents })).rejects.toMatchObject({ code: 'invalid' })
	await ask(one, 'whole')
	await selling.settle()
	expect(await backOf(one)).toEqual([one.amounts[0], b, c + d])
	expect(await orderOf(one)).toMatchObject({ status: 'refunded' })
	expect(await findings(one)).toEqual([])
})

test('what a family paid for goes back to that family, and the covered ones’ to the coach', async () => {
	const one = await paidTeam()
	const back = (at: number) => ({ lineId: one.lineIds[at] ?? '', qty: 1 })
	const { amountCents } = await ask(one, { lines: [back(0), back(3)] })
	const [family = 0, other = 0, coach = 0] = await backOf(one)
	expect(other).toBe(0)
	expect(family + coach).toBe(amountCents)
	expect(Math.abs(family - (one.amounts[0] ?? 0))).toBeLessThanOrEqual(1)
	await selling.settle()
	expect((await stockOf(context, one.variantId))?.stock).toBe(98)
	await expect(ask(one, { lines: [back(0)] })).rejects.toMatchObject({ code: 'invalid' })
	await ask(one, 'whole')
	await selling.settle()
	expect(await orderOf(one)).toMatchObject({ status: 'refunded', refundedCents: one.order.totalCents })
	expect(await findings(one)).toEqual([])
})

test('what the coach had paid too much is not part of what the order gives back', async () => {
	const one = await openTeam(selling, context, 3)
	const [family, rest] = [await one.pageOf(0), await one.restPage()]
	await one.press(family)
	await one.press(rest)
	await selling.settle()
	expect(await orderOf(one)).toMatchObject({ status: 'paid', refundedCents: 0 })
	expect(await ask(one, 'whole')).toMatchObject({ amountCents: one.order.totalCents })
	await selling.settle()
	expect(await orderOf(one)).toMatchObject({ status: 'refunded', refundedCents: one.order.totalCents })
	expect(await findings(one)).toEqual([])
})

test('all items of a family that paid go back to its card to the cent, whatever was rounded', async () => {
	const one = await paidTeam()
	const [a = 0, b = 0] = one.amounts
	const back = (at: number) => ({ lineId: one.lineIds[at] ?? '', qty: 1 })
	await ask(one, { lines: [back(1)] })
	expect(await backOf(one)).toEqual([0, b, 0])
	await ask(one, { lines: [back(0)] })
	expect(await backOf(one)).toEqual([a, b, 0])
})

test('what a family got back as money alone is not taken from anyone else', async () => {
	const one = await paidTeam()
	const [a = 0, b = 0, c = 0, d = 0] = one.amounts
	// All of the coach's and family 1's money, and one dollar of family 0's.
	await ask(one, { amountCents: b + c + d + 100 })
	const back = (at: number) => ({ lineId: one.lineIds[at] ?? '', qty: 1 })
	await expect(ask(one, { lines: [back(1)] })).rejects.toMatchObject({ code: 'invalid' })
	expect(await ask(one, { lines: [back(0), back(1)] })).toMatchObject({ amountCents: a - 100 })
	expect(await backOf(one)).toEqual([a, b, c + d])
	await selling.settle()
	expect(await findings(one)).toEqual([])
})

test('staff sees all that can go back, by whomever it was paid; the coach sees whose it was', async () => {
	const one = await paidTeam()
	const { id } = one.order
	expect(await refundStatus(csr, id)).toEqual({ leftCents: one.order.totalCents, refunds: [], units: [] })
	const line = { lineId: one.lineIds[1] ?? '', qty: 1 }
	await ask(one, { lines: [line] })
	const standing = await refundStatus(csr, id)
	expect(standing).toMatchObject({
		leftCents: one.order.totalCents - (one.amounts[1] ?? 0),
		refunds: [{ state: 'requested', amountCents: one.amounts[1] }],
		units: [line],
	})
	const back = [...(await backByShare(context, one.order)).values()]
	expect(back).toEqual([one.amounts[1]])
})

test('while families still pay, staff calls the order off or waits', async () => {
	const one = await openTeam(selling, context, 3)
	await one.pay(0)
	expect(await refundStatus(csr, one.order.id)).toMatchObject({ leftCents: 0 })
	for (const what of ['whole', { amountCents: 100 }] as const)
		await expect(ask(one, what)).rejects.toMatchObject({ code: 'conflict' })
	expect(await backOf(one)).toEqual([0])
})

const events = (email: string) =>
	selling.orders.mails.filter(({ to }) => to === email).map(({ subject }) => subject.replaceAll(/#\w+/g, '#'))

test('a family that gave an address is notified: paid, and why its money comes back', async () => {
	const one = await openTeam(selling, context, 3)
	await one.pay(0, 'pay', 'paid@family.test')
	const late = await one.pageOf(1)
	await one.press(await one.restPage())
	await one.press(late, 'second_step', 'late@family.test')
	await one.press(late, 'approve')
	await selling.settle()
	for (const { body, signature } of selling.received.slice(-4)) await selling.receive(body, signature)
	const paid = 'Your share of order # is paid'
	const back = `$${(((await one.view()).shares[1]?.amountCents ?? 0) / 100).toFixed(2)} for order # goes back to you`
	expect([events('paid@family.test'), events('late@family.test')]).toEqual([[paid], [back]])
	expect(JSON.stringify(selling.orders.mails)).not.toContain('Canary')
})

test.each(['called off', 'run out'])('an order that is %s notifies every family that paid', async (end) => {
	const one = await openTeam(selling, context, 3)
	const email = `${one.order.id}@family.test`
	await one.pay(0, 'pay', email)
	await one.pay(1)
	if (end === 'called off')
		await cancelOrder(selling.at(one.coach), selling.orders, { orderId: one.order.id, why: '' })
	else {
		selling.clock.advance(15 * 86_400_000)
		await reconcile(selling.at(context), dependencies)
	}
	await selling.settle()
	expect(events(email)).toHaveLength(2)
	const mail = selling.orders.mails.findLast(({ to }) => to === email)
	expect(mail?.subject).toContain('goes back to you')
	expect(mail?.text).toContain('The order was called off')
})

test('staff gives a family’s items back: that family is notified, without the words that were meant for the coach', async () => {
	const one = await openTeam(selling, context, 2)
	const emails = [0, 1].map((at) => `${at}-${one.order.id}@family.test`)
	for (const at of [0, 1]) await one.pay(at, 'pay', emails[at])
	const [line] = await context.db
		.select({ id: orderLines.id })
		.from(orderLines)
		.where(and(eq(orderLines.orderId, one.order.id), eq(orderLines.position, 0)))
	await ask(one, { lines: [{ lineId: line?.id ?? '', qty: 1 }] })
	await selling.settle()
	expect(emails.map((email) => events(email).length)).toEqual([2, 1])
	expect(selling.orders.mails.findLast(({ to }) => to === emails[0])?.text).not.toContain('Torn')
})

/** A family paid, then the order was cancelled: the refund is due, and its job has not run. */
async function dueRefund() {
	const one = await openTeam(selling, context, 3)
	const email = `${one.order.id}@family.test`
	await one.pay(0, 'pay', email)
	await cancelOrder(selling.at(one.coach), selling.orders, { orderId: one.order.id, why: '' })
	const [refundId = ''] = selling.refunds.splice(0)
	const job = () => sendRefund(selling.at(context), dependencies, refundId)
	/** The provider makes the refund, and the process dies before recording it. */
	const dies = async () => {
		selling.network.through = async (request, answer) => {
			const given = await answer(request)
			return request.method === 'POST' ? noAnswer() : given
		}
		await expect(job()).rejects.toThrow()
		selling.network.through = (request, answer) => answer(request)
	}
	const event = () =>
		Promise.all(selling.events.splice(0).map((id) => selling.sandbox.deliver(selling.at(context), id)))
	return { orderId: one.order.id, refundId, job, dies, event, backs: () => events(email).slice(1) }
}

type Due = Awaited<ReturnType<typeof dueRefund>>
const ways: [string, (due: Due) => Promise<unknown>][] = [
	[
		'the event comes before the job dies, which then runs twice',
		async ({ dies, event, job }) => {
			await dies()
			await event()
			await job()
			await job()
		},
	],
	[
		'the job dies, runs again, and the event comes last',
		async ({ dies, event, job }) => {
			await dies()
			await job()
			await event()
			await job()
		},
	],
	[
		'job, job and event come at once',
		async ({ dies, event, job }) => {
			await dies()
			await Promise.all([job(), event(), job()])
		},
	],
]
test.each(ways)('the family has one mail of its refund: %s', async (_what, go) => {
	const due = await dueRefund()
	await go(due)
	await selling.settle()
	expect(due.backs()).toHaveLength(1)
	const [refund] = await context.db.select().from(refunds).where(eq(refunds.id, due.refundId))
	expect(refund?.state).toBe('done')
})

test('a job that is given up after its refund was done notifies the staff of no failure, and sent again it notifies the family', async () => {
	const due = await dueRefund()
	await due.dies()
	await due.event()
	selling.network.through = noAnswer
	await expect(due.job()).rejects.toThrow()
	await giveUpRefund(selling.at(context), due.refundId)
	selling.network.through = (request, answer) => answer(request)
	expect(await tasksOf(context, due.orderId)).toEqual([])
	await due.job()
	expect(due.backs()).toHaveLength(1)
})
