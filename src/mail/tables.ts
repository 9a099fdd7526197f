// Outgoing mail and SMS, and the messages of the demo's inbox.
import * as t from 'drizzle-orm/pg-core'

const instant = (name: string) => t.timestamp(name, { withTimezone: true })

export const outboxMessages = t.pgTable(
	'outbox_messages',
	{
		id: t.uuid('id').primaryKey(),
		channel: t.text('channel', { enum: ['mail', 'sms'] }).notNull(),
		recipient: t.text('recipient').notNull(),
		subject: t.text('subject').notNull().default(''),
		/** Cleared once it was sent through a real mail server: its links are sign-in keys. */
		text: t.text('text').notNull(),
		html: t.text('html').notNull().default(''),
		links: t.jsonb('links').$type<string[]>().notNull().default([]),
		replyTo: t.text('reply_to'),
		/** Page on which the recipient stops such mails. Cleared with the text. */
		stopUrl: t.text('stop_url'),
		status: t
			.text('status', { enum: ['waiting', 'sent', 'failed'] })
			.notNull()
			.default('waiting'),
		attempts: t.integer('attempts').notNull().default(0),
		lastError: t.text('last_error'),
		createdAt: instant('created_at').notNull(),
		sentAt: instant('sent_at'),
	},
	(table) => [
		t.index('outbox_messages_created_idx').on(table.createdAt),
		t.index('outbox_messages_status_idx').on(table.status),
	],
)
