// Sessions of the shop's own pages: begun and ended by plain forms, and given to page scripts without secrets.
import { AuthFailure } from '#auth/rules/errors.ts'
import { clearedCookies, handleOf, tokensIn } from '#auth/routes/cookies.server.ts'
import type { AuthCall } from '#auth/dependencies.server.ts'
import { findPerson, signOutByRefreshToken } from '#auth/service/account-sessions.server.ts'
import { normalizeEmail } from '#auth/rules/passwords.ts'
import { cookiesFor, type CookieSession } from '#auth/service/cookie-session.server.ts'
import { signUp, signUpToConfirm } from '#auth/service/sign-up.server.ts'
import { signInWithPassword } from '#auth/service/password.server.ts'
import { signUpTarget } from '../rules/mailed-links.ts'
import { userJson, type UserJson } from '#auth/service/user-json.ts'
import type { ViewerSession } from '../dependencies.server.ts'

/** A form without scripts cannot pass a captcha: where one is required, the form is refused. */
function refuseUnchecked({ auth }: AuthCall): void {
	if (auth.captcha)
		throw new AuthFailure(400, 'captcha_failed', { message: 'Please turn on scripts to sign in here.' })
}

/** @throws AuthFailure as the password grant does, captcha_failed */
export async function signInByPassword(
	call: AuthCall,
	{ email, password }: { email: string; password: string },
): Promise<CookieSession> {
	refuseUnchecked(call)
	const login = { email: normalizeEmail(email) }
	return cookiesFor(call, await signInWithPassword(call, { login, password }))
}

/**
 * Null when the address must be confirmed first: a mail is on its way, whether the address is new or not.
 * @throws AuthFailure as the sign-up does, captcha_failed
 */
export async function signUpByPassword(
	call: AuthCall,
	account: { email: string; password: string; fullName: string; next: string },
): Promise<CookieSession | null> {
	refuseUnchecked(call)
	const { email, password, fullName, next } = account
	const given = { email, password, data: fullName === '' ? {} : { full_name: fullName } }
	const { autoconfirm, siteUrl } = call.auth.settings
	const redirectTo = signUpTarget(siteUrl, next)
	if (autoconfirm) return cookiesFor(call, await signUp(call, given, { redirectTo }))
	await signUpToConfirm(call, given, { redirectTo, challenge: null })
	return null
}

/** Ends the session of these cookies, if there is one, and returns the `Set-Cookie` values that clear it. */
export async function signOutByCookies(call: AuthCall, cookieHeader: string | null): Promise<string[]> {
	const { refresh } = tokensIn(cookieHeader, call.auth.settings)
	if (refresh) await signOutByRefreshToken(call, refresh)
	return clearedCookies(call.auth.settings)
}

/** A session in the client library's shape; a handle without secret replaces the refresh token. */
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
	const full = await findPerson(call, viewer.userId)
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
