// A password change needs fresh proof that the account is theirs (auth contract §5.3).
import { inTransaction } from '#database/context.server.ts'
import { AuthFailure } from '../rules/errors.ts'
import type { AuthCall } from '../dependencies.server.ts'
import { isPossiblePassword } from '../rules/passwords.ts'
import { audit } from './audit.server.ts'
import { updateUser } from '../store/users.server.ts'
import type { SignedIn } from './bearer.server.ts'
import { checkTurns, countFailure, spendTurn } from './limits.server.ts'
import { checkInTurn } from './password.server.ts'
import { sendToken } from './mailed.server.ts'
import { spendCode } from './tokens.server.ts'

/** Signed-in people may know the pause between two mails. @throws AuthFailure over_email_send_rate_limit */
export async function spendMailTurn(call: AuthCall, address: string): Promise<void> {
	try {
		await spendTurn(call, 'mailPerAddress', address)
	} catch (failure) {
		if (!(failure instanceof AuthFailure) || failure.status !== 429) throw failure
		const { retryAfterS } = failure
		throw new AuthFailure(429, 'over_email_send_rate_limit', {
			message: `For security purposes, you can only request this after ${retryAfterS ?? 1} seconds.`,
			retryAfterS,
		})
	}
}

/** Mails six digits. @throws AuthFailure validation_failed, email_not_confirmed, over_email_send_rate_limit */
export async function sendNonce(call: AuthCall, { full: { user } }: Pick<SignedIn, 'full'>): Promise<void> {
	const { id: userId, email } = user
	if (!email)
		throw new AuthFailure(400, 'validation_failed', {
			message: 'Reauthentication requires the user to have an email or a phone number',
		})
	if (!user.emailConfirmedAt)
		throw new AuthFailure(422, 'email_not_confirmed', {
			message: 'Please verify your email first.',
		})
	await spendMailTurn(call, email)
	const { siteUrl: redirectTo } = call.auth.settings
	await inTransaction(call, async (inner) => {
		const letter = {
			userId,
			purpose: 'reauthentication',
			address: email,
			redirectTo,
			challenge: null,
		} as const
		await sendToken(inner, letter)
		await updateUser(inner.db, userId, { reauthenticationSentAt: inner.now })
		await audit(inner, 'reauthentication_requested', { userId })
	})
}

/** @throws AuthFailure current_password_invalid, over_request_rate_limit */
async function checkCurrentPassword(
	call: AuthCall,
	{ user }: SignedIn['full'],
	typed: string,
): Promise<void> {
	const subject = `${user.email ?? user.id} ${call.client.ip}`
	await checkTurns(call, 'passwordFailuresPerAccount', subject)
	const isPossible = isPossiblePassword(typed)
	const { isRight } = await checkInTurn(call, `current ${subject}`, async () => ({
		isRight: await call.auth.hasher.verify(isPossible ? user.passwordHash : null, isPossible ? typed : ''),
	}))
	if (isRight) return
	await countFailure(call, 'passwordFailuresPerAccount', subject)
	await audit(call, 'sign_in_failed', { userId: user.id, method: 'current_password' })
	throw new AuthFailure(400, 'current_password_invalid', { message: 'Current password is incorrect' })
}

/** @throws AuthFailure reauthentication_not_valid */
async function checkNonce(call: AuthCall, { user }: SignedIn['full'], code: string): Promise<void> {
	const spent = await inTransaction(call, (inner) =>
		spendCode(inner, {
			address: user.email ?? '',
			code,
			purposes: ['reauthentication'],
			userId: user.id,
		}),
	)
	if (!spent)
		throw new AuthFailure(422, 'reauthentication_not_valid', { message: 'Nonce has expired or is invalid' })
}

export type Evidence = { currentPassword?: string | null | undefined; nonce?: string | null | undefined }

/**
 * Allows a password change: by a young session, one from a recovery mail, the old password, or mailed digits.
 * A wrong old password is always refused.
 * @throws AuthFailure current_password_invalid, reauthentication_needed, reauthentication_not_valid
 */
export async function checkEvidence(
	call: AuthCall,
	{ full, session }: SignedIn,
	{ currentPassword, nonce, isNeeded }: Evidence & { isNeeded: boolean },
): Promise<void> {
	const isGiven = currentPassword !== null && currentPassword !== undefined
	if (isGiven) await checkCurrentPassword(call, full, currentPassword)
	const ageS = (call.now.getTime() - session.createdAt.getTime()) / 1_000
	const isFresh = ageS < call.auth.settings.lifetimes.freshSession
	if (!isNeeded || isGiven || isFresh || session.isRecovery) return
	if (!nonce)
		throw new AuthFailure(400, 'reauthentication_needed', {
			message: 'Password update requires reauthentication',
		})
	await checkNonce(call, full, nonce)
}
