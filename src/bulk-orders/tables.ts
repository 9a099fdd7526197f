// Bulk carts that are not submitted yet.
import { sql } from 'drizzle-orm'
import * as t from 'drizzle-orm/pg-core'
import { profiles } from '#accounts/tables.ts'
import { teamPortals } from '#portals/tables.ts'
import type { BulkItem } from './schemas.ts'

const instant = (name: string) => t.timestamp(name, { withTimezone: true })

/** Server copy of the cart in the browser's session storage, for use on another device. */
export const bulkDrafts = t.pgTable(
	'bulk_drafts',
	{
		portalId: t
			.text('portal_id')
			.notNull()
			.references(() => teamPortals.id, { onDelete: 'cascade' }),
		userId: t
			.uuid('user_id')
			.notNull()
			.references(() => profiles.id, { onDelete: 'cascade' }),
		items: t.jsonb('items').$type<BulkItem[]>().notNull(),
		revision: t.integer('revision').notNull(),
		updatedAt: instant('updated_at').notNull(),
	},
	(table) => [
		t.primaryKey({ columns: [table.portalId, table.userId] }),
		t.index('bulk_drafts_user_idx').on(table.userId),
		t.check('bulk_drafts_revision', sql`${table.revision} >= 1`),
	],
)
