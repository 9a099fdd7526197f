// `/recover`, `/otp`, `/resend`: mails that anyone may request, and that do not reveal who has an account.
import { randomUUID } from 'node:crypto'
import { inTransaction } from '#database/context.server.ts'
import { AuthFailure } from '../rules/errors.ts'
import type { AuthCall } from '../dependencies.server.ts'
import { cleanMetadata, isBanned } from '../rules/account.ts'
import { normalizeEmail } from '../rules/passwords.ts'
import { audit, type AuditEvent } from './audit.server.ts'
import { ownerOfPending } from '../store/tokens.server.ts'
import { updateUser, userByEmail, userById, type UserRow } from '../store/users.server.ts'
import { sendEmailChange } from './email-change.server.ts'
import { joiningRefusal } from './joining.server.ts'
import { hasTurn, spendTurn } from './limits.server.ts'
import { evenly, mailToken, type MailPurpose, type Return } from './mailed.server.ts'
import { createEmailUser } from './sign-up.server.ts'
import { issueToken } from './tokens.server.ts'

type Ask = Return & {
	email: string
	purpose: MailPurpose
	event: AuditEvent
	sentAt: 'recoverySentAt' | 'confirmationSentAt'
	/** Finds or creates the recipient. */
	recipient: (inner: AuthCall) => Promise<UserRow | undefined>
}

/**
 * Does the same work for an address that is known, unknown, or was mailed a moment ago: without a recipient the token
 * is written to no row.
 */
async function mailQuietly(inner: AuthCall, ask: Ask): Promise<void> {
	const { email: address, purpose, event, sentAt } = ask
	const canMail = await hasTurn(inner, 'mailPerAddress', address)
	const user = await ask.recipient(inner)
	const isMailed = canMail && user !== undefined && !isBanned(user, inner.now)
	const userId = isMailed ? user.id : randomUUID()
	const letter = { ...ask, userId, purpose, address }
	const issued = await issueToken(inner, letter)
	await updateUser(inner.db, userId, { [sentAt]: inner.now })
	await audit(inner, event, { userId: user?.id ?? null })
	if (isMailed) await mailToken(inner, letter, issued)
}

/** Mails a link that opens a password reset. @throws AuthFailure validation_failed, over_request_rate_limit */
export async function requestRecovery(call: AuthCall, { email: given, ...back }: Return & { email: string }) {
	const email = normalizeEmail(given)
	await spendTurn(call, 'recoverPerIp', call.client.ip)
	const ask: Ask = {
		...back,
		email,
		purpose: 'recovery',
		event: 'recovery_requested',
		sentAt: 'recoverySentAt',
		recipient: (inner) => userByEmail(inner.db, email),
	}
	await evenly(call, () => inTransaction(call, (inner) => mailQuietly(inner, ask)))
}

export type SignInMail = Return & { email: string; canCreate: boolean; data: Record<string, unknown> }

async function knownOrNew(
	inner: AuthCall,
	mail: Omit<SignInMail, keyof Return>,
	target: string,
): Promise<UserRow | undefined> {
	// Both queries always run: their number reveals nothing.
	const refusal = mail.canCreate && (await joiningRefusal(inner, { email: mail.email, target }))
	const known = await userByEmail(inner.db, mail.email)
	if (known || !mail.canCreate || refusal) return known
	const { email, data: userMetadata } = mail
	await createEmailUser(inner, { email, passwordHash: null, userMetadata, isConfirmed: false })
	return userByEmail(inner.db, email)
}

/** Mails a sign-in link and code. @throws AuthFailure otp_disabled, validation_failed, over_request_rate_limit */
export async function requestSignIn(call: AuthCall, mail: SignInMail): Promise<void> {
	if (!call.auth.settings.otp)
		throw new AuthFailure(422, 'otp_disabled', { message: 'Signups not allowed for otp' })
	const email = normalizeEmail(mail.email)
	const data = cleanMetadata(mail.data)
	await spendTurn(call, 'otpPerIp', call.client.ip)
	const ask: Ask = {
		...mail,
		email,
		purpose: 'magiclink',
		event: 'sign_in_mail_requested',
		sentAt: 'recoverySentAt',
		recipient: (inner) => knownOrNew(inner, { email, data, canCreate: mail.canCreate }, mail.redirectTo),
	}
	await evenly(call, () => inTransaction(call, (inner) => mailQuietly(inner, ask)))
}

async function resendChange(inner: AuthCall, { email, ...back }: Return & { email: string }): Promise<void> {
	const canMail = await hasTurn(inner, 'mailPerAddress', email)
	// All three queries always run: their number reveals nothing.
	const owner = await userByEmail(inner.db, email)
	const pendingOwner = await ownerOfPending(inner.db, email, 'email_change_new')
	const claimant = await userById(inner.db, pendingOwner ?? randomUUID())
	const user = owner ?? claimant
	await audit(inner, 'mail_resent', { userId: user?.id ?? null })
	if (canMail && user?.newEmail && !isBanned(user, inner.now))
		await sendEmailChange(inner, { ...user, newEmail: user.newEmail }, back)
}

/** Mails again what awaits confirmation. @throws AuthFailure validation_failed, over_request_rate_limit */
export async function resend(
	call: AuthCall,
	{ type, email: given, ...back }: Return & { email: string; type: 'signup' | 'email_change' },
): Promise<void> {
	const email = normalizeEmail(given)
	await spendTurn(call, 'resendPerIp', call.client.ip)
	const unconfirmed = async ({ db }: AuthCall) => {
		const user = await userByEmail(db, email)
		return user?.emailConfirmedAt ? undefined : user
	}
	await evenly(call, () =>
		inTransaction(call, (inner) =>
			type === 'email_change'
				? resendChange(inner, { ...back, email })
				: mailQuietly(inner, {
						...back,
						email,
						purpose: 'signup',
						event: 'mail_resent',
						sentAt: 'confirmationSentAt',
						recipient: unconfirmed,
					}),
		),
	)
}
