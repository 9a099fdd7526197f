// What signing in and signing up say, to the letter of spec §8, and beside which field a refusal stands.
import { flashes } from './flash.ts'
import type { FieldErrors } from '../schemas.ts'

export type AuthForm = 'sign-in' | 'sign-up'

/** What the identity service refused, as its client and its own errors tell it alike. */
export type AuthRefusal = {
	message: string
	code?: string | undefined
	/** Of the answer; 0 or none when there was no answer. */
	status?: number | undefined
}

export type AuthOutcome =
	| { kind: 'done'; form: AuthForm }
	| { kind: 'invalid'; message: string }
	| { kind: 'refused'; form: AuthForm; refusal: AuthRefusal }
	| { kind: 'unexpected' }

export type AuthToast = { tone: 'success' | 'error'; title: string; detail: string }

const done = { 'sign-in': flashes['signed-in'], 'sign-up': flashes['signed-up'] } as const

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
/** The request never came back. */
const isOffline = ({ status }: AuthRefusal) => status === undefined || status === 0
const isFault = ({ status = 0 }: AuthRefusal) => status >= 500

/** A refusal in words that can be shown to people. */
export function refusalText(form: AuthForm, refusal: AuthRefusal): string {
	if (form === 'sign-up' && isTaken(refusal)) return accountExists
	if (form === 'sign-in' && isWrongLogin(refusal)) return wrongLogin
	if (isFault(refusal)) return unexpectedToast.detail
	return isOffline(refusal) ? offlineText : refusal.message
}

/** The toast for whatever came of a form. */
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

/** Where a refusal stands in the form, when it is about one field. */
export function refusedFields(form: AuthForm, refusal: AuthRefusal): FieldErrors {
	if (form === 'sign-up' && isTaken(refusal)) return { email: accountExists }
	if (refusal.code === 'weak_password') return { password: refusal.message }
	return {}
}
