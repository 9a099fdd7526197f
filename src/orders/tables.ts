// Orders (spec §3), their lines, shares, stock holds, history, saved addresses and staff tasks.
import { sql } from 'drizzle-orm'
import * as t from 'drizzle-orm/pg-core'
import { profiles } from '#accounts/tables.ts'
import { variants } from '#catalog/tables.ts'
import { organizations, portalInvites } from '#portals/tables.ts'
import { promotions } from '#promotions/tables.ts'
import { holdStates, orderStatuses, paymentModes, shareStates } from './states.ts'
import type { Address } from '#kit/address.ts'
import { languages } from '#kit/language.ts'
import type { LineSnapshot } from './schemas.ts'
import type { Terms, Totals } from '#pricing/schemas.ts'

export const orders = t.pgTable(
	'orders',
	{
		/** Random: its first 8 characters are the reference. */
		id: t.uuid('id').primaryKey(),
		/** Null once the person's account is gone; the order itself is a fiscal record. */
		userId: t.uuid('user_id').references(() => profiles.id, { onDelete: 'set null' }),
		portalId: t.text('portal_id'),
		status: t.text('status', { enum: orderStatuses }).notNull(),
		paymentMode: t.text('payment_mode', { enum: paymentModes }).notNull(),
		/** The school or club that orders through its portal. */
		organizationId: t.uuid('organization_id').references(() => organizations.id),
		poNumber: t.text('po_number'),
		/** Key of the scanned purchase order in the object store. */
		poDocumentKey: t.text('po_document_key'),
		/** Each player's share is paid separately: see `order_shares`. */
		isSplit: t.boolean('is_split').notNull().default(false),
		/** Amount to pay: the sum of `pricing`, in cents. */
		totalCents: t.integer('total_cents').notNull(),
		refundedCents: t.integer('refunded_cents').notNull().default(0),
		pricing: t.jsonb('pricing').$type<Totals>().notNull(),
		/** The terms behind `pricing`, as of placement; amendments use them too. */
		terms: t.jsonb('terms').$type<Terms>().notNull(),
		/** The promotion that it was placed with; each such order counts as one use. */
		promotionId: t.uuid('promotion_id').references(() => promotions.id),
		shipTo: t.jsonb('ship_to').$type<Address>().notNull(),
		/** A family's order that goes to the team's delivery address, where the coach hands it out. */
		isTeamDelivery: t.boolean('is_team_delivery').notNull().default(false),
		contactEmail: t.text('contact_email').notNull(),
		/** In which the contact is written to: that of the page on which a family ordered. */
		language: t.text('language', { enum: languages }).notNull().default('en'),
		/** The cart it was placed from; null once it is detached from the cart. */
		cartId: t.uuid('cart_id'),
		/** The order that this one adds to, for a player who joined the team late: "Fill-in of #…". */
		fillInOf: t.uuid('fill_in_of').references((): t.AnyPgColumn => orders.id, { onDelete: 'set null' }),
		/** The quote that was accepted, and the number of its link, by which a guest sees the order. */
		quoteId: t.uuid('quote_id'),
		quoteLink: t.integer('quote_link'),
		/** One order per key and person: a second click finds the first order. */
		idempotencyKey: t.text('idempotency_key').notNull(),
		/** When a waiting order releases its stock. */
		expiresAt: t.timestamp('expires_at', { withTimezone: true }),
		createdAt: t.timestamp('created_at', { withTimezone: true }).notNull(),
		updatedAt: t.timestamp('updated_at', { withTimezone: true }).notNull(),
	},
	(table) => [
		t.uniqueIndex('orders_reference').on(sql`left(${table.id}::text, 8)`),
		t.uniqueIndex('orders_idempotency').on(table.userId, table.idempotencyKey),
		/** A cart has at most one order that waits for payment. */
		t
			.uniqueIndex('orders_pending_cart')
			.on(table.cartId)
			.where(sql`status = 'pending'`),
		t.index('orders_user_idx').on(table.userId, table.createdAt),
		t.index('orders_portal_idx').on(table.portalId, table.createdAt),
		/** PO numbers are unique within an organization. */
		t
			.uniqueIndex('orders_po_number')
			.on(table.organizationId, sql`lower(${table.poNumber})`)
			.where(sql`organization_id is not null and po_number is not null and status <> 'cancelled'`),
		/** Orders for a school outside of its portals. */
		t
			.index('orders_organization_idx')
			.on(table.organizationId, table.createdAt)
			.where(sql`portal_id is null and organization_id is not null`),
		t
			.index('orders_promotion_idx')
			.on(table.promotionId, table.userId)
			.where(sql`promotion_id is not null`),
		/** With the id, by which other tables are joined without reading the orders. */
		t.index('orders_status_idx').on(table.status, table.createdAt, table.id),
		/** Sums of sales are read from it alone; the condition is that of `isSale`. */
		t
			.index('orders_sales_idx')
			.on(table.createdAt, table.status, table.totalCents, table.id, table.portalId)
			.where(sql`not jsonb_path_exists(pricing, '$.adjustments[*] ? (@.kind == "donation")')`),
		// For staff's prefix searches.
		t
			.index('orders_po_trigram_idx')
			.using('gin', sql`lower(${table.poNumber}) gin_trgm_ops`)
			.where(sql`po_number is not null`),
		t.index('orders_contact_email_idx').on(sql`lower(${table.contactEmail}) text_pattern_ops`),
		t
			.index('orders_expiry_idx')
			.on(table.expiresAt)
			.where(sql`expires_at is not null`),
		t.check('orders_language', sql`${table.language} in ('en', 'es')`),
		t.check('orders_total', sql`${table.totalCents} >= 0`),
		t.check('orders_refunded', sql`${table.refundedCents} between 0 and ${table.totalCents}`),
	],
)

