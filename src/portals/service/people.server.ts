// Lists and removes the members of a portal.
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { pageOf } from '#kit/pages.ts'
import { isUuid } from '#kit/uuid.ts'
import { messages } from '../messages.ts'
import { mayGive } from '../rules/access.ts'
import type { InviteRole } from '../states.ts'
import { openInvites } from '../store/invites.server.ts'
import { administratorsOf, countPlayers, peopleInRole } from '../store/people.server.ts'
import { dropPerson } from './membership.server.ts'
import type { PeopleView } from '../views.ts'
import { managedPortal } from './scope.server.ts'

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
		portal: { id: portal.id, teamName: portal.teamName, organizationName: portal.organizationName },
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
