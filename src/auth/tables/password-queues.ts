import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'

/** One row per account, existing or not, whose password was tried recently: its checks run one by one. */
export const authPasswordQueues = pgTable(
	'auth_password_queues',
	{
		/** A salted hash: no address is stored. */
		key: text('key').primaryKey(),
		failures: integer('failures').notNull().default(0),
		expiresAt: instant('expires_at').notNull(),
		/** No password is checked before this instant. */
		nextAt: instant('next_at').notNull(),
		/** The request that waits for `nextAt`. */
		waiting: text('waiting'),
		waitingRank: integer('waiting_rank').notNull().default(0),
	},
	(table) => [index('auth_password_queues_expires_idx').on(table.expiresAt)],
)
