// Signing in with a password (auth contract §5, §7.2, §7.3).
import { inTransaction } from '#database/context.server.ts'
import { AuthFailure, invalidCredentials } from '../rules/errors.ts'
import type { AuthCall } from '../dependencies.server.ts'
import { isPossiblePassword } from '../rules/passwords.ts'
import { audit } from '../store/audit.server.ts'
import { lockUser, updateUser, userByEmail, userByPhone, type UserRow } from '../store/users.server.ts'
import { checkTurns, countFailure, failuresOf, forgive, spendTurn } from './limits.server.ts'
import { beginSession, refuseBanned, type Grant } from './sessions.server.ts'

/** Who wants in: an address in its normal form. */
export type Login = { email: string } | { phone: string }

const longestDelayMs = 4_000
const firstDelayMs = 250

/** From the last allowed failure on, each attempt at the account waits twice as long; it is never refused for good. */
export const delayMs = (failures: number, allowed: number): number =>
	failures < allowed ? 0 : Math.min(longestDelayMs, firstDelayMs * 2 ** Math.min(failures - allowed, 10))

const nameOf = (login: Login) => ('email' in login ? login.email : `+${login.phone}`)

const userOf = ({ db }: AuthCall, login: Login): Promise<UserRow | undefined> =>
	'email' in login ? userByEmail(db, login.email) : userByPhone(db, login.phone)

/** Refuses this address, slows down the account: a stranger cannot keep its owner out. */
async function holdBack(call: AuthCall, account: string): Promise<void> {
	await spendTurn(call, 'passwordRequestsPerIp', call.client.ip)
	await checkTurns(call, 'passwordFailuresPerIp', call.client.ip)
	await checkTurns(call, 'passwordFailuresPerAccount', `${account} ${call.client.ip}`)
	const failures = await failuresOf(call, 'passwordFailuresPerAccount', account)
	const wait = delayMs(failures, call.auth.settings.limits.passwordFailuresPerAccount.turns)
	if (wait > 0) await call.auth.pause(wait)
}

/** The same work and the same answer whoever is unknown, has no password, or typed a wrong one. */
async function fail(call: AuthCall, account: string, user: UserRow | undefined): Promise<never> {
	await countFailure(call, 'passwordFailuresPerIp', call.client.ip)
	await countFailure(call, 'passwordFailuresPerAccount', `${account} ${call.client.ip}`)
	await countFailure(call, 'passwordFailuresPerAccount', account)
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
	await holdBack(call, account)
	const user = await userOf(call, login)
	const typed = isPossiblePassword(password) ? password : ''
	const isRight = await hasher.verify(typed ? (user?.passwordHash ?? null) : null, typed)
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
