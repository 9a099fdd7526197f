// New accounts by e-mail and password (auth contract §5.1).
import { randomUUID } from 'node:crypto'
import { inTransaction } from '#database/context.server.ts'
import { AuthFailure } from '../rules/errors.ts'
import type { AuthCall } from '../dependencies.server.ts'
import { cleanMetadata } from '../rules/metadata.ts'
import { checkNewPassword, normalizeEmail } from '../rules/passwords.ts'
import { audit } from './audit.server.ts'
import { insertIdentity, insertUser, userByEmail } from '../store/users.server.ts'
import { spendTurn } from './limits.server.ts'
import { beginSession, type Grant } from './sessions.server.ts'
import { isUnproven, makeWay } from './unproven.server.ts'

export type NewAccount = { email: string; password: string; data: Record<string, unknown> }

export const alreadyRegistered = () =>
	new AuthFailure(422, 'user_already_exists', { message: 'User already registered' })

/**
 * Creates a person with an e-mail identity. Call it inside a transaction.
 * @returns the id, or undefined when the address is taken, also concurrently
 */
export async function createEmailUser(
	inner: AuthCall,
	user: {
		email: string
		passwordHash: string | null
		userMetadata: Record<string, unknown>
		isConfirmed: boolean
		/** Whether the address was proved to be theirs; defaults to `isConfirmed`. */
		isProven?: boolean
	},
): Promise<string | undefined> {
	const { db, now } = inner
	const id = randomUUID()
	const isNew = await insertUser(db, {
		id,
		email: user.email,
		emailConfirmedAt: user.isConfirmed ? now : null,
		passwordHash: user.passwordHash,
		passwordChangedAt: user.passwordHash ? now : null,
		userMetadata: user.userMetadata,
		createdAt: now,
		updatedAt: now,
	})
	if (!isNew) return undefined
	await insertIdentity(db, {
		id: randomUUID(),
		userId: id,
		provider: 'email',
		providerId: id,
		identityData: {
			sub: id,
			email: user.email,
			email_verified: user.isProven ?? user.isConfirmed,
			phone_verified: false,
		},
		email: user.email,
		lastSignInAt: now,
		createdAt: now,
		updatedAt: now,
	})
	await inner.auth.people.created(inner, { id, email: user.email, userMetadata: user.userMetadata })
	await audit(inner, 'signed_up', { userId: id })
	return id
}

type Checked = { email: string; passwordHash: string; userMetadata: Record<string, unknown> }

export const signUpsClosed = () =>
	new AuthFailure(422, 'signup_disabled', { message: 'Signups not allowed for this instance' })

/** The common start of both kinds of sign-up. Hashes before any lookup, so that a known address takes equally long. */
export async function checkNewAccount(call: AuthCall, account: NewAccount): Promise<Checked> {
	const { settings, hasher } = call.auth
	if (!settings.signUps) throw signUpsClosed()
	const email = normalizeEmail(account.email)
	checkNewPassword(account.password)
	const userMetadata = cleanMetadata(account.data)
	await spendTurn(call, 'signUpPerIp', call.client.ip)
	return { email, userMetadata, passwordHash: await hasher.hash(account.password) }
}

/**
 * Creates an account that needs no confirmation, and its first session. An unproven account with this address is
 * replaced.
 * @throws AuthFailure user_already_exists, weak_password, validation_failed, signup_disabled, over_request_rate_limit
 */
export async function signUp(call: AuthCall, account: NewAccount): Promise<Grant> {
	const checked = await checkNewAccount(call, account)
	const known = await userByEmail(call.db, checked.email)
	if (known && !isUnproven(known)) throw alreadyRegistered()
	return inTransaction(call, async (inner) => {
		if (!(await makeWay(inner, checked.email))) throw alreadyRegistered()
		const id = await createEmailUser(inner, { ...checked, isConfirmed: true, isProven: false })
		if (!id) throw alreadyRegistered()
		return beginSession(inner, id, { method: 'password' })
	})
}
