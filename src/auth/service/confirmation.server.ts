// Sign-up that confirms the address first: a known address gets the same answer (auth contract §5.1).
import { randomUUID } from 'node:crypto'
import { inTransaction } from '#database/context.server.ts'
import type { AuthCall } from '../dependencies.server.ts'
import { fullUser, lockUserByEmail, updateUser, type FullUser, type UserRow } from '../store/users.server.ts'
import { userJson, type UserJson } from './user-json.ts'
import { hasTurn } from './limits.server.ts'
import { evenly, sendToken, type Return } from './mailed.server.ts'
import { checkNewAccount, createEmailUser, type NewAccount } from './sign-up.server.ts'
import { isUnproven, makeWay } from './unproven.server.ts'

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
	const checked = await checkNewAccount(call, account)
	const full = await evenly(call, () => inTransaction(call, (inner) => newUser(inner, checked, back)))
	return full ? userJson(full) : inventedUser({ ...checked, now: call.now })
}
