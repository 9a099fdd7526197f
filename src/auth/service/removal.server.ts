// Removal of an account: the person, their sessions, factors, identities and mailed tokens.
import type { AuthCall } from '../dependencies.server.ts'
import { audit } from './audit.server.ts'
import { deleteUser, lockUser } from '../store/users.server.ts'

/**
 * Removes a person, after the shop has erased its data about them. Their audit entries keep an id without a person.
 * Call it inside a transaction.
 * @returns false when the person is already gone
 */
export async function removeUser(inner: AuthCall, userId: string): Promise<boolean> {
	if (!(await lockUser(inner.db, userId))) return false
	await inner.auth.people.removed(inner, userId)
	await deleteUser(inner.db, userId)
	await audit(inner, 'user_deleted', { userId })
	return true
}
