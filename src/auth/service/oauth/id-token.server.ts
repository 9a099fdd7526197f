// The `id_token` grant: a page sends the ID token that a provider's own button returned (auth contract §5.5).
import { createHash } from 'node:crypto'
import { inTransaction } from '#database/context.server.ts'
import { AuthFailure, invalid } from '../../rules/errors.ts'
import type { IdClaims } from '../../oidc/id-tokens.server.ts'
import { profileOf } from '../../oidc/profile.ts'
import type { AuthCall } from '../../dependencies.server.ts'
import { isSameSecret } from '../sealing.server.ts'
import { deleteSeenTokensBefore, rememberToken } from '../../store/flows.server.ts'
import { tokenHashOf } from '../auth-codes.server.ts'
import type { SignedIn } from '../bearer.server.ts'
import { spendTurn } from '../limits.server.ts'
import { beginSession, grantOf, type Grant } from '../sessions.server.ts'
import { accountOf } from './accounts.server.ts'
import { linkTo } from './linking.server.ts'

export type IdTokenLogin = {
	provider: string
	idToken: string
	accessToken?: string | undefined
	nonce?: string | undefined
	/** The person who links the identity to their account instead of signing in. */
	linkTo?: SignedIn | undefined
}

/** Used tokens are remembered longer than the tolerance after their expiry. */
const graceMs = 120_000

function checkNonce(held: unknown, given: string | undefined): void {
	if ((held === undefined) !== (given === undefined))
		throw invalid('Passed nonce and nonce in id_token should either both exist or not.')
	if (given === undefined) return
	const hash = createHash('sha256').update(given).digest('hex')
	if (typeof held !== 'string' || !isSameSecret(held, hash)) throw invalid('Nonces mismatch')
}

/** Hashes the claims, not the token's text: some signatures can be rewritten without a key. */
const markOf = ({ iss, sub, iat, jti, nonce }: IdClaims): string =>
	tokenHashOf(JSON.stringify([iss, sub, iat, jti ?? null, nonce ?? null]))

async function spendToken({ db, now }: AuthCall, claims: IdClaims): Promise<void> {
	await deleteSeenTokensBefore(db, now)
	if (!(await rememberToken(db, markOf(claims), new Date(claims.exp * 1_000 + graceMs))))
		throw invalid('ID token has been used already')
}

/**
 * Signs in, or links; each token works once. Linking keeps the current session.
 * @throws AuthFailure validation_failed, provider_disabled, provider_unavailable, identity_already_exists, user_banned,
 * signup_disabled, over_request_rate_limit
 */
export async function signInWithIdToken(call: AuthCall, login: IdTokenLogin): Promise<Grant> {
	const provider = call.auth.providers.get(login.provider)
	if (!provider)
		throw new AuthFailure(400, 'provider_disabled', {
			message: 'Unsupported provider: provider is not enabled',
		})
	await spendTurn(call, 'oauthPerIp', `id_token ${call.client.ip}`)
	const { accessToken, linkTo: target } = login
	const claims = await provider.claimsOf(login.idToken, {
		now: call.now,
		...(accessToken ? { accessToken } : {}),
	})
	checkNonce(claims.nonce, login.nonce)
	const profile = profileOf(provider.name, claims)
	return inTransaction(call, async (inner) => {
		await spendToken(inner, claims)
		if (!target) return beginSession(inner, await accountOf(inner, profile, null), { method: 'oauth' })
		await linkTo(inner, target.full.user.id, profile)
		return grantOf(inner, target.session)
	})
}
