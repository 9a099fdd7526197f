// Roles are given and taken by admins alone, and every change is written down.
import type { AuthCall } from '#auth/dependencies.server.ts'
import { audit } from '#auth/service/audit.server.ts'
import { endAllSessionsOf } from '#auth/service/account-sessions.server.ts'
import { inTransaction } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { hasAnyRole, roles, type Actor, type Role } from '#kit/roles.ts'
import { refusals } from '../messages.ts'
import { profileById } from '../store/profiles.server.ts'
import { lockStayingAdmins } from '../store/deletion.server.ts'
import { deleteRoles, insertRole, lockHolders } from '../store/roles.server.ts'
import { note } from './audit.server.ts'

/** Who runs a command on the shop's own machine: may what admins may. */
export const operator: Actor = { userId: null, roles: ['admin'] }

function requireAdmin({ actor }: AuthCall): void {
	if (!hasAnyRole(actor, ['admin'])) throw new Refusal('forbidden', refusals.role)
}

const by = ({ actor }: AuthCall) => actor.userId ?? 'operator'

/** In both logs: what happened to the account, and what was done by whom. */
async function recordChange(
	inner: AuthCall,
	{ userId, role, isGiven }: { userId: string; role: Role; isGiven: boolean },
): Promise<void> {
	await audit(inner, isGiven ? 'role_granted' : 'role_revoked', { userId, role, by: by(inner) })
	const event = isGiven ? 'person.role_given' : 'person.role_taken'
	await note(inner, { event, subject: userId, details: { role } })
}

/** Someone has to be left who can give roles; an admin who has asked to leave the shop does not count. */
async function keepAnAdmin({ db }: AuthCall, userId: string): Promise<void> {
	const holders = await lockHolders(db, 'admin')
	const staying = await lockStayingAdmins(db)
	if (holders.includes(userId) && !staying.some((id) => id !== userId))
		throw new Refusal('conflict', 'The last admin cannot be revoked. Make someone else an admin first.')
}

/**
 * Gives a role; it counts from the person's next request on. The call's actor is who gives it.
 * @returns false when the person has it already
 * @throws Refusal forbidden, not_found
 */
export function grantRole(
	call: AuthCall,
	{ userId, role }: { userId: string; role: Role },
): Promise<boolean> {
	requireAdmin(call)
	return inTransaction(call, async (inner) => {
		if (!(await profileById(inner.db, userId))) throw new Refusal('not_found', 'This account does not exist.')
		const isNew = await insertRole(inner.db, userId, role)
		if (isNew) await recordChange(inner, { userId, role, isGiven: true })
		return isNew
	})
}

/**
 * Takes a role; it is gone at the person's next request.
 * @returns false when the person does not have it
 * @throws Refusal forbidden, not_found, conflict for the last admin
 */
export function revokeRole(
	call: AuthCall,
	{ userId, role }: { userId: string; role: Role },
): Promise<boolean> {
	requireAdmin(call)
	return inTransaction(call, async (inner) => {
		if (!(await profileById(inner.db, userId))) throw new Refusal('not_found', 'This account does not exist.')
		if (role === 'admin') await keepAnAdmin(inner, userId)
		const gone = await deleteRoles(inner.db, userId, [role])
		if (gone.length > 0) await recordChange(inner, { userId, role, isGiven: false })
		return gone.length > 0
	})
}

/**
 * Takes every role and ends every session of a person at once.
 * @returns the roles that were held
 * @throws Refusal forbidden, not_found, conflict for the last admin
 */
export function revokeEverything(call: AuthCall, userId: string): Promise<Role[]> {
	requireAdmin(call)
	return inTransaction(call, async (inner) => {
		if (!(await profileById(inner.db, userId))) throw new Refusal('not_found', 'This account does not exist.')
		await keepAnAdmin(inner, userId)
		const gone = await deleteRoles(inner.db, userId, roles)
		for (const role of gone) await recordChange(inner, { userId, role, isGiven: false })
		await endAllSessionsOf(inner, userId)
		return gone
	})
}
