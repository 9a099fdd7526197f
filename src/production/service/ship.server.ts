// An order leaves the house when every bag is packed, and arrives.
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { transitionOrder } from '#orders/service/transition.server.ts'
import type { ShipmentInput } from '#shipping/schemas.ts'
import { recordShipment } from '#shipping/service/ship.server.ts'
import type { ProductionDependencies } from '../dependencies.server.ts'
import { messages } from '../messages.ts'
import { countPacking } from '../store/jobs.server.ts'
import { lockedFloorOrder, assertProductionStaff } from './gate.server.ts'

/**
 * Sends a parcel. The first one needs every bag packed; later ones are further packages of the same order.
 * @throws Refusal forbidden, invalid, not_found, conflict
 */
export async function shipOrder(
	context: ServiceContext,
	{ orders }: Pick<ProductionDependencies, 'orders'>,
	{ orderId, shipment }: { orderId: string; shipment: ShipmentInput },
): Promise<void> {
	assertProductionStaff(context)
	await inTransaction(context, async (inner) => {
		const order = await lockedFloorOrder(inner, orderId)
		if (order.status === 'processing') await requirePacked(inner, order.id)
		await recordShipment(inner, orders, { orderId: order.id, shipment })
	})
}

/** @throws Refusal conflict */
async function requirePacked(inner: ServiceContext, orderId: string): Promise<void> {
	const { packed, unpacked } = await countPacking(inner.db, orderId)
	if (unpacked > 0) throw new Refusal('conflict', messages.notPacked(unpacked))
	if (packed === 0) throw new Refusal('conflict', messages.nothingToSend)
}

/** @throws Refusal forbidden, not_found, conflict */
export async function markDelivered(
	context: ServiceContext,
	{ orders }: Pick<ProductionDependencies, 'orders'>,
	orderId: string,
): Promise<void> {
	assertProductionStaff(context)
	await inTransaction(context, async (inner) => {
		const order = await lockedFloorOrder(inner, orderId)
		if (order.status !== 'delivered') await transitionOrder(inner, orders, { order, move: 'deliver' })
	})
}
