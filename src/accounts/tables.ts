// People and their roles (spec §3: profiles, user_roles).
import { index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { roles } from '#kit/roles.ts'

// What staff and managers did and viewed: who, when, what. No names of players, no text written by people.
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

export const profiles = pgTable('profiles', {
	/** The same as the person's id at the identity service. */
	id: uuid('id').primaryKey(),
	fullName: text('full_name').notNull().default(''),
	/** Null for people without an email address. */
	email: text('email').unique(),
	phone: text('phone').notNull().default(''),
	/** The one portal a player belongs to. */
	portalId: text('portal_id'),
	createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
	/** When the person requested deletion; it happens 30 days later. */
	deletionRequestedAt: timestamp('deletion_requested_at', { withTimezone: true }),
})

export const userRoles = pgTable(
	'user_roles',
	{
		userId: uuid('user_id')
			.notNull()
			.references(() => profiles.id, { onDelete: 'cascade' }),
		role: text('role', { enum: roles }).notNull(),
	},
	(table) => [primaryKey({ columns: [table.userId, table.role] })],
)
