// Orders of blanks to suppliers, received in parts.
import { sql } from 'drizzle-orm'
import * as t from 'drizzle-orm/pg-core'
import { variants } from '#catalog/tables.ts'
import { supplierOrderStates } from './states.ts'

export const supplierOrders = t.pgTable(
	'supplier_orders',
	{
		id: t.uuid('id').primaryKey(),
		/** The brand of its products, unless the owner named another supplier. */
		supplier: t.text('supplier').notNull(),
		note: t.text('note').notNull().default(''),
		state: t.text('state', { enum: supplierOrderStates }).notNull().default('open'),
		createdBy: t.uuid('created_by'),
		createdAt: t.timestamp('created_at', { withTimezone: true }).notNull(),
	},
	(table) => [t.index('supplier_orders_state_idx').on(table.state, table.createdAt)],
)

export const supplierOrderLines = t.pgTable(
	'supplier_order_lines',
	{
		supplierOrderId: t
			.uuid('supplier_order_id')
			.notNull()
			.references(() => supplierOrders.id, { onDelete: 'cascade' }),
		variantId: t
			.uuid('variant_id')
			.notNull()
			.references(() => variants.id),
		quantity: t.integer('quantity').notNull(),
		received: t.integer('received').notNull().default(0),
	},
	(table) => [
		t.primaryKey({ columns: [table.supplierOrderId, table.variantId] }),
		t.index('supplier_order_lines_variant_idx').on(table.variantId),
		t.check('supplier_order_lines_quantity', sql`${table.quantity} >= 1`),
		t.check('supplier_order_lines_received', sql`${table.received} between 0 and ${table.quantity}`),
	],
)
