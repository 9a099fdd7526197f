// A new e-mail address: nothing changes until the old and the new one have confirmed it (auth contract §5.3).
import { randomUUID } from 'node:crypto'
import { AuthFailure } from '../rules/errors.ts'
import type { AuthCall } from '../dependencies.server.ts'
import { audit } from './audit.server.ts'
import { voidTokensOf, type TokenRow } from '../store/tokens.server.ts'
import {
	identitiesOf,
	insertIdentity,
	isAlreadyTaken,
	updateIdentity,
	updateUser,
	type UserRow,
} from '../store/users.server.ts'
import { hasTurn } from './limits.server.ts'
import { sendToken, type Return } from './mailed.server.ts'
import { makeWay } from './removal.server.ts'

export const emailExists = () =>
	new AuthFailure(422, 'email_exists', {
		message: 'A user with this email address has already been registered',
	})

/** Reports an address that was taken concurrently as `email_exists`. */
export const refusingTaken = <Result>(work: Promise<Result>): Promise<Result> =>
	work.catch((failure: unknown) => {
		throw isAlreadyTaken(failure) ? emailExists() : failure
	})

const provenEmail = ({ email, emailConfirmedAt }: UserRow): string | null => (emailConfirmedAt ? email : null)

/** Mails both addresses; without a proven old one, only the new one has to confirm. */
export async function sendEmailChange(
	inner: AuthCall,
	user: UserRow & { newEmail: string },
	back: Return,
): Promise<void> {
	const { id: userId, newEmail } = user
	const old = provenEmail(user)
	await updateUser(inner.db, userId, {
		newEmail,
		emailChangeSentAt: inner.now,
		emailChangeConfirmedHalf: null,
		updatedAt: inner.now,
	})
	const letter = { ...back, userId, about: newEmail }
	await sendToken(inner, { ...letter, purpose: 'email_change_new', address: newEmail })
	if (!old) return
	await hasTurn(inner, 'mailPerAddress', old)
	await sendToken(inner, { ...letter, purpose: 'email_change_current', address: old })
}

/** Saves the address of the person and of their e-mail identity. @throws AuthFailure email_exists */
export async function setEmail(
	inner: AuthCall,
	user: Pick<UserRow, 'id' | 'email'>,
	{ email, isConfirmed }: { email: string; isConfirmed: boolean },
): Promise<void> {
	const { db, now, auth } = inner
	if (email !== user.email && !(await makeWay(inner, email))) throw emailExists()
	await updateUser(db, user.id, {
		email,
		emailConfirmedAt: isConfirmed ? now : null,
		newEmail: null,
		emailChangeConfirmedHalf: null,
		isAnonymous: false,
		updatedAt: now,
	})
	const identity = (await identitiesOf(db, user.id)).find(({ provider }) => provider === 'email')
	const identityData = { sub: user.id, email, email_verified: isConfirmed, phone_verified: false }
	if (identity) await updateIdentity(db, identity.id, { email, identityData, updatedAt: now })
	else
		await insertIdentity(db, {
			id: randomUUID(),
			userId: user.id,
			provider: 'email',
			providerId: user.id,
			identityData,
			email,
			createdAt: now,
			updatedAt: now,
		})
	if (email !== user.email) await auth.people.emailChanged(inner, { id: user.id, email })
}

/** `half`: the other address must still confirm. `void`: the token belongs to a superseded change. */
export async function confirmHalf(
	inner: AuthCall,
	user: UserRow,
	token: Pick<TokenRow, 'purpose' | 'relatesTo'>,
): Promise<'half' | 'whole' | 'void'> {
	const { db, now, auth, client } = inner
	const half = token.purpose === 'email_change_current' ? 'current' : 'new'
	const old = provenEmail(user)
	if (!user.newEmail || token.relatesTo !== (half === 'current' ? old : user.newEmail)) return 'void'
	const isAgreed = user.emailChangeConfirmedHalf !== null && user.emailChangeConfirmedHalf !== half
	if (old && !isAgreed) {
		await updateUser(db, user.id, { emailChangeConfirmedHalf: half, updatedAt: now })
		return 'half'
	}
	const email = user.newEmail
	await setEmail(inner, user, { email, isConfirmed: true })
	// Tokens mailed to the old address are void from now on.
	await voidTokensOf(db, user.id)
	const { language } = client
	if (old) await auth.messenger.mail(inner, { kind: 'email-changed', to: old, about: email, language })
	await audit(inner, 'email_changed', { userId: user.id })
	return 'whole'
}
