// One row per cache dependency; its number rises in the transaction that changes the data.
import { bigint, pgTable, text } from 'drizzle-orm/pg-core'

export const versions = pgTable('versions', {
	name: text('name').primaryKey(),
	version: bigint('version', { mode: 'number' }).notNull(),
})
