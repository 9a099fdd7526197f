// Orders (spec §3), their lines, shares, stock holds, history, saved addresses and staff tasks.
import { sql } from 'drizzle-orm'
import {
	boolean,
	check,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	timestamp,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import { profiles } from '#accounts/tables.ts'
import { variants } from '#catalog/tables.ts'
import { organizations } from '#portals/tables.ts'
import { holdStates, orderStatuses, paymentModes, shareStates } from './states.ts'
import type { Address, LineSnapshot } from './schemas.ts'
import type { Terms, Totals } from '#pricing/schemas.ts'

export const orders = pgTable(
	'orders',
	{
		/** Random: its first 8 characters are the reference. */
		id: uuid('id').primaryKey(),
		/** Null once the person's account is gone; the order itself is a fiscal record. */
		userId: uuid('user_id').references(() => profiles.id, { onDelete: 'set null' }),
		portalId: text('portal_id'),
		status: text('status', { enum: orderStatuses }).notNull(),
		paymentMode: text('payment_mode', { enum: paymentModes }).notNull(),
		/** The school or club that orders through its portal. */
		organizationId: uuid('organization_id').references(() => organizations.id),
		poNumber: text('po_number'),
		/** Key of the scanned purchase order in the object store. */
		poDocumentKey: text('po_document_key'),
		/** Each player's share is paid separately: see `order_shares`. */
		isSplit: boolean('is_split').notNull().default(false),
		/** Amount to pay: the sum of `pricing`, in cents. */
		totalCents: integer('total_cents').notNull(),
		refundedCents: integer('refunded_cents').notNull().default(0),
		pricing: jsonb('pricing').$type<Totals>().notNull(),
		/** The terms behind `pricing`, as of placement; amendments use them too. */
		terms: jsonb('terms').$type<Terms>().notNull(),
		shipTo: jsonb('ship_to').$type<Address>().notNull(),
		contactEmail: text('contact_email').notNull(),
		/** The cart it was placed from; null once it is detached from the cart. */
		cartId: uuid('cart_id'),
		/** One order per key and person: a second click finds the first order. */
		idempotencyKey: text('idempotency_key').notNull(),
		/** When a waiting order releases its stock. */
		expiresAt: timestamp('expires_at', { withTimezone: true }),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
		updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
	},
	(table) => [
		uniqueIndex('orders_reference').on(sql`left(${table.id}::text, 8)`),
		uniqueIndex('orders_idempotency').on(table.userId, table.idempotencyKey),
		/** A cart has at most one order that waits for payment. */
		uniqueIndex('orders_pending_cart')
			.on(table.cartId)
			.where(sql`status = 'pending'`),
		index('orders_user_idx').on(table.userId, table.createdAt),
		index('orders_portal_idx').on(table.portalId, table.createdAt),
		/** PO numbers are unique within an organization. */
		uniqueIndex('orders_po_number')
			.on(table.organizationId, sql`lower(${table.poNumber})`)
			.where(sql`organization_id is not null and po_number is not null and status <> 'cancelled'`),
		index('orders_status_idx').on(table.status, table.createdAt),
		// For staff's prefix searches.
		index('orders_po_prefix_idx')
			.on(sql`lower(${table.poNumber}) text_pattern_ops`)
			.where(sql`po_number is not null`),
		index('orders_contact_email_idx').on(sql`lower(${table.contactEmail}) text_pattern_ops`),
		index('orders_expiry_idx')
			.on(table.expiresAt)
			.where(sql`expires_at is not null`),
		check('orders_total', sql`${table.totalCents} >= 0`),
		check('orders_refunded', sql`${table.refundedCents} between 0 and ${table.totalCents}`),
	],
)

/** One player's share of a split order, paid by its own link. */
export const orderShares = pgTable(
	'order_shares',
	{
		id: uuid('id').primaryKey(),
		orderId: uuid('order_id')
			.notNull()
			.references(() => orders.id, { onDelete: 'cascade' }),
		/** Order of the shares, from 0. */
		position: integer('position').notNull(),
		rosterId: uuid('roster_id'),
		amountCents: integer('amount_cents').notNull(),
		state: text('state', { enum: shareStates }).notNull(),
		/** SHA-256 of the secret in the link. */
		tokenHash: text('token_hash').notNull().unique(),
		paidAt: timestamp('paid_at', { withTimezone: true }),
	},
	(table) => [
		uniqueIndex('order_shares_position').on(table.orderId, table.position),
		check('order_shares_amount', sql`${table.amountCents} >= 1`),
	],
)

export const orderLines = pgTable(
	'order_lines',
	{
		id: uuid('id').primaryKey(),
		orderId: uuid('order_id')
			.notNull()
			.references(() => orders.id, { onDelete: 'cascade' }),
		/** Order of the lines, from 0. */
		position: integer('position').notNull(),
		/** The player's roster row, which may be deleted; the line stays. */
		rosterId: uuid('roster_id'),
		/** The share that pays for it, in a split order. */
		shareId: uuid('share_id').references(() => orderShares.id),
		/** Products and designs may be deleted; the line stays. */
		productId: uuid('product_id').notNull(),
		variantId: uuid('variant_id').notNull(),
		designId: uuid('design_id'),
		designVersion: integer('design_version'),
		qty: integer('qty').notNull(),
		/** Spec: price. One unit before the discount, in cents. */
		unitCents: integer('unit_cents').notNull(),
		lineCents: integer('line_cents').notNull(),
		refundedQty: integer('refunded_qty').notNull().default(0),
		/** Spec: customization. About minors: never logged, never in a URL. */
		customization: jsonb('customization')
			.$type<{ player_name: string; number: string; size: string }>()
			.notNull(),
		/** The item's description and prices at the time of sale. */
		snapshot: jsonb('snapshot').$type<LineSnapshot>().notNull(),
	},
	(table) => [
		uniqueIndex('order_lines_position').on(table.orderId, table.position),
		index('order_lines_design_idx').on(table.designId, table.designVersion),
		index('order_lines_variant_idx').on(table.variantId),
		index('order_lines_roster_idx').on(table.rosterId),
		index('order_lines_player_idx').on(sql`lower(${table.customization} ->> 'player_name') text_pattern_ops`),
		index('order_lines_share_idx').on(table.shareId),
		check('order_lines_qty', sql`${table.qty} >= 1 and ${table.refundedQty} between 0 and ${table.qty}`),
		check('order_lines_sum', sql`${table.lineCents} = ${table.unitCents} * ${table.qty}`),
	],
)

/** Stock reserved by an order: one row per variant. */
export const stockHolds = pgTable(
	'stock_holds',
	{
		orderId: uuid('order_id')
			.notNull()
			.references(() => orders.id, { onDelete: 'cascade' }),
		variantId: uuid('variant_id')
			.notNull()
			.references(() => variants.id),
		quantity: integer('quantity').notNull(),
		state: text('state', { enum: holdStates }).notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.orderId, table.variantId] }),
		index('stock_holds_variant_idx').on(table.variantId, table.state),
		check('stock_holds_quantity', sql`${table.quantity} >= 1`),
	],
)

