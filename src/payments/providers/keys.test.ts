import { expect, test } from 'vitest'
import { ProviderRefusal } from '../contract.ts'
import { openSandboxProvider } from './sandbox.server.ts'

const answering = (status: number, error: object) =>
	openSandboxProvider(() => Promise.resolve(Response.json({ error }, { status })), 'whsec_tests_only')

test.each([
	['an object that is missing', 404, { type: 'invalid_request_error', code: 'resource_missing' }, true],
	[
		'keys that are unknown',
		401,
		{ type: 'invalid_request_error', message: 'Invalid API Key provided' },
		false,
	],
	['keys that may not read payments', 403, { type: 'invalid_request_error' }, false],
])('the provider names %s', async (_what, status, error, isAccepted) => {
	expect(await answering(status, error).acceptsKeys()).toBe(isAccepted)
})

test('a provider that is down tells nothing about the keys', async () => {
	await expect(answering(402, { type: 'card_error' }).acceptsKeys()).rejects.toThrow()
})

const charging = (status: number, body: object) =>
	openSandboxProvider(
		() => Promise.resolve(Response.json(body, { status })),
		'whsec_tests_only',
	).chargeTestCard({
		amountCents: 100,
		currency: 'usd',
		key: 'test 1',
	})

test('the test card is charged at once, without a page', async () => {
	const sent: string[] = []
	const provider = openSandboxProvider(async (request) => {
		sent.push(`${request.method} ${new URL(request.url).pathname} ${request.headers.get('idempotency-key')}`)
		sent.push(await request.text())
		return Response.json({ id: 'pi_1', object: 'payment_intent', status: 'succeeded' })
	}, 'whsec_tests_only')
	expect(await provider.chargeTestCard({ amountCents: 100, currency: 'usd', key: 'test 1' })).toBe('pi_1')
	expect(sent[0]).toBe('POST /v1/payment_intents test 1')
	expect(Object.fromEntries(new URLSearchParams(sent[1]))).toMatchObject({
		amount: '100',
		currency: 'usd',
		payment_method: 'pm_card_visa',
		confirm: 'true',
		'automatic_payment_methods[allow_redirects]': 'never',
	})
})

test.each([
	['a declined card', 402, { error: { type: 'card_error', code: 'card_declined' } }],
	['a key without that right', 403, { error: { type: 'invalid_request_error' } }],
	['a request that is refused', 400, { error: { type: 'invalid_request_error' } }],
	['a charge that is not done', 200, { id: 'pi_1', status: 'requires_action' }],
])('%s is a refusal', async (_what, status, body) => {
	await expect(charging(status, body)).rejects.toBeInstanceOf(ProviderRefusal)
})

test('a provider that is down is no refusal', async () => {
	await expect(charging(401, { error: { type: 'invalid_request_error' } })).rejects.not.toBeInstanceOf(
		ProviderRefusal,
	)
})
