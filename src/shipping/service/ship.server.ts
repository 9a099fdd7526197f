// An order leaves: in one parcel, or in several.
import { randomUUID } from 'node:crypto'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import type { OrderDependencies } from '#orders/dependencies.server.ts'
import { messages as orderMessages } from '#orders/messages.ts'
import { lockedOrderById } from '#orders/service/manage.server.ts'
import { transitionOrder, notifyBuyer } from '#orders/service/transition.server.ts'
import { statusNames } from '#orders/states.ts'
import { messages } from '../messages.ts'
import { canShip } from '../rules/can-ship.ts'
import { carrierOf } from '../rules/carriers.ts'
import { readTracking } from '../rules/tracking-number.ts'
import { serviceMaxLength, type ShipmentInput } from '../schemas.ts'
import { insertShipment } from '../store/shipments.server.ts'

/** @throws Refusal invalid */
function readShipment({ carrier, service: typed, trackingNumber }: ShipmentInput) {
	const read = readTracking(carrier, trackingNumber)
	if ('problem' in read) throw new Refusal('invalid', read.problem)
	const service = typed.replaceAll(/\s+/g, ' ').trim()
	if (service.length > serviceMaxLength)
		throw new Refusal('invalid', messages.serviceTooLong(serviceMaxLength))
	return { ...read, service }
}

/**
 * Records a parcel and mails its number to the buyer. The first one takes the order from "processing" to "shipped";
 * more may follow until it is delivered. A number that was recorded before changes nothing.
 * @throws Refusal forbidden, invalid, not_found, conflict
 */
export async function recordShipment(
	context: ServiceContext,
	dependencies: OrderDependencies,
	{ orderId, shipment }: { orderId: string; shipment: ShipmentInput },
): Promise<void> {
	if (!canShip(context.actor)) throw new Refusal('forbidden', messages.staffOnly)
	const { carrier, service, trackingNumber } = readShipment(shipment)
	await inTransaction(context, async (inner) => {
		const order = await lockedOrderById(inner, orderId)
		if (order.status !== 'processing' && order.status !== 'shipped')
			throw new Refusal('conflict', orderMessages.notNow(statusNames[order.status]))
		const position = await insertShipment(inner.db, {
			id: randomUUID(),
			orderId: order.id,
			carrier,
			service,
			trackingNumber,
			shippedAt: inner.now,
			shippedBy: inner.actor.userId,
		})
		if (position === undefined) return
		const { label, trackingUrl } = carrierOf(carrier)
		const parcel = { carrier: label, service, trackingNumber, trackingUrl: trackingUrl(trackingNumber) }
		if (order.status === 'processing')
			await transitionOrder(inner, dependencies, { order, move: 'ship', parcel })
		else await notifyBuyer(inner, dependencies, { order, kind: 'parcel_added', parcel })
	})
}
