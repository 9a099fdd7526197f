import { expect, test } from 'vitest'
import { messageIn } from '#kit/translations.ts'
import { readAuthForm, CodeForm, SignUpForm } from '../schemas.ts'
import { authPhrases } from './auth-phrases.ts'
import { callbackIn, refusalText, toastFor, type AuthForm, type AuthOutcome } from './auth-toasts.ts'
import { stepRefusal } from './second-step.ts'

const said = (message: string) => messageIn('es', message, authPhrases)

const long = 'x'.repeat(300)
const issuesOf = (fields: Record<string, string>) => {
	const read = readAuthForm(SignUpForm, fields)
	return read.ok ? [] : Object.values(read.errors)
}
const code = readAuthForm(CodeForm, { code: '12' })
const messages = [
	...issuesOf({ email: 'x', password: 'x', fullName: long }),
	...issuesOf({ email: `${long}@example.test`, password: long, fullName: '' }),
	...(code.ok ? [] : [code.first]),
	...[
		'identity_already_exists',
		'bad_oauth_state',
		'signup_disabled',
		'user_banned',
		'bad_oauth_callback',
	].map((error_code) => callbackIn(new URLSearchParams({ error: 'x', error_code })).failure ?? ''),
	callbackIn(new URLSearchParams({ error: 'access_denied' })).failure ?? '',
	...[
		'mfa_verification_failed',
		'over_request_rate_limit',
		'over_sms_send_rate_limit',
		'session_not_found',
		'mfa_challenge_expired',
	].map((error_code) => stepRefusal({ message: '', code: error_code, status: 400 })),
	...(['sign-in', 'sign-up'] as const).flatMap((form: AuthForm) =>
		[
			{ message: 'Invalid login credentials', status: 400 },
			{ message: 'User already registered', status: 422 },
			{ message: '', status: 0 },
			{ message: '', status: 500 },
		].map((refusal) => refusalText(form, refusal)),
	),
	...(
		[
			{ kind: 'done', form: 'sign-in' },
			{ kind: 'done', form: 'sign-up' },
			{ kind: 'unexpected' },
			{ kind: 'invalid', message: 'Invalid email address' },
			{ kind: 'refused', form: 'sign-in', refusal: { message: '' } },
			{ kind: 'refused', form: 'sign-up', refusal: { message: '' } },
			{ kind: 'refused', form: 'sign-up', refusal: { message: 'User already registered', status: 422 } },
		] satisfies AuthOutcome[]
	).flatMap((outcome) => [toastFor(outcome).title, toastFor(outcome).detail]),
]
// Of the identity service, which the pages show as they are.
const ofService = ['Invalid login credentials', 'User already registered']

test('every message of signing in and up has a translation of its own', () => {
	expect(messages.length).toBeGreaterThan(35)
	const untranslated = messages.filter((message) => said(message) === authPhrases.fallback)
	expect(untranslated.filter((message) => !ofService.includes(message))).toEqual([])
})

test('what another service answered is quoted as it stands', () => {
	const { failure } = callbackIn(new URLSearchParams({ error: 'x', error_description: 'Bo $1' }))
	expect(said(failure ?? '')).toBe('Su proveedor respondió: “Bo $1”')
})
