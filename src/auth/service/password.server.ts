// Signing in with a password (auth contract §5, §7.2, §7.3).
import { inTransaction } from '#database/context.server.ts'
import { AuthFailure, invalidCredentials, tooMany } from '../rules/errors.ts'
import type { AuthCall } from '../dependencies.server.ts'
import { isPossiblePassword } from '../rules/passwords.ts'
import { audit } from './audit.server.ts'
import { lockUser, updateUser, userByEmail, userByPhone, type UserRow } from '../store/users.server.ts'
import {
	hasSignedInFrom,
	lockPasswordQueue,
	savePasswordQueue,
	takeFailureBack,
} from '../store/password-queues.server.ts'
import { checkTurns, countFailure, forgive, spendTurn } from './limits.server.ts'
import { beginSession, refuseBanned, type Grant } from './sessions.server.ts'
import { randomUUID } from 'node:crypto'
import { limitKey } from '#database/rate-limits.server.ts'
import { decideArrival, decideTurn } from '../rules/password-queue.ts'

// Checks the passwords of one account one after another, across all processes. No lock is held while a request waits or
// hashes: the queue is a row, read and written in short transactions.
const limitName = 'passwordFailuresPerAccount'

/** Waits for the turn, or until a newer request in this process takes the place. */
async function waitForTurn({ auth: { waiting, pause } }: AuthCall, key: string, ms: number): Promise<void> {
	const { promise: displaced, resolve } = Promise.withResolvers<void>()
	waiting.get(key)?.()
	waiting.set(key, resolve)
	await Promise.race([pause(ms), displaced])
	if (waiting.get(key) === resolve) waiting.delete(key)
}

/** @throws AuthFailure over_request_rate_limit when other requests go first */
async function takeTurn(call: AuthCall, key: string, rank: number): Promise<void> {
	const ticket = randomUUID()
	const quota = call.auth.settings.limits[limitName]
	const waitMs = await inTransaction(call, async ({ db, now }) => {
		const decision = decideArrival(await lockPasswordQueue(db, key, now), { ticket, rank, now }, quota)
		if (!decision.queue) throw tooMany(Math.max(1, Math.ceil(decision.waitMs / 1_000)))
		await savePasswordQueue(db, key, decision.queue)
		return decision.waitMs
	})
	if (waitMs === 0) return
	await waitForTurn(call, key, waitMs)
	const now = new Date(call.now.getTime() + waitMs)
	await inTransaction(call, async ({ db }) => {
		const queue = decideTurn(await lockPasswordQueue(db, key, now), { ticket, now }, quota)
		if (!queue) throw tooMany(1)
		await savePasswordQueue(db, key, queue)
	})
}

/**
 * Runs the check at its turn in the queue of the subject, and counts a wrong password.
 * @param subject the account, existing or not, or the account at one of its known IP addresses
 * @throws AuthFailure over_request_rate_limit without checking, when other requests go first
 */
export async function checkInTurn<Checked extends { isRight: boolean }>(
	call: AuthCall,
	subject: string,
	check: () => Promise<Checked>,
): Promise<Checked> {
	const quota = call.auth.settings.limits[limitName]
	const key = await limitKey(call.db, call.now, { name: 'auth:passwordQueue', subject, ...quota })
	await takeTurn(call, key, await countFailure(call, limitName, `tries ${subject} ${call.client.ip}`))
	let checked: Checked | undefined
	try {
		checked = await check()
		return checked
	} finally {
		if (checked?.isRight !== false) await takeFailureBack(call.db, key)
	}
}

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
