// The official library against the sandbox: every call that the shop makes, and the shapes of the responses.
import { Stripe } from 'stripe'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/database.ts'
import { testSecret } from '../../../tests/factories/payments.ts'
import {
	EventShape,
	IntentShape,
	listOf,
	RefundShape,
	SessionShape,
	type Strangers,
} from '../../../tests/factories/payments/stripe-contract.ts'
import { failureOf, openTestApi } from '../../../tests/factories/payments/sandbox.ts'

const { context } = await openTestDatabase({ seeded: false })
const { selling, stripe, at, create, press, retrieve, paid } = openTestApi(context)

async function eventsSince(count: number) {
	const { data } = await stripe.events.list({ limit: 100 })
	return data
		.slice(0, data.length - count)
		.map(({ type }) => type)
		.toReversed()
}
const eventCount = async () => (await stripe.events.list({ limit: 100 })).data.length

test('the contract names nothing that the official types do not know', () => {
	const none: Strangers extends [never, never, never, never] ? true : false = true
	expect(none).toBe(true)
})

test('a new session is open, unpaid and has a page with an id that no one can guess', async () => {
	const session = await create()
	expect(SessionShape.parse(session)).toMatchObject({
		status: 'open',
		payment_status: 'unpaid',
		payment_intent: null,
		amount_total: 5_100,
		currency: 'usd',
		livemode: false,
		client_reference_id: 'order-1',
		metadata: { order_id: 'order-1' },
		url: `https://shop.test/sandbox/pay/${session.id}`,
	})
	expect(session.id).toMatch(/^cs_test_a1\w{56}$/)
	expect(session.lastResponse.requestId).toMatch(/^req_/)
	expect(session.lastResponse.apiVersion).toBe(Stripe.API_VERSION)
	expect(await retrieve(session.id)).toMatchObject({ id: session.id, amount_total: 5_100 })
})

test('paying makes an intent that has the money, and one event', async () => {
	const before = await eventCount()
	const { id, intent } = await paid()
	expect(await retrieve(id)).toMatchObject({ status: 'complete', payment_status: 'paid', url: null })
	const shown = IntentShape.parse(await stripe.paymentIntents.retrieve(intent))
	expect(shown).toMatchObject({ status: 'succeeded', amount: 5_100, amount_received: 5_100 })
	expect(shown.metadata).toEqual({ order_id: 'order-1' })
	expect(await eventsSince(before)).toEqual(['checkout.session.completed'])
	const list = await stripe.checkout.sessions.list({ payment_intent: intent })
	expect(
		listOf(SessionShape)
			.parse(list)
			.data.map((one) => one.id),
	).toEqual([id])
})

test('a button pressed many times at once pays once and leads to the shop each time', async () => {
	const { id } = await create()
	const before = await eventCount()
	const ways = await Promise.all(Array.from({ length: 5 }, () => press(id, 'pay')))
	expect(new Set(ways)).toEqual(new Set([`https://shop.test/account?payment=success&id=${id}`]))
	expect(await eventsSince(before)).toEqual(['checkout.session.completed'])
})

test('a declined card leaves the page open for another try', async () => {
	const { id } = await create()
	expect(await press(id, 'decline')).toBeNull()
	const { status, payment_intent: intent } = await retrieve(id)
	expect(status).toBe('open')
	expect(IntentShape.parse(await stripe.paymentIntents.retrieve(intent ?? ''))).toMatchObject({
		status: 'requires_payment_method',
		last_payment_error: { type: 'card_error', code: 'card_declined' },
	})
	expect((await selling.sandbox.pageOf(at(), id))?.declined).toContain('declined')
	await press(id, 'pay')
	expect(await retrieve(id)).toMatchObject({ payment_status: 'paid', payment_intent: intent })
})

test('the second step asks, and only its own answers count there', async () => {
	const { id } = await create()
	expect(await press(id, 'approve')).toBeNull()
	expect(await retrieve(id)).toMatchObject({ status: 'open' })
	await press(id, 'second_step')
	expect((await selling.sandbox.pageOf(at(), id))?.state).toBe('confirming')
	await press(id, 'pay')
	expect(await retrieve(id)).toMatchObject({ status: 'open' })
	await press(id, 'refuse')
	expect((await selling.sandbox.pageOf(at(), id))?.state).toBe('open')
	await press(id, 'second_step')
	expect(await press(id, 'approve')).toContain('payment=success')
	expect(await retrieve(id)).toMatchObject({ payment_status: 'paid' })
})

test.each([
	['bank', 'paid', 'succeeded', 'checkout.session.async_payment_succeeded'],
	['bank_refused', 'unpaid', 'requires_payment_method', 'checkout.session.async_payment_failed'],
] as const)('by %s the money is %s a little later', async (choice, status, intentStatus, type) => {
	const before = await eventCount()
	const { id, intent } = await paid(choice)
	expect(await retrieve(id)).toMatchObject({ status: 'complete', payment_status: 'unpaid' })
	expect((await stripe.paymentIntents.retrieve(intent)).status).toBe('processing')
	const [turn] = selling.turns.splice(0)
	if (!turn) throw new Error('Nothing waits for the bank')
	await Promise.all([selling.sandbox.turn(at(), turn), selling.sandbox.turn(at(), turn)])
	expect(await retrieve(id)).toMatchObject({ status: 'complete', payment_status: status })
	expect((await stripe.paymentIntents.retrieve(intent)).status).toBe(intentStatus)
	expect(await eventsSince(before)).toEqual(['checkout.session.completed', type])
})

