import { expect, test } from 'vitest'
import { callbackIn } from './provider-callback.ts'

const read = (query: Record<string, string>) => callbackIn(new URLSearchParams(query))
const unfinished = 'The provider did not finish the sign-in. Please try again.'
const denied = 'You did not allow the sign-in. Try again, or use your email and password.'

test('a code alone is a code, and nothing is nothing', () => {
	expect(read({ code: 'abc' })).toEqual({ code: 'abc', failure: null })
	expect(read({ code: '' })).toEqual({ code: null, failure: null })
	expect(read({})).toEqual({ code: null, failure: null })
})

test.for([
	[{ error: 'access_denied', error_code: 'bad_oauth_callback', error_description: 'canceled' }, denied],
	[{ error: 'access_denied' }, denied],
	[{ error: 'access_denied', error_code: 'user_banned' }, /account is locked/],
	[{ error: 'invalid_request', error_code: 'signup_disabled' }, /new ones cannot be opened/],
	[{ error: 'invalid_request', error_code: 'identity_already_exists' }, /in use already/],
	[{ error: 'invalid_request', error_code: 'bad_oauth_state' }, /took too long/],
	[{ error: 'server_error', error_code: 'bad_oauth_callback', error_description: 'x' }, unfinished],
	[{ error: 'server_error' }, unfinished],
	[{ error: 'server_error', error_code: 'constructor' }, unfinished],
] as const)('a refusal is told in our own words (%o)', ([query, said]) => {
	const { code, failure } = read({ ...query, code: 'never taken' })
	expect(code).toBeNull()
	expect(failure).toMatch(said)
})

test('words that come with an address are quoted and short', () => {
	const { failure } = read({ error: 'odd', error_description: 'Call +1 555 0100! '.repeat(40) })
	expect(failure).toMatch(/^Your provider answered: “Call/)
	expect(failure?.length).toBeLessThan(240)
})
