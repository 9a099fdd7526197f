// Families and the coach pay at the same moment: each share once, the order once, and unneeded payments are refunded.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/database.ts'
import { examine } from '#checkout/service/doctor.server.ts'
import { orders } from '#orders/tables.ts'
import { cancelOrder } from '#orders/service/manage.server.ts'
import { statusOf } from '../../../tests/factories/orders.ts'
import { paidOnce, seenOf } from '../../../tests/factories/payments/split-outcome.ts'
import { openTeam, type Team } from '../../../tests/factories/payments/split.ts'
import { openTestSelling, signedEvent, tasksOf } from '../../../tests/factories/payments.ts'
import { reconcile } from './reconcile.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const selling = openTestSelling(context)
const { dependencies } = selling
const team = (players?: number) => openTeam(selling, context, players)

const { paymentsOf, backOf, mailsTo, kept, findings, outcome } = seenOf(selling, context, (now) =>
	examine({ ...context, now }),
)
const expectPaid = async (one: Team) => expect(await outcome(one)).toEqual(paidOnce(one))

test('a rest that became smaller has another page, and the older one ends', async () => {
	const one = await team()
	const whole = await one.restPage()
	expect(await one.restPage()).toBe(whole)
	await one.press(await one.pageOf(0))
	// The event is handled, but the pages are not closed yet.
	for (const id of selling.events.splice(0)) await selling.sandbox.deliver(selling.at(context), id)
	const rest = await one.restPage()
	expect(rest).not.toBe(whole)
	expect((await selling.stripe.checkout.sessions.retrieve(whole)).status).toBe('expired')
	await selling.settle()
	await one.press(rest)
	await selling.settle()
	await expectPaid(one)
})

test('a family and the coach pay at the same moment: what the coach paid too much goes back', async () => {
	const one = await team()
	const [family, rest] = [await one.pageOf(1), await one.restPage()]
	await one.press(family)
	await one.press(rest)
	await selling.settle()
	const amount = (await one.share(1)).amountCents
	expect(await one.states()).toEqual(['covered', 'paid', 'covered'])
	expect(await backOf(one.order.id)).toEqual([[amount, 'done']])
	expect(await tasksOf(context, one.order.id)).toEqual(['paid_not_fulfilled'])
	expect(mailsTo(one.order.contactEmail).join()).toContain('goes back to you')
	const [order] = await context.db.select().from(orders).where(eq(orders.id, one.order.id))
	expect(order?.refundedCents).toBe(0)
	await expectPaid(one)
})

test('the coach was faster: the family gets its money back, and the open pages end', async () => {
	const one = await team()
	const [late, idle, rest] = [await one.pageOf(1), await one.pageOf(2), await one.restPage()]
	await one.press(rest)
	await one.press(late)
	await selling.settle()
	expect(await one.states()).toEqual(['covered', 'covered', 'covered'])
	expect(await backOf(one.order.id)).toEqual([[(await one.share(1)).amountCents, 'done']])
	expect((await selling.stripe.checkout.sessions.retrieve(idle)).status).toBe('expired')
	await expectPaid(one)
})

test('two families and the coach press at once, and every event comes five times in any order', async () => {
	for (const seed of [0, 1, 2, 3]) {
		const one = await team()
		const pages = [await one.pageOf(0), await one.pageOf(1), await one.restPage()]
		await Promise.all(pages.map((id) => one.press(id)))
		selling.events.splice(0)
		const events = []
		for (const id of pages) {
			const object = await selling.stripe.checkout.sessions.retrieve(id)
			events.push(signedEvent({ type: 'checkout.session.completed', object }))
		}
		const turned = [...events.slice(seed % 3), ...events.slice(0, seed % 3)]
		const reported = [1, 2, 3, 4, 5].flatMap(() => turned)
		if (seed === 3)
			for (const { body, signature } of reported.toReversed()) await selling.receive(body, signature)
		else await Promise.all(reported.map(({ body, signature }) => selling.receive(body, signature)))
		await selling.settle()
		await expectPaid(one)
	}
})

test('many families at the same moment: each share once, the order once', async () => {
	const one = await team(12)
	const pages = []
	for (let at = 0; at < 12; at += 1) pages.push(await one.pageOf(at))
	await Promise.all(pages.map((id) => one.press(id)))
	const waiting = selling.events.splice(0)
	await Promise.all(
		waiting.flatMap((id) => [1, 2].map(() => selling.sandbox.deliver(selling.at(context), id))),
	)
	await selling.settle()
	expect(new Set(await one.states())).toEqual(new Set(['paid']))
	await expectPaid(one)
})

test('called off and paid at the same moment: either way nothing is kept, and nothing is left open', async () => {
	for (const players of [1, 2]) {
		const one = await team(players)
		await one.press(await one.pageOf(0))
		const [event = ''] = selling.events.splice(0)
		await Promise.allSettled([
			cancelOrder(selling.at(one.coach), selling.orders, { orderId: one.order.id, why: '' }),
			selling.sandbox.deliver(selling.at(context), event),
			selling.sandbox.deliver(selling.at(context), event),
		])
		await selling.settle()
		if ((await statusOf(context, one.order.id)) === 'paid') await expectPaid(one)
		else {
			expect(await statusOf(context, one.order.id)).toBe('cancelled')
			expect(await kept(one)).toBe(0)
			expect(await findings(one)).toEqual([])
		}
	}
})

test('a family and the coach open their pages while the order is called off: none of them stays open', async () => {
	const one = await team()
	await Promise.allSettled([
		one.pageOf(0),
		one.restPage(),
		cancelOrder(selling.at(one.coach), selling.orders, { orderId: one.order.id, why: '' }),
		one.pageOf(1),
	])
	await selling.settle()
	selling.clock.advance(180_000)
	await reconcile(selling.at(context), dependencies)
	const open = (await paymentsOf(one.order.id)).filter(
		({ state }) => state === 'open' || state === 'creating',
	)
	expect(open).toEqual([])
	expect(await statusOf(context, one.order.id)).toBe('cancelled')
})
