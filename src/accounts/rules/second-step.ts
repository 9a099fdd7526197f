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

// The second step of a sign-in: whether it is due, and which methods there are.

export type FactorType = 'totp' | 'phone' | 'webauthn'
export type StepFactor = { id: string; type: FactorType; name: string }

type FactorFacts = {
	id: string
	factor_type: string
	status: string
	friendly_name?: string | undefined
	phone?: string | undefined
}
type SessionFacts = { access_token: string; user: { factors?: readonly FactorFacts[] | null | undefined } }

const factorTypes: readonly FactorType[] = ['webauthn', 'totp', 'phone']

function claimsOf(token: string): Record<string, unknown> {
	const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
	try {
		const claims: unknown = JSON.parse(atob(payload))
		return typeof claims === 'object' && claims !== null ? { ...claims } : {}
	} catch {
		return {} // Not a token: no claims.
	}
}

export type FactorLabels = Record<FactorType, string> & { phoneTo: (end: string) => string }

export const factorLabels: FactorLabels = {
	webauthn: 'Passkey or security key',
	totp: 'Authenticator app',
	phone: 'Text message',
	phoneTo: (end) => `Text message to •••${end}`,
}

/** Only the last digits: enough to recognize one's own phone. */
const defaultName = (type: FactorType, phone: string | undefined, labels: FactorLabels): string =>
	type === 'phone' && phone ? labels.phoneTo(phone.slice(-2)) : labels[type]

/** The verified factors of a session that has not used one yet; empty when no step is left. */
export function openFactors(
	{ access_token, user }: SessionFacts,
	labels: FactorLabels = factorLabels,
): StepFactor[] {
	if (claimsOf(access_token)['aal'] === 'aal2') return []
	const verified = (user.factors ?? []).filter(({ status }) => status === 'verified')
	return factorTypes.flatMap((type) =>
		verified
			.filter(({ factor_type }) => factor_type === type)
			.map(({ id, friendly_name, phone }) => ({
				id,
				type,
				name: friendly_name || defaultName(type, phone, labels),
			})),
	)
}

/** Whether the session began with a mailed link or code, which proves as much as the old password. */
export function cameByMail({ access_token }: Pick<SessionFacts, 'access_token'>): boolean {
	const { amr } = claimsOf(access_token)
	return (
		Array.isArray(amr) &&
		amr.some(
			(entry: unknown) =>
				typeof entry === 'object' && entry !== null && 'method' in entry && entry.method === 'otp',
		)
	)
}
