// Shipments of orders. An order may have several.
import { sql } from 'drizzle-orm'
import * as t from 'drizzle-orm/pg-core'
import { orderLines, orders } from '#orders/tables.ts'
import { carrierIds } from './rules/carriers.ts'

export const shipments = t.pgTable(
	'shipments',
	{
		id: t.uuid('id').primaryKey(),
		orderId: t
			.uuid('order_id')
			.notNull()
			.references(() => orders.id, { onDelete: 'cascade' }),
		/** Order of an order's shipments, from 0. */
		position: t.integer('position').notNull(),
		carrier: t.text('carrier', { enum: carrierIds }).notNull(),
		/** The carrier's name of the service; empty when staff gave none. */
		service: t.text('service').notNull().default(''),
		trackingNumber: t.text('tracking_number').notNull(),
		shippedAt: t.timestamp('shipped_at', { withTimezone: true }).notNull(),
		/** Null for the shop's operator. */
		shippedBy: t.uuid('shipped_by'),
	},
	(table) => [
		t.uniqueIndex('shipments_position').on(table.orderId, table.position),
		t.uniqueIndex('shipments_number').on(table.orderId, table.carrier, table.trackingNumber),
		t.check('shipments_tracking_number', sql`${table.trackingNumber} <> ''`),
	],
)

/** Contents of a shipment. Without lines it contains everything that was left, or is an additional package of it. */
export const shipmentLines = t.pgTable(
	'shipment_lines',
	{
		shipmentId: t
			.uuid('shipment_id')
			.notNull()
			.references(() => shipments.id, { onDelete: 'cascade' }),
		orderLineId: t
			.uuid('order_line_id')
			.notNull()
			.references(() => orderLines.id, { onDelete: 'cascade' }),
		quantity: t.integer('quantity').notNull(),
	},
	(table) => [
		t.primaryKey({ columns: [table.shipmentId, table.orderLineId] }),
		t.index('shipment_lines_order_line_idx').on(table.orderLineId),
		t.check('shipment_lines_quantity', sql`${table.quantity} >= 1`),
	],
)
