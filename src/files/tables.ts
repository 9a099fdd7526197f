// Uploaded art: its checked facts, its owner, and the keys of its files.
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { profiles } from '#accounts/tables.ts'
import type { Ink } from './schemas.ts'

export const assets = pgTable(
	'assets',
	{
		id: uuid('id').primaryKey(),
		/** Null while it belongs only to a visitor's cookie. */
		userId: uuid('user_id').references(() => profiles.id, { onDelete: 'cascade' }),
		/** Hash of the secret in the visitor's cookie; kept after sign-in, when `userId` is set. */
		visitorKey: text('visitor_key'),
		/** Spec §7: `{user or visitor folder}/{timestamp}.{ext}` in the bucket `design-assets`. */
		path: text('path').notNull().unique(),
		/** Key of the original file: for production alone. */
		originalKey: text('original_key').notNull(),
		/** File name on the uploader's machine. */
		name: text('name').notNull(),
		kind: text('kind', { enum: ['vector', 'raster'] }).notNull(),
		/** Size of the original in bytes: counts for the quota. */
		bytes: integer('bytes').notNull(),
		/** Pixels of a raster, canvas units of a vector. */
		width: integer('width').notNull(),
		height: integer('height').notNull(),
		inks: jsonb('inks').$type<Ink[]>().notNull(),
		warnings: jsonb('warnings').$type<string[]>().notNull(),
		sha256: text('sha256').notNull(),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
	},
	(table) => [
		index('assets_user_idx').on(table.userId, table.createdAt),
		index('assets_visitor_idx').on(table.visitorKey),
	],
)
