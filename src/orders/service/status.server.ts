// The status of one of the actor's own orders.
import type { ServiceContext } from '#database/context.server.ts'
import { parseOrderId } from '#kit/ids.ts'
import { referenceOf } from '../rules/order.ts'
import type { OrderStatus } from '../states.ts'
import { ordersOf, ownOrder } from '../store/orders.server.ts'

export type PaymentStatus = { id: string; reference: string; status: OrderStatus }

/** The actor's order, or null when there is none. @param orderId null for the latest */
export async function paymentStatusOf(
	{ db, actor }: ServiceContext,
	orderId: string | null,
): Promise<PaymentStatus | null> {
	const { userId } = actor
	if (userId === null) return null
	const id = orderId === null ? null : parseOrderId(orderId)
	const [order] =
		id === null
			? await ordersOf(db, { userId, offset: 0, limit: 1 })
			: id
				? [await ownOrder(db, id, userId)]
				: []
	return order ? { id: order.id, reference: referenceOf(order.id), status: order.status } : null
}
