// From the payment page to the paid order: one page, one transition; unsigned or wrong facts are rejected.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/database.ts'
import { paymentEvents } from '../tables.ts'
import { cancelOrder } from '#orders/service/manage.server.ts'
import { historyOf, newBuyer, statusOf, stockOf } from '../../../tests/factories/orders.ts'
import {
	noAnswer,
	openBuying,
	openOrder,
	openTestSelling,
	paymentStatesOf,
	signedEvent,
	tasksOf,
	type Buying,
} from '../../../tests/factories/payments.ts'
import { createCheckout } from './checkout.server.ts'
import { askAbout, askAboutOwn } from './reconcile.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const selling = openTestSelling(context)
const { dependencies } = selling
const buy = () => openBuying(selling, context)
const checkout = ({ buyer, request }: Pick<Buying, 'buyer' | 'request'>, change: object = {}) =>
	createCheckout(selling.at(buyer), dependencies, { ...request, ...change })

/** Asserts everything visible of an order that was paid once. */
async function expectPaidOnce({ order, variantId, mails }: Buying, history = ['placed', 'pay']) {
	expect(await statusOf(context, order.id)).toBe('paid')
	expect(await historyOf(context, order.id)).toEqual(history)
	expect(mails().filter((word) => word === 'is paid')).toHaveLength(1)
	expect((await stockOf(context, variantId))?.stock).toBe(7)
}

test('two tabs, a double click and a later try lead to one and the same page', async () => {
	const buying = await buy()
	const pages = await Promise.all([checkout(buying), checkout(buying)])
	selling.clock.advance(60_000)
	pages.push(await checkout(buying))
	expect(new Set(pages.map(({ url }) => url)).size).toBe(1)
	expect(await paymentStatesOf(context, buying.order.id)).toEqual(['open'])
	expect(await buying.session()).toMatchObject({
		amount_total: buying.order.totalCents,
		client_reference_id: buying.order.id,
	})
})

test('a first try in three tabs at the same moment opens one page', async () => {
	const waiting = await openOrder(selling, context)
	const pages = await Promise.all([1, 2, 3].map(() => checkout(waiting)))
	expect(new Set(pages.map(({ url }) => url)).size).toBe(1)
	expect(await paymentStatesOf(context, waiting.order.id)).toEqual(['open'])
})

test('no one opens a page for another person’s order, or without being signed in', async () => {
	const { request, buyer } = await buy()
	const stranger = await newBuyer(context)
	await expect(checkout({ buyer: stranger, request })).rejects.toMatchObject({ code: 'not_found' })
	const visitor = { ...buyer, actor: context.actor }
	await expect(checkout({ buyer: visitor, request })).rejects.toMatchObject({ code: 'signed_out' })
	for (const orderId of ['', 'x', '00000000-0000-4000-8000-000000000000'])
		await expect(checkout({ buyer, request }, { orderId })).rejects.toMatchObject({ code: 'not_found' })
})

test.each([
	'https://evil.test/account',
	'https://shop.test.evil.test/',
	'https://shop.test@evil.test/',
	'https://robin:secret@shop.test/',
	'http://shop.test/',
	'//shop.test/',
	'/account',
	'javascript:alert(1)',
	'',
])('a payment does not come back to %s', async (address) => {
	const { buyer, request } = await known
	for (const change of [{ successUrl: address }, { cancelUrl: address }])
		await expect(checkout({ buyer, request }, change)).rejects.toMatchObject({ code: 'invalid' })
})
const known = buy()

test('an order that waits for no payment opens no page', async () => {
	const buying = await buy()
	await cancelOrder(selling.at(buying.buyer), dependencies.orders, { orderId: buying.order.id, why: '' })
	await expect(checkout(buying)).rejects.toMatchObject({ code: 'conflict' })
	await selling.settle()
	expect((await buying.session()).status).toBe('expired')
})

test('a provider that does not answer keeps the order, and the next try goes on', async () => {
	const buying = await buyWhileAway()
	expect(await paymentStatesOf(context, buying.order.id)).toEqual(['creating'])
	await checkout(buying)
	expect(await paymentStatesOf(context, buying.order.id)).toEqual(['open'])
	const late = await buyWhileAway()
	selling.clock.advance(10 * 60_000)
	await checkout(late)
	// The provider refuses a page that would end in twenty minutes: a new payment is started.
	expect(await paymentStatesOf(context, late.order.id)).toEqual(['expired', 'open'])
})

