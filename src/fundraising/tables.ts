// The ledger of amounts that portals raise: entries are added and never changed.
import { sql } from 'drizzle-orm'
import * as t from 'drizzle-orm/pg-core'
import { orders } from '#orders/tables.ts'
import { teamPortals } from '#portals/tables.ts'
import { entryKinds } from './states.ts'

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
