// Only admins grant and revoke roles, and every change is recorded.
import type { AuthCall } from '#auth/dependencies.server.ts'
import { audit } from '#auth/service/audit.server.ts'
import { endAllSessionsOf } from '#auth/service/account-sessions.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { roles, type Actor, type Role } from '#kit/roles.ts'
import { assertCan } from '#policies/policy.ts'
import { rolePolicy } from '../policies.ts'
import {
	deleteRoles,
	insertRole,
	lockHolders,
	lockProfile,
	profileById,
	rolesOf,
	updateProfile,
} from '../store/people.server.ts'
import { lockAdmins } from './admin-entry.server.ts'
import { note } from './audit.server.ts'

// Roles that come with a team: given and taken by the portals room, which has asked before who may do that.
type TeamRole = Extract<Role, 'coach' | 'school_admin' | 'player'>
type Given = { userId: string; role: TeamRole; portalId: string }

/** The same log as for an admin's grants; the request's own client is irrelevant here. */
const noted = (
	context: ServiceContext,
	event: 'role_granted' | 'role_revoked',
	{ userId, role, portalId }: Given,
) =>
	audit({ ...context, client: { ip: '', userAgent: '' } }, event, {
		userId,
		role,
		by: context.actor.userId ?? 'operator',
		portalId,
	})

/** Grants a team role in the open transaction. The caller checks the permission. */
export async function grantTeamRole(inner: ServiceContext, given: Given): Promise<void> {
	if (await insertRole(inner.db, given.userId, given.role)) await noted(inner, 'role_granted', given)
}

/** Revokes a team role in the open transaction. The caller checks the permission. */
export async function revokeTeamRole(inner: ServiceContext, given: Given): Promise<void> {
	const gone = await deleteRoles(inner.db, given.userId, [given.role])
	if (gone.length > 0) await noted(inner, 'role_revoked', given)
}

/** What a person is asked for in their absence: their prices on what they share. The caller checks the permission. */
export const rolesHeldBy = ({ db }: Pick<ServiceContext, 'db'>, userId: string): Promise<Role[]> =>
	rolesOf(db, userId)

/** Locks a person until the transaction ends: they cannot join two teams at once. Undefined without an account. */
export async function lockPerson({ db }: ServiceContext, userId: string) {
	const profile = await lockProfile(db, userId)
	return profile && { id: profile.id, email: profile.email, portalId: profile.portalId }
}

/** Spec §3: profiles.portal_id. */
export const setHomePortal = ({ db }: ServiceContext, userId: string, portalId: string | null) =>
	updateProfile(db, userId, { portalId })

/** A person who runs commands on the shop's own machine, with the rights of an admin. */
export const operator: Actor = { userId: null, roles: ['admin'] }

const by = ({ actor }: AuthCall) => actor.userId ?? 'operator'

/** Writes both logs: the identity service's for the account, the shop's for the action. */
async function recordChange(
	inner: AuthCall,
	{ userId, role, isGiven }: { userId: string; role: Role; isGiven: boolean },
): Promise<void> {
	await audit(inner, isGiven ? 'role_granted' : 'role_revoked', { userId, role, by: by(inner) })
	const event = isGiven ? 'person.role_given' : 'person.role_taken'
	await note(inner, { event, subject: userId, details: { role } })
}

/**
 * At least one person who can grant roles must remain: an admin who requested deletion, is banned or has no way to sign
 * in does not count.
 */
async function keepAnAdmin(inner: AuthCall, userId: string): Promise<void> {
	const holders = await lockHolders(inner.db, 'admin')
	const { entering } = await lockAdmins(
		inner,
		inner.auth.settings.providers.map(({ name }) => name),
	)
	if (holders.includes(userId) && entering.every((other) => other.userId === userId))
		throw new Refusal('conflict', 'The last admin cannot be revoked. Make someone else an admin first.')
}

/**
 * Grants a role; it applies from the person's next request on. The call's actor grants it.
 * @returns false when the person has it already
 * @throws Refusal forbidden, not_found
 */
export function grantRole(
	call: AuthCall,
	{ userId, role }: { userId: string; role: Role },
): Promise<boolean> {
	assertCan(call, rolePolicy, 'grant')
	return inTransaction(call, async (inner) => {
		if (!(await profileById(inner.db, userId))) throw new Refusal('not_found', 'This account does not exist.')
		const isNew = await insertRole(inner.db, userId, role)
		if (isNew) await recordChange(inner, { userId, role, isGiven: true })
		return isNew
	})
}

/**
 * Grants the role of an accepted invitation in the open transaction, in the name of its sender. The caller checks the
 * invitation.
 */
export async function giveInvitedRole(
	inner: AuthCall,
	{ userId, role, by: sender }: { userId: string; role: Role; by: string | null },
): Promise<void> {
	const isNew = await insertRole(inner.db, userId, role)
	if (!isNew) return
	await audit(inner, 'role_granted', { userId, role, by: sender ?? 'operator' })
	await note(inner, { event: 'staff.joined', subject: userId, details: { role } })
}

/**
 * Revokes a role; it is gone at the person's next request.
 * @returns false when the person does not have it
 * @throws Refusal forbidden, not_found, conflict for the last admin
 */
export function revokeRole(
	call: AuthCall,
	{ userId, role }: { userId: string; role: Role },
): Promise<boolean> {
	assertCan(call, rolePolicy, 'grant')
	return inTransaction(call, async (inner) => {
		if (!(await profileById(inner.db, userId))) throw new Refusal('not_found', 'This account does not exist.')
		if (role === 'admin') await keepAnAdmin(inner, userId)
		const gone = await deleteRoles(inner.db, userId, [role])
		if (gone.length > 0) await recordChange(inner, { userId, role, isGiven: false })
		return gone.length > 0
	})
}

/**
 * Revokes every role and ends every session of a person at once.
 * @returns the roles that were held
 * @throws Refusal forbidden, not_found, conflict for the last admin
 */
export function revokeEverything(call: AuthCall, userId: string): Promise<Role[]> {
	assertCan(call, rolePolicy, 'grant')
	return inTransaction(call, async (inner) => {
		if (!(await profileById(inner.db, userId))) throw new Refusal('not_found', 'This account does not exist.')
		await keepAnAdmin(inner, userId)
		const gone = await deleteRoles(inner.db, userId, roles)
		for (const role of gone) await recordChange(inner, { userId, role, isGiven: false })
		await endAllSessionsOf(inner, userId)
		return gone
	})
}
