// The HTTP endpoints of payments.
import { Stripe } from 'stripe'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/database.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { newBuyer, statusOf } from '../../../tests/factories/orders.ts'
import { paymentRoutes } from './http.server.ts'
import {
	openBuying,
	openOrder,
	openTestSelling,
	signedEvent,
	testSecret,
	type Buying,
} from '../../../tests/factories/payments.ts'

const { context } = await openTestDatabase({ seeded: false })
const selling = openTestSelling(context)

const appFor = (who: ServiceContext) =>
	paymentRoutes({
		dependencies: selling.dependencies,
		authenticate: () => Promise.resolve({ context: selling.at(who), setCookies: ['session=renewed'] }),
		systemContext: () => selling.at(context),
	})
const post = async (who: ServiceContext, path: string, init: RequestInit) =>
	appFor(who).request(`https://shop.test${path}`, { method: 'POST', ...init })
const checkout = (who: ServiceContext, body: unknown) =>
	post(who, '/functions/v1/create-checkout', {
		body: typeof body === 'string' ? body : JSON.stringify(body),
		headers: { 'Content-Type': 'application/json' },
	})

test('the owner of an order gets the address of its payment page, and a renewed session on the way', async () => {
	const { buyer, request } = await openOrder(selling, context)
	const answer = await checkout(buyer, request)
	expect(answer.status).toBe(200)
	expect(answer.headers.get('set-cookie')).toBe('session=renewed')
	const { url, ...nothing } = (await answer.json()) as { url: string }
	expect(url).toMatch(/^https:\/\/shop\.test\/sandbox\/pay\/cs_test_\w{58}$/)
	expect(nothing).toEqual({})
})

test.each<[string, (buying: Pick<Buying, 'request'>) => unknown, number]>([
	['no JSON', () => 'orderId=1', 400],
	['nothing', () => ({}), 400],
	['null', () => 'null', 400],
	['a number for an id', ({ request }) => ({ ...request, orderId: 1 }), 400],
	['a foreign address', ({ request }) => ({ ...request, successUrl: 'https://evil.test/' }), 400],
	['an unknown order', ({ request }) => ({ ...request, orderId: 'abc' }), 404],
])('%s is answered with words and its status', async (_what, bodyOf, status) => {
	const waiting = await openOrder(selling, context)
	const answer = await checkout(waiting.buyer, bodyOf(waiting))
	expect(answer.status).toBe(status)
	expect(await answer.json()).toEqual({ error: expect.any(String) as string })
})

test('strangers and visitors do not get it, and price or status in the body change nothing', async () => {
	const { buyer, request, order } = await openOrder(selling, context)
	expect((await checkout(await newBuyer(context), request)).status).toBe(404)
	expect((await checkout(context, request)).status).toBe(401)
	const forged = { ...request, amount: 1, total: 1, status: 'paid', userId: buyer.userId, currency: 'jpy' }
	expect((await checkout(buyer, forged)).status).toBe(200)
	const { data } = await selling.stripe.checkout.sessions.list({ limit: 1 })
	expect(data[0]).toMatchObject({ amount_total: order.totalCents, currency: 'usd' })
	expect(await statusOf(context, order.id)).toBe('pending')
})

test('after very many tries a person is asked to wait', async () => {
	const { buyer, request } = await openOrder(selling, context)
	const statuses = new Set<number>()
	for (let tries = 0; tries < 301; tries += 1)
		statuses.add((await checkout(buyer, { ...request, orderId: 'x' })).status)
	expect([...statuses]).toEqual([404, 429])
})

test('the webhook takes what is signed, says so again for a repetition, and takes nothing else', async () => {
	const buying = await openBuying(selling, context)
	await buying.press('pay')
	selling.events.splice(0)
	const object = await buying.session()
	const { body, signature } = signedEvent({ type: 'checkout.session.completed', object })
	const receive = (text: string, header?: string) =>
		post(context, '/webhooks/stripe', { body: text, headers: header ? { 'Stripe-Signature': header } : {} })
	expect((await receive(body)).status).toBe(400)
	expect((await receive(`${body} `, signature)).status).toBe(400)
	expect(await statusOf(context, buying.order.id)).toBe('pending')
	expect(await (await receive(body, signature)).json()).toEqual({ received: true, outcome: 'applied' })
	expect(await (await receive(body, signature)).json()).toEqual({ received: true, outcome: 'repeated' })
	expect(await statusOf(context, buying.order.id)).toBe('paid')
})

const signed = (body: string) => {
	const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: testSecret })
	return post(context, '/webhooks/stripe', { body, headers: { 'Stripe-Signature': signature } })
}
const envelope = { id: 'evt_shapeless', object: 'event', livemode: false, type: 'checkout.session.completed' }
const depth = 20_000

test.each<[string, string]>([
	['nothing', ''],
	['no JSON', '{'],
	['null', 'null'],
	['a text', '"x"'],
	['a number', '1'],
	['a list', '[]'],
	['a list of events', JSON.stringify([envelope])],
	['an id alone', '{"id":1}'],
	['a deeply nested list', '['.repeat(depth) + ']'.repeat(depth)],
	['a deeply nested object', `{"a":`.repeat(depth) + '1' + '}'.repeat(depth)],
	['an event without data', JSON.stringify(envelope)],
	[
		'a deeply nested event',
		`{"id":"evt_1","type":"x","livemode":false,"data":{"object":{"a":${'['.repeat(depth)}${']'.repeat(depth)}}}}`,
	],
	['a session without fields', JSON.stringify({ ...envelope, data: { object: {} } })],
	['a session that is null', JSON.stringify({ ...envelope, data: { object: null } })],
	['a session with a list for an id', JSON.stringify({ ...envelope, data: { object: { id: [] } } })],
	['a refund without fields', JSON.stringify({ ...envelope, type: 'refund.updated', data: { object: {} } })],
	[
		'a dispute without fields',
		JSON.stringify({ ...envelope, type: 'charge.dispute.created', data: { object: {} } }),
	],
	['an id with a zero byte', JSON.stringify({ ...envelope, id: 'evt_\0', type: 'x', data: { object: {} } })],
])('a signed body that is %s is answered 400', async (_what, body) => {
	const answer = await signed(body)
	expect(answer.status).toBe(400)
	expect(await answer.json()).toEqual({ error: expect.any(String) as string })
})

test('events that the shop does not handle, and metadata of others, are ignored', async () => {
	const buying = await openBuying(selling, context)
	await buying.press('pay')
	const [other, foreign] = [
		signedEvent({ type: 'balance.available', object: { object: 'balance' } }),
		signedEvent({
			type: 'checkout.session.completed',
			object: { ...(await buying.session()), id: 'cs_test_foreign', metadata: { payment_id: 'x' } },
		}),
	]
	for (const { body } of [other, foreign])
		expect(await (await signed(body)).json()).toEqual({ received: true, outcome: 'ignored' })
	const refund = signedEvent({
		type: 'refund.updated',
		object: { id: 're_foreign', amount: 1, status: 'succeeded', metadata: { refund_id: 'x' } },
	})
	expect(await (await signed(refund.body)).json()).toEqual({ received: true, outcome: 'refused' })
})
