// Links that staff hand out, and invitations (auth contract §5, admin surface).
import { inTransaction } from '#database/context.server.ts'
import { AuthFailure, invalid } from '../rules/errors.ts'
import type { AuthCall } from '../dependencies.server.ts'
import { cleanMetadata } from '../rules/account.ts'
import { checkNewPassword, normalizeEmail } from '../rules/passwords.ts'
import { audit } from './audit.server.ts'
import { fullUser, lockUserByEmail, updateUser, userByEmail, type FullUser } from '../store/users.server.ts'
import { userNotFound } from './admin.server.ts'
import { emailExists } from './email-change.server.ts'
import { sendToken, verifyLink, type MailPurpose } from './mailed.server.ts'
import { createEmailUser } from './sign-up.server.ts'
import { issueToken } from './tokens.server.ts'

type Wanted = { email: string; passwordHash: string | null; userMetadata: Record<string, unknown> }

/** The id of an invited person; refuses an address that is confirmed already. */
async function invited(inner: AuthCall, wanted: Wanted): Promise<string> {
	const known = await lockUserByEmail(inner.db, wanted.email)
	if (known?.emailConfirmedAt) throw emailExists()
	const id = known?.id ?? (await createEmailUser(inner, { ...wanted, isConfirmed: false }))
	if (!id) throw emailExists()
	// Drops the password and metadata that a stranger may have set for this address before.
	const former = known && !known.invitedAt ? { passwordHash: null, userMetadata: wanted.userMetadata } : {}
	await updateUser(inner.db, id, { ...former, invitedAt: inner.now, updatedAt: inner.now })
	return id
}

async function present(inner: AuthCall, id: string): Promise<FullUser> {
	const full = await fullUser(inner.db, id)
	if (!full) throw userNotFound()
	return full
}

/** Mails an invitation; a repeated one voids the former. @throws AuthFailure email_exists, validation_failed */
export function invite(
	call: AuthCall,
	{ email: given, data, redirectTo }: { email: string; data: Record<string, unknown>; redirectTo: string },
): Promise<FullUser> {
	const email = normalizeEmail(given)
	const userMetadata = cleanMetadata(data)
	return inTransaction(call, async (inner) => {
		const userId = await invited(inner, { email, passwordHash: null, userMetadata })
		await sendToken(inner, { userId, purpose: 'invite', address: email, redirectTo, challenge: null })
		await audit(inner, 'user_created_by_admin', { userId, what: ['invite'] })
		return present(inner, userId)
	})
}

export const linkTypes = [
	'signup',
	'invite',
	'magiclink',
	'recovery',
	'email_change_current',
	'email_change_new',
] as const
export type LinkType = (typeof linkTypes)[number]

export type LinkInput = {
	type: LinkType
	email: string
	password: string | null
	newEmail: string | null
	data: Record<string, unknown>
	redirectTo: string
}

async function recipientOf(inner: AuthCall, input: LinkInput & Wanted): Promise<string> {
	const { type, email, passwordHash, userMetadata } = input
	if (type === 'invite') return invited(inner, { email, passwordHash, userMetadata })
	const known = await userByEmail(inner.db, email)
	if (type === 'signup') {
		if (known?.emailConfirmedAt) throw emailExists()
		if (!passwordHash) throw invalid('Signup requires a valid password')
		const id =
			known?.id ?? (await createEmailUser(inner, { email, passwordHash, userMetadata, isConfirmed: false }))
		if (!id) throw emailExists()
		if (known) await updateUser(inner.db, id, { passwordHash, userMetadata })
		return id
	}
	if (!known) throw userNotFound()
	return known.id
}

async function addressOf(
	inner: AuthCall,
	{ type, email, newEmail }: LinkInput,
	userId: string,
): Promise<string> {
	if (!type.startsWith('email_change')) return email
	if (!newEmail) throw invalid('new_email is required')
	const address = normalizeEmail(newEmail)
	if (await userByEmail(inner.db, address)) throw emailExists()
	const { user } = await present(inner, userId)
	// Both links belong to one change: requesting the second keeps the first valid.
	if (user.newEmail !== address)
		await updateUser(inner.db, userId, {
			newEmail: address,
			emailChangeSentAt: inner.now,
			emailChangeConfirmedHalf: null,
		})
	return type === 'email_change_new' ? address : email
}

/** Creates a mail's link and digits, unsent. @throws AuthFailure user_not_found, email_exists, weak_password */
export async function generateLink(call: AuthCall, request: LinkInput) {
	const email = normalizeEmail(request.email)
	const userMetadata = cleanMetadata(request.data)
	if (request.password !== null) checkNewPassword(request.password, call.auth.settings.rules)
	const passwordHash = request.password === null ? null : await call.auth.hasher.hash(request.password)
	return inTransaction(call, async (inner) => {
		const userId = await recipientOf(inner, { ...request, email, passwordHash, userMetadata })
		const address = await addressOf(inner, { ...request, email }, userId)
		const purpose: MailPurpose = request.type
		const { token, code } = await issueToken(inner, { userId, purpose, address, challenge: null })
		await audit(inner, 'user_changed_by_admin', { userId, what: ['generate_link', request.type] })
		return { token, code, full: await present(inner, userId) }
	})
}

/** The address that spends the token and redirects. */
export function actionLink(
	{ auth }: AuthCall,
	{ token, type, redirectTo }: { token: string; type: LinkType; redirectTo: string },
): string {
	const asked = type.startsWith('email_change') ? 'email_change' : type
	return verifyLink(auth.settings, { token, type: asked, redirectTo })
}

export const notAdmin = () => new AuthFailure(403, 'not_admin', { message: 'User not allowed' })
