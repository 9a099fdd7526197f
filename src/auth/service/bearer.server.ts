// Authenticates a call: the token's claims, then the person and the session behind it (auth contract §4).
import { AuthFailure, noBearer } from '../rules/errors.ts'
import type { AuthCall } from '../dependencies.server.ts'
import { assuranceOf, lowerOf, type Assurance, type Method } from '../rules/factors.ts'
import { methodsOf, sessionById, type SessionRow } from '../store/sessions.server.ts'
import { fullUser, type FullUser } from '../store/users.server.ts'
import { refuseBanned } from './sessions.server.ts'

export type SignedIn = {
	full: FullUser
	session: SessionRow
	methods: Method[]
	/** Level of this call: a token from before the second step stays at the first level. */
	assurance: Assurance
}

/** @throws AuthFailure no_authorization, bad_jwt, user_not_found, session_not_found, user_banned */
export async function signedInBy(call: AuthCall, token: string | undefined): Promise<SignedIn> {
	if (!token) throw noBearer()
	const claims = await call.auth.keys.verify(token)
	const full = await fullUser(call.db, claims.sub)
	if (!full)
		throw new AuthFailure(403, 'user_not_found', { message: 'User from sub claim in JWT does not exist' })
	const session = await sessionById(call.db, claims.session_id)
	if (!session || session.userId !== full.user.id)
		throw new AuthFailure(403, 'session_not_found', {
			message: 'Session from session_id claim in JWT does not exist',
		})
	refuseBanned(full, call.now, 403)
	const methods = await methodsOf(call.db, session.id)
	return { full, session, methods, assurance: lowerOf(claims.aal, assuranceOf(methods)) }
}

/** Whether a person with a verified factor still needs the second step for sensitive changes. */
export const lacksSecondStep = ({ full, assurance }: Pick<SignedIn, 'full' | 'assurance'>): boolean =>
	assurance === 'aal1' && full.factors.some(({ status }) => status === 'verified')
