// What the sandbox refuses, with the provider's error messages.
import { randomUUID } from 'node:crypto'
import { Stripe } from 'stripe'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/database.ts'
import { ErrorShape } from '../../../tests/factories/payments/stripe-contract.ts'
import { readForm } from './requests.ts'
import { failureOf, openTestApi } from '../../../tests/factories/payments/sandbox.ts'

const { context } = await openTestDatabase({ seeded: false })
const { stripe, wanted, hour, create, paid, ask } = openTestApi(context)

test('nested forms are read as the library writes them', () => {
	expect(readForm('a[0][b][c]=1&a[1][b][c]=2&d[e]=x%5B0%5D&f[]=1&f[]=2')).toEqual({
		a: [{ b: { c: '1' } }, { b: { c: '2' } }],
		d: { e: 'x[0]' },
		f: ['1', '2'],
	})
	expect(() => readForm('a[b=1')).toThrow('Invalid parameter name')
	expect(() => readForm(`a${'[b]'.repeat(9)}=1`)).toThrow('Invalid parameter name')
	expect(readForm('__proto__[x]=1')).not.toHaveProperty('x')
})

test('a key asked twice gives the first answer; with other parameters it is refused', async () => {
	const idempotencyKey = randomUUID()
	const [first, again] = [
		await stripe.checkout.sessions.create(wanted(), { idempotencyKey }),
		await stripe.checkout.sessions.create(wanted(), { idempotencyKey }),
	]
	expect(again.id).toBe(first.id)
	expect(again.lastResponse.idempotencyKey).toBe(idempotencyKey)
	const other = wanted({ client_reference_id: 'order-2' })
	const failure = await failureOf(stripe.checkout.sessions.create(other, { idempotencyKey }))
	expect(failure).toMatchObject({ statusCode: 400, rawType: 'idempotency_error' })
	expect(failure).toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
})

test('a replay says so', async () => {
	const { intent } = await paid()
	const init = {
		method: 'POST',
		body: `payment_intent=${intent}&amount=1`,
		headers: { 'Idempotency-Key': randomUUID() },
	}
	const [first, again] = [await ask('/v1/refunds', init), await ask('/v1/refunds', init)]
	expect(first.headers.has('idempotent-replayed')).toBe(false)
	expect(again.headers.get('idempotent-replayed')).toBe('true')
	expect(await again.json()).toEqual(await first.json())
})

test('two requests with one key at the same moment make one session', async () => {
	const idempotencyKey = randomUUID()
	const sessions = await Promise.all(
		Array.from({ length: 3 }, () => stripe.checkout.sessions.create(wanted(), { idempotencyKey })),
	)
	expect(new Set(sessions.map(({ id }) => id)).size).toBe(1)
})

test('a refused request does not use up its key', async () => {
	const idempotencyKey = randomUUID()
	await failureOf(stripe.checkout.sessions.create(wanted({ expires_at: 1 }), { idempotencyKey }))
	expect((await stripe.checkout.sessions.create(wanted(), { idempotencyKey })).status).toBe('open')
})

const line = (change: object) => ({ line_items: [{ ...wanted().line_items[0], ...change }] }) as never
test.each<
	[string, () => Partial<Stripe.Checkout.SessionCreateParams>, string | undefined, string | undefined]
>([
	['29 minutes', () => ({ expires_at: hour() - 1_801 }), undefined, 'expires_at'],
	['more than a day', () => ({ expires_at: hour() + 23 * 3_600 + 1 }), undefined, 'expires_at'],
	['no lines', () => ({ line_items: [] }), 'parameter_missing', 'line_items'],
	['a foreign parameter', () => ({ surprise: 'x' }) as never, 'parameter_unknown', 'surprise'],
	['a malformed e-mail', () => ({ customer_email: 'robin' }), 'email_invalid', 'customer_email'],
	['a malformed address', () => ({ success_url: 'javascript:alert(1)' }), 'url_invalid', 'success_url'],
	['half a unit', () => line({ quantity: 0.5 }), 'parameter_invalid_integer', 'line_items[0][quantity]'],
	['no price', () => line({ price_data: undefined }), 'parameter_missing', 'line_items[0][price_data]'],
	[
		'49 cents',
		() =>
			line({ quantity: 1, price_data: { currency: 'usd', unit_amount: 49, product_data: { name: 'x' } } }),
		'amount_too_small',
		undefined,
	],
])('a session with %s is refused as at the provider', async (_what, change, code, param) => {
	const failure = await failureOf(create(change()))
	expect(failure).toMatchObject({ statusCode: 400, rawType: 'invalid_request_error' })
	expect([failure.code, failure.param]).toEqual([code, param])
})

test('exactly 30 minutes and exactly a day are taken', async () => {
	for (const expiresAt of [hour() - 1_800, hour() + 23 * 3_600])
		expect((await create({ expires_at: expiresAt })).expires_at).toBe(expiresAt)
})

test('what is missing, foreign or not allowed is answered in the provider’s shape', async () => {
	const answers: [string, RequestInit, number][] = [
		['/v1/checkout/sessions/cs_test_none', {}, 404],
		['/v1/refunds/re_none', {}, 404],
		['/v1/payment_intents/pi_none', {}, 404],
		['/v1/events/evt_none', {}, 404],
		['/v1/customers', {}, 404],
		['/v1/refunds', { method: 'POST', body: 'payment_intent=pi_none' }, 400],
		['/v1/refunds', { method: 'POST', body: 'a[b=1' }, 400],
		['/v1/events?limit=101', {}, 400],
		['/v1/events', { headers: { Authorization: 'Bearer sk_live_x' } }, 401],
		['/v1/events', { headers: { Authorization: '' } }, 401],
	]
	for (const [path, init, status] of answers) {
		const answer = await ask(path, init)
		expect([path, answer.status]).toEqual([path, status])
		expect(answer.headers.get('request-id')).toMatch(/^req_/)
		ErrorShape.parse(await answer.json())
	}
})
