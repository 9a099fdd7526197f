// Which players have ordered the required items, and reminders by mail for the others: rarely, and without names.
import { lastNoted, note } from '#accounts/service/audit.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { takeTurn } from '#database/rate-limits.server.ts'
import { Refusal } from '#kit/errors.ts'
import { orderReminderMail } from '#mail/templates/portal-mails.ts'
import type { MailDependencies } from '#mail/dependencies.server.ts'
import { managedPortal, type Portal } from '#portals/service/scope.server.ts'
import { messages } from '../messages.ts'
import { orderedItems, participationOf, remindableIds, remindEveryMs } from '../rules/participation.ts'
import { notNeededIn } from '../store/drafts.server.ts'
import { addressesOfUsers, orderedByPlayers } from '../store/players.server.ts'
import { teamPlayers, type TeamPlayer } from './players.server.ts'
import { portalUrl } from '../urls.ts'
import { dayIn } from '#kit/time.ts'
import { isPast } from '../rules/deadlines.ts'
import { offersOf } from '../store/catalog.server.ts'
import type { Participation } from '../views.ts'

type Counted = {
	participation: Participation
	players: TeamPlayer[]
	/** Ids of the entries that each player has ordered, and those of them that are not paid. */
	had: ReadonlyMap<string, string[]>
	unpaid: ReadonlyMap<string, string[]>
}

/** Runs four statements. */
export async function participationIn(
	{ db, now }: Pick<ServiceContext, 'db' | 'now'>,
	portal: Portal,
): Promise<Counted> {
	const players = await teamPlayers({ db }, portal.teamId)
	const ordered = await orderedByPlayers(db, { portalId: portal.id })
	const notNeeded = await notNeededIn(db, portal.id)
	const today = dayIn(portal.timeZone, now)
	const offers = await offersOf(db, portal.id)
	const required = offers.flatMap((offer) => {
		const isClosed = !offer.isActive || portal.status !== 'open' || isPast(offer.deadlineOn, today)
		return offer.required ? [{ ...offer, isClosed }] : []
	})
	return {
		participation: participationOf({ players, offers, required, ordered, notNeeded }),
		players,
		had: orderedItems(offers, ordered),
		unpaid: orderedItems(
			offers,
			ordered.filter(({ isUnpaid }) => isUnpaid),
		),
	}
}

/** Name of the audit event. */
const reminded = 'portal.reminded'

/** When the next reminder can go out; null when one can go out now. */
export async function nextReminderAt(
	{ db, now }: Pick<ServiceContext, 'db' | 'now'>,
	{ id: portalId }: Pick<Portal, 'id'>,
): Promise<Date | null> {
	const since = new Date(now.getTime() - remindEveryMs)
	const lastAt = await lastNoted({ db }, { event: reminded, portalId, since })
	return lastAt && new Date(lastAt.getTime() + remindEveryMs)
}

/** Of two concurrent requests the second waits here and then finds the first one's audit entry. */
const pressMs = 60_000

/**
 * Mails the accounts of players who lack a required item that can still be ordered.
 * @returns number of mails
 * @throws Refusal not_found, forbidden, conflict in a closed portal, invalid when there is no recipient, too_many
 */
export async function remindMissing(
	context: ServiceContext,
	dependencies: Pick<MailDependencies, 'sendMails' | 'sender'>,
	portalId: string,
): Promise<number> {
	const { portal } = await managedPortal(context, portalId)
	if (portal.status !== 'open') throw new Refusal('conflict', messages.portalClosed)
	const { participation, players } = await participationIn(context, portal)
	const lacking = remindableIds(participation)
	const languages = new Map(
		players.flatMap(({ id, userId, language }) =>
			lacking.has(id) && userId !== null ? [[userId, language] as const] : [],
		),
	)
	if (languages.size === 0) throw new Refusal('invalid', messages.nobodyToRemind)
	return inTransaction(context, async (inner) => {
		const limit = { name: 'portal-reminder', subject: portal.id, turns: 1, windowMs: pressMs }
		const isFirst = await takeTurn(inner.db, inner.now, limit)
		if (!isFirst || (await nextReminderAt(inner, portal)))
			throw new Refusal('too_many', messages.remindedLately)
		const found = await addressesOfUsers(inner.db, [...languages.keys()])
		const readers = found.flatMap(({ userId, email }) =>
			email === null ? [] : [{ to: email, language: languages.get(userId) ?? ('en' as const) }],
		)
		const facts = {
			teamName: portal.teamName,
			season: portal.season,
			href: `${dependencies.sender.publicUrl}${portalUrl(portal.id)}`,
		}
		// One mail each: recipients do not learn who else is on the team.
		await dependencies.sendMails(
			inner,
			readers.map((reader) => orderReminderMail({ ...facts, ...reader }, dependencies.sender)),
		)
		await note(inner, {
			event: reminded,
			subject: portal.id,
			portalId: portal.id,
			details: { accounts: readers.length },
		})
		return readers.length
	})
}
