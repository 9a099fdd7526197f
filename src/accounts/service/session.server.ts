// Sessions of the shop's own pages: begun and ended by plain forms, and handed to page scripts without secrets.
import { AuthFailure } from '#auth/errors.ts'
import { clearedCookies, handleOf, tokensIn } from '#auth/http/cookies.server.ts'
import type { AuthCall } from '#auth/parts.server.ts'
import { parseRefreshToken, isGenuine } from '#auth/refresh-tokens.server.ts'
import { normalizeEmail } from '#auth/rules/passwords.ts'
import { cookiesFor, type CookieSession } from '#auth/service/cookie-session.server.ts'
import { signInWithPassword } from '#auth/service/password.server.ts'
import { signOut } from '#auth/service/sessions.server.ts'
import { signUp } from '#auth/service/sign-up.server.ts'
import { sessionById } from '#auth/store/sessions.server.ts'
import { fullUser } from '#auth/store/users.server.ts'
import { userJson, type UserJson } from '#auth/user-json.ts'
import type { ViewerSession } from '../context.server.ts'

/** @throws AuthFailure as the password grant does */
export async function signInByPassword(
	call: AuthCall,
	{ email, password }: { email: string; password: string },
): Promise<CookieSession> {
	const login = { email: normalizeEmail(email) }
	return cookiesFor(call, await signInWithPassword(call, { login, password }))
}

/** @throws AuthFailure as the sign-up does */
export async function signUpByPassword(
	call: AuthCall,
	account: { email: string; password: string; fullName: string },
): Promise<CookieSession> {
	const { email, password, fullName } = account
	const data = fullName === '' ? {} : { full_name: fullName }
	return cookiesFor(call, await signUp(call, { email, password, data }))
}

/** Ends the session of these cookies, if there is one, and gives the `Set-Cookie` values that forget it. */
export async function signOutByCookies(call: AuthCall, cookieHeader: string | null): Promise<string[]> {
	const { refresh } = tokensIn(cookieHeader, call.auth.settings)
	const token = refresh ? parseRefreshToken(refresh) : undefined
	const session = token && (await sessionById(call.db, token.sessionId))
	if (token && session && isGenuine(call.auth.vault, session, token))
		await signOut(call, { userId: session.userId, sessionId: session.id }, 'local')
	return clearedCookies(call.auth.settings)
}

/** A session as the client library keeps it; in place of the refresh token stands a handle without secret. */
export type ScriptSession = {
	access_token: string
	refresh_token: string
	token_type: 'bearer'
	expires_at: number
	expires_in: number
	user: UserJson
}

/** For pages whose scripts talk to the identity service. Null for a visitor. */
export async function sessionForScripts(
	call: AuthCall,
	viewer: ViewerSession | null,
): Promise<ScriptSession | null> {
	if (!viewer) return null
	const full = await fullUser(call.db, viewer.userId)
	if (!full) throw new AuthFailure(403, 'user_not_found', { message: 'This account is gone' })
	return {
		access_token: viewer.accessToken,
		refresh_token: handleOf(viewer.rotation),
		token_type: 'bearer',
		expires_at: viewer.expiresAt,
		expires_in: Math.max(1, viewer.expiresAt - Math.floor(call.now.getTime() / 1_000)),
		user: userJson(full),
	}
}
