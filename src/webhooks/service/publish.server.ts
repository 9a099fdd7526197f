// Records events for the endpoints that receive them, in the transaction in which they happen.
import type { ServiceContext } from '#database/context.server.ts'
import { isDonation } from '#orders/rules/donation.ts'
import { referenceOf } from '#orders/rules/order.ts'
import type { OrderDependencies, RefundNote } from '#orders/dependencies.server.ts'
import type { OrderMove } from '#orders/states.ts'
import type { OrderRow } from '#orders/tables.ts'
import { bodyOf, type ShopEvent } from '../rules/events.ts'
import { insertDeliveries } from '../store/deliveries.server.ts'

/** Call it inside the transaction of what happened. */
export const publish = ({ db, now }: Pick<ServiceContext, 'db' | 'now'>, event: ShopEvent): Promise<void> =>
	insertDeliveries(db, { event: event.type, body: bodyOf(event, now), at: now })

type Order = Pick<OrderRow, 'id' | 'portalId' | 'organizationId'>

/** The fields by which every event about an order names it. */
export const orderFields = ({ id, portalId, organizationId }: Order) => ({
	orderId: id,
	reference: referenceOf(id),
	portalId,
	organizationId,
})

const factsOf = (order: OrderRow) => ({
	...orderFields(order),
	status: order.status,
	paymentMode: order.paymentMode,
	totalCents: order.totalCents,
	refundedCents: order.refundedCents,
})

/** The event of a transition, if it has one. */
function eventOf(order: OrderRow, move: OrderMove): ShopEvent | null {
	const data = factsOf(order)
	if (move === 'pay' || move === 'revive') return { type: 'order.paid', data }
	if (move === 'cancel' || move === 'expire') return { type: 'order.cancelled', data }
	if (move === 'approve') return { type: 'approval.decided', data: { ...data, decision: 'approved' } }
	if (move === 'request_changes')
		return { type: 'approval.decided', data: { ...data, decision: 'changes_requested' } }
	return null
}

// Donations are orders of no goods and belong to a donor: they are not published.

export const publishPlaced: OrderDependencies['onPlaced'][number] = async (inner, { order }) => {
	if (!isDonation(order)) await publish(inner, { type: 'order.created', data: factsOf(order) })
}

export const publishMoved: OrderDependencies['onMoved'][number] = async (inner, { order, move }) => {
	const event = eventOf(order, move)
	if (event && !isDonation(order)) await publish(inner, event)
}

export async function publishRefunded(
	inner: ServiceContext,
	{ order, refundedCents }: RefundNote,
): Promise<void> {
	if (isDonation(order)) return
	const data = { ...factsOf({ ...order, refundedCents }), amountCents: refundedCents - order.refundedCents }
	await publish(inner, { type: 'order.refunded', data })
}
