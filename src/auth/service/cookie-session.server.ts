// The session in a browser's cookies: verified without a query, renewed when it is too old.
import { AuthFailure } from '../rules/errors.ts'
import { clearedCookies, sessionCookies, tokensIn } from '../routes/cookies.server.ts'
import type { Claims } from '../keys/ring.server.ts'
import type { AuthCall } from '../dependencies.server.ts'
import { spendTurn } from './limits.server.ts'
import { refreshSession, sessionJson, type Grant } from './sessions.server.ts'

export type CookieSession = {
	claims: Claims | null
	/** Page scripts may hold it; it is never a refresh token. */
	accessToken: string | null
	/** `Set-Cookie` values for the response. */
	setCookies: string[]
}

const signedOut = (setCookies: string[] = []): CookieSession => ({
	claims: null,
	accessToken: null,
	setCookies,
})

/** Signs a grant for cookies. */
export async function cookiesFor(call: AuthCall, grant: Grant): Promise<CookieSession> {
	const { access_token: accessToken, refresh_token: refresh } = await sessionJson(call, grant, { slim: true })
	return {
		claims: await call.auth.keys.verify(accessToken),
		accessToken,
		setCookies: sessionCookies(call.auth.settings, { access: accessToken, refresh }),
	}
}

async function renewed(call: AuthCall, refresh: string): Promise<CookieSession> {
	try {
		await spendTurn(call, 'refreshPerIp', call.client.ip)
		return await cookiesFor(call, await refreshSession(call, refresh))
	} catch (failure) {
		if (!(failure instanceof AuthFailure)) throw failure
		// A rate-limited request counts as a visitor's, but keeps its session.
		return signedOut(failure.status === 429 ? [] : clearedCookies(call.auth.settings))
	}
}

/** The session in the cookies alone. The session's row is not read: `viewerOf` does that. */
export async function sessionFromCookies(call: AuthCall, header: string | null): Promise<CookieSession> {
	const { access, refresh } = tokensIn(header, call.auth.settings)
	if (access) {
		try {
			return { claims: await call.auth.keys.verify(access), accessToken: access, setCookies: [] }
		} catch (failure) {
			if (!(failure instanceof AuthFailure)) throw failure
		}
	}
	if (refresh) return renewed(call, refresh)
	return signedOut(access ? clearedCookies(call.auth.settings) : [])
}
