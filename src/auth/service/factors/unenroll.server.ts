// Removing a second factor (auth contract §5.6).
import { inTransaction } from '#database/context.server.ts'
import { AuthFailure } from '../../rules/errors.ts'
import type { AuthCall } from '../../dependencies.server.ts'
import { factorLabels } from '../../rules/factors.ts'
import { audit } from '../audit.server.ts'
import { deleteFactor, lockFactor } from '../../store/factors.server.ts'
import type { FactorRow, UserRow } from '../../store/users.server.ts'
import type { SignedIn } from '../bearer.server.ts'
import { factorNotFound, lockCaller } from './caller.server.ts'

/**
 * Removes the factor and lowers the sessions that it raised; their next token says so. Notifies its owner.
 * Call it inside a transaction, after checking the permission.
 */
export async function removeFactor(
	inner: AuthCall,
	{ id: userId, email }: Pick<UserRow, 'id' | 'email'>,
	factor: FactorRow,
): Promise<void> {
	await deleteFactor(inner.db, userId, factor.id)
	await audit(inner, 'factor_removed', { userId, factorId: factor.id, type: factor.type })
	if (factor.status === 'verified' && email)
		await inner.auth.messenger.mail(inner, {
			kind: 'factor-removed',
			to: email,
			about: factor.friendlyName || factorLabels[factor.type],
		})
}

/** @throws AuthFailure mfa_factor_not_found, insufficient_aal */
export function unenrollFactor(call: AuthCall, signedIn: SignedIn, factorId: string): Promise<void> {
	return inTransaction(call, async (inner) => {
		const { full, assurance } = await lockCaller(inner, signedIn)
		const factor = await lockFactor(inner.db, full.user.id, factorId)
		if (!factor) throw factorNotFound()
		if (factor.status === 'verified' && assurance !== 'aal2')
			throw new AuthFailure(422, 'insufficient_aal', {
				message: 'AAL2 required to unenroll verified factor',
			})
		await removeFactor(inner, full.user, factor)
	})
}
