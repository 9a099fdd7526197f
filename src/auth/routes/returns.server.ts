// Where a mailed link leads: `redirect_to` of the query, and the challenge of the body.
import { z } from 'zod'
import { challengeOf } from '../rules/pkce.ts'
import { allowedRedirect } from '../rules/redirects.ts'
import type { Return } from '../service/mailed.server.ts'
import type { AuthRequest } from './transport.server.ts'

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
