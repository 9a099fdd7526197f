// Reminders about unpaid shares: sent by the order's manager, and a warning to the buyer before the order expires.
import { note } from '#accounts/service/audit.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { takeTurn } from '#database/rate-limits.server.ts'
import { Refusal } from '#kit/errors.ts'
import { dayMs } from '#kit/time.ts'
import type { MailDependencies } from '#mail/dependencies.server.ts'
import { openSharesMail, shareReminderMail } from '#mail/templates/share-mails.ts'
import { messages as orderMessages } from '#orders/messages.ts'
import { referenceOf } from '#orders/rules/order.ts'
import { recordEvent } from '#orders/service/transition.server.ts'
import { readableOrder } from '#orders/service/views.server.ts'
import { findAndLockOrder } from '#orders/service/find.server.ts'
import { openShareTotals } from '#orders/service/shares.server.ts'
import type { OrderRow } from '#orders/tables.ts'
import { myShareUrl, sharesUrl } from '#orders/urls.ts'
import { shopZone } from '#shop-settings/service/shop.server.ts'
import { messages } from '../messages.ts'
import {
	endingUnwarned,
	isStillUnwarned,
	readersOfOpenShares,
	timeZoneOf,
	warned,
} from '../store/shares.server.ts'

export type ReminderDependencies = Pick<MailDependencies, 'sendMails' | 'sender'>

/** Sends one mail per address, so that recipients do not learn who else has not paid. @returns number of mails */
async function mailPlayers(
	inner: ServiceContext,
	dependencies: ReminderDependencies,
	order: OrderRow,
): Promise<number> {
	const { id, expiresAt } = order
	const readers = await readersOfOpenShares(inner.db, id)
	const href = `${dependencies.sender.publicUrl}${myShareUrl(id)}`
	const facts = {
		reference: referenceOf(id),
		until: expiresAt,
		href,
		timeZone: (await timeZoneOf(inner.db, id)) ?? shopZone(),
	}
	await dependencies.sendMails(
		inner,
		readers.map(({ email: to, language }) =>
			shareReminderMail({ ...facts, to, language }, dependencies.sender),
		),
	)
	return readers.length
}

/**
 * Mails the accounts of players whose share is open, at most once a day.
 * @returns number of mails
 * @throws Refusal not_found, conflict when the order is not pending, invalid when there is no recipient, too_many
 */
export async function remindFamilies(
	context: ServiceContext,
	dependencies: ReminderDependencies,
	orderId: string,
): Promise<number> {
	const { order } = await readableOrder(context, orderId)
	if (!order.isSplit) throw new Refusal('not_found', orderMessages.notFound)
	return inTransaction(context, async (inner) => {
		const locked = await findAndLockOrder(inner, order.id)
		if (locked?.status !== 'pending') throw new Refusal('conflict', messages.nothingOpen)
		const limit = { name: 'share-reminder', subject: order.id, turns: 1, windowMs: dayMs }
		if (!(await takeTurn(inner.db, inner.now, limit))) throw new Refusal('too_many', messages.remindedToday)
		const accounts = await mailPlayers(inner, dependencies, locked)
		if (accounts === 0) throw new Refusal('invalid', messages.nobodyReachable)
		const { id: subject, portalId } = order
		await note(inner, { event: 'order.shares_reminded', subject, portalId, details: { accounts } })
		return accounts
	})
}

/** How long before the cancellation the buyer is warned. */
export const warningMs = 3 * dayMs
const warnedAtOnce = 20

async function warnBuyer(
	inner: ServiceContext,
	dependencies: ReminderDependencies,
	orderId: string,
): Promise<void> {
	const order = await findAndLockOrder(inner, orderId)
	if (!order || !(await isStillUnwarned(inner.db, orderId))) return
	const { id, expiresAt, contactEmail } = order
	await recordEvent(inner, order, { kind: warned })
	await mailPlayers(inner, dependencies, order)
	if (contactEmail === '') return
	const { shares: open, cents: openCents } = await openShareTotals(inner, id)
	const href = `${dependencies.sender.publicUrl}${sharesUrl(id)}`
	const timeZone = (await timeZoneOf(inner.db, id)) ?? shopZone()
	const facts = { to: contactEmail, reference: referenceOf(id), until: expiresAt, href, timeZone }
	await dependencies.sendMails(inner, [openSharesMail({ ...facts, open, openCents }, dependencies.sender)])
}

/** A job: warns once about every split order that expires soon with open shares. */
export async function warnBeforeTheEnd(
	context: ServiceContext,
	dependencies: ReminderDependencies,
): Promise<void> {
	const until = new Date(context.now.getTime() + warningMs)
	for (const { id } of await endingUnwarned(context.db, { now: context.now, until, limit: warnedAtOnce }))
		await inTransaction(context, (inner) => warnBuyer(inner, dependencies, id))
}
