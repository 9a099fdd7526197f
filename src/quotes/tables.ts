// Quotes: orders that the staff enters for a customer, with agreed prices. An accepted one becomes an order.
import { sql } from 'drizzle-orm'
import * as t from 'drizzle-orm/pg-core'
import { profiles } from '#accounts/tables.ts'
import type { Address } from '#kit/address.ts'
import type { LineSnapshot } from '#orders/schemas.ts'
import { orders } from '#orders/tables.ts'
import type { Terms, Totals } from '#pricing/schemas.ts'
import { quoteStates } from './states.ts'

export const quotes = t.pgTable(
	'quotes',
	{
		/** Random: its first 8 characters are the reference. */
		id: t.uuid('id').primaryKey(),
		/** Null for a customer without an account. */
		customerId: t.uuid('customer_id').references(() => profiles.id, { onDelete: 'cascade' }),
		contactName: t.text('contact_name').notNull(),
		contactEmail: t.text('contact_email').notNull(),
		/** The team's portal that it is for, and its school. */
		portalId: t.text('portal_id'),
		organizationId: t.uuid('organization_id'),
		state: t.text('state', { enum: quoteStates }).notNull().default('draft'),
		/** Raised by every save: an older page can neither save nor accept. */
		version: t.integer('version').notNull().default(1),
		isTaxExempt: t.boolean('is_tax_exempt').notNull().default(false),
		/** Null for the price list's shipping. */
		shippingCents: t.integer('shipping_cents'),
		/** Why there is a discount; for staff only. */
		discountReason: t.text('discount_reason').notNull().default(''),
		terms: t.jsonb('terms').$type<Terms>().notNull(),
		pricing: t.jsonb('pricing').$type<Totals>().notNull(),
		/** Null until somebody enters it. */
		shipTo: t.jsonb('ship_to').$type<Address>(),
		/** For the customer. */
		note: t.text('note').notNull().default(''),
		/** The last day on which it can be accepted. */
		validOn: t.date('valid_on').notNull(),
		/** Number of the current link; a new link has the next one. */
		link: t.integer('link').notNull().default(1),
		/** SHA-256 of the secret in the link; null until it is sent. */
		tokenHash: t.text('token_hash').unique(),
		/** The customer's words. */
		declineReason: t.text('decline_reason').notNull().default(''),
		orderId: t.uuid('order_id').references(() => orders.id, { onDelete: 'set null' }),
		createdBy: t.uuid('created_by'),
		createdAt: t.timestamp('created_at', { withTimezone: true }).notNull(),
		updatedAt: t.timestamp('updated_at', { withTimezone: true }).notNull(),
		sentAt: t.timestamp('sent_at', { withTimezone: true }),
		decidedAt: t.timestamp('decided_at', { withTimezone: true }),
	},
	(table) => [
		t.index('quotes_state_idx').on(table.state, table.createdAt),
		t.index('quotes_created_idx').on(table.createdAt),
		t.index('quotes_customer_idx').on(table.customerId),
		t.index('quotes_order_idx').on(table.orderId),
		t.index('quotes_email_idx').on(sql`lower(${table.contactEmail}) text_pattern_ops`),
		t.check('quotes_shipping', sql`${table.shippingCents} >= 0`),
	],
)

/** A line of goods, or without a variant a custom line. */
export const quoteLines = t.pgTable(
	'quote_lines',
	{
		quoteId: t
			.uuid('quote_id')
			.notNull()
			.references(() => quotes.id, { onDelete: 'cascade' }),
		/** Order of the lines, from 0. */
		position: t.integer('position').notNull(),
		/** Products and designs may be deleted; the line stays. */
		variantId: t.uuid('variant_id'),
		designId: t.uuid('design_id'),
		designVersion: t.integer('design_version'),
		/** Text of a custom line. */
		description: t.text('description').notNull().default(''),
		size: t.text('size').notNull().default(''),
		quantity: t.integer('quantity').notNull(),
		unitCents: t.integer('unit_cents').notNull(),
		/** The price of the price list; `unitCents` where no other was agreed. */
		listCents: t.integer('list_cents').notNull(),
		/** Why the price is not the list's; for staff only. */
		reason: t.text('reason').notNull().default(''),
		/** Null for a custom line. */
		snapshot: t.jsonb('snapshot').$type<LineSnapshot>(),
	},
	(table) => [
		t.primaryKey({ columns: [table.quoteId, table.position] }),
		t.index('quote_lines_variant_idx').on(table.variantId),
		t.check('quote_lines_quantity', sql`${table.quantity} >= 1`),
		t.check('quote_lines_kind', sql`(${table.variantId} is null) = (${table.snapshot} is null)`),
		t.check('quote_lines_reason', sql`${table.unitCents} = ${table.listCents} or ${table.reason} <> ''`),
	],
)

export type QuoteRow = typeof quotes.$inferSelect
export type QuoteLineRow = typeof quoteLines.$inferSelect
export type NewQuoteLine = typeof quoteLines.$inferInsert