/** One player's share of a split order, paid by its own link. */
export const orderShares = t.pgTable(
	'order_shares',
	{
		id: t.uuid('id').primaryKey(),
		orderId: t
			.uuid('order_id')
			.notNull()
			.references(() => orders.id, { onDelete: 'cascade' }),
		/** Order of the shares, from 0. */
		position: t.integer('position').notNull(),
		rosterId: t.uuid('roster_id'),
		amountCents: t.integer('amount_cents').notNull(),
		state: t.text('state', { enum: shareStates }).notNull(),
		/** SHA-256 of the secret in the link. */
		tokenHash: t.text('token_hash').notNull().unique(),
		paidAt: t.timestamp('paid_at', { withTimezone: true }),
		/** The family cannot pay and has asked the team's coach for help. */
		helpAskedAt: t.timestamp('help_asked_at', { withTimezone: true }),
	},
	(table) => [
		t.uniqueIndex('order_shares_position').on(table.orderId, table.position),
		t.check('order_shares_amount', sql`${table.amountCents} >= 1`),
	],
)

export const orderLines = t.pgTable(
	'order_lines',
	{
		id: t.uuid('id').primaryKey(),
		orderId: t
			.uuid('order_id')
			.notNull()
			.references(() => orders.id, { onDelete: 'cascade' }),
		/** When its order was placed: the latest of a player's orders are found without the orders. Null in lines of earlier releases. */
		orderedAt: t.timestamp('ordered_at', { withTimezone: true }),
		/** Order of the lines, from 0. */
		position: t.integer('position').notNull(),
		/** The player's roster row, which may be deleted; the line stays. */
		rosterId: t.uuid('roster_id'),
		/** The share that pays for it, in a split order. */
		shareId: t.uuid('share_id').references(() => orderShares.id),
		/** Products and designs may be deleted; the line stays. */
		productId: t.uuid('product_id').notNull(),
		variantId: t.uuid('variant_id').notNull(),
		designId: t.uuid('design_id'),
		designVersion: t.integer('design_version'),
		qty: t.integer('qty').notNull(),
		/** Spec: price. One unit before the discount, in cents. */
		unitCents: t.integer('unit_cents').notNull(),
		lineCents: t.integer('line_cents').notNull(),
		refundedQty: t.integer('refunded_qty').notNull().default(0),
		/** Spec: customization. About minors: never logged, never in a URL. */
		customization: t
			.jsonb('customization')
			.$type<{ player_name: string; number: string; size: string }>()
			.notNull(),
		/** The item's description and prices at the time of sale. */
		snapshot: t.jsonb('snapshot').$type<LineSnapshot>().notNull(),
	},
	(table) => [
		t.uniqueIndex('order_lines_position').on(table.orderId, table.position),
		t.index('order_lines_design_idx').on(table.designId, table.designVersion),
		t.index('order_lines_variant_idx').on(table.variantId),
		t.index('order_lines_product_idx').on(table.productId),
		t.index('order_lines_roster_idx').on(table.rosterId),
		/** The search for a player reads it alone; PostgreSQL does so only with the column of the expression in it. */
		t
			.index('order_lines_named_idx')
			.on(
				sql`lower(${table.customization} ->> 'player_name') text_pattern_ops`,
				table.orderedAt,
				table.orderId,
				table.customization,
			),
		t.index('order_lines_share_idx').on(table.shareId),
		t.check('order_lines_qty', sql`${table.qty} >= 1 and ${table.refundedQty} between 0 and ${table.qty}`),
		t.check('order_lines_sum', sql`${table.lineCents} = ${table.unitCents} * ${table.qty}`),
	],
)

