// Which players have ordered the portal's required items, and whether the others can be reminded now.
import { lastNoted } from '#accounts/service/audit.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { dayIn } from '#kit/time.ts'
import type { Portal } from '#portals/service/scope.server.ts'
import { isPast } from '../rules/deadlines.ts'
import { participationOf, remindEveryMs } from '../rules/participation.ts'
import { offersOf } from '../store/catalog.server.ts'
import { orderedByPlayers, playersOf, type PlayerRow } from '../store/players.server.ts'
import type { Participation } from '../views.ts'

/** Runs three statements. */
export async function participationIn(
	{ db, now }: Pick<ServiceContext, 'db' | 'now'>,
	portal: Portal,
): Promise<{ participation: Participation; players: PlayerRow[] }> {
	const players = await playersOf(db, portal.teamId)
	const ordered = await orderedByPlayers(db, { portalId: portal.id })
	const today = dayIn(portal.timeZone, now)
	const required = (await offersOf(db, portal.id)).flatMap((offer) => {
		const isClosed = !offer.isActive || portal.status !== 'open' || isPast(offer.deadlineOn, today)
		return offer.required ? [{ ...offer, isClosed }] : []
	})
	return { participation: participationOf({ players, required, ordered }), players }
}

/** Name of the audit event. */
export const reminded = 'portal.reminded'

/** When the next reminder can go out; null when one can go out now. */
export async function nextReminderAt(
	{ db, now }: Pick<ServiceContext, 'db' | 'now'>,
	{ id: portalId }: Pick<Portal, 'id'>,
): Promise<Date | null> {
	const since = new Date(now.getTime() - remindEveryMs)
	const lastAt = await lastNoted({ db }, { event: reminded, portalId, since })
	return lastAt && new Date(lastAt.getTime() + remindEveryMs)
}
