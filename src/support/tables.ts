// Messages from the contact form, with the answers and the notes of the staff.
import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { profiles } from '#accounts/tables.ts'

export const supportMessages = pgTable(
	'support_messages',
	{
		id: uuid('id').primaryKey(),
		/** The account of the sender; null for a visitor. */
		userId: uuid('user_id').references(() => profiles.id, { onDelete: 'cascade' }),
		name: text('name').notNull(),
		/** As the sender typed it: it is not checked. */
		email: text('email').notNull(),
		subject: text('subject').notNull(),
		message: text('message').notNull(),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
		/** When the staff answered it, or marked it as answered. */
		answeredAt: timestamp('answered_at', { withTimezone: true }),
		answeredBy: uuid('answered_by'),
	},
	(table) => [
		index('support_messages_created_idx').on(table.createdAt),
		index('support_messages_open_idx')
			.on(table.createdAt)
			.where(sql`answered_at is null`),
		index('support_messages_user_idx').on(table.userId, table.createdAt),
		index('support_messages_email_idx').on(sql`lower(${table.email})`),
	],
)

export const entryKinds = ['answer', 'note'] as const

/** What the staff wrote about a message: answers, which are mailed, and notes, which are not. */
export const supportEntries = pgTable(
	'support_entries',
	{
		id: uuid('id').primaryKey(),
		messageId: uuid('message_id')
			.notNull()
			.references(() => supportMessages.id, { onDelete: 'cascade' }),
		kind: text('kind', { enum: entryKinds }).notNull(),
		text: text('text').notNull(),
		writtenBy: uuid('written_by'),
		/** The answer's row in the outbox, which is deleted after a while. */
		mailId: uuid('mail_id'),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
	},
	(table) => [index('support_entries_message_idx').on(table.messageId, table.createdAt)],
)
