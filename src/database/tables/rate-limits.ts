// How often somebody did something lately: counters that every process shares.
import { date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const rateLimits = pgTable(
	'rate_limits',
	{
		/** What is counted and for whom, as a salted hash: no address stands here. */
		key: text('key').primaryKey(),
		used: integer('used').notNull(),
		/** From then on the count begins anew. */
		expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
	},
	(table) => [index('rate_limits_expires_idx').on(table.expiresAt)],
)

/** One random salt per day; without it yesterday's hashes cannot be tied to an address any more. */
export const rateLimitSalts = pgTable('rate_limit_salts', {
	day: date('day', { mode: 'string' }).primaryKey(),
	salt: text('salt').notNull(),
})
