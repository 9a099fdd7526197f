// A person's profile, from a provider's claims (auth contract §5.4).
import { normalizeEmail } from '../rules/passwords.ts'

export type Profile = {
	provider: string
	/** The provider's id of the person. */
	subject: string
	/** Normalized; null when missing or invalid. */
	email: string | null
	isEmailVerified: boolean
	/** Stored in the identity's row. */
	identityData: Record<string, unknown>
	/** Metadata of a new user. */
	userMetadata: Record<string, unknown>
}

const maxText = 1_024

const textOf = (value: unknown): string | undefined =>
	typeof value === 'string' &&
	value !== '' &&
	value.length <= maxText &&
	value.isWellFormed() &&
	!value.includes('\0')
		? value
		: undefined

function emailOf(value: unknown): string | null {
	try {
		return normalizeEmail(textOf(value) ?? '')
	} catch {
		return null
	}
}

const nameOf = (claims: Record<string, unknown>): string | undefined =>
	textOf(claims.name) ??
	([textOf(claims.given_name), textOf(claims.family_name)].filter(Boolean).join(' ') || undefined)

const given = (members: Record<string, unknown>) =>
	Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined))

/** Some providers write booleans as text. */
const isTrue = (claim: unknown) => claim === true || claim === 'true'

/** @param claims verified */
export function profileOf(
	provider: string,
	claims: Record<string, unknown> & { sub: string; iss?: unknown },
): Profile {
	const email = emailOf(claims.email)
	const isEmailVerified = email !== null && isTrue(claims.email_verified)
	const name = nameOf(claims)
	const picture = textOf(claims.picture)
	const shown = given({ full_name: name, name, avatar_url: picture, picture })
	return {
		provider,
		subject: claims.sub,
		email,
		isEmailVerified,
		identityData: given({
			iss: textOf(claims.iss),
			sub: claims.sub,
			provider_id: claims.sub,
			email: email ?? undefined,
			email_verified: isEmailVerified,
			phone_verified: false,
			is_private_email: isTrue(claims.is_private_email) || undefined,
			...shown,
		}),
		userMetadata: given({ full_name: name, avatar_url: picture }),
	}
}
