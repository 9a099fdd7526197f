// Shares of split orders: each is paid once, the order once, and unneeded payments are refunded.
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/database.ts'
import { examine, lineOf } from '#checkout/service/doctor.server.ts'
import { inTransaction } from '#database/context.server.ts'
import { orders, orderShares } from '#orders/tables.ts'
import { cancelOrder } from '#orders/service/manage.server.ts'
import { historyOf, newBuyer, statusOf, stockOf } from '../../../tests/factories/orders.ts'
import { paidOnce, seenOf } from '../../../tests/factories/payments/split-outcome.ts'
import { openTeam, type Team } from '../../../tests/factories/payments/split.ts'
import { noAnswer, openTestSelling, signedEvent, tasksOf } from '../../../tests/factories/payments.ts'
import { createCheckout } from './checkout.server.ts'
import { askAbout, reconcile } from './reconcile.server.ts'
import { askAboutShare, coverRest, createShareCheckout } from './shares.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const selling = openTestSelling(context)
const { dependencies } = selling
const team = (players?: number) => openTeam(selling, context, players)

const { paymentsOf, backOf, mailsTo, kept, findings, outcome } = seenOf(selling, context, (now) =>
	examine({ ...context, now }),
)
const expectPaid = async (one: Team) => expect(await outcome(one)).toEqual(paidOnce(one))

test('each family pays its own share; the last one pays the order, once', async () => {
	const one = await team()
	const amounts = (await one.view()).shares.map(({ amountCents }) => amountCents)
	await one.pay(1)
	await one.pay(0)
	expect(await one.states()).toEqual(['paid', 'paid', 'open'])
	expect(await statusOf(context, one.order.id)).toBe('pending')
	expect(await findings(one)).toEqual([])
	await one.pay(2)
	expect((await paymentsOf(one.order.id)).map(({ amountCents }) => amountCents)).toEqual([
		amounts[1],
		amounts[0],
		amounts[2],
	])
	await expectPaid(one)
	for (const token of one.tokens)
		await expect(createShareCheckout(selling.at(context), dependencies, token)).rejects.toMatchObject({
			code: 'conflict',
		})
})

test('the provider learns neither names nor whom it is of, the database no secret of a link', async () => {
	const one = await team()
	const sessionId = await one.pageOf(1)
	const session = await selling.stripe.checkout.sessions.retrieve(sessionId)
	const [payment] = await paymentsOf(one.order.id)
	expect(session.success_url).toBe(`https://shop.test/pay/${one.tokens[1]}?payment=success`)
	expect(session.customer_email).toBeNull()
	expect(session.amount_total).toBe((await one.share(1)).amountCents)
	expect(JSON.stringify(session)).not.toContain('Canary')
	expect(payment?.successUrl).not.toContain(one.tokens[1])
	expect(JSON.stringify(selling.orders.mails)).not.toContain(one.tokens[1])
})

test('two phones of one family and a later try are one page; an unknown link opens none', async () => {
	const one = await team()
	const pages: string[] = await Promise.all([one.pageOf(0), one.pageOf(0), one.pageOf(1)])
	pages.push(await one.pageOf(0))
	expect(pages[0]).toBe(pages[1])
	expect(pages[3]).toBe(pages[0])
	expect(new Set(pages).size).toBe(2)
	for (const token of [undefined, '', 'x'.repeat(43), one.tokens[0]?.slice(1)])
		await expect(createShareCheckout(selling.at(context), dependencies, token)).rejects.toMatchObject({
			code: 'not_found',
		})
})

test('a lost answer of the provider is asked for again by the same words', async () => {
	const one = await team(1)
	selling.network.through = async (request, answer) => {
		await answer(request)
		return noAnswer()
	}
	await expect(one.pageOf(0)).rejects.toMatchObject({ code: 'conflict' })
	selling.network.through = (request, answer) => answer(request)
	const [begun] = await paymentsOf(one.order.id)
	expect(await askAbout(selling.at(context), dependencies, begun?.id ?? '')).toBe(true)
	const [known] = await paymentsOf(one.order.id)
	expect(known?.sessionId).toBe(await one.pageOf(0))
	expect(await paymentsOf(one.order.id)).toHaveLength(1)
})

