// A family that cannot pay its share asks the team's coach for help, by the link of the share.
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { takeTurn } from '#database/rate-limits.server.ts'
import { Refusal } from '#kit/errors.ts'
import { dayMs } from '#kit/time.ts'
import type { MailDependencies } from '#mail/dependencies.server.ts'
import { helpAskedMail } from '#mail/templates/share-mails.ts'
import { messages } from '#orders/messages.ts'
import { isOfPlayer, referenceOf } from '#orders/rules/order.ts'
import { noteHelp, shareByToken } from '#orders/service/shares.server.ts'
import type { OrderRow, ShareRow } from '#orders/tables.ts'
import { sharesUrl } from '#orders/urls.ts'
import { lockOpenShare } from '#payments/service/shares.server.ts'
import { coachAddress } from '#portals/service/people.server.ts'

/** Mails about one share: asking again after taking it back sends no second one on the same day. */
const mailLimit = { name: 'share-help', turns: 1, windowMs: dayMs }

/** The buyer of a split order covers it; for an order of the family's own the team's coach answers. */
async function helperOf(inner: ServiceContext, { userId, contactEmail, portalId }: OrderRow) {
	if (userId !== null && contactEmail !== '') return contactEmail
	return portalId === null ? null : coachAddress(inner, portalId)
}

async function mailHelper(
	inner: ServiceContext,
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
	context: ServiceContext,
	dependencies: Pick<MailDependencies, 'sendMail' | 'sender'>,
	{ token, isAsked }: { token: string | undefined; isAsked: boolean },
): Promise<void> {
	const found = await shareByToken(context, token)
	const asked = { orderId: found.order.id, shareId: found.share.id }
	await inTransaction(context, async (inner) => {
		const { order, share } = await lockOpenShare(inner, asked)
		if (!isOfPlayer(order, share)) throw new Refusal('not_found', messages.linkNotFound)
		if (isAsked === (share.helpAskedAt !== null)) return
		await noteHelp(inner, share.id, isAsked ? inner.now : null)
		if (isAsked) await mailHelper(inner, dependencies, { order, share })
	})
}