/** An order whose payment page could not be opened. */
async function buyWhileAway() {
	const waiting = await openOrder(selling, context)
	selling.network.through = noAnswer
	await expect(checkout(waiting)).rejects.toMatchObject({ code: 'conflict' })
	selling.network.through = (asked, answer) => answer(asked)
	return waiting
}

test('paid once: reported five times, while the buyer comes back', async () => {
	const buying = await buy()
	await buying.press('pay')
	const [eventId = ''] = selling.events.splice(0)
	const { body, signature } = await receivedEvent(eventId)
	const back = selling.at(buying.buyer)
	await Promise.all([
		...Array.from({ length: 4 }, () => selling.receive(body, signature)),
		askAboutOwn(back, dependencies, buying.order.id),
		askAboutOwn(back, dependencies, buying.order.id),
	])
	await expectPaidOnce(buying)
	expect(await selling.receive(body, signature)).toBe('repeated')
	await expectPaidOnce(buying)
})

/** Delivers a sandbox event and returns its signed body. */
async function receivedEvent(eventId: string) {
	await selling.sandbox.deliver(selling.at(context), eventId)
	const last = selling.received.at(-1)
	if (!last) throw new Error('No event was received')
	return last
}

test('the same payment reported by another event, or found by asking, changes nothing more', async () => {
	const buying = await buy()
	await buying.press('pay')
	selling.events.splice(0)
	const object = await buying.session()
	const tell = async (type: string) => {
		const { body, signature } = signedEvent({ type, object })
		return selling.receive(body, signature)
	}
	expect(await tell('checkout.session.completed')).toBe('applied')
	expect(await tell('checkout.session.completed')).toBe('repeated')
	expect(await tell('checkout.session.async_payment_succeeded')).toBe('repeated')
	await askAbout(selling.at(context), dependencies, object.metadata?.['payment_id'] ?? '')
	await selling.settle()
	await expectPaidOnce(buying)
	expect(await tasksOf(context, buying.order.id)).toEqual([])
	const outcomes = await context.db
		.select({ outcome: paymentEvents.outcome })
		.from(paymentEvents)
		.where(eq(paymentEvents.sessionId, buying.sessionId))
	expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['applied', 'repeated', 'repeated'])
})

test.each([30, 1_440])(
	'with %s minutes of patience a slow way to the provider still opens a page',
	async (minutes) => {
		const waiting = await openOrder(selling, context)
		selling.network.through = (request, answer) => {
			selling.clock.advance(50_000)
			return answer(request)
		}
		const patient = { ...dependencies, sessionMs: minutes * 60_000 }
		await createCheckout(selling.at(waiting.buyer), patient, waiting.request)
		selling.network.through = (request, answer) => answer(request)
		expect(await paymentStatesOf(context, waiting.order.id)).toEqual(['open'])
	},
)

const orderings = [
	['completed', 'expired', 'elsewhere'],
	['completed', 'elsewhere', 'expired'],
	['expired', 'completed', 'elsewhere'],
	['expired', 'elsewhere', 'completed'],
	['elsewhere', 'completed', 'expired'],
	['elsewhere', 'expired', 'completed'],
] as const

test.each(orderings)('%s, %s, %s, five times each: one payment, one mail, one movement', async (...kinds) => {
	const buying = await buy()
	await buying.press('pay')
	selling.events.splice(0)
	const completed = await buying.session()
	const events = {
		completed: signedEvent({ type: 'checkout.session.completed', object: completed }),
		// The facts contradict each other: the later event changes nothing.
		expired: signedEvent({
			type: 'checkout.session.expired',
			object: { ...completed, status: 'expired', payment_status: 'unpaid', payment_intent: null },
		}),
		elsewhere: signedEvent({
			type: 'refund.created',
			object: {
				id: `re_${buying.order.id}`,
				object: 'refund',
				amount: 100,
				metadata: {},
				status: 'succeeded',
			},
		}),
	}
	for (const kind of kinds)
		await Promise.all(
			Array.from({ length: 5 }, () => selling.receive(events[kind].body, events[kind].signature)),
		)
	const isEndedFirst = kinds.indexOf('expired') < kinds.indexOf('completed')
	await expectPaidOnce(buying, isEndedFirst ? ['placed', 'expire', 'revive'] : ['placed', 'pay'])
	expect(await paymentStatesOf(context, buying.order.id)).toEqual(['paid'])
})

