// Carts of visitors and of people, and their lines.
import { sql } from 'drizzle-orm'
import {
	check,
	foreignKey,
	index,
	integer,
	pgTable,
	text,
	timestamp,
	unique,
	uuid,
} from 'drizzle-orm/pg-core'
import { profiles } from '#accounts/tables.ts'
import { variants } from '#catalog/tables.ts'
import { designVersions } from '#designs/tables.ts'

export const carts = pgTable(
	'carts',
	{
		id: uuid('id').primaryKey(),
		/** A cart belongs to a person or to a visitor's browser, identified by the hash of its secret. */
		userId: uuid('user_id')
			.unique()
			.references(() => profiles.id, { onDelete: 'cascade' }),
		visitorKey: text('visitor_key').unique(),
		/** Rises with every change: a checkout names the revision that it showed. */
		revision: integer('revision').notNull().default(0),
		updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
	},
	(table) => [
		index('carts_updated_idx').on(table.updatedAt),
		check('carts_one_owner', sql`(${table.userId} is null) <> (${table.visitorKey} is null)`),
	],
)

export const cartLines = pgTable(
	'cart_lines',
	{
		id: uuid('id').primaryKey(),
		cartId: uuid('cart_id')
			.notNull()
			.references(() => carts.id, { onDelete: 'cascade' }),
		variantId: uuid('variant_id')
			.notNull()
			.references(() => variants.id, { onDelete: 'cascade' }),
		designId: uuid('design_id'),
		designVersion: integer('design_version'),
		playerName: text('player_name').notNull().default(''),
		/** As printed: "0" is not "00". */
		playerNumber: text('player_number').notNull().default(''),
		/** All of the above as one text, so that two players never share a line. */
		lineKey: text('line_key').notNull(),
		quantity: integer('quantity').notNull(),
		/** The unit price that the buyer last saw, in cents. */
		seenUnitCents: integer('seen_unit_cents').notNull(),
		addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
	},
	(table) => [
		unique('cart_lines_key').on(table.cartId, table.lineKey),
		index('cart_lines_variant_idx').on(table.variantId),
		index('cart_lines_design_idx').on(table.designId, table.designVersion),
		foreignKey({
			columns: [table.designId, table.designVersion],
			foreignColumns: [designVersions.designId, designVersions.version],
		}).onDelete('cascade'),
		check('cart_lines_quantity', sql`${table.quantity} between 1 and 999`),
		check('cart_lines_design_whole', sql`(${table.designId} is null) = (${table.designVersion} is null)`),
	],
)
