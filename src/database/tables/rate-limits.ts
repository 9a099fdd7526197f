// Counters of recent attempts, shared by all processes.
import { date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const rateLimits = pgTable(
	'rate_limits',
	{
		/** The limit and its subject as a salted hash: no address is stored. */
		key: text('key').primaryKey(),
		used: integer('used').notNull(),
		/** The count restarts at this time. */
		expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
	},
	(table) => [index('rate_limits_expires_idx').on(table.expiresAt)],
)

/** One random salt per day; without it, older hashes cannot be tied to an address. */
export const rateLimitSalts = pgTable('rate_limit_salts', {
	day: date('day', { mode: 'string' }).primaryKey(),
	salt: text('salt').notNull(),
})
