// Mails to both sides of an approval, queued in the transaction that causes them.
import type { ServiceContext } from '#database/context.server.ts'
import { approvalMail, type ApprovalMailKind } from '#mail/templates/approval-mails.ts'
import { settled } from '#kit/settled.ts'
import type { PlacedOrder } from '#orders/dependencies.server.ts'
import { mailedPictures } from '#orders/service/mailed-pictures.server.ts'
import { shopDecidesFrom } from '#orders/rules/approvers.ts'
import { askedAbout } from '#orders/service/approvers.server.ts'
import { referenceOf } from '#orders/rules/order.ts'
import type { OrderRow } from '#orders/tables.ts'
import { schoolName } from '#portals/service/schools.server.ts'
import type { NotificationDependencies } from '../dependencies.server.ts'
import { lockApprovalOf } from '../store/approvals.server.ts'
import { deciderAddresses, reviewerAddress, teamName } from '../store/people.server.ts'

type About = {
	approvalId: string
	order: OrderRow
	kind: ApprovalMailKind
	/** Of an order that is being placed: they are not read then. */
	lines?: PlacedOrder['lines'] | undefined
}

async function factsOf(
	inner: ServiceContext,
	dependencies: NotificationDependencies,
	{ order, approvalId, lines }: About,
) {
	const [team, school, pictures] = await settled([
		teamName(inner.db, order.portalId),
		schoolName(inner, order.organizationId),
		mailedPictures(inner, dependencies, { orderId: order.id, lines }),
	])
	return {
		approvalId,
		reference: referenceOf(order.id),
		team,
		school: school ?? '',
		poNumber: order.poNumber ?? '',
		totalCents: order.totalCents,
		units: order.pricing.units,
		pictures,
	}
}

type Sending = { kind: ApprovalMailKind; facts: Awaited<ReturnType<typeof factsOf>>; to: readonly string[] }

const send = (
	inner: ServiceContext,
	{ sendMail, sender }: NotificationDependencies,
	{ kind, facts, to }: Sending,
) => settled(to.map((address) => sendMail(inner, approvalMail(kind, { ...facts, to: address }, sender))))

/** Notifies the school's approvers except the buyer, or customer service when there are none and none was asked. */
export async function notifyApprovers(
	inner: ServiceContext,
	dependencies: NotificationDependencies,
	about: About,
): Promise<void> {
	const { portalId, organizationId, userId: buyerId } = about.order
	const [school, asks, facts] = await settled([
		deciderAddresses(inner.db, { portalId, organizationId, buyerId }),
		askedAbout(inner, [about.order.id]),
		factsOf(inner, dependencies, about),
	])
	const shopFrom = shopDecidesFrom(asks.get(about.order.id) ?? [])
	const isHeldBack = shopFrom !== null && shopFrom > inner.now
	const support = dependencies.supportTo === null || isHeldBack ? [] : [dependencies.supportTo]
	await send(inner, dependencies, { kind: about.kind, facts, to: school.length > 0 ? school : support })
}

async function sendTo(
	inner: ServiceContext,
	dependencies: NotificationDependencies,
	{ to, ...about }: About & { to: string },
): Promise<void> {
	const facts = await factsOf(inner, dependencies, about)
	await send(inner, dependencies, { kind: about.kind, facts, to: [to] })
}

/** Notifies the buyer, unless the account is gone. */
export async function notifyRequester(
	inner: ServiceContext,
	dependencies: NotificationDependencies,
	about: About,
): Promise<void> {
	const { contactEmail } = about.order
	if (contactEmail !== '') await sendTo(inner, dependencies, { ...about, to: contactEmail })
}

/** Notifies the last reviewer if they can still decide, else all approvers. */
export async function notifyReviewer(
	inner: ServiceContext,
	dependencies: NotificationDependencies,
	{ reviewedBy, ...about }: About & { reviewedBy: string | null },
): Promise<void> {
	const { portalId, organizationId } = about.order
	const address =
		reviewedBy === null
			? null
			: await reviewerAddress(inner.db, { reviewerId: reviewedBy, portalId, organizationId })
	if (address === null) await notifyApprovers(inner, dependencies, about)
	else await sendTo(inner, dependencies, { ...about, to: address })
}

/**
 * Notifies those who can decide about reassigned orders, because a new owner cannot decide on them; customer service
 * when there is no one else.
 */
export async function notifyOfReassigned(
	inner: ServiceContext,
	dependencies: NotificationDependencies,
	passed: readonly OrderRow[],
): Promise<void> {
	// A person has only a few waiting orders.
	for (const order of passed.filter(({ status }) => status === 'awaiting_approval')) {
		const approval = await lockApprovalOf(inner.db, order.id)
		if (approval)
			await notifyApprovers(inner, dependencies, { approvalId: approval.id, order, kind: 'passed_on' })
	}
}
