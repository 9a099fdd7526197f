// Verifying the second step, and how it raises a session (auth contract §5.2, §5.6).
import { inTransaction } from '#database/context.server.ts'
import { AuthFailure, invalid } from '../../rules/errors.ts'
import type { AuthCall } from '../../dependencies.server.ts'
import { factorLabels, methodOfFactor, wrongCodeMessage } from '../../rules/factors.ts'
import { acceptedStep } from '../../rules/totp.ts'
import { isSameSecret } from '../sealing.server.ts'
import { audit } from '../audit.server.ts'
import {
	closeChallenges,
	deleteOtherFirstLevelSessions,
	deleteOtherUnverified,
	takeAttempt,
	updateFactor,
	type ChallengeRow,
} from '../../store/factors.server.ts'
import { saveMethod } from '../../store/sessions.server.ts'
import type { FactorRow } from '../../store/users.server.ts'
import { lacksSecondStep, type SignedIn } from '../bearer.server.ts'
import { checkTurns, countFailure, spendTurn } from '../limits.server.ts'
import { grantOf, rotate, type Grant } from '../sessions.server.ts'
import { lockCaller, ownFactor, smsCodeMac } from './caller.server.ts'

/** An answer to a challenge: the digits, or the response of the browser's authenticator. */
export type Proof = { challengeId: string; code: string; credential: unknown }

/** What a factor stores of a valid proof. */
type Proved = Pick<Partial<FactorRow>, 'lastStep' | 'credential'>

/** The same error for a challenge that is unknown, another session's, answered, expired, or used up. */
const challengeOver = () =>
	new AuthFailure(422, 'mfa_challenge_expired', {
		message: 'MFA challenge has expired, create a new challenge to verify against',
	})

/** Undefined for a wrong answer. */
async function judge(
	inner: AuthCall,
	{ factor, challenge }: { factor: FactorRow; challenge: ChallengeRow },
	{ code, credential }: Proof,
): Promise<Proved | undefined> {
	const { auth, now } = inner
	switch (factor.type) {
		case 'totp': {
			const secret = auth.vault.tryOpen(factor.secretSealed ?? '', factor.id)?.toString()
			if (secret === undefined) return undefined
			const lastStep = acceptedStep(code, { secret, lastStep: factor.lastStep, now })
			return lastStep === undefined ? undefined : { lastStep }
		}
		case 'phone':
			return isSameSecret(smsCodeMac(auth, challenge.id, code), challenge.codeMac ?? '') ? {} : undefined
		case 'webauthn': {
			const { options } = challenge
			// Loaded with the first key: its library has hundreds of files.
			const { judgeWebauthn } = await import('./webauthn.server.ts')
			const used = await judgeWebauthn(inner, factor, { options, answer: credential })
			return used && { credential: used }
		}
	}
}

/** Raises the session: older refresh tokens are refused, other sessions without a second step end. */
async function stepUp(
	inner: AuthCall,
	{ full, session }: SignedIn,
	{ factor, proved }: { factor: FactorRow; proved: Proved },
): Promise<Grant> {
	const { db, now, auth } = inner
	const { user } = full
	const isNew = factor.status === 'unverified'
	await updateFactor(db, factor.id, { ...proved, status: 'verified', updatedAt: now })
	await closeChallenges(db, factor.id, now)
	await deleteOtherUnverified(db, factor)
	await saveMethod(db, session.id, { method: methodOfFactor[factor.type], at: now, factorId: factor.id })
	const raised = await rotate(inner, session, { floor: true })
	await deleteOtherFirstLevelSessions(db, user.id, session.id)
	await audit(inner, 'factor_verified', { userId: user.id, factorId: factor.id, type: factor.type, isNew })
	if (isNew && user.email)
		await auth.messenger.mail(inner, {
			kind: 'factor-added',
			to: user.email,
			about: factor.friendlyName || factorLabels[factor.type],
			language: inner.client.language,
		})
	return grantOf(inner, raised)
}

/** Returns a refusal instead of throwing it, so that the attempt is counted. */
async function prove(
	inner: AuthCall,
	{ signedIn, factorId }: { signedIn: SignedIn; factorId: string },
	proof: Proof,
): Promise<Grant | AuthFailure> {
	const { db, now, auth } = inner
	const caller = await lockCaller(inner, signedIn)
	const { user } = caller.full
	const factor = await ownFactor(inner, caller.full, factorId)
	// Enrolled at the first level before another factor was verified: it must not bypass that one.
	if (factor.status === 'unverified' && lacksSecondStep(caller))
		throw new AuthFailure(403, 'insufficient_aal', { message: 'AAL2 required to enroll a new factor' })
	await checkTurns(inner, 'wrongCodesPerAccount', user.id)
	const key = { id: proof.challengeId, factorId: factor.id, sessionId: caller.session.id }
	const challenge = await takeAttempt(db, key, { now, most: auth.settings.maxChallengeAttempts })
	if (!challenge) return challengeOver()
	const proved = await judge(inner, { factor, challenge }, proof)
	if (proved) return stepUp(inner, caller, { factor, proved })
	await countFailure(inner, 'wrongCodesPerAccount', user.id)
	await audit(inner, 'factor_code_wrong', { userId: user.id, factorId: factor.id, type: factor.type })
	return new AuthFailure(422, 'mfa_verification_failed', { message: wrongCodeMessage[factor.type] })
}

/**
 * Checks the answer to a challenge; a right one raises this session to the second level.
 * @throws AuthFailure validation_failed, mfa_factor_not_found, mfa_challenge_expired, mfa_verification_failed,
 * insufficient_aal, over_request_rate_limit
 */
export async function verifyFactor(
	call: AuthCall,
	{ signedIn, factorId }: { signedIn: SignedIn; factorId: string },
	proof: Proof,
): Promise<Grant> {
	if (!proof.code && !proof.credential) throw invalid('Code needs to be non-empty')
	await spendTurn(call, 'factorVerifyPerUser', signedIn.full.user.id)
	const outcome = await inTransaction(call, (inner) => prove(inner, { signedIn, factorId }, proof))
	if (outcome instanceof AuthFailure) throw outcome
	return outcome
}
