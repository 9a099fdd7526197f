// Messages from the contact form.
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const supportMessages = pgTable(
	'support_messages',
	{
		id: uuid('id').primaryKey(),
		name: text('name').notNull(),
		email: text('email').notNull(),
		subject: text('subject').notNull(),
		message: text('message').notNull(),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
		/** When the staff marked it as answered. */
		answeredAt: timestamp('answered_at', { withTimezone: true }),
		answeredBy: uuid('answered_by'),
	},
	(table) => [index('support_messages_created_idx').on(table.createdAt)],
)
