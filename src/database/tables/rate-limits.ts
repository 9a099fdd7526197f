// Counters of recent attempts, shared by all processes.
import * as t from 'drizzle-orm/pg-core'

export const rateLimits = t.pgTable(
	'rate_limits',
	{
		/** The limit and its subject as a salted hash: no address is stored. */
		key: t.text('key').primaryKey(),
		used: t.integer('used').notNull(),
		/** The count restarts at this time. */
		expiresAt: t.timestamp('expires_at', { withTimezone: true }).notNull(),
	},
	(table) => [t.index('rate_limits_expires_idx').on(table.expiresAt)],
)

/** One random salt per day; without it, older hashes cannot be tied to an address. */
export const rateLimitSalts = t.pgTable('rate_limit_salts', {
	day: t.date('day', { mode: 'string' }).primaryKey(),
	salt: t.text('salt').notNull(),
})