test('the buyer cannot pay the whole by the ordinary way, no one else covers the rest', async () => {
	const one = await team()
	const request = { orderId: one.order.id, successUrl: 'https://shop.test/', cancelUrl: 'https://shop.test/' }
	await expect(createCheckout(selling.at(one.coach), dependencies, request)).rejects.toMatchObject({
		code: 'conflict',
	})
	for (const who of [await newBuyer(context, ['coach']), await newBuyer(context, ['csr'])])
		await expect(coverRest(selling.at(who), dependencies, one.order.id)).rejects.toMatchObject({
			code: 'not_found',
		})
	await expect(coverRest(selling.at(context), dependencies, one.order.id)).rejects.toMatchObject({
		code: 'signed_out',
	})
})

test('the rest is covered in one payment', async () => {
	const one = await team()
	await one.pay(0)
	await one.press(await one.restPage())
	await selling.settle()
	expect(await one.states()).toEqual(['paid', 'covered', 'covered'])
	await expectPaid(one)
	await expect(one.restPage()).rejects.toMatchObject({ code: 'conflict' })
})

test('a card that is declined, a page that ends and a bank that says no end that payment alone', async () => {
	const one = await team()
	await one.pay(0, 'decline')
	await one.pay(1, 'expire')
	await one.pay(2, 'bank_refused')
	await one.press(await one.restPage(), 'bank_refused')
	await selling.settle()
	expect(await statusOf(context, one.order.id)).toBe('pending')
	expect(await one.states()).toEqual(['open', 'open', 'open'])
	expect((await stockOf(context, one.variantId))?.stock).toBe(97)
	expect(mailsTo(one.order.contactEmail).join()).toContain('did not go through')
	for (const at of [0, 1, 2]) await one.pay(at)
	await expectPaid(one)
})

test('an event that says expired does not undo a paid share, in either order', async () => {
	for (const isEndedFirst of [true, false]) {
		const one = await team(1)
		const id = await one.pageOf(0)
		await one.press(id)
		selling.events.splice(0)
		const object = await selling.stripe.checkout.sessions.retrieve(id)
		const ended = { ...object, status: 'expired', payment_status: 'unpaid', payment_intent: null }
		const events = [
			signedEvent({ type: 'checkout.session.expired', object: ended }),
			signedEvent({ type: 'checkout.session.completed', object }),
		]
		for (const { body, signature } of isEndedFirst ? events : events.toReversed())
			await selling.receive(body, signature)
		await expectPaid(one)
	}
})

test('a session of another amount pays no share', async () => {
	const one = await team()
	const id = await one.pageOf(0)
	await one.press(id)
	selling.events.splice(0)
	const object = { ...(await selling.stripe.checkout.sessions.retrieve(id)), amount_total: 1 }
	const { body, signature } = signedEvent({ type: 'checkout.session.completed', object })
	expect(await selling.receive(body, signature)).toBe('refused')
	expect(await one.states()).toEqual(['open', 'open', 'open'])
	expect(await tasksOf(context, one.order.id)).toEqual(['payment_mismatch'])
})

test('a person who comes back from the payment page sees the true state, without waiting for the event', async () => {
	const one = await team()
	await one.press(await one.pageOf(0))
	selling.events.splice(0)
	expect((await one.share(0)).state).toBe('open')
	await askAboutShare(selling.at(context), dependencies, one.tokens[0])
	expect((await one.share(0)).state).toBe('paid')
	await expect(askAboutShare(selling.at(context), dependencies, 'x')).rejects.toMatchObject({
		code: 'not_found',
	})
})

