// Accounts whose address was never proved.
import type { AuthCall } from '../dependencies.server.ts'
import { lockUserByEmail, type UserRow } from '../store/users.server.ts'
import { removeUser } from './removal.server.ts'

/** Whether a person with the same address may replace this account. Accounts created by staff are never replaced. */
export const isUnproven = (
	user: Pick<UserRow, 'emailConfirmedAt' | 'phoneConfirmedAt' | 'lastSignInAt' | 'invitedAt'>,
): boolean => !user.emailConfirmedAt && !user.phoneConfirmedAt && !user.lastSignInAt && !user.invitedAt

/** Frees the address when only an unproven account has it. False when it is taken. */
export async function makeWay(inner: AuthCall, email: string): Promise<boolean> {
	const user = await lockUserByEmail(inner.db, email)
	if (!user) return true
	if (!isUnproven(user)) return false
	return removeUser(inner, user.id)
}
