// Bulk carts that are not submitted yet.
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { profiles } from '#accounts/tables.ts'
import { teamPortals } from '#portals/tables.ts'
import type { BulkItem } from './schemas.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Server copy of the cart in the browser's session storage, for use on another device. */
export const bulkDrafts = pgTable(
	'bulk_drafts',
	{
		portalId: text('portal_id')
			.notNull()
			.references(() => teamPortals.id, { onDelete: 'cascade' }),
		userId: uuid('user_id')
			.notNull()
			.references(() => profiles.id, { onDelete: 'cascade' }),
		items: jsonb('items').$type<BulkItem[]>().notNull(),
		revision: integer('revision').notNull(),
		updatedAt: instant('updated_at').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.portalId, table.userId] }),
		index('bulk_drafts_user_idx').on(table.userId),
		check('bulk_drafts_revision', sql`${table.revision} >= 1`),
	],
)
