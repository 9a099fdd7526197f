// Asks a school's administrator, who has no account there yet, to join and to decide on a purchase order.
import { randomUUID } from 'node:crypto'
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { approverInvitationMail } from '#mail/templates/approval-mails.ts'
import { maskedEmail } from '#portals/rules/access.ts'
import { inviteAdministrator, revokeInvites } from '#portals/service/invites.server.ts'
import { hasOtherAdministrator, schoolName } from '#portals/service/schools.server.ts'
import type { OrderDependencies, PlacedOrder } from '../dependencies.server.ts'
import { messages } from '../messages.ts'
import { referenceOf } from '../rules/order.ts'
import type { Approver } from '../schemas.ts'
import {
	anonymizeApprovers,
	approversOf,
	insertApprover,
	type ApproverRow,
} from '../store/approvers.server.ts'
import type { OrderRow } from '../tables.ts'
import type { AskedView } from '../views.ts'
import { mailedPictures } from './mailed-pictures.server.ts'

/** Who was asked about each of these orders, the earliest first; no entry where nobody was. */
export async function askedAbout(
	{ db }: Pick<ServiceContext, 'db'>,
	orderIds: readonly string[],
): Promise<ReadonlyMap<string, ApproverRow[]>> {
	const rows = orderIds.length === 0 ? [] : await approversOf(db, orderIds)
	return Map.groupBy(rows, ({ orderId }) => orderId)
}

/** The latest person asked. @param isOwn whether the reader is the buyer, who sees the whole address */
export function askedView(asks: readonly ApproverRow[], { isOwn }: { isOwn: boolean }): AskedView | null {
	const latest = asks.at(-1)
	if (!latest) return null
	const { email, name, askedAt, hasJoined } = latest
	if (email === '') return { who: 'someone whose account is gone', at: askedAt, hasJoined }
	const address = isOwn ? email : maskedEmail(email)
	return { who: isOwn && name !== '' ? `${name} (${address})` : address, at: askedAt, hasJoined }
}

/** Whether the school of the order lacks an administrator who could decide on it. */
const needsApprover = async (
	context: Pick<ServiceContext, 'db'>,
	{ organizationId, userId: buyerId }: OrderRow,
): Promise<boolean> =>
	organizationId !== null && !(await hasOtherAdministrator(context, { organizationId, buyerId }))

/**
 * Mails the invitation in the open transaction and revokes an earlier one of this order. Nothing happens when the school
 * has an administrator meanwhile. The caller has locked the order and checked the actor.
 * @param asked.lines of an order that is being placed: they are not read then
 * @returns whether someone was asked
 * @throws Refusal invalid for the buyer's own address
 */
export async function askApprover(
	inner: ServiceContext,
	dependencies: Pick<OrderDependencies, 'sendMail' | 'sender' | 'shareSecret'>,
	{ order, lines, approver: { email, name } }: Partial<PlacedOrder> & { order: OrderRow; approver: Approver },
): Promise<boolean> {
	const { organizationId } = order
	if (organizationId === null || !(await needsApprover(inner, order))) return false
	if (email === order.contactEmail.toLowerCase()) throw new Refusal('invalid', messages.notOwnApprover)
	const earlier = await approversOf(inner.db, [order.id])
	await revokeInvites(
		inner,
		earlier.flatMap(({ inviteId }) => inviteId ?? []),
	)
	const { publicUrl } = dependencies.sender
	const { inviteId, link, until } = await inviteAdministrator(inner, publicUrl, { organizationId, email })
	const asked = { orderId: order.id, inviteId, email, name, askedBy: inner.actor.userId, askedAt: inner.now }
	await insertApprover(inner.db, { id: randomUUID(), ...asked })
	const facts = {
		link: `${link}?to=approvals`,
		until,
		reference: referenceOf(order.id),
		school: (await schoolName(inner, organizationId)) ?? '',
		totalCents: order.totalCents,
		units: order.pricing.units,
		pictures: await mailedPictures(inner, dependencies, { orderId: order.id, lines }),
	}
	await dependencies.sendMail(inner, approverInvitationMail(email, facts, dependencies.sender))
	return true
}

/** Run it before the profile is deleted. */
export const eraseApprovers = ({ db }: ServiceContext, userId: string): Promise<void> =>
	anonymizeApprovers(db, userId)
