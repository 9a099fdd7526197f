// Members of a portal: lists, joining and leaving with the role that comes with it, and successors of a leaving coach.
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { pageOf } from '#kit/pages.ts'
import { isUuid } from '#kit/uuid.ts'
import { messages } from '../messages.ts'
import { mayGive } from '../rules/access.ts'
import type { InviteRole } from '../states.ts'
import { openInvites, revokeLinksBy } from '../store/invites.server.ts'
import {
	addressOf,
	administratorsOf,
	countPlayers,
	deleteAdministrator,
	deletePerson,
	firstCoachOf,
	insertAdministrator,
	membershipsOf,
	peopleInRole,
	putPerson,
	staffDesignsIn,
	successorsIn,
	wornDesignsOf,
	type Successor,
} from '../store/people.server.ts'
import type { PeopleView } from '../views.ts'
import { managedPortal } from './scope.server.ts'
import { note } from '#accounts/service/audit.server.ts'
import { grantTeamRole, lockPerson, revokeTeamRole, setHomePortal } from '#accounts/service/roles.server.ts'
import { reassignDesigns } from '#designs/service/ownership.server.ts'
import { reassignAssets } from '#files/service/files.server.ts'
import { logoOfPortal } from '../store/requests.server.ts'

/** A design, and a portal that uses it. */
type NeededDesign = { designId: string; portalId: string }

/**
 * Reassigns designs to the longest-standing coach of the portal, else to a school administrator, else to an admin of
 * the shop. Must run in the transaction that deletes an account, before its designs and files are deleted. Does not
 * check permissions.
 */
export async function reassignToTeam(
	inner: ServiceContext,
	leaving: string,
	needed: readonly NeededDesign[],
): Promise<void> {
	if (needed.length === 0) return
	const byPortal = Map.groupBy(needed, ({ portalId }) => portalId)
	const successors = await successorsIn(inner.db, { portalIds: [...byPortal.keys()], leaving })
	// A person coaches only a few portals.
	for (const [portalId, designs] of byPortal) {
		const to = successors.get(portalId)?.userId
		if (to === undefined) continue
		const designIds = designs.map(({ designId }) => designId)
		await reassignDesigns(inner, { from: leaving, to, designIds })
		const details = { to, designs: designIds.length }
		await note(inner, { event: 'designs.passed_on', subject: portalId, portalId, details })
	}
}

/** Where the longest-standing coach of a portal is written to; null without one. */
export async function coachAddress(
	{ db }: Pick<ServiceContext, 'db'>,
	portalId: string,
): Promise<string | null> {
	const userId = await firstCoachOf(db, portalId)
	return userId === null ? null : addressOf(db, userId)
}

export type TeamSuccessor = Omit<Successor, 'isOfTeam'>

/** The person responsible for a team after this one leaves, by portal; no entry when only the shop's admins remain. */
export async function successorsOfTeams(
	{ db }: ServiceContext,
	asked: { portalIds: readonly string[]; leaving: string },
): Promise<Map<string, TeamSuccessor>> {
	const successors = await successorsIn(db, asked)
	return new Map([...successors].filter(([, { isOfTeam }]) => isOfTeam))
}

/** Reassigns this person's designs that catalogs use. Must run where `reassignToTeam` does. */
export const keepWornDesigns = async (inner: ServiceContext, leaving: string): Promise<void> =>
	reassignToTeam(inner, leaving, await wornDesignsOf(inner.db, leaving))

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

/** Designs that staff proposed before the team had a coach become the coach's, and so does the logo. */
async function passProposals(inner: ServiceContext, portalId: string, to: string): Promise<void> {
	const byOwner = Map.groupBy(await staffDesignsIn(inner.db, portalId), ({ ownerId }) => ownerId)
	// One member of the staff, rarely two, opened the portal.
	for (const [from, owned] of byOwner)
		if (from !== to)
			await reassignDesigns(inner, { from, to, designIds: owned.map(({ designId }) => designId) })
	const logo = await logoOfPortal(inner.db, portalId)
	const holder = logo?.ownerId ?? null
	if (logo && holder !== null && holder !== to && holder === logo.decidedBy)
		await reassignAssets(inner, { from: holder, to, assetIds: [logo.id] })
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
	if (role === 'coach') await passProposals(inner, portalId, userId)
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
async function dropPerson(
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

export const playersPerPage = 50
const mostOthers = 100
const mostInvites = 100

/** Coaches, players (paged), school administrators and open invitations. @throws Refusal not_found, forbidden */
export async function peopleOf(
	context: ServiceContext,
	{ portalId, page: asked }: { portalId: string; page: number },
): Promise<PeopleView> {
	const { portal, as } = await managedPortal(context, portalId)
	const { db, now, actor } = context
	const players = await countPlayers(db, portalId)
	const { page, pages, offset } = pageOf(asked, players, playersPerPage)
	return {
		portal: {
			id: portal.id,
			teamName: portal.teamName,
			organizationName: portal.organizationName,
			timeZone: portal.timeZone,
		},
		mayGive: mayGive(as),
		self: actor.userId,
		coaches: await peopleInRole(db, { portalId, role: 'coach', offset: 0, limit: mostOthers }),
		administrators: await administratorsOf(db, portal.organizationId, mostOthers),
		players: {
			total: players,
			page,
			pages,
			people: await peopleInRole(db, { portalId, role: 'player', offset, limit: playersPerPage }),
		},
		invites: await openInvites(db, portalId, { now, limit: mostInvites }),
	}
}

/**
 * Removes a person from the portal, or a school administrator from the organization. The last membership also removes
 * the role.
 * @throws Refusal not_found, forbidden, conflict for oneself
 */
export function removePerson(
	context: ServiceContext,
	{ portalId, userId, role }: { portalId: string; userId: string; role: InviteRole },
): Promise<void> {
	return inTransaction(context, async (inner) => {
		const { portal, as } = await managedPortal(inner, portalId)
		if (!mayGive(as).includes(role)) throw new Refusal('forbidden', messages.mayNotRemove)
		if (userId === inner.actor.userId) throw new Refusal('conflict', messages.notYourself)
		const place = { portalId, organizationId: portal.organizationId }
		if (!isUuid(userId) || !(await dropPerson(inner, place, { userId, role })))
			throw new Refusal('not_found', messages.personNotFound)
	})
}
