// The caller of a factor operation: the person, their session and their factors, read under locks.
import { AuthFailure } from '../../rules/errors.ts'
import type { AuthCall } from '../../dependencies.server.ts'
import { assuranceOf, lowerOf, staleBefore } from '../../rules/factors.ts'
import {
	deleteExpiredChallenges,
	insertChallenge,
	lockFactor,
	updateFactor,
} from '../../store/factors.server.ts'
import { lockSession, methodsOf } from '../../store/sessions.server.ts'
import { factorsOf, lockUser, type FactorRow, type FullUser } from '../../store/users.server.ts'
import type { SignedIn } from '../bearer.server.ts'
import { randomInt, randomUUID } from 'node:crypto'
import { inTransaction } from '#database/context.server.ts'
import { spendTurn } from '../limits.server.ts'
import type { webauthnOptions } from './webauthn.server.ts'

/** Bound to the challenge: its code is invalid for any other. */
export const smsCodeMac = ({ vault }: AuthCall['auth'], challengeId: string, code: string): string =>
	vault.mac('factor-code', `${challengeId} ${code}`)

/** Sends six digits, within the limits per number and per person. */
async function sendCode(
	inner: AuthCall,
	{ userId, phone }: Pick<FactorRow, 'userId' | 'phone'>,
	challengeId: string,
): Promise<string> {
	// Per number, not per factor: enrolling the number again would restart the count.
	await spendTurn(inner, 'smsPerFactor', `${userId} ${phone}`)
	await spendTurn(inner, 'smsPerUser', userId)
	const code = String(randomInt(1_000_000)).padStart(6, '0')
	await inner.auth.messenger.sms(inner, { phone: phone ?? '', code, language: inner.client.language })
	return smsCodeMac(inner.auth, challengeId, code)
}

/** For the browser's key. The library has hundreds of files and is loaded with the first key. */
async function keyOptions(...given: Parameters<typeof webauthnOptions>) {
	const { webauthnOptions: optionsOf } = await import('./webauthn.server.ts')
	return optionsOf(...given)
}

/**
 * Opens a challenge for this session and factor.
 * @throws AuthFailure mfa_factor_not_found, over_request_rate_limit, over_sms_send_rate_limit
 */
export async function challengeFactor(call: AuthCall, signedIn: SignedIn, factorId: string) {
	await spendTurn(call, 'challengePerUser', signedIn.full.user.id)
	return inTransaction(call, async (inner) => {
		const { db, now, auth } = inner
		const { full, session } = await lockCaller(inner, signedIn)
		const factor = await ownFactor(inner, full, factorId)
		await deleteExpiredChallenges(db, factor.id, now)
		const id = randomUUID()
		const webauthn = factor.type === 'webauthn' ? await keyOptions(inner, full, factor) : null
		const expiresAt = new Date(now.getTime() + auth.settings.lifetimes.challenge * 1_000)
		await insertChallenge(db, {
			id,
			factorId: factor.id,
			sessionId: session.id,
			codeMac: factor.type === 'phone' ? await sendCode(inner, factor, id) : null,
			options: webauthn && { type: webauthn.type, challenge: webauthn.publicKey.challenge },
			createdAt: now,
			expiresAt,
		})
		await updateFactor(db, factor.id, { lastChallengedAt: now, updatedAt: now })
		return { id, type: factor.type, expiresAt, webauthn }
	})
}

/**
 * Reads the request's person and session again under locks: changes to a person's factors run one by one.
 * @throws AuthFailure user_not_found, session_not_found when either is gone meanwhile
 */
export async function lockCaller(inner: AuthCall, { full, session, assurance }: SignedIn): Promise<SignedIn> {
	const user = await lockUser(inner.db, full.user.id)
	if (!user)
		throw new AuthFailure(403, 'user_not_found', { message: 'User from sub claim in JWT does not exist' })
	const present = await lockSession(inner.db, session.id)
	if (!present)
		throw new AuthFailure(403, 'session_not_found', {
			message: 'Session from session_id claim in JWT does not exist',
		})
	const methods = await methodsOf(inner.db, session.id)
	const factors = await factorsOf(inner.db, user.id)
	return {
		full: { ...full, user, factors },
		session: present,
		methods,
		assurance: lowerOf(assurance, assuranceOf(methods)),
	}
}

/** The same error for a factor that is missing, expired or another person's. */
export const factorNotFound = () =>
	new AuthFailure(404, 'mfa_factor_not_found', { message: 'Factor not found' })

/** @throws AuthFailure mfa_factor_not_found */
export async function ownFactor(inner: AuthCall, { user }: FullUser, factorId: string): Promise<FactorRow> {
	const factor = await lockFactor(inner.db, user.id, factorId)
	if (!factor) throw factorNotFound()
	const isStale =
		factor.status === 'unverified' && factor.createdAt < staleBefore(inner.now, inner.auth.settings)
	if (isStale) throw factorNotFound()
	return factor
}
