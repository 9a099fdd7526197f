// New accounts by e-mail and password (auth contract §5.1).
import { randomUUID } from 'node:crypto'
import { inTransaction } from '#database/context.server.ts'
import { AuthFailure, signUpsClosed } from '../rules/errors.ts'
import type { AuthCall } from '../dependencies.server.ts'
import { cleanMetadata } from '../rules/account.ts'
import { checkNewPassword, normalizeEmail } from '../rules/passwords.ts'
import { audit } from './audit.server.ts'
import {
	fullUser,
	insertIdentity,
	insertUser,
	lockUserByEmail,
	updateUser,
	userByEmail,
	type FullUser,
	type UserRow,
} from '../store/users.server.ts'
import { assertMayJoin } from './joining.server.ts'
import { hasTurn, spendTurn } from './limits.server.ts'
import { beginSession, type Grant } from './sessions.server.ts'
import { isUnopened, isUnproven, makeWay } from './removal.server.ts'
import { userJson, type UserJson } from './user-json.ts'
import { evenly, sendToken, type Return } from './mailed.server.ts'

type NewAccount = { email: string; password: string; data: Record<string, unknown> }

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

/** The common start of both kinds of sign-up. Hashes before any lookup, so that a known address takes equally long. */
async function checkNewAccount(call: AuthCall, account: NewAccount, target: string): Promise<Checked> {
	const { settings, hasher } = call.auth
	if (!settings.signUps) throw signUpsClosed()
	const email = normalizeEmail(account.email)
	checkNewPassword(account.password, settings.rules)
	const userMetadata = cleanMetadata(account.data)
	await spendTurn(call, 'signUpPerIp', call.client.ip)
	await assertMayJoin(call, { email, target })
	return { email, userMetadata, passwordHash: await hasher.hash(account.password) }
}

/**
 * Creates an account that needs no confirmation, and its first session. An unproven account with this address is
 * replaced.
 * @throws AuthFailure user_already_exists, weak_password, validation_failed, signup_disabled, over_request_rate_limit
 */
export async function signUp(
	call: AuthCall,
	account: NewAccount,
	{ redirectTo }: Pick<Return, 'redirectTo'>,
): Promise<Grant> {
	const checked = await checkNewAccount(call, account, redirectTo)
	const known = await userByEmail(call.db, checked.email)
	if (known && !isUnproven(known)) throw alreadyRegistered()
	return inTransaction(call, async (inner) => {
		if (!(await makeWay(inner, checked.email))) throw alreadyRegistered()
		const id = await createEmailUser(inner, { ...checked, isConfirmed: true, isProven: false })
		if (!id) throw alreadyRegistered()
		return beginSession(inner, id, { method: 'password' })
	})
}

/**
 * Creates a user without address or password.
 * @throws AuthFailure anonymous_provider_disabled, signup_disabled, over_request_rate_limit
 */
export async function signInAnonymously(call: AuthCall, data: Record<string, unknown>): Promise<Grant> {
	const { settings } = call.auth
	if (!settings.anonymous)
		throw new AuthFailure(422, 'anonymous_provider_disabled', { message: 'Anonymous sign-ins are disabled' })
	const userMetadata = cleanMetadata(data)
	await spendTurn(call, 'anonymousPerIp', call.client.ip)
	await assertMayJoin(call, { email: null, target: null })
	return inTransaction(call, async (inner) => {
		const id = randomUUID()
		const { db, now } = inner
		await insertUser(db, { id, isAnonymous: true, userMetadata, createdAt: now, updatedAt: now })
		await inner.auth.people.created(inner, { id, email: null, userMetadata })
		await audit(inner, 'signed_up', { userId: id, method: 'anonymous' })
		return beginSession(inner, id, { method: 'anonymous' })
	})
}

// Sign-up that confirms the address first: a known address gets the same answer (auth contract §5.1).
type Sketch = { email: string; userMetadata: Record<string, unknown>; now: Date }

/** An invented user, in the shape of a new one. */
function inventedUser({ email, userMetadata, now }: Sketch): UserJson {
	const id = randomUUID()
	const user: UserRow = {
		id,
		email,
		emailConfirmedAt: null,
		phone: null,
		phoneConfirmedAt: null,
		passwordHash: null,
		passwordChangedAt: null,
		userMetadata,
		appMetadata: { provider: 'email', providers: ['email'] },
		isAnonymous: false,
		bannedUntil: null,
		confirmationSentAt: now,
		recoverySentAt: null,
		reauthenticationSentAt: null,
		newEmail: null,
		emailChangeSentAt: null,
		emailChangeConfirmedHalf: null,
		newPhone: null,
		phoneChangeSentAt: null,
		invitedAt: null,
		lastSignInAt: null,
		createdAt: now,
		updatedAt: now,
	}
	const json = userJson({ user, identities: [], factors: [] })
	return { ...json, app_metadata: { ...json.app_metadata, providers: ['email'] } }
}

/** Undefined when the address belongs to an account, or was mailed a moment ago. */
async function newUser(
	inner: AuthCall,
	account: { email: string; passwordHash: string; userMetadata: Record<string, unknown> },
	back: Return,
): Promise<FullUser | undefined> {
	const canMail = await hasTurn(inner, 'mailPerAddress', account.email)
	const known = await lockUserByEmail(inner.db, account.email)
	// Staff made this account for the owner of the address: choosing its password opens it.
	if (known && canMail && isUnopened(known))
		await sendToken(inner, { ...back, userId: known.id, purpose: 'recovery', address: account.email })
	if (known && !(canMail && isUnproven(known) && (await makeWay(inner, account.email)))) return undefined
	const userId = await createEmailUser(inner, { ...account, isConfirmed: false })
	if (!userId) return undefined
	await updateUser(inner.db, userId, { confirmationSentAt: inner.now })
	if (canMail) await sendToken(inner, { ...back, userId, purpose: 'signup', address: account.email })
	return fullUser(inner.db, userId)
}

/**
 * Creates an account that awaits confirmation, and mails the link; for a known address it returns an invented user
 * without identities.
 * @throws AuthFailure weak_password, validation_failed, signup_disabled, over_request_rate_limit
 */
export async function signUpToConfirm(call: AuthCall, account: NewAccount, back: Return): Promise<UserJson> {
	const checked = await checkNewAccount(call, account, back.redirectTo)
	const full = await evenly(call, () => inTransaction(call, (inner) => newUser(inner, checked, back)))
	return full ? userJson(full) : inventedUser({ ...checked, now: call.now })
}
