// Changes by people to their own account: password, address, metadata (auth contract §5.3).
import { inTransaction } from '#database/context.server.ts'
import { AuthFailure, invalid, needsSecondStep } from '../rules/errors.ts'
import type { AuthCall } from '../dependencies.server.ts'
import { cleanMetadata } from '../rules/account.ts'
import { checkNewPassword, normalizeEmail } from '../rules/passwords.ts'
import { audit } from './audit.server.ts'
import { deleteOtherSessions, lockSession, updateSession } from '../store/sessions.server.ts'
import { voidTokensOf } from '../store/tokens.server.ts'
import {
	fullUser,
	lockUser,
	updateUser,
	userByEmail,
	type FullUser,
	type UserRow,
} from '../store/users.server.ts'
import { lacksSecondStep, type SignedIn } from './bearer.server.ts'
import { emailExists, sendEmailChange } from './email-change.server.ts'
import { assertMayJoin } from './joining.server.ts'
import { spendTurn } from './limits.server.ts'
import type { Return } from './mailed.server.ts'
import { checkEvidence, spendMailTurn, type Evidence } from './reauthentication.server.ts'
import { isUnproven } from './removal.server.ts'

export type UserChange = Evidence &
	Return & {
		email?: string | null | undefined
		password?: string | null | undefined
		data?: Record<string, unknown> | null | undefined
	}

/** A change that has been allowed. */
type Allowed = {
	passwordHash: string | null
	newEmail: string | null
	data: Record<string, unknown> | null
}

/** @throws AuthFailure weak_password, same_password, validation_failed and those of `checkEvidence` */
async function newPasswordHash(
	call: AuthCall,
	signedIn: SignedIn,
	{ password, currentPassword, nonce }: UserChange,
): Promise<string | null> {
	const { user } = signedIn.full
	const isChange = password !== null && password !== undefined
	if (isChange) {
		if (user.isAnonymous && !user.email && !user.phone)
			throw new AuthFailure(422, 'validation_failed', {
				message: 'Updating password of an anonymous user without an email or phone is not allowed',
			})
		checkNewPassword(password, call.auth.settings.rules)
	}
	await checkEvidence(call, signedIn, { currentPassword, nonce, isNeeded: isChange })
	if (!isChange) return null
	if (user.passwordHash && (await call.auth.hasher.verify(user.passwordHash, password)))
		throw new AuthFailure(422, 'same_password', {
			message: 'New password should be different from the old password.',
		})
	return call.auth.hasher.hash(password)
}

/** @throws AuthFailure email_exists, validation_failed, over_email_send_rate_limit, over_request_rate_limit */
async function newAddress(call: AuthCall, user: UserRow, given: string | null | undefined) {
	if (given === null || given === undefined) return null
	const email = normalizeEmail(given)
	if (email === user.email) return null
	await spendTurn(call, 'resendPerIp', call.client.ip)
	// An anonymous person who gives an address opens an account.
	if (user.isAnonymous) await assertMayJoin(call, { email, target: null })
	const owner = await userByEmail(call.db, email)
	if (owner && !isUnproven(owner)) throw emailExists()
	await spendMailTurn(call, email)
	return email
}

async function changePassword(
	inner: AuthCall,
	user: UserRow,
	{ sessionId, passwordHash }: { sessionId: string; passwordHash: string },
): Promise<void> {
	const { db, now, auth } = inner
	await updateUser(db, user.id, { passwordHash, passwordChangedAt: now, updatedAt: now })
	await deleteOtherSessions(db, user.id, sessionId)
	await updateSession(db, sessionId, { isRecovery: false })
	await voidTokensOf(db, user.id)
	const { language } = inner.client
	if (user.email) await auth.messenger.mail(inner, { kind: 'password-changed', to: user.email, language })
	await audit(inner, 'password_changed', { userId: user.id })
}

/** Null members are removed. */
function mergedMetadata(former: Record<string, unknown>, data: Record<string, unknown>) {
	const merged = Object.entries({ ...former, ...cleanMetadata(data) })
	return cleanMetadata(Object.fromEntries(merged.filter(([, value]) => value !== null)))
}

async function applyChange(
	inner: AuthCall,
	{ full, session }: SignedIn,
	{ passwordHash, newEmail, data, ...back }: Allowed & Return,
): Promise<FullUser> {
	const { db, now } = inner
	const user = await lockUser(db, full.user.id)
	if (!user || !(await lockSession(db, session.id)))
		throw new AuthFailure(403, 'session_not_found', {
			message: 'Session from session_id claim in JWT does not exist',
		})
	if (data) {
		await updateUser(db, user.id, { userMetadata: mergedMetadata(user.userMetadata, data), updatedAt: now })
		await audit(inner, 'user_updated', { userId: user.id })
	}
	if (passwordHash) await changePassword(inner, user, { sessionId: session.id, passwordHash })
	if (newEmail) {
		await sendEmailChange(inner, { ...user, newEmail }, back)
		await audit(inner, 'email_change_requested', { userId: user.id })
	}
	return (await fullUser(db, user.id)) ?? full
}

/** @throws AuthFailure insufficient_aal, weak_password, same_password, email_exists, reauthentication_needed and more */
export async function changeUser(call: AuthCall, signedIn: SignedIn, change: UserChange): Promise<FullUser> {
	const { user } = signedIn.full
	const isSensitive = (change.password ?? change.email ?? null) !== null
	if (isSensitive && lacksSecondStep(signedIn)) throw needsSecondStep()
	if (change.data) mergedMetadata(user.userMetadata, change.data)
	if (change.email === '') throw invalid('Unable to validate email address: invalid format')
	const passwordHash = await newPasswordHash(call, signedIn, change)
	const newEmail = await newAddress(call, user, change.email)
	const { redirectTo, challenge, data = null } = change
	const allowed = { passwordHash, newEmail, data, redirectTo, challenge }
	return inTransaction(call, (inner) => applyChange(inner, signedIn, allowed))
}
