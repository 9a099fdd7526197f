// Uploaded art: its checked facts, its owner, and the keys of its files.
import * as t from 'drizzle-orm/pg-core'
import { profiles } from '#accounts/tables.ts'
import type { Ink } from './schemas.ts'

export const assets = t.pgTable(
	'assets',
	{
		id: t.uuid('id').primaryKey(),
		/** Null while it belongs only to a visitor's cookie. */
		userId: t.uuid('user_id').references(() => profiles.id, { onDelete: 'cascade' }),
		/** Hash of the secret in the visitor's cookie; kept after sign-in, when `userId` is set. */
		visitorKey: t.text('visitor_key'),
		/** Spec §7: `{user or visitor folder}/{timestamp}.{ext}` in the bucket `design-assets`. */
		path: t.text('path').notNull().unique(),
		/** Key of the original file: for production alone. */
		originalKey: t.text('original_key').notNull(),
		/** File name on the uploader's machine. */
		name: t.text('name').notNull(),
		kind: t.text('kind', { enum: ['vector', 'raster'] }).notNull(),
		/** Size of the original in bytes: counts for the quota. */
		bytes: t.integer('bytes').notNull(),
		/** Pixels of a raster, canvas units of a vector. */
		width: t.integer('width').notNull(),
		height: t.integer('height').notNull(),
		inks: t.jsonb('inks').$type<Ink[]>().notNull(),
		warnings: t.jsonb('warnings').$type<string[]>().notNull(),
		sha256: t.text('sha256').notNull(),
		createdAt: t.timestamp('created_at', { withTimezone: true }).notNull(),
		/** When its owner took it off the list of logos, or uploaded it for a pattern; designs that use it keep it. */
		removedAt: t.timestamp('removed_at', { withTimezone: true }),
	},
	(table) => [
		t.index('assets_user_idx').on(table.userId, table.createdAt),
		t.index('assets_visitor_idx').on(table.visitorKey),
	],
)
