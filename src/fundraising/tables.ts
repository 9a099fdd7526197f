// The ledger of amounts that portals raise: entries are added and never changed.
import { sql } from 'drizzle-orm'
import {
	check,
	index,
	integer,
	pgTable,
	text,
	timestamp,
	uniqueIndex,
	uuid,
	type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { orders } from '#orders/tables.ts'
import { teamPortals } from '#portals/tables.ts'
import { entryKinds } from './states.ts'

export const fundraisingEntries = pgTable(
	'fundraising_entries',
	{
		id: uuid('id').primaryKey(),
		portalId: text('portal_id')
			.notNull()
			.references(() => teamPortals.id),
		kind: text('kind', { enum: entryKinds }).notNull(),
		/** Positive for credits and reversals of payouts; negative for reversals of credits and for payouts. */
		amountCents: integer('amount_cents').notNull(),
		/** Null for payouts and their reversals. */
		orderId: uuid('order_id').references(() => orders.id),
		productId: uuid('product_id'),
		/** The payout that this entry reverses; each at most once. */
		reversesId: uuid('reverses_id').references((): AnyPgColumn => fundraisingEntries.id),
		note: text('note').notNull().default(''),
		/** Null for the shop itself. */
		createdBy: uuid('created_by'),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
	},
	(table) => [
		index('fundraising_entries_portal_idx').on(table.portalId, table.createdAt),
		index('fundraising_entries_order_idx').on(table.orderId),
		uniqueIndex('fundraising_entries_reverses_idx').on(table.reversesId),
		check(
			'fundraising_entries_sign',
			sql`(${table.kind} in ('credit', 'payout_reversal')) = (${table.amountCents} > 0)`,
		),
		check(
			'fundraising_entries_reverses',
			sql`(${table.kind} = 'payout_reversal') = (${table.reversesId} is not null)`,
		),
	],
)
