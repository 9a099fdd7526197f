// Money back of orders that were paid in shares: to whoever paid, never more than they paid, together to the cent.
import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/database.ts'
import { examine } from '#checkout/doctor/doctor.server.ts'
import { orderLines, orders } from '#database/tables/orders.ts'
import { payments, refunds } from '#database/tables/payments.ts'
import { newBuyer, stockOf } from '#orders/testing.ts'
import { openTeam, type Team } from '../split-testing.ts'
import { openTestTill, signedEvent } from '../testing.ts'
import { requestRefund, type RefundRequest } from './refunds.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const till = openTestTill(context)
const { desk } = till
const csr = await newBuyer(context, ['csr'])

/** Players 0 and 1 have paid, in this order; what is left was covered by the coach, last. */
async function paidTeam() {
	const one = await openTeam(till, context, 4)
	await one.pay(0)
	await one.pay(1)
	await one.press(await one.restPage())
	await till.settle()
	const lines = await context.db
		.select({ id: orderLines.id })
		.from(orderLines)
		.where(eq(orderLines.orderId, one.order.id))
		.orderBy(asc(orderLines.position))
	const amounts = (await one.view()).shares.map(({ amountCents }) => amountCents)
	return { ...one, lineIds: lines.map(({ id }) => id), amounts }
}
const ask = ({ order }: Pick<Team, 'order'>, what: RefundRequest['what']) =>
	requestRefund(till.at(csr), desk, { orderId: order.id, what, reason: 'Torn' })
const orderOf = async ({ order }: Pick<Team, 'order'>) => {
	const [row] = await context.db.select().from(orders).where(eq(orders.id, order.id))
	return row
}
/** What went back to each payment, first payment first. */
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
	(await examine({ ...context, now: till.clock.now() })).filter(({ orderId }) => orderId === order.id)

test('all of it goes back to everybody who paid, and whoever ordered is told once', async () => {
	const one = await paidTeam()
	expect(await ask(one, 'whole')).toMatchObject({ amountCents: one.order.totalCents })
	await till.settle()
	const [a = 0, b = 0, c = 0, d = 0] = one.amounts
	expect(await backOf(one)).toEqual([a, b, c + d])
	expect(await orderOf(one)).toMatchObject({ status: 'refunded', refundedCents: one.order.totalCents })
	expect((await stockOf(context, one.variantId))?.stock).toBe(100)
	const told = till.orders.mails.filter(
		({ to, subject }) => to === one.order.contactEmail && subject.includes('goes back'),
	)
	expect(told).toHaveLength(1)
	expect(await findings(one)).toEqual([])
	await expect(ask(one, 'whole')).rejects.toMatchObject({ code: 'conflict' })
})

test('an amount goes back to whoever paid last, then to the one before', async () => {
	const one = await paidTeam()
	const [, b = 0, c = 0, d = 0] = one.amounts
	await ask(one, { amountCents: 100 })
	expect(await backOf(one)).toEqual([0, 0, 100])
	await ask(one, { amountCents: c + d - 100 + 5 })
	expect(await backOf(one)).toEqual([0, 5, c + d])
	await till.settle()
	expect(await orderOf(one)).toMatchObject({ status: 'paid', refundedCents: c + d + 5 })
	await expect(ask(one, { amountCents: one.order.totalCents })).rejects.toMatchObject({ code: 'invalid' })
	await ask(one, 'whole')
	await till.settle()
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
	await till.settle()
	expect((await stockOf(context, one.variantId))?.stock).toBe(98)
	await expect(ask(one, { lines: [back(0)] })).rejects.toMatchObject({ code: 'invalid' })
	await ask(one, 'whole')
	await till.settle()
	expect(await orderOf(one)).toMatchObject({ status: 'refunded', refundedCents: one.order.totalCents })
	expect(await findings(one)).toEqual([])
})

test('what the coach had paid too much is not part of what the order gives back', async () => {
	const one = await openTeam(till, context, 3)
	const [family, rest] = [await one.pageOf(0), await one.restPage()]
	await one.press(family)
	await one.press(rest)
	await till.settle()
	expect(await orderOf(one)).toMatchObject({ status: 'paid', refundedCents: 0 })
	expect(await ask(one, 'whole')).toMatchObject({ amountCents: one.order.totalCents })
	await till.settle()
	expect(await orderOf(one)).toMatchObject({ status: 'refunded', refundedCents: one.order.totalCents })
	expect(await findings(one)).toEqual([])
})

test('a family whose address the payment page knows is told: paid, or why it goes back', async () => {
	const one = await openTeam(till, context, 2)
	const hear = async (at: number) => {
		const id = await one.pageOf(at)
		await one.press(id)
		till.events.splice(0)
		const session = await desk.provider.stripe.checkout.sessions.retrieve(id)
		const details = { ...session.customer_details, email: `family-${at}@example.test` }
		const object = { ...session, customer_details: details }
		return signedEvent({ type: 'checkout.session.completed', object })
	}
	const [first, second] = [await hear(0), await hear(1)]
	for (let times = 0; times < 5; times += 1) await till.hear(first.body, first.signature)
	await one.press(await one.restPage())
	for (const id of till.events.splice(0)) await till.sandbox.deliver(till.at(context), id)
	for (let times = 0; times < 5; times += 1) await till.hear(second.body, second.signature)
	const told = (at: number) => till.orders.mails.filter(({ to }) => to === `family-${at}@example.test`)
	expect(told(0).map(({ subject }) => subject)).toEqual([
		`Your share of order #${one.order.id.slice(0, 8)} is paid`,
	])
	expect(told(1)).toHaveLength(1)
	expect(told(1)[0]?.subject).toContain('goes back to you')
	expect(JSON.stringify([told(0), told(1)])).not.toContain('Canary')
})
