// Answers that carry a session, in the body or in cookies.
import { sessionJson, type Grant, type SessionJson } from '../service/sessions.server.ts'
import { handleOf, sessionCookies, wantsCookies } from './cookies.server.ts'
import type { AuthRequest } from './transport.server.ts'
import { z } from 'zod'
import { challengeOf } from '../rules/pkce.ts'
import { allowedRedirect } from '../rules/redirects.ts'
import type { Return } from '../service/mailed.server.ts'

/** To be spread into the schema of a body. */
export const ChallengePair = {
	code_challenge: z.string().nullish(),
	code_challenge_method: z.string().nullish(),
}

/** @throws AuthFailure validation_failed for an invalid challenge */
export const returnOf = (c: AuthRequest, body: Parameters<typeof challengeOf>[0] = {}): Return => ({
	redirectTo: allowedRedirect(c.req.query('redirect_to'), c.get('call').auth.settings),
	challenge: challengeOf(body),
})

/** Signs the session and answers with it; `more` is added (a provider's tokens). */
export async function answerSession(
	c: AuthRequest,
	grant: Grant,
	more: Record<string, unknown> = {},
): Promise<Response> {
	const call = c.get('call')
	const inCookies = wantsCookies(c)
	const session: SessionJson = await sessionJson(call, grant, { slim: inCookies })
	c.header('Cache-Control', 'no-store')
	if (!inCookies) return c.json({ ...session, ...more })
	const cookies = sessionCookies(call.auth.settings, {
		access: session.access_token,
		refresh: session.refresh_token,
	})
	for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true })
	return c.json({ ...session, ...more, refresh_token: handleOf(grant.session.refreshCounter) })
}