/** Stock reserved by an order: one row per variant. */
export const stockHolds = t.pgTable(
	'stock_holds',
	{
		orderId: t
			.uuid('order_id')
			.notNull()
			.references(() => orders.id, { onDelete: 'cascade' }),
		variantId: t
			.uuid('variant_id')
			.notNull()
			.references(() => variants.id),
		quantity: t.integer('quantity').notNull(),
		state: t.text('state', { enum: holdStates }).notNull(),
	},
	(table) => [
		t.primaryKey({ columns: [table.orderId, table.variantId] }),
		t.index('stock_holds_variant_idx').on(table.variantId, table.state),
		/** What orders took is summed from it alone. */
		t.index('stock_holds_order_idx').on(table.orderId, table.state, table.variantId, table.quantity),
		t.check('stock_holds_quantity', sql`${table.quantity} >= 1`),
	],
)

/** Every event of an order: who, when and why. */
export const orderEvents = t.pgTable(
	'order_events',
	{
		id: t.uuid('id').primaryKey(),
		orderId: t
			.uuid('order_id')
			.notNull()
			.references(() => orders.id, { onDelete: 'cascade' }),
		/** Position in the order's history, from 0. */
		position: t.integer('position').notNull(),
		/** A transition of the state machine, or another event: placed, refunded_part, note. */
		kind: t.text('kind').notNull(),
		status: t.text('status', { enum: orderStatuses }).notNull(),
		/** Null for the shop itself. */
		actorId: t.uuid('actor_id'),
		actorRole: t.text('actor_role').notNull(),
		why: t.text('why').notNull().default(''),
		at: t.timestamp('at', { withTimezone: true }).notNull(),
	},
	(table) => [t.uniqueIndex('order_events_position').on(table.orderId, table.position)],
)

/** Words by which the staff finds orders again. */
export const orderTags = t.pgTable(
	'order_tags',
	{
		orderId: t
			.uuid('order_id')
			.notNull()
			.references(() => orders.id, { onDelete: 'cascade' }),
		tag: t.text('tag').notNull(),
	},
	(table) => [
		t.primaryKey({ columns: [table.orderId, table.tag] }),
		t.index('order_tags_tag_idx').on(table.tag),
	],
)

/** The administrators whom a buyer asked to join and decide on a purchase order, because the school had none. */
export const orderApprovers = t.pgTable(
	'order_approvers',
	{
		id: t.uuid('id').primaryKey(),
		orderId: t
			.uuid('order_id')
			.notNull()
			.references(() => orders.id, { onDelete: 'cascade' }),
		/** The invitation that was mailed; a later one of the order revokes it. */
		inviteId: t.uuid('invite_id').references(() => portalInvites.id, { onDelete: 'set null' }),
		/** As the buyer typed them; empty once the account of either is gone. */
		email: t.text('email').notNull(),
		name: t.text('name').notNull().default(''),
		askedBy: t.uuid('asked_by'),
		askedAt: t.timestamp('asked_at', { withTimezone: true }).notNull(),
	},
	(table) => [
		t.index('order_approvers_order_idx').on(table.orderId, table.askedAt),
		t.index('order_approvers_invite_idx').on(table.inviteId),
	],
)

/** A person's earlier shipping addresses, offered again at checkout. */
export const addresses = t.pgTable(
	'addresses',
	{
		id: t.uuid('id').primaryKey(),
		userId: t
			.uuid('user_id')
			.notNull()
			.references(() => profiles.id, { onDelete: 'cascade' }),
		address: t.jsonb('address').$type<Address>().notNull(),
		/** Hash that stores the same address once. */
		addressKey: t.text('address_key').notNull(),
		lastUsedAt: t.timestamp('last_used_at', { withTimezone: true }).notNull(),
	},
	(table) => [t.uniqueIndex('addresses_key').on(table.userId, table.addressKey)],
)

/** Tasks for staff, such as payment problems to resolve. */
export const staffTasks = t.pgTable(
	'staff_tasks',
	{
		id: t.uuid('id').primaryKey(),
		kind: t.text('kind').notNull(),
		orderId: t.uuid('order_id').references(() => orders.id, { onDelete: 'cascade' }),
		/** Deduplicates tasks: one per kind and subject. */
		subject: t.text('subject').notNull(),
		detail: t.text('detail').notNull(),
		createdAt: t.timestamp('created_at', { withTimezone: true }).notNull(),
		doneAt: t.timestamp('done_at', { withTimezone: true }),
		doneBy: t.uuid('done_by'),
	},
	(table) => [
		t.uniqueIndex('staff_tasks_subject').on(table.kind, table.subject),
		t.index('staff_tasks_order_idx').on(table.orderId),
		t
			.index('staff_tasks_open_idx')
			.on(table.createdAt)
			.where(sql`done_at is null`),
	],
)

export type OrderRow = typeof orders.$inferSelect
export type OrderLineRow = typeof orderLines.$inferSelect
export type ShareRow = typeof orderShares.$inferSelect
