// Linking and unlinking of identities (auth contract §5.5).
import { inTransaction } from '#database/context.server.ts'
import { AuthFailure, needsSecondStep } from '../../rules/errors.ts'
import type { Profile } from '../../oidc/profile.ts'
import type { AuthCall } from '../../dependencies.server.ts'
import { audit } from '../audit.server.ts'
import {
	deleteOwnIdentity,
	identitiesOf,
	identityOf,
	isAlreadyTaken,
	lockUser,
	updateUser,
	userByEmail,
	type IdentityRow,
	type UserRow,
} from '../../store/users.server.ts'
import { lacksSecondStep, type SignedIn } from '../bearer.server.ts'
import { assertMayJoin } from '../joining.server.ts'
import { refuseBanned } from '../sessions.server.ts'
import { addIdentity, changedMeanwhile, notifyOfLink } from './accounts.server.ts'

const alreadyLinked = (isOwn: boolean) =>
	new AuthFailure(422, 'identity_already_exists', {
		message: isOwn ? 'Identity is already linked' : 'Identity is already linked to another user',
	})

/** A user without an address gets the provider's, when it is verified and free. */
async function adoptEmail(inner: AuthCall, user: UserRow, profile: Profile): Promise<void> {
	const { db, now, auth } = inner
	const { email } = profile
	const isFree = email !== null && profile.isEmailVerified && !(await userByEmail(db, email))
	const gets = user.email === null && isFree
	if (!gets && !user.isAnonymous) return
	const address = gets ? { email, emailConfirmedAt: now } : {}
	await updateUser(db, user.id, { ...address, isAnonymous: false, updatedAt: now }).catch(
		(failure: unknown) => {
			throw isAlreadyTaken(failure) ? changedMeanwhile() : failure
		},
	)
	if (gets) await auth.people.emailChanged(inner, { id: user.id, email })
}

/**
 * Adds the identity to this account. Call it in a transaction.
 * @throws AuthFailure identity_already_exists, user_not_found, user_banned
 */
export async function linkTo(inner: AuthCall, userId: string, profile: Profile): Promise<void> {
	const user = await lockUser(inner.db, userId)
	if (!user) throw new AuthFailure(403, 'user_not_found', { message: 'User does not exist' })
	refuseBanned({ user }, inner.now)
	if (user.isAnonymous)
		await assertMayJoin(inner, { email: profile.isEmailVerified ? profile.email : null, target: null })
	if (!(await addIdentity(inner, userId, profile))) {
		const taken = await identityOf(inner.db, profile.provider, profile.subject)
		throw alreadyLinked(taken?.userId === userId)
	}
	await adoptEmail(inner, user, profile)
	await notifyOfLink(inner, user, profile.provider)
}

const missingIdentity = () =>
	new AuthFailure(422, 'identity_not_found', { message: "Identity doesn't exist" })
const lastIdentity = () =>
	new AuthFailure(422, 'single_identity_not_deletable', {
		message: 'User must have at least 1 identity after unlinking',
	})
const emailConflict = () =>
	new AuthFailure(422, 'email_conflict_identity_not_deletable', {
		message: 'Unable to unlink identity due to email conflict',
	})

const addressOf = (identity: IdentityRow) => identity.email?.toLowerCase()
const isVerified = ({ identityData }: IdentityRow) => identityData.email_verified === true

/** The new primary address when the removed identity held the old one; undefined when it stays. */
function nextEmail(user: UserRow, removed: IdentityRow, kept: readonly IdentityRow[]): string | undefined {
	if (!user.email || addressOf(removed) !== user.email) return undefined
	const others = kept.filter(isVerified).flatMap((identity) => addressOf(identity) ?? [])
	return others.includes(user.email) ? undefined : others[0]
}

async function moveEmail(inner: AuthCall, user: UserRow, email: string): Promise<void> {
	const { db, now, auth, client } = inner
	if (await userByEmail(db, email)) throw emailConflict()
	await updateUser(db, user.id, { email, emailConfirmedAt: now }).catch((failure: unknown) => {
		throw isAlreadyTaken(failure) ? emailConflict() : failure
	})
	await auth.people.emailChanged(inner, { id: user.id, email })
	await audit(inner, 'email_changed', { userId: user.id })
	const { language } = client
	const kind = 'email-changed'
	if (user.email) await auth.messenger.mail(inner, { kind, to: user.email, about: email, language })
}

/**
 * Removes one identity of the signed-in person; the last one stays.
 * @throws AuthFailure insufficient_aal, identity_not_found, single_identity_not_deletable,
 * email_conflict_identity_not_deletable
 */
export async function unlink(call: AuthCall, signedIn: SignedIn, identityId: string): Promise<void> {
	if (lacksSecondStep(signedIn)) throw needsSecondStep()
	const userId = signedIn.full.user.id
	await inTransaction(call, async (inner) => {
		const { db, now, auth } = inner
		// Locked: of two concurrent removals, the second sees the result of the first.
		const user = await lockUser(db, userId)
		const identities = await identitiesOf(db, userId)
		const removed = identities.find(({ id }) => id === identityId)
		if (!user || !removed) throw missingIdentity()
		const kept = identities.filter(({ id }) => id !== identityId)
		if (kept.length === 0) throw lastIdentity()
		await deleteOwnIdentity(db, userId, identityId)
		const isEmail = removed.provider === 'email'
		const password = isEmail ? { passwordHash: null, passwordChangedAt: null } : {}
		await updateUser(db, userId, { ...password, updatedAt: now })
		const email = nextEmail(user, removed, kept)
		if (email) await moveEmail(inner, user, email)
		await audit(inner, 'identity_removed', { userId, provider: removed.provider })
		const about = isEmail
			? 'your password'
			: (auth.providers.get(removed.provider)?.label ?? removed.provider)
		const { language } = inner.client
		const kind = 'identity-removed'
		if (user.email) await auth.messenger.mail(inner, { kind, to: user.email, about, language })
	})
}