/** Every event of an order: who, when and why. */
export const orderEvents = pgTable(
	'order_events',
	{
		id: uuid('id').primaryKey(),
		orderId: uuid('order_id')
			.notNull()
			.references(() => orders.id, { onDelete: 'cascade' }),
		/** Position in the order's history, from 0. */
		position: integer('position').notNull(),
		/** A transition of the state machine, or another event: placed, refunded_part, note. */
		kind: text('kind').notNull(),
		status: text('status', { enum: orderStatuses }).notNull(),
		/** Null for the shop itself. */
		actorId: uuid('actor_id'),
		actorRole: text('actor_role').notNull(),
		why: text('why').notNull().default(''),
		at: timestamp('at', { withTimezone: true }).notNull(),
	},
	(table) => [uniqueIndex('order_events_position').on(table.orderId, table.position)],
)

/** A person's earlier shipping addresses, offered again at checkout. */
export const addresses = pgTable(
	'addresses',
	{
		id: uuid('id').primaryKey(),
		userId: uuid('user_id')
			.notNull()
			.references(() => profiles.id, { onDelete: 'cascade' }),
		address: jsonb('address').$type<Address>().notNull(),
		/** Hash that stores the same address once. */
		addressKey: text('address_key').notNull(),
		lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull(),
	},
	(table) => [uniqueIndex('addresses_key').on(table.userId, table.addressKey)],
)

/** Tasks for staff, such as payment problems to resolve. */
export const staffTasks = pgTable(
	'staff_tasks',
	{
		id: uuid('id').primaryKey(),
		kind: text('kind').notNull(),
		orderId: uuid('order_id').references(() => orders.id, { onDelete: 'cascade' }),
		/** Deduplicates tasks: one per kind and subject. */
		subject: text('subject').notNull(),
		detail: text('detail').notNull(),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
		doneAt: timestamp('done_at', { withTimezone: true }),
		doneBy: uuid('done_by'),
	},
	(table) => [
		uniqueIndex('staff_tasks_subject').on(table.kind, table.subject),
		index('staff_tasks_order_idx').on(table.orderId),
		index('staff_tasks_open_idx')
			.on(table.createdAt)
			.where(sql`done_at is null`),
	],
)

export type OrderRow = typeof orders.$inferSelect
export type OrderLineRow = typeof orderLines.$inferSelect
export type ShareRow = typeof orderShares.$inferSelect
