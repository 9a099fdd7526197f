// The end of an account: the person, their sessions, factors, identities and whatever was mailed to them.
import type { AuthCall } from '../dependencies.server.ts'
import { audit } from './audit.server.ts'
import { deleteUser, lockUser } from '../store/users.server.ts'

/**
 * Removes a person; the shop forgets them first. Their rows of the audit log keep an id that leads to nobody. Call it
 * inside a transaction.
 * @returns false when they are gone already
 */
export async function removeUser(inner: AuthCall, userId: string): Promise<boolean> {
	if (!(await lockUser(inner.db, userId))) return false
	await inner.auth.people.removed(inner, userId)
	await deleteUser(inner.db, userId)
	await audit(inner, 'user_deleted', { userId })
	return true
}
