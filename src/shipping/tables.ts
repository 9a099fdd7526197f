// Shipments of orders. An order may leave in several of them.
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { orders } from '#orders/tables.ts'
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
		/** As the carrier calls it; empty when staff did not say. */
		service: text('service').notNull().default(''),
		trackingNumber: text('tracking_number').notNull(),
		shippedAt: timestamp('shipped_at', { withTimezone: true }).notNull(),
		/** Null for the operator of the shop. */
		shippedBy: uuid('shipped_by'),
	},
	(table) => [
		uniqueIndex('shipments_position').on(table.orderId, table.position),
		uniqueIndex('shipments_number').on(table.orderId, table.carrier, table.trackingNumber),
		check('shipments_tracking_number', sql`${table.trackingNumber} <> ''`),
	],
)
