// Ordering again: available items go into the cart, the rest is reported.
import { addLines } from '#cart/service/add.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { messages } from '#orders/messages.ts'
import { printedLinesOf, wantedOfOrder } from '#orders/service/lines.server.ts'
import { readableOrder } from '#orders/service/views.server.ts'
import type { Reordered } from '../rules/order-outcomes.ts'
import { emptyAfterOrder } from '#cart/service/join.server.ts'
import type { OrderMove } from '#orders/states.ts'
import type { OrderRow } from '#orders/tables.ts'

/** Adds the lines of the actor's own order to the cart, with what they print of their players. @throws Refusal not_found */
export async function orderAgain(context: ServiceContext, orderId: string): Promise<Reordered> {
	const { order, reader } = await readableOrder(context, orderId)
	const { userId } = context.actor
	if (reader !== 'buyer' || userId === null) throw new Refusal('not_found', messages.notFound)
	return inTransaction(context, async (inner) => {
		const wanted = await printedLinesOf(inner, order.id)
		const added = await addLines(inner, { userId }, wanted)
		return {
			added: added.reduce((sum, units) => sum + units, 0),
			missing: wanted.flatMap(({ quantity }, at) => ((added[at] ?? 0) < quantity ? [at] : [])),
		}
	})
}

/** For `OrderDependencies.onMoved`. */
export async function leaveCart(
	inner: ServiceContext,
	{ order, move }: { order: OrderRow; move: OrderMove },
): Promise<void> {
	if (order.cartId === null || (move !== 'pay' && move !== 'revive')) return
	await emptyAfterOrder(inner, order.cartId, await wantedOfOrder(inner, order.id))
}
