// One-time codes that a page exchanges with its verifier for a session (auth contract §5.4): the `pkce` grant.
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { inTransaction } from '#database/context.server.ts'
import { AuthFailure } from '../rules/errors.ts'
import type { AuthCall } from '../dependencies.server.ts'
import type { Challenge } from '../rules/pkce.ts'
import { isSameSecret, type Vault } from './sealing.server.ts'
import { audit } from './audit.server.ts'
import { insertFlow, takeFlowByCode, type FlowRow } from '../store/flows.server.ts'
import { fullUser } from '../store/users.server.ts'
import { beginSession, refuseBanned, type Grant } from './sessions.server.ts'

/** The provider's tokens for the person: given to the page once, never kept after that. */
export type ProviderTokens = { provider_token?: string; provider_refresh_token?: string }

export type NewAuthCode = {
	userId: string
	/** How the person proved who they are; becomes the session's first method. */
	method: string
	isRecovery?: boolean
	challenge: Challenge
	redirectTo: string
	/** Name of a provider, or `mail`. */
	provider: string
	providerTokens?: ProviderTokens
}

/** 256 random bits, safe in an address. */
export const randomToken = (): string => randomBytes(32).toString('base64url')

/** The stored hash of a random token, which is too long to be guessed from it. */
export const tokenHashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

export const secondsAfter = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1_000)

/** Writes a code that lives five minutes and works once. Call it inside the transaction that proved the person. */
export async function issueAuthCode(inner: AuthCall, code: NewAuthCode): Promise<string> {
	const { db, now, auth } = inner
	const id = randomUUID()
	const authCode = randomToken()
	await insertFlow(db, {
		id,
		provider: code.provider,
		redirectTo: code.redirectTo,
		...code.challenge,
		authCodeHash: tokenHashOf(authCode),
		userId: code.userId,
		method: code.method,
		isRecovery: code.isRecovery ?? false,
		providerTokensSealed: code.providerTokens
			? auth.vault.seal(JSON.stringify(code.providerTokens), id)
			: null,
		createdAt: now,
		expiresAt: secondsAfter(now, auth.settings.lifetimes.authCode),
	})
	return authCode
}

const missingFlow = () =>
	new AuthFailure(404, 'flow_state_not_found', { message: 'invalid flow state, no valid flow state found' })
const expiredFlow = () =>
	new AuthFailure(422, 'flow_state_expired', { message: 'invalid flow state, flow state has expired' })
const wrongVerifier = () =>
	new AuthFailure(400, 'bad_code_verifier', {
		message: 'code challenge does not match previously saved code verifier',
	})

const isRightVerifier = ({ codeChallenge, codeChallengeMethod }: FlowRow, verifier: string): boolean =>
	isSameSecret(codeChallenge ?? '', codeChallengeMethod === 's256' ? tokenHashOf(verifier) : verifier)

const tokensOf = (vault: Vault, { id, providerTokensSealed }: FlowRow): ProviderTokens =>
	providerTokensSealed ? (JSON.parse(vault.open(providerTokensSealed, id).toString()) as ProviderTokens) : {}

type Exchanged = { grant: Grant; providerTokens: ProviderTokens }

/** Returns a refusal instead of throwing it, so that the spent code is committed. */
async function exchangeTaken(
	inner: AuthCall,
	flow: FlowRow,
	verifier: string,
): Promise<Exchanged | AuthFailure> {
	if (flow.expiresAt <= inner.now) return expiredFlow()
	if (!isRightVerifier(flow, verifier)) {
		await audit(inner, 'sign_in_failed', { userId: flow.userId, method: 'pkce' })
		return wrongVerifier()
	}
	const full = flow.userId ? await fullUser(inner.db, flow.userId) : undefined
	if (!full) return missingFlow()
	refuseBanned(full, inner.now)
	const { method, isRecovery } = flow
	return {
		grant: await beginSession(inner, full.user.id, { method: method ?? 'oauth', isRecovery }),
		providerTokens: tokensOf(inner.auth.vault, flow),
	}
}

/**
 * Exchanges a code for a session; a wrong verifier voids the code.
 * @throws AuthFailure flow_state_not_found, flow_state_expired, bad_code_verifier, user_banned
 */
export async function exchangeAuthCode(
	call: AuthCall,
	{ authCode, codeVerifier }: { authCode: string; codeVerifier: string },
): Promise<Exchanged> {
	const outcome = await inTransaction(call, async (inner) => {
		const flow = await takeFlowByCode(inner.db, tokenHashOf(authCode))
		return flow ? exchangeTaken(inner, flow, codeVerifier) : missingFlow()
	})
	if (outcome instanceof AuthFailure) throw outcome
	return outcome
}
