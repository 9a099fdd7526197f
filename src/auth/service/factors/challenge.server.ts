// Challenges for the second step (auth contract §5.6).
import { randomInt, randomUUID } from 'node:crypto'
import { inTransaction } from '#database/context.server.ts'
import type { AuthCall } from '../../dependencies.server.ts'
import { deleteExpiredChallenges, insertChallenge, updateFactor } from '../../store/factors.server.ts'
import type { FactorRow } from '../../store/users.server.ts'
import type { SignedIn } from '../bearer.server.ts'
import { spendTurn } from '../limits.server.ts'
import { lockCaller, ownFactor } from './caller.server.ts'
import { webauthnOptions } from './webauthn.server.ts'

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
	await inner.auth.messenger.sms(inner, { phone: phone ?? '', code })
	return smsCodeMac(inner.auth, challengeId, code)
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
		const webauthn = factor.type === 'webauthn' ? await webauthnOptions(inner, full, factor) : null
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
