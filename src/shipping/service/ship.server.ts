// Ships an order, in one parcel or several.
import { randomUUID } from 'node:crypto'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import type { OrderDependencies } from '#orders/dependencies.server.ts'
import { messages } from '#orders/messages.ts'
import { notifyBuyer, recordEvent, transitionOrder } from '#orders/service/transition.server.ts'
import { lockedOrderById } from '#orders/service/manage.server.ts'
import { statusNames } from '#orders/states.ts'
import { serviceMaxLength, type ShipmentInput } from '../schemas.ts'
import { assertCan } from '#policies/policy.ts'
import { shippingPolicy } from '../policies.ts'
import { carrierOf } from '../rules/carriers.ts'
import { chosenPart, type PartUnits } from '../rules/part.ts'
import { readTracking } from '../rules/tracking-number.ts'
import { orderFields, publish } from '#webhooks/service/publish.server.ts'
import { insertShipment, insertShipmentLines, linesWithSent } from '../store/shipments.server.ts'

/** @throws Refusal invalid */
function readShipment({ carrier, service: typed, trackingNumber }: ShipmentInput) {
	const read = readTracking(carrier, trackingNumber)
	if ('problem' in read) throw new Refusal('invalid', read.problem)
	const service = typed.replaceAll(/\s+/g, ' ').trim()
	if (service.length > serviceMaxLength)
		throw new Refusal('invalid', `The service has at most ${serviceMaxLength} characters`)
	return { ...read, service }
}

type Order = Awaited<ReturnType<typeof lockedOrderById>>

export type NewShipment = {
	orderId: string
	shipment: ShipmentInput
	/** Units in this parcel, when others follow; omitted to ship everything that is left. */
	part?: readonly PartUnits[]
	/** Called once the number is known to be new. @throws Refusal when the units may not ship */
	mayLeave?: (inner: ServiceContext, order: Order) => Promise<void>
}

/** @returns whether nothing is left to ship. @throws Refusal invalid, conflict */
async function addLines(
	inner: ServiceContext,
	{ shipmentId, order, part }: { shipmentId: string; order: Order; part: readonly PartUnits[] },
): Promise<boolean> {
	if (order.status !== 'processing') throw new Refusal('conflict', messages.notNow(statusNames[order.status]))
	const chosen = chosenPart(await linesWithSent(inner.db, order.id), part)
	if ('problem' in chosen) throw new Refusal('invalid', chosen.problem)
	await insertShipmentLines(inner.db, shipmentId, chosen.lines)
	return chosen.isRest
}

/**
 * Records a parcel and mails its number to the buyer. The order is shipped with the last of its units; until it is
 * delivered, further packages may be added. A number recorded before changes nothing.
 * @throws Refusal forbidden, invalid, not_found, conflict
 */
export async function recordShipment(
	context: ServiceContext,
	dependencies: OrderDependencies,
	{ orderId, shipment, part, mayLeave }: NewShipment,
): Promise<void> {
	assertCan(context, shippingPolicy, 'ship')
	const { carrier, service, trackingNumber } = readShipment(shipment)
	await inTransaction(context, async (inner) => {
		const order = await lockedOrderById(inner, orderId)
		const id = randomUUID()
		const row = { id, orderId: order.id, carrier, service, trackingNumber }
		const by = { shippedAt: inner.now, shippedBy: inner.actor.userId }
		if ((await insertShipment(inner.db, { ...row, ...by })) === undefined) return
		if (order.status !== 'processing' && order.status !== 'shipped')
			throw new Refusal('conflict', messages.notNow(statusNames[order.status]))
		await mayLeave?.(inner, order)
		const isRest = part === undefined || (await addLines(inner, { shipmentId: id, order, part }))
		const completesOrder = isRest && order.status === 'processing'
		const sent = { shipmentId: id, carrier, trackingNumber, completesOrder }
		await publish(inner, { type: 'shipment.created', data: { ...orderFields(order), ...sent } })
		const { label, trackingUrl } = carrierOf(carrier)
		const parcel = { carrier: label, service, trackingNumber, trackingUrl: trackingUrl(trackingNumber) }
		if (order.status === 'shipped')
			return notifyBuyer(inner, dependencies, { order, kind: 'parcel_added', parcel })
		if (isRest) return void (await transitionOrder(inner, dependencies, { order, move: 'ship', parcel }))
		await recordEvent(inner, order, { kind: 'shipped_part' })
		await notifyBuyer(inner, dependencies, { order, kind: 'shipped_part', parcel })
	})
}
