// Orders and their lines as the use cases of other modules read and lock them.
import type { ServiceContext } from '#database/context.server.ts'
import { parseOrderId } from '#kit/ids.ts'
import { referenceOf } from '../rules/order.ts'
import { firstLinesOf, versionsOfOrder } from '../store/lines.server.ts'
import { linesOf, lockOrder, orderById, ordersOf, ownOrder } from '../store/orders.server.ts'

type Reading = Pick<ServiceContext, 'db'>
type Asking = Pick<ServiceContext, 'db' | 'actor'>

export const findOrder = ({ db }: Reading, orderId: string) => orderById(db, orderId)

/** The actor's own order; undefined for a visitor, an unreadable id and another person's order. */
export async function findOwnOrder({ db, actor }: Asking, orderIdText: string) {
	const id = parseOrderId(orderIdText)
	return id && actor.userId !== null ? ownOrder(db, id, actor.userId) : undefined
}

/** Locks the order until the transaction ends. Locks of everything that belongs to it come after this one. */
export const findAndLockOrder = ({ db }: Reading, orderId: string) => lockOrder(db, orderId)

/** In the order of the sheet. */
export const orderLinesOf = ({ db }: Reading, orderId: string) => linesOf(db, orderId)

/** The versions of designs that an order has, each once, in the order of its sheet. */
export const designsOfOrder = ({ db }: Reading, orderId: string) => versionsOfOrder(db, orderId)

/** The first lines of several orders in one statement. @param most lines of each order */
export const firstOrderLines = ({ db }: Reading, orderIds: readonly string[], most: number) =>
	firstLinesOf(db, orderIds, most)

/** The status of the actor's order, or null when there is none. @param orderId null for the latest */
export async function paymentStatusOf(context: Asking, orderId: string | null) {
	const { db, actor } = context
	if (actor.userId === null) return null
	const order =
		orderId === null
			? (await ordersOf(db, { userId: actor.userId, offset: 0, limit: 1 }))[0]
			: await findOwnOrder(context, orderId)
	return order ? { id: order.id, reference: referenceOf(order.id), status: order.status } : null
}