test('a session ends by call, by its page and by time, and then cannot be paid', async () => {
	const called = await create()
	expect(SessionShape.parse(await stripe.checkout.sessions.expire(called.id))).toMatchObject({
		status: 'expired',
		url: null,
	})
	const failure = await failureOf(stripe.checkout.sessions.expire(called.id))
	expect(failure).toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError' })
	const left = await create()
	await press(left.id, 'expire')
	const [silent, looked] = [await create(), await create()]
	selling.clock.advance(3_601_000)
	const before = await eventCount()
	expect(await retrieve(looked.id)).toMatchObject({ status: 'expired' })
	await selling.sandbox.sweep(at())
	for (const { id } of [called, left, silent, looked]) {
		await press(id, 'pay')
		expect(await retrieve(id)).toMatchObject({ status: 'expired', payment_status: 'unpaid' })
	}
	const ended = (await eventsSince(before)).filter((type) => type === 'checkout.session.expired')
	expect(ended.length).toBeGreaterThanOrEqual(2)
	expect((await failureOf(stripe.checkout.sessions.expire('cs_test_none'))).code).toBe('resource_missing')
})

test('refunds: part, the rest, and then there is nothing left', async () => {
	const { intent } = await paid()
	const part = await stripe.refunds.create({
		payment_intent: intent,
		amount: 100,
		metadata: { refund_id: 'r' },
	})
	expect(RefundShape.parse(part)).toMatchObject({
		amount: 100,
		status: 'succeeded',
		metadata: { refund_id: 'r' },
	})
	const tooMuch = await failureOf(stripe.refunds.create({ payment_intent: intent, amount: 5_001 }))
	expect(tooMuch).toMatchObject({ statusCode: 400, param: 'amount' })
	expect(tooMuch.message).toContain('$5')
	expect((await stripe.refunds.create({ payment_intent: intent })).amount).toBe(5_000)
	expect((await failureOf(stripe.refunds.create({ payment_intent: intent }))).code).toBe(
		'charge_already_refunded',
	)
	expect(RefundShape.parse(await stripe.refunds.retrieve(part.id)).id).toBe(part.id)
})

test('refunds that race never exceed what was paid', async () => {
	const { intent } = await paid()
	const tries = await Promise.allSettled(
		Array.from({ length: 6 }, () => stripe.refunds.create({ payment_intent: intent, amount: 1_000 })),
	)
	expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
})

test.each([
	['bank', 'pending', 'succeeded', 'refund.updated'],
	['pay_without_refunds', 'succeeded', 'failed', 'refund.failed'],
] as const)('a refund of %s is %s and then %s', async (choice, first, second, type) => {
	const { intent } = await paid(choice)
	for (const turn of selling.turns.splice(0)) await selling.sandbox.turn(at(), turn)
	const before = await eventCount()
	const refund = await stripe.refunds.create({ payment_intent: intent })
	expect(refund.status).toBe(first)
	for (const turn of selling.turns.splice(0)) await selling.sandbox.turn(at(), turn)
	expect(RefundShape.parse(await stripe.refunds.retrieve(refund.id)).status).toBe(second)
	expect(await eventsSince(before)).toEqual(['refund.created', type])
})

test('events are listed newest first, page by page, and found one by one', async () => {
	await paid()
	const list = listOf(EventShape).parse(await stripe.events.list({ limit: 2 }))
	expect(list).toMatchObject({ has_more: true, url: '/v1/events' })
	const [first, second] = list.data
	const next = await stripe.events.list({ limit: 1, starting_after: first?.id ?? '' })
	expect(next.data[0]?.id).toBe(second?.id)
	expect(EventShape.parse(await stripe.events.retrieve(first?.id ?? '')).livemode).toBe(false)
	const only = await stripe.events.list({ type: 'checkout.session.completed', limit: 5 })
	expect(new Set(only.data.map(({ type }) => type))).toEqual(new Set(['checkout.session.completed']))
})

test('an event is signed so that the official library accepts it, and is delivered until it is taken', async () => {
	selling.events.splice(0)
	await create().then(({ id }) => press(id, 'pay'))
	const [eventId = ''] = selling.events.splice(0)
	await selling.sandbox.deliver(at(), eventId)
	const { body, signature } = selling.received.at(-1) ?? { body: '', signature: '' }
	const event = stripe.webhooks.constructEvent(body, signature, testSecret)
	EventShape.parse(event)
	expect(event.id).toBe(eventId)
	expect((await stripe.events.retrieve(eventId)).pending_webhooks).toBe(0)
	const before = selling.received.length
	await selling.sandbox.deliver(at(), eventId)
	expect(selling.received).toHaveLength(before)
})
