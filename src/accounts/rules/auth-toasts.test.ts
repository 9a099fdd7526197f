// Every toast of spec §8 about signing in and up, verbatim.
import { expect, test } from 'vitest'
import { answeredForm } from './credentials.ts'
import { callbackIn, toastFor, type AuthForm, type AuthOutcome, type AuthRefusal } from './auth-toasts.ts'

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
] as const)('a refusal is reported in our own words (%o)', ([query, notice]) => {
	const { code, failure } = read({ ...query, code: 'never taken' })
	expect(code).toBeNull()
	expect(failure).toMatch(notice)
})

test('words that come with an address are quoted and short', () => {
	const { failure } = read({ error: 'odd', error_description: 'Call +1 555 0100! '.repeat(40) })
	expect(failure).toMatch(/^Your provider answered: “Call/)
	expect(failure?.length).toBeLessThan(240)
})

const refused = (form: AuthForm, message: string, more: Partial<AuthRefusal> = {}): AuthOutcome => ({
	kind: 'refused',
	form,
	refusal: { message, status: 400, ...more },
})

const rows: [AuthOutcome, 'success' | 'error', string, string][] = [
	[{ kind: 'done', form: 'sign-up' }, 'success', 'Account created!', 'You have been signed up successfully.'],
	[{ kind: 'done', form: 'sign-in' }, 'success', 'Welcome back!', 'You have been signed in successfully.'],
	[
		refused('sign-up', 'User already registered'),
		'error',
		'Account exists',
		'This email is already registered. Please sign in instead.',
	],
	[
		refused('sign-up', 'Signups not allowed for this instance'),
		'error',
		'Sign up failed',
		'Signups not allowed for this instance',
	],
	[
		refused('sign-in', 'Invalid login credentials'),
		'error',
		'Sign in failed',
		'Invalid email or password. Please try again.',
	],
	[refused('sign-in', 'Email not confirmed'), 'error', 'Sign in failed', 'Email not confirmed'],
	[
		refused('sign-in', 'Request rate limit reached', { status: 429 }),
		'error',
		'Sign in failed',
		'Request rate limit reached',
	],
	[
		{ kind: 'invalid', message: 'Invalid email address' },
		'error',
		'Validation error',
		'Invalid email address',
	],
	[{ kind: 'unexpected' }, 'error', 'Error', 'An unexpected error occurred'],
	[
		refused('sign-in', 'Unexpected failure, request 5f2c', { status: 500 }),
		'error',
		'Error',
		'An unexpected error occurred',
	],
	[
		refused('sign-up', 'Failed to fetch', { status: 0 }),
		'error',
		'Sign up failed',
		'We could not reach the shop. Check your connection and try again.',
	],
]

test.each(rows)('%o is reported by a toast of %s: %s / %s', (outcome, tone, title, detail) => {
	expect(toastFor(outcome)).toEqual({ tone, title, detail })
})

test('a taken address is reported beside its field, a wrong login above the form', () => {
	const taken = answeredForm('sign-up', {
		kind: 'refused',
		refusal: { message: 'User already registered', status: 422 },
	})
	expect(taken.errors).toEqual({ email: 'This email is already registered. Please sign in instead.' })
	expect(taken.notice).toBe(undefined)
	const wrong = answeredForm('sign-in', {
		kind: 'refused',
		refusal: { message: 'Invalid login credentials', status: 400 },
	})
	expect(wrong.errors).toEqual({})
	expect(wrong.notice).toBe('Invalid email or password. Please try again.')
})

test('a weak password is reported beside its field', () => {
	const message = 'Password should be at least 6 characters.'
	const shown = answeredForm('sign-up', {
		kind: 'refused',
		refusal: { message, code: 'weak_password', status: 422 },
	})
	expect(shown.errors).toEqual({ password: message })
})
