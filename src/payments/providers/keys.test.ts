import { expect, test } from 'vitest'
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