test('what is not signed by the provider, or long ago, is not believed', async () => {
	const buying = await buy()
	await buying.press('pay')
	selling.events.splice(0)
	const facts = { type: 'checkout.session.completed', object: await buying.session() }
	const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1_000) - seconds
	const { body, signature } = signedEvent(facts)
	const refused = [
		signedEvent(facts, { secret: 'whsec_another' }),
		signedEvent(facts, { timestamp: secondsAgo(301) }),
		{ body, signature: '' },
		{ body, signature: signature.replace(/v1=.{8}/, 'v1=00000000') },
		{ body: body.replace('"paid"', '"paid" '), signature },
		{ body: '', signature },
	]
	for (const event of refused) expect(await selling.receive(event.body, event.signature)).toBeUndefined()
	expect(await statusOf(context, buying.order.id)).toBe('pending')
	const late = signedEvent(facts, { timestamp: secondsAgo(240) })
	expect(await selling.receive(late.body, late.signature)).toBe('applied')
	await expectPaidOnce(buying)
})

test.each<[string, object]>([
	['amount', { amount_total: 1 }],
	['currency', { currency: 'eur' }],
	['live money', { livemode: true }],
	['kind of payment', { mode: 'subscription' }],
	['order', { client_reference_id: '00000000-0000-4000-8000-000000000000' }],
])('a session with another %s pays nothing and is reported to the staff', async (_what, change) => {
	const buying = await buy()
	await buying.press('pay')
	selling.events.splice(0)
	const object = { ...(await buying.session()), ...change }
	for (let times = 0; times < 2; times += 1) {
		const { body, signature } = signedEvent({ type: 'checkout.session.completed', object })
		expect(await selling.receive(body, signature)).toBe('refused')
	}
	expect(await statusOf(context, buying.order.id)).toBe('pending')
	expect(await tasksOf(context, buying.order.id)).toEqual(['payment_mismatch'])
})

test('an event of the other mode is refused whatever it says, and a foreign session is nothing to us', async () => {
	const buying = await buy()
	await buying.press('pay')
	selling.events.splice(0)
	const object = await buying.session()
	const live = signedEvent({ type: 'checkout.session.completed', object, change: { livemode: true } })
	expect(await selling.receive(live.body, live.signature)).toBe('refused')
	const foreign = signedEvent({
		type: 'checkout.session.completed',
		object: { ...object, id: 'cs_test_foreign', metadata: {} },
	})
	expect(await selling.receive(foreign.body, foreign.signature)).toBe('ignored')
	const stolen = signedEvent({
		type: 'checkout.session.completed',
		object: { ...object, id: 'cs_test_other' },
	})
	expect(await selling.receive(stolen.body, stolen.signature)).toBe('ignored')
	expect(await statusOf(context, buying.order.id)).toBe('pending')
})

test('a declined card leaves the order waiting; the next try pays it', async () => {
	const buying = await buy()
	await buying.press('decline')
	await selling.settle()
	expect(await statusOf(context, buying.order.id)).toBe('pending')
	await buying.press('second_step')
	await buying.press('refuse')
	await selling.settle()
	expect(await statusOf(context, buying.order.id)).toBe('pending')
	await buying.press('second_step')
	await buying.press('approve')
	await selling.settle()
	await expectPaidOnce(buying)
})

test('by bank the order waits until the money is there', async () => {
	const buying = await buy()
	await buying.press('bank')
	const [completed = ''] = selling.events.splice(0)
	await selling.sandbox.deliver(selling.at(context), completed)
	expect(await statusOf(context, buying.order.id)).toBe('pending')
	await selling.settle()
	await expectPaidOnce(buying)
})

test('a bank that says no ends the order and gives its stock back', async () => {
	const buying = await buy()
	await buying.press('bank_refused')
	await selling.settle()
	expect(await statusOf(context, buying.order.id)).toBe('cancelled')
	expect((await stockOf(context, buying.variantId))?.stock).toBe(10)
	expect(buying.mails()).toContain('did not go through')
})

test('an answer of the provider that comes late does not open what is paid', async () => {
	const buying = await buyWhileAway()
	let release = () => {}
	const waits = new Promise<void>((resolve) => (release = resolve))
	let asked = 0
	selling.network.through = async (request, answer) => {
		const answered = await answer(request)
		asked += 1
		if (asked === 1) await waits
		return answered
	}
	const late = checkout(buying)
	await expect.poll(() => asked).toBe(1)
	const { url } = await checkout(buying)
	const id = url.split('/').at(-1) ?? ''
	await selling.sandbox.press(selling.at(context), { id, choice: 'pay' })
	await selling.settle()
	expect(await statusOf(context, buying.order.id)).toBe('paid')
	release()
	await late
	selling.network.through = (request, answer) => answer(request)
	expect(await paymentStatesOf(context, buying.order.id)).toEqual(['paid'])
})
