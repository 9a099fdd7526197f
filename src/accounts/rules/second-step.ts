// The second step of a sign-in: whether it is due, and which ways there are.

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
		return {} // Not a token: it claims nothing.
	}
}

const defaultName: Record<FactorType, string> = {
	webauthn: 'Passkey or security key',
	totp: 'Authenticator app',
	phone: 'Text message',
}

/** The last digits alone: enough to know one's own phone by. */
const phoneEnd = (phone: string | undefined) => (phone ? ` to •••${phone.slice(-2)}` : '')

/** The verified factors of a session that has not shown one yet; empty when nothing is left to do. */
export function openFactors({ access_token, user }: SessionFacts): StepFactor[] {
	if (claimsOf(access_token)['aal'] === 'aal2') return []
	const verified = (user.factors ?? []).filter(({ status }) => status === 'verified')
	return factorTypes.flatMap((type) =>
		verified
			.filter(({ factor_type }) => factor_type === type)
			.map(({ id, friendly_name, phone }) => ({
				id,
				type,
				name: friendly_name || `${defaultName[type]}${phoneEnd(phone)}`,
			})),
	)
}

/** Whether the session began with a mailed link or code, which is as good as the old password. */
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
