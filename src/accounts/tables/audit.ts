// What staff and managers did and viewed: who, when, what. No names of players, no text written by people.
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
		/** Id of the affected record. */
		subject: text('subject').notNull(),
		portalId: text('portal_id'),
		details: jsonb('details').$type<Record<string, string | number | boolean | null>>().notNull(),
		/** For entries recorded once, such as a view per person, portal and day. */
		onceKey: text('once_key').unique(),
	},
	(table) => [
		index('audit_log_at_idx').on(table.at),
		index('audit_log_actor_idx').on(table.actorId, table.at),
		index('audit_log_portal_idx').on(table.portalId, table.at),
	],
)
