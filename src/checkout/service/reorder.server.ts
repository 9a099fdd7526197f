// Ordering again: what can still be had goes into the cart, the rest is named.
import { addLine } from '#cart/service/add.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { messages } from '#orders/messages.ts'
import type { WantedLine } from '#orders/schemas.ts'
import { wantedOfOrder } from '#orders/service/lines.server.ts'
import { readableOrder } from '#orders/service/views.server.ts'
import type { Reordered } from '../order-outcomes.ts'

/** Units that went into the cart; what is no longer sold, or whose design is gone, is none. */
async function added(inner: ServiceContext, userId: string, wanted: WantedLine): Promise<number> {
	try {
		const { addition } = await addLine(inner, { userId }, { wanted })
		return 'added' in addition ? addition.added : 0
	} catch (failure) {
		if (failure instanceof Refusal) return 0
		throw failure
	}
}

/** Puts the lines of one's own order into the cart, with their players. @throws Refusal not_found */
export async function orderAgain(context: ServiceContext, orderId: string): Promise<Reordered> {
	const { order, isOwn } = await readableOrder(context, orderId)
	const { userId } = context.actor
	if (!isOwn || userId === null) throw new Refusal('not_found', messages.notFound)
	return inTransaction(context, async (inner) => {
		const outcome: Reordered = { added: 0, missing: [] }
		for (const [position, wanted] of (await wantedOfOrder(inner, order.id)).entries()) {
			const units = await added(inner, userId, wanted)
			outcome.added += units
			if (units < wanted.quantity) outcome.missing.push(position)
		}
		return outcome
	})
}
