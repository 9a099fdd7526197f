// What staff and managers did and looked at: who, when, what. No names of players, no words of people.
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const auditLog = pgTable(
	'audit_log',
	{
		id: uuid('id').primaryKey(),
		at: timestamp('at', { withTimezone: true }).notNull(),
		/** Null for a command on the shop's own machine. */
		actorId: uuid('actor_id'),
		actorRole: text('actor_role').notNull(),
		/** `portal.opened`, `request.accepted`. */
		event: text('event').notNull(),
		/** Id of what it was done to. */
		subject: text('subject').notNull(),
		portalId: text('portal_id'),
		details: jsonb('details').$type<Record<string, string | number | boolean | null>>().notNull(),
		/** What is noted once, such as a look per person, portal and day. */
		onceKey: text('once_key').unique(),
	},
	(table) => [
		index('audit_log_at_idx').on(table.at),
		index('audit_log_actor_idx').on(table.actorId, table.at),
		index('audit_log_portal_idx').on(table.portalId, table.at),
	],
)
