// Reminding players who have not ordered what the team requires: by mail, once a day, without a name in it.
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { takeTurn } from '#database/rate-limits.server.ts'
import { note } from '#accounts/service/audit.server.ts'
import { Refusal } from '#kit/errors.ts'
import { dayMs } from '#kit/time.ts'
import { orderReminderMail } from '#mail/bulk-mails.ts'
import type { OrderDesk } from '#orders/desk.server.ts'
import { managedPortal } from '#portals/service/scope.server.ts'
import { messages } from '../messages.ts'
import { addressesOfUsers } from '../store/players.server.ts'
import { portalUrl } from '../urls.ts'
import { participationIn } from './portal.server.ts'

/**
 * Writes to the accounts of players that lack something required.
 * @returns how many were written to. @throws Refusal not_found, forbidden, invalid when there is nobody, too_many
 */
export async function remindMissing(
	context: ServiceContext,
	desk: Pick<OrderDesk, 'sendMail' | 'sender'>,
	portalId: string,
): Promise<number> {
	const { portal } = await managedPortal(context, portalId)
	if (portal.status !== 'open') throw new Refusal('conflict', messages.portalClosed)
	const { participation, players } = await participationIn(context, portal)
	const lacking = new Set(participation.missing.map(({ id }) => id))
	const accounts = players.flatMap(({ id, userId }) => (lacking.has(id) && userId !== null ? [userId] : []))
	if (accounts.length === 0) throw new Refusal('invalid', messages.nobodyToRemind)
	return inTransaction(context, async (inner) => {
		const limit = { name: 'portal-reminder', subject: portal.id, turns: 1, windowMs: dayMs }
		if (!(await takeTurn(inner.db, inner.now, limit))) throw new Refusal('too_many', messages.remindedToday)
		const told = (await addressesOfUsers(inner.db, accounts)).flatMap(({ email }) => email ?? [])
		const facts = {
			teamName: portal.teamName,
			season: portal.season,
			href: `${desk.sender.publicUrl}${portalUrl(portal.id)}`,
		}
		// One mail each: nobody learns who else is on the team.
		for (const to of told) await desk.sendMail(inner, orderReminderMail({ ...facts, to }, desk.sender))
		await note(inner, {
			event: 'portal.reminded',
			subject: portal.id,
			portalId: portal.id,
			details: { accounts: told.length },
		})
		return told.length
	})
}
