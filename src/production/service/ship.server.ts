// An order leaves the house when every bag is packed, and arrives.
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { moveOrder } from '#orders/service/move.server.ts'
import type { OrderStatus } from '#orders/states.ts'
import type { FloorDesk } from '../desk.server.ts'
import { messages } from '../messages.ts'
import { TrackingNumber } from '../schemas.ts'
import { countPacking } from '../store/jobs.server.ts'
import { lockedFloorOrder, requireFloor } from './gate.server.ts'

const gone: readonly OrderStatus[] = ['shipped', 'delivered']

/**
 * The buyer is told with the tracking number; a second click finds the order on the road.
 * @throws Refusal forbidden, invalid, not_found, conflict
 */
export async function shipOrder(
	context: ServiceContext,
	{ orders }: Pick<FloorDesk, 'orders'>,
	{ orderId, tracking: typed }: { orderId: string; tracking: string },
): Promise<void> {
	requireFloor(context)
	const tracking = TrackingNumber.safeParse(typed)
	if (!tracking.success)
		throw new Refusal('invalid', tracking.error.issues[0]?.message ?? messages.trackingRequired)
	await inTransaction(context, async (inner) => {
		const order = await lockedFloorOrder(inner, orderId)
		if (gone.includes(order.status)) return
		const { packed, unpacked } = await countPacking(inner.db, order.id)
		if (unpacked > 0) throw new Refusal('conflict', messages.notPacked(unpacked))
		if (packed === 0) throw new Refusal('conflict', messages.nothingToSend)
		await moveOrder(inner, orders, { order, move: 'ship', tracking: tracking.data })
	})
}

/** @throws Refusal forbidden, not_found, conflict */
export async function markDelivered(
	context: ServiceContext,
	{ orders }: Pick<FloorDesk, 'orders'>,
	orderId: string,
): Promise<void> {
	requireFloor(context)
	await inTransaction(context, async (inner) => {
		const order = await lockedFloorOrder(inner, orderId)
		if (order.status !== 'delivered') await moveOrder(inner, orders, { order, move: 'deliver' })
	})
}
