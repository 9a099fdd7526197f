// Removal of an account: the person, their sessions, factors, identities and mailed tokens.
import type { AuthCall } from '../dependencies.server.ts'
import { audit } from './audit.server.ts'
import { deleteUser, lockUser, lockUserByEmail, type UserRow } from '../store/users.server.ts'

/** Whether a person with the same address may replace this account. Accounts created by staff are never replaced. */
export const isUnproven = (
	user: Pick<UserRow, 'emailConfirmedAt' | 'phoneConfirmedAt' | 'lastSignInAt' | 'invitedAt'>,
): boolean => !user.emailConfirmedAt && !user.phoneConfirmedAt && !user.lastSignInAt && !user.invitedAt

/** Whether staff made this account and it was never opened. */
export const isUnopened = (
	user: Pick<UserRow, 'emailConfirmedAt' | 'passwordHash' | 'lastSignInAt' | 'invitedAt'>,
): boolean => !user.emailConfirmedAt && !user.passwordHash && !user.lastSignInAt && user.invitedAt !== null

/** Frees the address when only an unproven account has it. False when it is taken. */
export async function makeWay(inner: AuthCall, email: string): Promise<boolean> {
	const user = await lockUserByEmail(inner.db, email)
	if (!user) return true
	if (!isUnproven(user)) return false
	return removeUser(inner, user.id)
}

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
