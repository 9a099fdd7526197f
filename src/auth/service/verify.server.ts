// Redeems a mailed link or code: for a session, a code for the requesting page, or half of an address change.
import { inTransaction } from '#database/context.server.ts'
import type { TokenPurpose } from '../tables/index.ts'
import { AuthFailure, expiredToken } from '../rules/errors.ts'
import type { AuthCall } from '../dependencies.server.ts'
import { audit } from './audit.server.ts'
import type { TokenRow } from '../store/tokens.server.ts'
import { identitiesOf, lockUser, updateIdentity, updateUser, type UserRow } from '../store/users.server.ts'
import { issueAuthCode } from './auth-codes.server.ts'
import { confirmHalf, refusingTaken } from './email-change.server.ts'
import { spendTurn } from './limits.server.ts'
import { beginSession, refuseBanned, type Grant } from './sessions.server.ts'
import { spendCode, spendLink } from './tokens.server.ts'

/** The client's type, and the token purposes that it accepts. */
const purposesByType: Record<string, readonly TokenPurpose[]> = {
	signup: ['signup', 'magiclink'],
	invite: ['invite'],
	magiclink: ['magiclink', 'signup'],
	recovery: ['recovery'],
	email: ['magiclink', 'signup', 'invite'],
	email_change: ['email_change_current', 'email_change_new'],
}
export const verifyTypes = Object.keys(purposesByType)

export type Proof = { token: string } | { address: string; code: string }

export type Verified =
	{ kind: 'session'; grant: Grant } | { kind: 'code'; authCode: string } | { kind: 'half'; isPkce: boolean }

export const expiredLink = () =>
	new AuthFailure(403, 'otp_expired', { message: 'Email link is invalid or has expired' })

async function markProven({ db, now }: AuthCall, user: UserRow): Promise<void> {
	const identity = (await identitiesOf(db, user.id)).find(({ provider }) => provider === 'email')
	if (!identity || identity.identityData['email_verified'] === true) return
	const identityData = { ...identity.identityData, email_verified: true }
	await updateIdentity(db, identity.id, { identityData, updatedAt: now })
}

/** False when the person's address has changed since. */
async function confirmAddress(inner: AuthCall, user: UserRow, token: TokenRow): Promise<boolean> {
	if (user.email !== token.relatesTo) return false
	if (user.emailConfirmedAt) {
		// Without required confirmation the address was taken on trust: now it is proved.
		await markProven(inner, user)
		return true
	}
	const { db, now } = inner
	// The author of that password has not proved the address: another kind of mail voids it.
	const isTrusted = token.purpose === 'signup' || user.invitedAt !== null
	const former = isTrusted ? {} : { passwordHash: null, passwordChangedAt: null }
	await updateUser(db, user.id, { emailConfirmedAt: now, updatedAt: now, ...former })
	await markProven(inner, user)
	await audit(inner, 'email_confirmed', { userId: user.id })
	return true
}

/** `redirectTo`: for a link, which answers with a code when its mail was requested with a challenge. */
async function redeem(
	inner: AuthCall,
	token: TokenRow,
	redirectTo: string | undefined,
): Promise<Verified | undefined> {
	const user = await lockUser(inner.db, token.userId)
	if (!user) return undefined
	refuseBanned({ user }, inner.now, 403)
	const { codeChallenge, codeChallengeMethod } = token
	const isPkce = codeChallenge !== null && redirectTo !== undefined
	if (token.purpose.startsWith('email_change')) {
		const outcome = await confirmHalf(inner, user, token)
		if (outcome === 'void') return undefined
		if (outcome === 'half') return { kind: 'half', isPkce }
	} else if (!(await confirmAddress(inner, user, token))) return undefined
	const proof = { method: 'otp', isRecovery: token.purpose === 'recovery' }
	if (!isPkce) return { kind: 'session', grant: await beginSession(inner, user.id, proof) }
	const challenge = { codeChallenge, codeChallengeMethod: codeChallengeMethod ?? 's256' }
	const code = { userId: user.id, ...proof, challenge, redirectTo, provider: 'mail' }
	return { kind: 'code', authCode: await issueAuthCode(inner, code) }
}

const isLink = (proof: Proof): proof is { token: string } => 'token' in proof

/**
 * Spends a mailed token once. Wrong digits are counted, so a refusal rolls nothing back.
 * @throws AuthFailure otp_expired, user_banned, email_exists, over_request_rate_limit
 */
export async function verify(
	call: AuthCall,
	{ type, proof, redirectTo }: { type: string; proof: Proof; redirectTo?: string },
): Promise<Verified> {
	await spendTurn(call, 'verifyPerIp', call.client.ip)
	const purposes = purposesByType[type] ?? []
	const verified = await refusingTaken(
		inTransaction(call, async (inner) => {
			const token = isLink(proof)
				? await spendLink(inner, proof.token, purposes)
				: await spendCode(inner, { ...proof, purposes })
			return token && redeem(inner, token, redirectTo)
		}),
	)
	if (!verified) throw isLink(proof) ? expiredLink() : expiredToken()
	return verified
}
