// A family that cannot pay its share asks the team's coach for help, by the link of the share.
import { inTransaction } from '#database/context.server.ts'
import { takeTurn } from '#database/rate-limits.server.ts'
import { Refusal } from '#kit/errors.ts'
import { dayMs } from '#kit/time.ts'
import type { MailDependencies } from '#mail/dependencies.server.ts'
import { helpAskedMail } from '#mail/templates/share-mails.ts'
import { messages as orderMessages } from '#orders/messages.ts'
import { referenceOf } from '#orders/rules/order.ts'
import { lockShare, noteHelp, shareByToken, type LinkHolder } from '#orders/service/shares.server.ts'
import type { OrderRow, ShareRow } from '#orders/tables.ts'
import { sharesUrl } from '#orders/urls.ts'
import { messages as paymentMessages } from '#payments/messages.ts'
import { coachAddress } from '#portals/service/people.server.ts'

/** Mails about one share: asking again after taking it back sends no second one on the same day. */
const mailLimit = { name: 'share-help', turns: 1, windowMs: dayMs }

/** The buyer of a split order covers it; for an order of the family's own the team's coach answers. */
const helperOf = async (inner: LinkHolder, { userId, contactEmail, portalId }: OrderRow) =>
	userId !== null && contactEmail !== ''
		? contactEmail
		: portalId === null
			? null
			: coachAddress(inner, portalId)

async function mailHelper(
	inner: Parameters<MailDependencies['sendMail']>[0],
	{ sendMail, sender }: Pick<MailDependencies, 'sendMail' | 'sender'>,
	{ order, share }: { order: OrderRow; share: ShareRow },
): Promise<void> {
	const to = await helperOf(inner, order)
	if (to === null || !(await takeTurn(inner.db, inner.now, { ...mailLimit, subject: share.id }))) return
	const facts = {
		to,
		reference: referenceOf(order.id),
		amountCents: share.amountCents,
		href: `${sender.publicUrl}${sharesUrl(order.id)}`,
	}
	await sendMail(inner, helpAskedMail(facts, sender))
}

/**
 * Notes that the holder of a link asks for help with an open share and mails who can cover it, or takes that back. A
 * second press changes nothing.
 * @throws Refusal not_found, also for a share that is not a player's; conflict when there is nothing left to pay
 */
export async function askForHelp(
	context: Parameters<typeof inTransaction>[0] & LinkHolder,
	dependencies: Pick<MailDependencies, 'sendMail' | 'sender'>,
	{ token, isAsked }: { token: string | undefined; isAsked: boolean },
): Promise<void> {
	const found = await shareByToken(context, token)
	const asked = { orderId: found.order.id, shareId: found.share.id }
	await inTransaction(context, async (inner) => {
		const { order, share } = await lockShare(inner, asked)
		if (order.portalId === null || share.rosterId === null)
			throw new Refusal('not_found', orderMessages.linkNotFound)
		if (share.state === 'withdrawn') throw new Refusal('conflict', paymentMessages.shareWithdrawn)
		if (share.state !== 'open') throw new Refusal('conflict', paymentMessages.sharePaid)
		if (order.status !== 'pending') throw new Refusal('conflict', paymentMessages.shareClosed)
		if (isAsked === (share.helpAskedAt !== null)) return
		await noteHelp(inner, share.id, isAsked ? inner.now : null)
		if (isAsked) await mailHelper(inner, dependencies, { order, share })
	})
}
