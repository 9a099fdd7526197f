// Carts of visitors and of people, and their lines.
import { sql } from 'drizzle-orm'
import * as t from 'drizzle-orm/pg-core'
import { profiles } from '#accounts/tables.ts'
import { variants } from '#catalog/tables.ts'
import { designVersions } from '#designs/tables.ts'

export const carts = t.pgTable(
	'carts',
	{
		id: t.uuid('id').primaryKey(),
		/** A cart belongs to a person or to a visitor's browser, identified by the hash of its secret. */
		userId: t
			.uuid('user_id')
			.unique()
			.references(() => profiles.id, { onDelete: 'cascade' }),
		visitorKey: t.text('visitor_key').unique(),
		/** The promotion code that the buyer typed, in capitals. */
		promotionCode: t.text('promotion_code'),
		/** Rises with every change: a checkout names the revision that it showed. */
		revision: t.integer('revision').notNull().default(0),
		updatedAt: t.timestamp('updated_at', { withTimezone: true }).notNull(),
	},
	(table) => [
		t.index('carts_updated_idx').on(table.updatedAt),
		t.check('carts_one_owner', sql`(${table.userId} is null) <> (${table.visitorKey} is null)`),
	],
)

export const cartLines = t.pgTable(
	'cart_lines',
	{
		id: t.uuid('id').primaryKey(),
		cartId: t
			.uuid('cart_id')
			.notNull()
			.references(() => carts.id, { onDelete: 'cascade' }),
		variantId: t
			.uuid('variant_id')
			.notNull()
			.references(() => variants.id, { onDelete: 'cascade' }),
		designId: t.uuid('design_id'),
		designVersion: t.integer('design_version'),
		playerName: t.text('player_name').notNull().default(''),
		/** As printed: "0" is not "00". */
		playerNumber: t.text('player_number').notNull().default(''),
		/** All of the above as one text, so that two players never share a line. */
		lineKey: t.text('line_key').notNull(),
		quantity: t.integer('quantity').notNull(),
		/** The unit price that the buyer last saw, in cents. */
		seenUnitCents: t.integer('seen_unit_cents').notNull(),
		addedAt: t.timestamp('added_at', { withTimezone: true }).notNull(),
	},
	(table) => [
		t.unique('cart_lines_key').on(table.cartId, table.lineKey),
		t.index('cart_lines_variant_idx').on(table.variantId),
		t.index('cart_lines_design_idx').on(table.designId, table.designVersion),
		t
			.foreignKey({
				columns: [table.designId, table.designVersion],
				foreignColumns: [designVersions.designId, designVersions.version],
			})
			.onDelete('cascade'),
		t.check('cart_lines_quantity', sql`${table.quantity} between 1 and 999`),
		t.check('cart_lines_design_whole', sql`(${table.designId} is null) = (${table.designVersion} is null)`),
	],
)