test('called off: open pages end, paid shares go back, and what comes late goes back too', async () => {
	const one = await team()
	await one.pay(0)
	const [late, idle] = [await one.pageOf(1), await one.pageOf(2)]
	await one.press(late)
	selling.events.splice(0)
	await cancelOrder(selling.at(one.coach), selling.orders, { orderId: one.order.id, why: '' })
	await selling.settle()
	expect(await kept(one)).toBe(0)
	expect((await backOf(one.order.id)).map(([, state]) => state)).toEqual(['done', 'done'])
	expect(await tasksOf(context, one.order.id)).toEqual(['paid_not_fulfilled'])
	expect((await selling.stripe.checkout.sessions.retrieve(idle)).status).toBe('expired')
	expect((await stockOf(context, one.variantId))?.stock).toBe(100)
	expect(await historyOf(context, one.order.id)).toEqual(['placed', 'cancel'])
	await expect(one.pageOf(2)).rejects.toMatchObject({ code: 'conflict' })
	await expect(one.restPage()).rejects.toMatchObject({ code: 'conflict' })
	expect(await findings(one)).toEqual([])
	expect((await one.share(0)).status).toBe('cancelled')
})

test('its time is over: a share that is paid in the last second goes back with the others', async () => {
	const one = await team()
	await one.pay(0)
	const last = await one.pageOf(1)
	await one.pageOf(2)
	await one.press(last)
	selling.events.splice(0)
	selling.clock.advance(15 * 86_400_000)
	await reconcile(selling.at(context), dependencies)
	expect(await statusOf(context, one.order.id)).toBe('cancelled')
	await selling.settle()
	expect(await kept(one)).toBe(0)
	expect(await historyOf(context, one.order.id)).toEqual(['placed', 'expire'])
	expect(await findings(one)).toEqual([])
})

test('the last share of all in the last second pays the order', async () => {
	const one = await team(2)
	await one.pay(0)
	await one.press(await one.pageOf(1))
	selling.events.splice(0)
	selling.clock.advance(15 * 86_400_000)
	await reconcile(selling.at(context), dependencies)
	await selling.settle()
	await expectPaid(one)
})

test('a page that is opened near the end keeps the order for as long, and never shortens its time', async () => {
	const one = await team()
	const until = async () =>
		(await context.db.select().from(orders).where(eq(orders.id, one.order.id)))[0]?.expiresAt?.getTime() ?? 0
	const whole = await until()
	await one.pageOf(0)
	expect(await until()).toBe(whole)
	selling.clock.advance(whole - selling.clock.now().getTime() - 60_000)
	await one.pageOf(1)
	expect(await until()).toBeGreaterThan(whole)
})

test('a person who presses very often is asked to wait', async () => {
	const one = await team(1)
	const tries = []
	for (let times = 0; times < 61; times += 1)
		tries.push(
			await createShareCheckout(selling.at(context), dependencies, one.tokens[0]).then(
				() => 'opened',
				({ code }: { code: string }) => code,
			),
		)
	expect(new Set(tries.slice(0, 60))).toEqual(new Set(['opened']))
	expect(tries[60]).toBe('too_many')
})

test('a share cannot be opened again, nor be paid with a payment of another', async () => {
	const one = await team(2)
	await one.pay(0)
	const [share] = await context.db
		.select()
		.from(orderShares)
		.where(and(eq(orderShares.orderId, one.order.id), eq(orderShares.position, 0)))
	expect(share?.paidAt).not.toBeNull()
	const found = await inTransaction(context, async (inner) => {
		await inner.db
			.update(orderShares)
			.set({ state: 'open' })
			.where(eq(orderShares.id, share?.id ?? ''))
		const lines = (await examine({ db: inner.db, now: selling.clock.now() })).map(lineOf)
		await inner.db
			.update(orderShares)
			.set({ state: 'paid' })
			.where(eq(orderShares.id, share?.id ?? ''))
		return lines.join()
	})
	expect(found).toContain('share 1 is open with 1 payments')
	await one.pay(1)
	await expectPaid(one)
})
