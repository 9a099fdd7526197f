// Messages of sign-in and sign-up, verbatim from spec §8, and the field that a refusal belongs to.
import { flashes } from './flash.ts'
import type { FieldErrors } from '../schemas.ts'

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
/** The request got no answer. */
const isOffline = ({ status }: AuthRefusal) => status === undefined || status === 0
const isFault = ({ status = 0 }: AuthRefusal) => status >= 500

/** A refusal's message for people. */
export function refusalText(form: AuthForm, refusal: AuthRefusal): string {
	if (form === 'sign-up' && isTaken(refusal)) return accountExists
	if (form === 'sign-in' && isWrongLogin(refusal)) return wrongLogin
	if (isFault(refusal)) return unexpectedToast.detail
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
