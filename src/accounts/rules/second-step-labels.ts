// Messages for a refused second step; each says what to do.
import { refusalText, type AuthRefusal } from './auth-toasts.ts'

/** By the refusal's code; the same for enrolling a factor and for verifying it. */
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

/** Message for the step after the password. */
export const stepRefusal = (refusal: AuthRefusal): string =>
	shownWords.get(refusal.code ?? '') ?? refusalText('sign-in', refusal)
