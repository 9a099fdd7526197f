// The user object that every client reads (auth contract §3): no hash, token or secret.
import type { FactorRow, FullUser, IdentityRow } from '../store/users.server.ts'

const instant = (at: Date | null) => at?.toISOString()

const identityJson = ({ id, providerId, userId, ...identity }: IdentityRow) => ({
	identity_id: id,
	id: providerId,
	user_id: userId,
	provider: identity.provider,
	identity_data: identity.identityData,
	email: identity.email ?? undefined,
	last_sign_in_at: instant(identity.lastSignInAt),
	created_at: instant(identity.createdAt),
	updated_at: instant(identity.updatedAt),
})

export const factorJson = (factor: FactorRow) => ({
	id: factor.id,
	factor_type: factor.type,
	status: factor.status,
	friendly_name: factor.friendlyName || undefined,
	phone: factor.phone ?? undefined,
	last_challenged_at: instant(factor.lastChallengedAt),
	created_at: instant(factor.createdAt),
	updated_at: instant(factor.updatedAt),
})

/** Adds the first provider, and all of them. */
export function appMetadataOf({ user, identities }: Pick<FullUser, 'user' | 'identities'>) {
	const providers = [...new Set(identities.map(({ provider }) => provider))]
	return { ...user.appMetadata, ...(providers[0] ? { provider: providers[0], providers } : { providers }) }
}

export function userJson(full: FullUser) {
	const { user, identities, factors } = full
	const confirmedAt = user.emailConfirmedAt ?? user.phoneConfirmedAt
	return {
		id: user.id,
		aud: 'authenticated',
		role: 'authenticated',
		email: user.email ?? '',
		phone: user.phone ?? '',
		email_confirmed_at: instant(user.emailConfirmedAt),
		phone_confirmed_at: instant(user.phoneConfirmedAt),
		confirmed_at: instant(confirmedAt),
		confirmation_sent_at: instant(user.confirmationSentAt),
		recovery_sent_at: instant(user.recoverySentAt),
		new_email: user.newEmail ?? undefined,
		email_change_sent_at: instant(user.emailChangeSentAt),
		new_phone: user.newPhone ?? undefined,
		last_sign_in_at: instant(user.lastSignInAt),
		app_metadata: appMetadataOf(full),
		user_metadata: user.userMetadata,
		identities: identities.map(identityJson),
		factors: factors.map(factorJson),
		is_anonymous: user.isAnonymous,
		banned_until: instant(user.bannedUntil),
		created_at: instant(user.createdAt),
		updated_at: instant(user.updatedAt),
	}
}
export type UserJson = ReturnType<typeof userJson>
