// Staff remove the second factor of a person who lost the device.
import { z } from 'zod'
import { inTransaction } from '#database/context.server.ts'
import { AuthFailure } from '../rules/errors.ts'
import type { AuthCall } from '../dependencies.server.ts'
import { audit } from './audit.server.ts'
import { deleteFactorOf } from '../store/admin.server.ts'
import { lockUser, type FactorRow } from '../store/users.server.ts'
import { userNotFound } from './admin.server.ts'

/** Removes a factor, lowers its sessions, mails the user. @throws AuthFailure user_not_found, mfa_factor_not_found */
export function removeFactorAsAdmin(
	call: AuthCall,
	{ userId, factorId }: { userId: string; factorId: string },
): Promise<FactorRow> {
	return inTransaction(call, async (inner) => {
		const user = await lockUser(inner.db, userId)
		if (!user) throw userNotFound()
		const isId = z.uuid().safeParse(factorId).success
		const removed = isId ? await deleteFactorOf(inner.db, userId, factorId) : undefined
		if (!removed) throw new AuthFailure(404, 'mfa_factor_not_found', { message: 'Factor not found' })
		await audit(inner, 'factor_removed', { userId, factorId, by: 'admin' })
		if (user.email)
			await inner.auth.messenger.mail(inner, {
				kind: 'factor-removed',
				to: user.email,
				about: removed.friendlyName || removed.type,
			})
		return removed
	})
}
