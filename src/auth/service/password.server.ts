// Signing in with a password (auth contract §5, §7.2, §7.3).
import { inTransaction } from '#database/context.server.ts'
import { AuthFailure, invalidCredentials } from '../rules/errors.ts'
import type { AuthCall } from '../dependencies.server.ts'
import { isPossiblePassword } from '../rules/passwords.ts'
import { audit } from './audit.server.ts'
import { lockUser, updateUser, userByEmail, userByPhone, type UserRow } from '../store/users.server.ts'
import { hasSignedInFrom } from '../store/password-queues.server.ts'
import { checkTurns, countFailure, forgive, spendTurn } from './limits.server.ts'
import { checkInTurn } from './password-queue.server.ts'
import { beginSession, refuseBanned, type Grant } from './sessions.server.ts'

/** An e-mail address or a phone number in its normal form. */
export type Login = { email: string } | { phone: string }

/** How long an IP address counts as known after a sign-in. */
const knownAddressMs = 90 * 86_400_000

const nameOf = (login: Login) => ('email' in login ? login.email : `+${login.phone}`)

const userOf = ({ db }: AuthCall, login: Login): Promise<UserRow | undefined> =>
	'email' in login ? userByEmail(db, login.email) : userByPhone(db, login.phone)

/** @throws AuthFailure over_request_rate_limit for an IP address with too many requests or failures */
async function refuseAddress(call: AuthCall, account: string): Promise<void> {
	const { ip } = call.client
	await spendTurn(call, 'passwordRequestsPerIp', ip)
	await checkTurns(call, 'passwordFailuresPerIp', ip)
	await checkTurns(call, 'passwordFailuresPerAccount', `${account} ${ip}`)
}

/** Strangers share one queue; a known IP address of the account has its own, which they cannot fill. */
async function queueOf(call: AuthCall, login: Login): Promise<string> {
	const { ip } = call.client
	const since = new Date(call.now.getTime() - knownAddressMs)
	return (await hasSignedInFrom(call.db, login, { ip, since })) ? `${nameOf(login)} ${ip}` : nameOf(login)
}

/** The same work and the same answer for an unknown account, a missing password and a wrong one. */
async function fail(call: AuthCall, account: string, user: UserRow | undefined): Promise<never> {
	await countFailure(call, 'passwordFailuresPerIp', call.client.ip)
	await countFailure(call, 'passwordFailuresPerAccount', `${account} ${call.client.ip}`)
	await audit(call, 'sign_in_failed', { userId: user?.id ?? null })
	throw invalidCredentials()
}

function refuseUnconfirmed(user: UserRow, login: Login): void {
	if ('email' in login && !user.emailConfirmedAt)
		throw new AuthFailure(400, 'email_not_confirmed', { message: 'Email not confirmed' })
	if ('phone' in login && !user.phoneConfirmedAt)
		throw new AuthFailure(400, 'phone_not_confirmed', { message: 'Phone not confirmed' })
}

/** @throws AuthFailure invalid_credentials, email_not_confirmed, user_banned, over_request_rate_limit */
export async function signInWithPassword(
	call: AuthCall,
	{ login, password }: { login: Login; password: string },
): Promise<Grant> {
	const { hasher } = call.auth
	const account = nameOf(login)
	await refuseAddress(call, account)
	const typed = isPossiblePassword(password) ? password : ''
	const { user, isRight } = await checkInTurn(call, await queueOf(call, login), async () => {
		const found = await userOf(call, login)
		return { user: found, isRight: await hasher.verify(typed ? (found?.passwordHash ?? null) : null, typed) }
	})
	if (!user?.passwordHash || !isRight) return fail(call, account, user)
	refuseBanned({ user }, call.now)
	refuseUnconfirmed(user, login)
	const renewed = hasher.isOutdated(user.passwordHash) ? await hasher.hash(typed) : null
	const grant = await inTransaction(call, async (inner) => {
		// The password may have been changed since it was compared.
		const present = await lockUser(inner.db, user.id)
		if (present?.passwordHash !== user.passwordHash) throw invalidCredentials()
		if (renewed) await updateUser(inner.db, user.id, { passwordHash: renewed })
		return beginSession(inner, user.id, { method: 'password' })
	})
	await forgive(call, 'passwordFailuresPerAccount', `${account} ${call.client.ip}`)
	return grant
}
