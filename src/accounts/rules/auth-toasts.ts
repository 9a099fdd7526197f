// Messages of sign-in and sign-up, verbatim from spec §8, and the field that a refusal belongs to.
import { flashTexts } from './flash-texts.ts'
import type { FieldErrors } from '../schemas.ts'

// A provider's answer in the callback address (auth contract §5.4).

type ProviderCallback = { code: string | null; failure: string | null }

const maxWords = 200

const denied = 'You did not allow the sign-in. Try again, or use your email and password.'

const unfinished = 'The provider did not finish the sign-in. Please try again.'

/** Messages for the identity service's refusals, by code. */
const words: Record<string, string> = {
	identity_already_exists:
		'This sign-in is in use already. Remove it from the account that it opens before you add it to another one.',
	bad_oauth_state: 'The sign-in took too long or was begun elsewhere. Please try again.',
	signup_disabled:
		'No account belongs to this sign-in, and new ones cannot be opened this way at the moment.',
	user_banned: 'This account is locked. Please contact support.',
}

/** The code, or a message why there is none. Reads query and fragment alike. */
export function callbackIn(query: URLSearchParams): ProviderCallback {
	const error = query.get('error')
	const code = query.get('error_code') ?? ''
	if (Object.hasOwn(words, code)) return { code: null, failure: words[code] ?? unfinished }
	if (error === 'access_denied') return { code: null, failure: denied }
	if (code === 'bad_oauth_callback') return { code: null, failure: unfinished }
	const description = query.get('error_description')
	// Anyone can write an address: text from it is quoted, never shown as the shop's own.
	if (description)
		return { code: null, failure: `Your provider answered: “${description.slice(0, maxWords)}”` }
	if (error !== null) return { code: null, failure: unfinished }
	return { code: query.get('code') || null, failure: null }
}

export type AuthForm = 'sign-in' | 'sign-up'

/** A refusal of the identity service, in the shape that its client and its own errors share. */
export type AuthRefusal = {
	message: string
	code?: string | undefined
	/** Status of the answer; 0 or undefined when there was no answer. */
	status?: number | undefined
}

export type AuthOutcome =
	| { kind: 'done'; form: AuthForm }
	| { kind: 'invalid'; message: string }
	| { kind: 'refused'; form: AuthForm; refusal: AuthRefusal }
	| { kind: 'unexpected' }

export type AuthToast = { tone: 'success' | 'error'; title: string; detail: string }

const done = { 'sign-in': flashTexts.en['signed-in'], 'sign-up': flashTexts.en['signed-up'] } as const

const failedTitle: Record<AuthForm, string> = { 'sign-in': 'Sign in failed', 'sign-up': 'Sign up failed' }

export const unexpectedToast: AuthToast = {
	tone: 'error',
	title: 'Error',
	detail: 'An unexpected error occurred',
}

export const offlineText = 'We could not reach the shop. Check your connection and try again.'
const wrongLogin = 'Invalid email or password. Please try again.'
const accountExists = 'This email is already registered. Please sign in instead.'

const isTaken = ({ message }: AuthRefusal) => message.toLowerCase().includes('already registered')
const isWrongLogin = ({ message }: AuthRefusal) => message.includes('Invalid login credentials')
/** The request got no answer. */
const isOffline = ({ status }: AuthRefusal) => status === undefined || status === 0
const isFault = ({ status = 0 }: AuthRefusal) => status >= 500

/** The contract's words end at the colon; what the shop's owner has decided follows. */
function closedText({ message }: AuthRefusal): string {
	const [, why] = /: (.+)$/.exec(message) ?? []
	return why ? why.slice(0, 1).toUpperCase() + why.slice(1) : message
}

/** A refusal's message for people. */
export function refusalText(form: AuthForm, refusal: AuthRefusal): string {
	if (form === 'sign-up' && isTaken(refusal)) return accountExists
	if (form === 'sign-in' && isWrongLogin(refusal)) return wrongLogin
	if (isFault(refusal)) return unexpectedToast.detail
	if (refusal.code === 'signup_disabled') return closedText(refusal)
	return isOffline(refusal) ? offlineText : refusal.message
}

/** The toast for a form's outcome. */
export function toastFor(outcome: AuthOutcome): AuthToast {
	switch (outcome.kind) {
		case 'done':
			return done[outcome.form]
		case 'invalid':
			return { tone: 'error', title: 'Validation error', detail: outcome.message }
		case 'unexpected':
			return unexpectedToast
		case 'refused': {
			const { form, refusal } = outcome
			if (isFault(refusal)) return unexpectedToast
			const exists = form === 'sign-up' && isTaken(refusal)
			return {
				tone: 'error',
				title: exists ? 'Account exists' : failedTitle[form],
				detail: refusalText(form, refusal),
			}
		}
	}
}

/** The field that a refusal belongs to, when it is about one. */
export function refusedFields(form: AuthForm, refusal: AuthRefusal): FieldErrors {
	if (form === 'sign-up' && isTaken(refusal)) return { email: accountExists }
	if (refusal.code === 'weak_password') return { password: refusal.message }
	return {}
}
