// Joining and leaving a team: membership rows, the role that comes with them, and the player's home portal.
import { note } from '#accounts/service/audit.server.ts'
import {
	grantTeamRole,
	lockPerson,
	revokeTeamRole,
	setHomePortal,
} from '#accounts/service/team-roles.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { messages } from '../messages.ts'
import type { InviteRole } from '../states.ts'
import { revokeLinksBy } from '../store/invites.server.ts'
import {
	deleteAdministrator,
	deletePerson,
	insertAdministrator,
	membershipsOf,
	putPerson,
} from '../store/people.server.ts'

export type Place = { portalId: string; organizationId: string }
type Memberships = Awaited<ReturnType<typeof membershipsOf>>

const roleIn = ({ portals }: Memberships, portalId: string) =>
	portals.find((row) => row.portalId === portalId)?.role

/** Whether the person has this place already, or a higher one. */
function isThere(memberships: Memberships, { portalId, organizationId }: Place, role: InviteRole): boolean {
	if (role === 'school_admin') return memberships.organizationIds.includes(organizationId)
	const held = roleIn(memberships, portalId)
	return held === role || held === 'coach'
}

/** Spec §3: a player has one portal. A home portal where the person is a coach does not count. */
function refuseSecondTeam(memberships: Memberships, homeId: string | null, portalId: string): void {
	const playsAt = memberships.portals.find(({ role }) => role === 'player')?.portalId
	const isHomeAsCoach = homeId !== null && roleIn(memberships, homeId) === 'coach'
	const elsewhere = playsAt ?? (isHomeAsCoach ? undefined : homeId)
	if (elsewhere && elsewhere !== portalId) throw new Refusal('conflict', messages.playsElsewhere)
}

/**
 * Makes a person coach, player or school administrator in the open transaction. Does not check permissions; the caller
 * does.
 * @returns false when they have the role already, or are a coach and would become a player
 * @throws Refusal not_found when the account is gone; conflict for a player of another team
 */
export async function addPerson(
	inner: ServiceContext,
	place: Place,
	{ userId, role }: { userId: string; role: InviteRole },
): Promise<boolean> {
	const { db, now } = inner
	const { portalId, organizationId } = place
	const person = await lockPerson(inner, userId)
	if (!person) throw new Refusal('not_found', messages.personNotFound)
	const memberships = await membershipsOf(db, userId)
	if (isThere(memberships, place, role)) return false
	if (role === 'school_admin') await insertAdministrator(db, { organizationId, userId, createdAt: now })
	else {
		if (role === 'player') refuseSecondTeam(memberships, person.portalId, portalId)
		await putPerson(db, { portalId, userId, role, createdAt: now })
		if (role === 'player' ? person.portalId !== portalId : person.portalId === null)
			await setHomePortal(inner, userId, portalId)
	}
	await grantTeamRole(inner, { userId, role, portalId })
	await note(inner, { event: 'person.joined', subject: userId, portalId, details: { role } })
	return true
}

/** Whether no other membership grants this role to the person. */
function isRoleOver({ portals, organizationIds }: Memberships, { portalId, organizationId }: Place) {
	const others = portals.filter((row) => row.portalId !== portalId)
	return {
		coach: !others.some(({ role }) => role === 'coach'),
		player: !others.some(({ role }) => role === 'player'),
		school_admin: !organizationIds.some((id) => id !== organizationId),
	}
}

/**
 * Removes a membership and the links that the person created, in the open transaction; the last membership of a kind
 * also removes the role. Does not check permissions.
 * @returns false when they were no member
 */
export async function dropPerson(
	inner: ServiceContext,
	place: Place,
	{ userId, role }: { userId: string; role: InviteRole },
): Promise<boolean> {
	const { db, now } = inner
	const { portalId, organizationId } = place
	const person = await lockPerson(inner, userId)
	const memberships = await membershipsOf(db, userId)
	const isGone =
		role === 'school_admin'
			? await deleteAdministrator(db, organizationId, userId)
			: roleIn(memberships, portalId) === role && (await deletePerson(db, portalId, userId))
	if (!isGone) return false
	// Otherwise they could rejoin with a link that they created.
	const reach = role === 'school_admin' ? { organizationId } : { portalId }
	await revokeLinksBy(db, { place: reach, userId, at: now })
	if (role !== 'school_admin' && person?.portalId === portalId) {
		const next = memberships.portals.find((row) => row.portalId !== portalId)
		await setHomePortal(inner, userId, next?.portalId ?? null)
	}
	const isOver = isRoleOver(memberships, place)
	// A coach may have joined as a player first.
	for (const given of role === 'coach' ? (['coach', 'player'] as const) : [role])
		if (isOver[given]) await revokeTeamRole(inner, { userId, role: given, portalId })
	await note(inner, { event: 'person.removed', subject: userId, portalId, details: { role } })
	return true
}
