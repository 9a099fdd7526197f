// What a second step says when it is refused, in words that say what to do.
import { refusalText, type AuthRefusal } from './auth-toasts.ts'

/** By the code of the refusal; the same for setting a step up and for showing it. */
export const stepLabels = {
	mfa_verification_failed: 'That code is not right. Enter the latest one.',
	over_request_rate_limit: 'Too many tries. Please wait a minute.',
	over_sms_send_rate_limit: 'We have just sent a code. Please wait a minute before asking for another.',
	session_not_found: 'You have been signed out. Please sign in again.',
} as const satisfies Record<string, string>

const shownWords = new Map<string, string>([
	...Object.entries(stepLabels),
	['mfa_challenge_expired', 'That took too long. Ask for another code.'],
])

/** For the step after the password. */
export const stepRefusal = (refusal: AuthRefusal): string =>
	shownWords.get(refusal.code ?? '') ?? refusalText('sign-in', refusal)
