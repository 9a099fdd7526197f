// Second factors: their types, lifetimes and method names (auth contract §5.6).
import type { AuthSettings } from './settings.ts'
import { ownOrigins } from './redirects.ts'
import { parsePhoneNumberFromString } from 'libphonenumber-js'

// The assurance level of a session (auth contract §3), from its methods.

export type Method = { method: string; at: Date; factorId?: string | null }
export type Assurance = 'aal1' | 'aal2'

const secondSteps = new Set(['totp', 'mfa/phone', 'mfa/webauthn'])

export const assuranceOf = (methods: readonly Pick<Method, 'method'>[]): Assurance =>
	methods.some(({ method }) => secondSteps.has(method)) ? 'aal2' : 'aal1'

/** The level of a call: the lower of its token's and its session's. */
export const lowerOf = (token: Assurance, session: Assurance): Assurance =>
	token === 'aal2' && session === 'aal2' ? 'aal2' : 'aal1'

const unixSeconds = (instant: Date) => Math.floor(instant.getTime() / 1_000)

/** Newest first, as tokens carry them. */
export const amrOf = (methods: readonly Method[]): { method: string; timestamp: number }[] =>
	methods
		.toSorted((left, right) => right.at.getTime() - left.at.getTime())
		.map(({ method, at }) => ({ method, timestamp: unixSeconds(at) }))

/** The method that a session holds after the second step; tokens carry it as `amr`. */
export const methodOfFactor = {
	totp: 'totp',
	phone: 'mfa/phone',
	webauthn: 'mfa/webauthn',
} as const
export type FactorType = keyof typeof methodOfFactor

export const wrongCodeMessage = {
	totp: 'Invalid TOTP code entered',
	phone: 'Invalid MFA Phone code entered',
	webauthn: 'Invalid WebAuthn response',
} as const satisfies Record<FactorType, string>

export const factorLabels = {
	totp: 'Authenticator app',
	phone: 'Text message',
	webauthn: 'Security key or passkey',
} as const satisfies Record<FactorType, string>

/** Unverified factors created before this instant have expired. */
export const staleBefore = (now: Date, { lifetimes }: Pick<AuthSettings, 'lifetimes'>): Date =>
	new Date(now.getTime() - lifetimes.unverifiedFactor * 1_000)

/** The site that WebAuthn keys belong to. */
export type RelyingParty = { id: string; origin: string; name: string }

const isAddress = (host: string) => host.startsWith('[') || /^[\d.]+$/.test(host)

/**
 * From the site's configured address alone, never from a request. Null for a site that is reached by an IP address:
 * WebAuthn binds keys to domain names, and every browser refuses anything else (Web Authentication §5.1.2). A loopback
 * address has a name, localhost: keys work there, and nowhere else.
 */
export function relyingPartyOf({
	siteUrl,
	siteName,
}: Pick<AuthSettings, 'siteUrl' | 'siteName'>): RelyingParty | null {
	const named = ownOrigins(siteUrl).map((origin) => new URL(origin))
	const url = named.find(({ hostname }) => !isAddress(hostname))
	return url ? { id: url.hostname, origin: url.origin, name: siteName } : null
}

/** The factor types that people can enroll. */
export const offeredFactorTypes = (
	settings: Pick<AuthSettings, 'mfa' | 'siteUrl' | 'siteName'>,
): FactorType[] =>
	(['totp', 'phone', 'webauthn'] as const).filter(
		(type) => settings.mfa[type] && (type !== 'webauthn' || relyingPartyOf(settings) !== null),
	)

/** Undefined unless the text names a number with its country: `+1 202 555 0123`. */
export function normalizePhone(text: string): string | undefined {
	const trimmed = text.trim()
	if (!trimmed.startsWith('+') || trimmed.length > 40) return undefined
	const phone = parsePhoneNumberFromString(trimmed)
	return phone?.isValid() && !phone.ext ? phone.number.slice(1) : undefined
}
