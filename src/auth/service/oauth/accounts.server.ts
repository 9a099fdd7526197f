// The account of a provider's profile (auth contract §5.4): found, linked, or created.
import { randomUUID } from 'node:crypto'
import { AuthFailure } from '../../rules/errors.ts'
import type { Profile } from '../../oidc/profile.ts'
import type { AuthCall } from '../../dependencies.server.ts'
import { audit } from '../audit.server.ts'
import {
	deleteUser,
	disown,
	identitiesOf,
	identityOf,
	insertIdentity,
	insertUser,
	lockUser,
	updateIdentity,
	updateUser,
	userByEmail,
	userById,
	type IdentityRow,
	type UserRow,
} from '../../store/users.server.ts'
import { assertMayJoin } from '../joining.server.ts'
import { refuseBanned } from '../sessions.server.ts'

const attempts = 3

export const changedMeanwhile = () =>
	new AuthFailure(409, 'conflict', { message: 'The account changed meanwhile. Please try again.' })

/** False when this subject of the provider is linked already, also concurrently. */
export function addIdentity(
	{ db, now }: AuthCall,
	userId: string,
	{ provider, subject, email, identityData }: Profile,
): Promise<boolean> {
	return insertIdentity(db, {
		id: randomUUID(),
		userId,
		provider,
		providerId: subject,
		identityData,
		email,
		lastSignInAt: now,
		createdAt: now,
		updatedAt: now,
	})
}

/** Mails the person about a new way to sign in to their account. */
export async function notifyOfLink(inner: AuthCall, user: UserRow, provider: string): Promise<void> {
	await audit(inner, 'identity_linked', { userId: user.id, provider })
	const about = inner.auth.providers.get(provider)?.label ?? provider
	const { language } = inner.client
	const kind = 'identity-linked'
	if (user.email) await inner.auth.messenger.mail(inner, { kind, to: user.email, about, language })
}

async function returnedTo(inner: AuthCall, identity: IdentityRow, profile: Profile): Promise<string> {
	const { db, now } = inner
	const user = await userById(db, identity.userId)
	if (user) refuseBanned({ user }, now)
	await updateIdentity(db, identity.id, {
		// Data that a provider sends only at the first sign-in, such as a name, stays.
		identityData: { ...identity.identityData, ...profile.identityData },
		email: profile.email,
		lastSignInAt: now,
		updatedAt: now,
	})
	return identity.userId
}

/** Whether the account's address was proved; a confirmation on trust does not count. */
async function isProven({ db }: AuthCall, user: UserRow): Promise<boolean> {
	if (!user.emailConfirmedAt) return false
	const identities = await identitiesOf(db, user.id)
	return identities.some(
		({ email, identityData }) => email === user.email && identityData['email_verified'] === true,
	)
}

/**
 * The provider proves the address. An account that never proved it may belong to a stranger who waits for the owner:
 * everything that the stranger put there is removed first.
 */
async function linkedByEmail(inner: AuthCall, found: UserRow, profile: Profile): Promise<string | undefined> {
	const { db, now } = inner
	const user = await lockUser(db, found.id)
	if (user?.email !== found.email) return undefined
	refuseBanned({ user }, now)
	if (!(await isProven(inner, user))) {
		await disown(db, user.id)
		await updateUser(db, user.id, {
			passwordHash: null,
			passwordChangedAt: null,
			phone: null,
			phoneConfirmedAt: null,
			newEmail: null,
			newPhone: null,
			userMetadata: profile.userMetadata,
			emailConfirmedAt: now,
			updatedAt: now,
		})
	}
	if (!(await addIdentity(inner, user.id, profile))) return undefined
	await notifyOfLink(inner, user, profile.provider)
	return user.id
}

async function opened(inner: AuthCall, profile: Profile, target: string | null): Promise<string | undefined> {
	const { db, now, auth } = inner
	const id = randomUUID()
	const email = profile.isEmailVerified ? profile.email : null
	await assertMayJoin(inner, { email, target })
	const { userMetadata } = profile
	const isNew = await insertUser(db, {
		id,
		email,
		emailConfirmedAt: email ? now : null,
		userMetadata,
		createdAt: now,
		updatedAt: now,
	})
	if (!isNew) return undefined
	if (!(await addIdentity(inner, id, profile))) {
		await deleteUser(db, id)
		return undefined
	}
	await auth.people.created(inner, { id, email, userMetadata })
	await audit(inner, 'signed_up', { userId: id, provider: profile.provider })
	return id
}

/**
 * The account behind a verified profile: the one with this identity, else the one with this address when the provider
 * verified it, else a new one (without the address when the provider did not). Call it in a transaction.
 * @param target where the sign-in leads
 * @throws AuthFailure user_banned, signup_disabled
 */
export async function accountOf(inner: AuthCall, profile: Profile, target: string | null): Promise<string> {
	for (let attempt = 1; attempt <= attempts; attempt += 1) {
		const identity = await identityOf(inner.db, profile.provider, profile.subject)
		if (identity) return returnedTo(inner, identity, profile)
		const { email, isEmailVerified } = profile
		const owner = email && isEmailVerified ? await userByEmail(inner.db, email) : undefined
		const id = owner ? await linkedByEmail(inner, owner, profile) : await opened(inner, profile, target)
		if (id) return id
	}
	throw changedMeanwhile()
}
