// Promotions that the owner runs. An order keeps what its promotion took off in its own terms.
import { sql } from 'drizzle-orm'
import * as t from 'drizzle-orm/pg-core'
import { promotionKinds, type PromotionRole } from './states.ts'

export const promotions = t.pgTable(
	'promotions',
	{
		id: t.uuid('id').primaryKey(),
		/** As buyers read it. */
		name: t.text('name').notNull(),
		/** In capitals; null for a promotion that needs none. */
		code: t.text('code').unique(),
		kind: t.text('kind', { enum: promotionKinds }).notNull(),
		rateBp: t.integer('rate_bp'),
		amountCents: t.integer('amount_cents'),
		/** Goods, portals and roles that it is for; empty for all. A deleted one, also a collection, stays in the list, so that it never grows. */
		productIds: t.jsonb('product_ids').$type<string[]>().notNull(),
		collectionIds: t.jsonb('collection_ids').$type<string[]>().notNull().default([]),
		sports: t.jsonb('sports').$type<string[]>().notNull(),
		portalIds: t.jsonb('portal_ids').$type<string[]>().notNull(),
		roles: t.jsonb('roles').$type<PromotionRole[]>().notNull(),
		/** The least price and number of its goods. */
		leastCents: t.integer('least_cents'),
		leastUnits: t.integer('least_units'),
		/** Days of the shop, both included. */
		startsOn: t.date('starts_on').notNull(),
		endsOn: t.date('ends_on'),
		/** Most orders in all, and of one person. */
		mostUses: t.integer('most_uses'),
		mostUsesEach: t.integer('most_uses_each'),
		/** On top of the larger of quantity and role discount; otherwise the buyer gets the better of the two. */
		combines: t.boolean('combines').notNull(),
		isOff: t.boolean('is_off').notNull().default(false),
		/** Rises with every change. */
		revision: t.integer('revision').notNull().default(1),
		createdAt: t.timestamp('created_at', { withTimezone: true }).notNull(),
		updatedAt: t.timestamp('updated_at', { withTimezone: true }).notNull(),
	},
	(table) => [
		t.index('promotions_days_idx').on(table.startsOn, table.endsOn),
		t.check('promotions_code', sql`${table.code} = upper(${table.code}) and ${table.code} <> ''`),
		t.check(
			'promotions_value',
			sql`(${table.kind} = 'percent') = (${table.rateBp} is not null)
				and (${table.kind} = 'amount') = (${table.amountCents} is not null)
				and coalesce(${table.rateBp}, 1) between 1 and 10000 and coalesce(${table.amountCents}, 1) >= 1`,
		),
		t.check('promotions_days', sql`${table.endsOn} >= ${table.startsOn}`),
	],
)

export type PromotionRow = typeof promotions.$inferSelect
