// What happens to a person's orders when their account is deleted, and the orders in their data export.
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { formatUsd } from '#kit/money.ts'
import { reassignToTeam, successorsOfTeams, type TeamSuccessor } from '#portals/service/people.server.ts'
import type { OrderDependencies } from '../dependencies.server.ts'
import { messages } from '../messages.ts'
import { referenceOf } from '../rules/order.ts'
import { endReasons } from '../rules/reason-phrases.ts'
import { isUnderWay, statusNames, underWayStatuses, waitingStatuses } from '../states.ts'
import {
	addressesForCopy,
	anonymizeOrders,
	giveOrder,
	lockOrdersOf,
	orderedDesignsOf,
	orderIdsOf,
	ordersForCopy,
} from '../store/erase.server.ts'
import type { OrderRow } from '../tables.ts'
import { recordEvent, transitionOrder } from './transition.server.ts'
import { note } from '#accounts/service/audit.server.ts'
import { passedOnMail } from '#mail/templates/approval-mails.ts'

export type OrderUnderWay = { id: string; reference: string }

/** The actor's orders in production, newest first: they must ship before the account can be deleted. */
export async function ordersUnderWay({
	db,
	actor,
}: Pick<ServiceContext, 'db' | 'actor'>): Promise<OrderUnderWay[]> {
	if (actor.userId === null) return []
	const ids = await orderIdsOf(db, actor.userId, underWayStatuses)
	return ids.map((id) => ({ id, reference: referenceOf(id) }))
}

/**
 * Call it in the transaction that deletes the account, before the profile is deleted. Waiting purchase orders of a team
 * are reassigned to a successor in its portal; all other waiting orders are cancelled and release their stock. All
 * orders of the person stay as anonymous fiscal records.
 * @returns the reassigned orders
 * @throws Refusal conflict while an order is under way: the account can be deleted once it has shipped
 */
export async function eraseOrders(
	inner: ServiceContext,
	dependencies: OrderDependencies,
	userId: string,
): Promise<OrderRow[]> {
	const open = await lockOrdersOf(inner.db, userId, [...waitingStatuses, ...underWayStatuses])
	if (open.some(({ status }) => isUnderWay(status))) throw new Refusal('conflict', messages.underWay)
	const reassigned = await reassignOrders(inner, dependencies, { leaving: userId, orders: open })
	const kept = new Set(reassigned.map(({ id }) => id))
	await anonymizeOrders(inner.db, userId)
	// Without an address: the cancellation sends no mail.
	for (const order of open.filter(({ id }) => !kept.has(id)))
		await transitionOrder(inner, dependencies, {
			order: { ...order, contactEmail: '', cartId: null },
			move: 'cancel',
			why: endReasons.accountDeleted,
		})
	return reassigned
}

/**
 * Reassigns designs used in a team's orders to the team, since the school and other buyers still need them. Call it
 * after `eraseOrders`, before designs and files are deleted.
 */
export const reassignOrderedDesigns = async (inner: ServiceContext, leaving: string): Promise<void> =>
	reassignToTeam(inner, leaving, await orderedDesignsOf(inner.db, leaving))

const most = 1_000

/** A person's orders and addresses as readable text, for their data export. */
export async function ordersForExport({ db }: Pick<ServiceContext, 'db'>, userId: string) {
	const orders = await ordersForCopy(db, userId, most)
	return {
		orders: orders.map(({ order, lines }) => ({
			reference: referenceOf(order.id),
			id: order.id,
			status: statusNames[order.status],
			placedAt: order.createdAt,
			paymentMode: order.paymentMode,
			poNumber: order.poNumber,
			pricing: order.pricing,
			total: formatUsd(order.totalCents),
			refunded: formatUsd(order.refundedCents),
			shipTo: order.shipTo,
			contactEmail: order.contactEmail,
			lines: lines.map(({ snapshot, customization, qty, unitCents, lineCents, refundedQty, designId }) => ({
				product: `${snapshot.brand} ${snapshot.model}`,
				color: snapshot.color,
				...customization,
				designId,
				quantity: qty,
				refundedQuantity: refundedQty,
				unitPrice: formatUsd(unitCents),
				price: formatUsd(lineCents),
			})),
		})),
		addresses: await addressesForCopy(db, userId, most),
	}
}

type MailDependencies = Pick<OrderDependencies, 'sendMail' | 'sender'>

async function reassign(
	inner: ServiceContext,
	dependencies: MailDependencies,
	{ order, successor }: { order: OrderRow; successor: TeamSuccessor },
): Promise<OrderRow> {
	const { id, portalId, totalCents } = order
	const { userId, teamName, school, email } = successor
	// It still ships to the school, but no longer to a person.
	const shipTo = { ...order.shipTo, name: school || teamName, phone: '' }
	const given = { userId, contactEmail: email ?? '', shipTo, cartId: null, updatedAt: inner.now }
	await giveOrder(inner.db, { id, from: order.userId, given })
	await recordEvent(inner, order, { kind: 'passed_on' })
	await note(inner, { event: 'order.passed_on', subject: id, portalId, details: { to: userId } })
	if (email !== null) {
		const facts = { orderId: id, reference: referenceOf(id), teamName, poNumber: order.poNumber ?? '' }
		await dependencies.sendMail(inner, passedOnMail({ ...facts, to: email, totalCents }, dependencies.sender))
	}
	return { ...order, ...given }
}

/**
 * Reassigns a team's waiting purchase orders to the coach with the longest membership in the portal, else to a school
 * administrator, with their players and holds. Call it with the orders locked.
 * @returns the reassigned orders in their new state; orders without a successor are left out
 */
async function reassignOrders(
	inner: ServiceContext,
	dependencies: MailDependencies,
	{ leaving, orders }: { leaving: string; orders: readonly OrderRow[] },
): Promise<OrderRow[]> {
	const ofTeams = orders.filter(({ paymentMode }) => paymentMode === 'school_po')
	const portalIds = [...new Set(ofTeams.flatMap(({ portalId }) => portalId ?? []))]
	if (portalIds.length === 0) return []
	const successors = await successorsOfTeams(inner, { portalIds, leaving })
	const reassigned: OrderRow[] = []
	// A person has only a few waiting orders.
	for (const order of ofTeams) {
		const successor = successors.get(order.portalId ?? '')
		if (successor) reassigned.push(await reassign(inner, dependencies, { order, successor }))
	}
	return reassigned
}
