// The caller of a factor operation: the person, their session and their factors, read under locks.
import { AuthFailure } from '../../rules/errors.ts'
import type { AuthCall } from '../../dependencies.server.ts'
import { staleBefore } from '../../rules/factors.ts'
import { assuranceOf, lowerOf } from '../../rules/assurance.ts'
import { lockFactor } from '../../store/factors.server.ts'
import { lockSession, methodsOf } from '../../store/sessions.server.ts'
import { factorsOf, lockUser, type FactorRow, type FullUser } from '../../store/users.server.ts'
import type { SignedIn } from '../bearer.server.ts'

/**
 * Reads the request's person and session again under locks: changes to a person's factors run one by one.
 * @throws AuthFailure user_not_found, session_not_found when either is gone meanwhile
 */
export async function lockCaller(inner: AuthCall, { full, session, assurance }: SignedIn): Promise<SignedIn> {
	const user = await lockUser(inner.db, full.user.id)
	if (!user)
		throw new AuthFailure(403, 'user_not_found', { message: 'User from sub claim in JWT does not exist' })
	const present = await lockSession(inner.db, session.id)
	if (!present)
		throw new AuthFailure(403, 'session_not_found', {
			message: 'Session from session_id claim in JWT does not exist',
		})
	const methods = await methodsOf(inner.db, session.id)
	const factors = await factorsOf(inner.db, user.id)
	return {
		full: { ...full, user, factors },
		session: present,
		methods,
		assurance: lowerOf(assurance, assuranceOf(methods)),
	}
}

/** The same error for a factor that is missing, expired or another person's. */
export const factorNotFound = () =>
	new AuthFailure(404, 'mfa_factor_not_found', { message: 'Factor not found' })

/** @throws AuthFailure mfa_factor_not_found */
export async function ownFactor(inner: AuthCall, { user }: FullUser, factorId: string): Promise<FactorRow> {
	const factor = await lockFactor(inner.db, user.id, factorId)
	if (!factor) throw factorNotFound()
	const isStale =
		factor.status === 'unverified' && factor.createdAt < staleBefore(inner.now, inner.auth.settings)
	if (isStale) throw factorNotFound()
	return factor
}
