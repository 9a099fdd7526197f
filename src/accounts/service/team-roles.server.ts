// Roles that come with a team: given and taken by the portals room, which has asked before who may do that.
import { audit } from '#auth/service/audit.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import type { Role } from '#kit/roles.ts'
import { deleteRoles, insertRole } from '../store/roles.server.ts'
import { lockProfile, updateProfile } from '../store/profiles.server.ts'

export type TeamRole = Extract<Role, 'coach' | 'school_admin' | 'player'>
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

/** Locks a person until the transaction ends: they cannot join two teams at once. Undefined without an account. */
export async function lockPerson({ db }: ServiceContext, userId: string) {
	const profile = await lockProfile(db, userId)
	return profile && { id: profile.id, email: profile.email, portalId: profile.portalId }
}

/** Spec §3: profiles.portal_id. */
export const setHomePortal = ({ db }: ServiceContext, userId: string, portalId: string | null) =>
	updateProfile(db, userId, { portalId })
