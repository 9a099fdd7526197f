// Removes paid items from their cart, in the transaction that marks the order paid.
import { emptyAfterOrder } from '#cart/service/join.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { wantedOfOrder } from '#orders/service/lines.server.ts'
import type { OrderMove } from '#orders/states.ts'
import type { OrderRow } from '#orders/tables.ts'

/** For `OrderDependencies.onMoved`. */
export async function leaveCart(
	inner: ServiceContext,
	{ order, move }: { order: OrderRow; move: OrderMove },
): Promise<void> {
	if (order.cartId === null || (move !== 'pay' && move !== 'revive')) return
	await emptyAfterOrder(inner, order.cartId, await wantedOfOrder(inner, order.id))
}
