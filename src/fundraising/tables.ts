// The ledger of amounts that portals raise: entries are added and never changed.
import { sql } from 'drizzle-orm'
import * as t from 'drizzle-orm/pg-core'
import { orders } from '#orders/tables.ts'
import { teamPortals } from '#portals/tables.ts'
import { profiles } from '#accounts/tables.ts'
import { entryKinds, payoutMethods, requestStates } from './states.ts'

export const fundraisingEntries = t.pgTable(
	'fundraising_entries',
	{
		id: t.uuid('id').primaryKey(),
		portalId: t
			.text('portal_id')
			.notNull()
			.references(() => teamPortals.id),
		kind: t.text('kind', { enum: entryKinds }).notNull(),
		/** Positive for credits and reversals of payouts; negative for reversals of credits and for payouts. */
		amountCents: t.integer('amount_cents').notNull(),
		/** Null for payouts and their reversals. */
		orderId: t.uuid('order_id').references(() => orders.id),
		productId: t.uuid('product_id'),
		/** The payout that this entry reverses; each at most once. */
		reversesId: t.uuid('reverses_id').references((): t.AnyPgColumn => fundraisingEntries.id),
		note: t.text('note').notNull().default(''),
		/** Null for the shop itself. */
		createdBy: t.uuid('created_by'),
		createdAt: t.timestamp('created_at', { withTimezone: true }).notNull(),
	},
	(table) => [
		t.index('fundraising_entries_portal_idx').on(table.portalId, table.createdAt),
		t.index('fundraising_entries_order_idx').on(table.orderId),
		t
			.index('fundraising_entries_product_idx')
			.on(table.productId)
			.where(sql`product_id is not null`),
		t.uniqueIndex('fundraising_entries_reverses_idx').on(table.reversesId),
		t.check(
			'fundraising_entries_sign',
			sql`(${table.kind} in ('credit', 'payout_reversal')) = (${table.amountCents} > 0)`,
		),
		t.check(
			'fundraising_entries_reverses',
			sql`(${table.kind} = 'payout_reversal') = (${table.reversesId} is not null)`,
		),
	],
)

/** A team asks for money that it raised. Its payout is the ledger entry with the same id. */
export const payoutRequests = t.pgTable(
	'payout_requests',
	{
		id: t.uuid('id').primaryKey(),
		portalId: t
			.text('portal_id')
			.notNull()
			.references(() => teamPortals.id),
		amountCents: t.integer('amount_cents').notNull(),
		method: t.text('method', { enum: payoutMethods }).notNull(),
		/** Who gets it, with the address of a check: "Rams Boosters, 12 Mill Lane …". No account numbers. */
		payee: t.text('payee').notNull(),
		state: t.text('state', { enum: requestStates }).notNull(),
		/** Why it was declined; the coaches read it. */
		reason: t.text('reason').notNull().default(''),
		askedBy: t.uuid('asked_by').references(() => profiles.id, { onDelete: 'set null' }),
		createdAt: t.timestamp('created_at', { withTimezone: true }).notNull(),
		decidedAt: t.timestamp('decided_at', { withTimezone: true }),
	},
	(table) => [
		t.index('payout_requests_portal_idx').on(table.portalId, table.createdAt),
		t.index('payout_requests_asked_by_idx').on(table.askedBy),
		t.check('payout_requests_amount', sql`${table.amountCents} > 0`),
	],
)

/** A team's public page that asks for money; no row before it is switched on for the first time. */
export const fundraisers = t.pgTable('fundraisers', {
	portalId: t
		.text('portal_id')
		.primaryKey()
		.references(() => teamPortals.id, { onDelete: 'cascade' }),
	/** In its address; readable, and without the portal's id. Stays as it is when the team changes its name. */
	slug: t.text('slug').notNull().unique(),
	isOn: t.boolean('is_on').notNull(),
	/** What the money is for, as plain text. */
	story: t.text('story').notNull().default(''),
	/** Last day, in the portal's time zone; null without an end. */
	endsOn: t.date('ends_on'),
	updatedAt: t.timestamp('updated_at', { withTimezone: true }).notNull(),
})

/** Who gave, beside the order that holds amount and state. The receipt's address is the order's. */
export const donations = t.pgTable(
	'donations',
	{
		/** Id of the form: the same one sent twice is one donation. */
		id: t.uuid('id').primaryKey(),
		portalId: t
			.text('portal_id')
			.notNull()
			.references(() => teamPortals.id),
		orderId: t
			.uuid('order_id')
			.notNull()
			.unique()
			.references(() => orders.id, { onDelete: 'cascade' }),
		/** As the page shows it; empty for an anonymous donor. */
		donorName: t.text('donor_name').notNull().default(''),
		/** Taken off the page by a coach or by staff. */
		hiddenAt: t.timestamp('hidden_at', { withTimezone: true }),
		createdAt: t.timestamp('created_at', { withTimezone: true }).notNull(),
	},
	(table) => [t.index('donations_portal_idx').on(table.portalId, table.createdAt)],
)
