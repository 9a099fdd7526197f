// Shipments for pages and for a person's data export.
import type { ServiceContext } from '#database/context.server.ts'
import { referenceOf } from '#orders/rules/order.ts'
import { carrierOf, type CarrierId } from '../rules/carriers.ts'
import {
	contentsByOrder,
	linesWithSent,
	shipmentsByOrder,
	shipmentsOfBuyer,
} from '../store/shipments.server.ts'
import type { ShipmentView } from '../views.ts'

type Row = { carrier: CarrierId; service: string; trackingNumber: string; shippedAt: Date }

function shown({ carrier, service, trackingNumber, shippedAt }: Row): Omit<ShipmentView, 'id' | 'contents'> {
	const { label, trackingUrl } = carrierOf(carrier)
	return { carrier: label, service, trackingNumber, trackingUrl: trackingUrl(trackingNumber), shippedAt }
}

/** Oldest first, in two statements. The caller must have checked that the order is readable. */
export async function shipmentsOf(
	{ db }: Pick<ServiceContext, 'db'>,
	orderId: string,
): Promise<ShipmentView[]> {
	const rows = await shipmentsByOrder(db, orderId)
	const contents = Map.groupBy(
		rows.length === 0 ? [] : await contentsByOrder(db, orderId),
		({ shipmentId }) => shipmentId,
	)
	return rows.map((row) => ({
		id: row.id,
		...shown(row),
		contents: (contents.get(row.id) ?? []).map(({ position, quantity, brand, model, size }) => ({
			position,
			quantity,
			what: `${brand} ${model}, ${size}`,
		})),
	}))
}

/** Units shipped in parts, by position of the line. The caller must have checked that the order is readable. */
export async function sentUnits(
	{ db }: Pick<ServiceContext, 'db'>,
	orderId: string,
): Promise<ReadonlyMap<number, number>> {
	return new Map((await linesWithSent(db, orderId)).map(({ position, sent }) => [position, sent]))
}

const mostExported = 1_000

/** For the person's data export, newest first. */
export async function shipmentsForExport({ db }: Pick<ServiceContext, 'db'>, userId: string) {
	const rows = await shipmentsOfBuyer(db, userId, mostExported)
	return rows.map((row) => ({ order: referenceOf(row.orderId), ...shown(row) }))
}
