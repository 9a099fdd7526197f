// Outgoing mail and SMS, and the messages of the demo's inbox.
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const outboxMessages = pgTable(
	'outbox_messages',
	{
		id: uuid('id').primaryKey(),
		channel: text('channel', { enum: ['mail', 'sms'] }).notNull(),
		recipient: text('recipient').notNull(),
		subject: text('subject').notNull().default(''),
		/** Cleared once it was sent through a real mail server: its links are sign-in keys. */
		text: text('text').notNull(),
		html: text('html').notNull().default(''),
		links: jsonb('links').$type<string[]>().notNull().default([]),
		replyTo: text('reply_to'),
		status: text('status', { enum: ['waiting', 'sent', 'failed'] })
			.notNull()
			.default('waiting'),
		attempts: integer('attempts').notNull().default(0),
		lastError: text('last_error'),
		createdAt: instant('created_at').notNull(),
		sentAt: instant('sent_at'),
	},
	(table) => [
		index('outbox_messages_created_idx').on(table.createdAt),
		index('outbox_messages_status_idx').on(table.status),
	],
)
