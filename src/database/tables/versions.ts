// One row per thing that caches depend on; its number goes up in the transaction that changes the thing.
import { bigint, pgTable, text } from 'drizzle-orm/pg-core'

export const versions = pgTable('versions', {
	name: text('name').primaryKey(),
	version: bigint('version', { mode: 'number' }).notNull(),
})
