// Shipments of orders. An order may have several.
import { sql } from 'drizzle-orm'
import {
	check,
	index,
	integer,
	pgTable,
	primaryKey,
	text,
	timestamp,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import { orderLines, orders } from '#orders/tables.ts'
import { carrierIds } from './rules/carriers.ts'

export const shipments = pgTable(
	'shipments',
	{
		id: uuid('id').primaryKey(),
		orderId: uuid('order_id')
			.notNull()
			.references(() => orders.id, { onDelete: 'cascade' }),
		/** Order of an order's shipments, from 0. */
		position: integer('position').notNull(),
		carrier: text('carrier', { enum: carrierIds }).notNull(),
		/** The carrier's name of the service; empty when staff gave none. */
		service: text('service').notNull().default(''),
		trackingNumber: text('tracking_number').notNull(),
		shippedAt: timestamp('shipped_at', { withTimezone: true }).notNull(),
		/** Null for the shop's operator. */
		shippedBy: uuid('shipped_by'),
	},
	(table) => [
		uniqueIndex('shipments_position').on(table.orderId, table.position),
		uniqueIndex('shipments_number').on(table.orderId, table.carrier, table.trackingNumber),
		check('shipments_tracking_number', sql`${table.trackingNumber} <> ''`),
	],
)

/** Contents of a shipment. Without lines it contains everything that was left, or is an additional package of it. */
export const shipmentLines = pgTable(
	'shipment_lines',
	{
		shipmentId: uuid('shipment_id')
			.notNull()
			.references(() => shipments.id, { onDelete: 'cascade' }),
		orderLineId: uuid('order_line_id')
			.notNull()
			.references(() => orderLines.id, { onDelete: 'cascade' }),
		quantity: integer('quantity').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.shipmentId, table.orderLineId] }),
		index('shipment_lines_order_line_idx').on(table.orderLineId),
		check('shipment_lines_quantity', sql`${table.quantity} >= 1`),
	],
)
