// Shipping of packed orders, and delivery.
import { assertCan } from '#policies/policy.ts'
import { productionPolicy } from '../policies.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { transitionOrder } from '#orders/service/transition.server.ts'
import type { PartUnits } from '#shipping/rules/part.ts'
import type { ShipmentInput } from '#shipping/schemas.ts'
import { recordShipment } from '#shipping/service/ship.server.ts'
import { sentUnits } from '#shipping/service/views.server.ts'
import type { ProductionDependencies } from '../dependencies.server.ts'
import { messages } from '../messages.ts'
import { countPacking } from '../store/jobs.server.ts'
import { jobsOfOrder } from '../store/views.server.ts'
import { lockedFloorOrder } from './moves.server.ts'

export type Parcel = {
	orderId: string
	shipment: ShipmentInput
	/** Absent for all units not shipped yet. */
	part?: readonly PartUnits[]
}

/**
 * Ships a parcel: the whole order when every bag is packed, packed units before that, or a further parcel afterwards.
 * @throws Refusal forbidden, invalid, not_found, conflict
 */
export async function shipOrder(
	context: ServiceContext,
	{ orders }: Pick<ProductionDependencies, 'orders'>,
	{ orderId, shipment, part }: Parcel,
): Promise<void> {
	assertCan(context, productionPolicy, 'work')
	await recordShipment(context, orders, {
		orderId,
		shipment,
		...(part && { part }),
		mayLeave: async (inner, { id, status }) => {
			if (part) await requirePackedPart(inner, id, part)
			else if (status === 'processing') await requirePacked(inner, id)
		},
	})
}

/** @throws Refusal conflict */
async function requirePacked(inner: ServiceContext, orderId: string): Promise<void> {
	const { packed, unpacked } = await countPacking(inner.db, orderId)
	if (unpacked > 0) throw new Refusal('conflict', messages.notPacked(unpacked))
	if (packed === 0) throw new Refusal('conflict', messages.nothingToSend)
}

/** @throws Refusal conflict */
async function requirePackedPart(inner: ServiceContext, orderId: string, part: readonly PartUnits[]) {
	const sent = await sentUnits(inner, orderId)
	const packed = new Map(
		(await jobsOfOrder(inner.db, orderId)).map(({ position, packedQty }) => [position, packedQty]),
	)
	const isPacked = part.every(
		({ position, quantity }) => quantity <= (packed.get(position) ?? 0) - (sent.get(position) ?? 0),
	)
	if (!isPacked) throw new Refusal('conflict', messages.onlyPacked)
}

/** @throws Refusal forbidden, not_found, conflict */
export async function markDelivered(
	context: ServiceContext,
	{ orders }: Pick<ProductionDependencies, 'orders'>,
	orderId: string,
): Promise<void> {
	assertCan(context, productionPolicy, 'work')
	await inTransaction(context, async (inner) => {
		const order = await lockedFloorOrder(inner, orderId)
		if (order.status !== 'delivered') await transitionOrder(inner, orders, { order, move: 'deliver' })
	})
}
