// People and their roles (spec §3: profiles, user_roles).
import * as t from 'drizzle-orm/pg-core'
import { roles } from '#kit/roles.ts'

// What staff and managers did and viewed: who, when, what. No names of players, no text written by people.
export const auditLog = t.pgTable(
	'audit_log',
	{
		id: t.uuid('id').primaryKey(),
		at: t.timestamp('at', { withTimezone: true }).notNull(),
		/** Null for a command on the shop's own machine. */
		actorId: t.uuid('actor_id'),
		actorRole: t.text('actor_role').notNull(),
		/** `portal.opened`, `request.accepted`. */
		event: t.text('event').notNull(),
		/** Id of the affected record. */
		subject: t.text('subject').notNull(),
		portalId: t.text('portal_id'),
		details: t.jsonb('details').$type<Record<string, string | number | boolean | null>>().notNull(),
		/** For entries recorded once, such as a view per person, portal and day. */
		onceKey: t.text('once_key').unique(),
	},
	(table) => [
		t.index('audit_log_at_idx').on(table.at),
		t.index('audit_log_actor_idx').on(table.actorId, table.at),
		t.index('audit_log_portal_idx').on(table.portalId, table.at),
		t.index('audit_log_subject_idx').on(table.subject, table.at),
	],
)

export const profiles = t.pgTable('profiles', {
	/** The same as the person's id at the identity service. */
	id: t.uuid('id').primaryKey(),
	fullName: t.text('full_name').notNull().default(''),
	/** Null for people without an email address. */
	email: t.text('email').unique(),
	phone: t.text('phone').notNull().default(''),
	/** The one portal a player belongs to. */
	portalId: t.text('portal_id'),
	createdAt: t.timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
	/** When the person requested deletion; it happens 30 days later. */
	deletionRequestedAt: t.timestamp('deletion_requested_at', { withTimezone: true }),
})

export const userRoles = t.pgTable(
	'user_roles',
	{
		userId: t
			.uuid('user_id')
			.notNull()
			.references(() => profiles.id, { onDelete: 'cascade' }),
		role: t.text('role', { enum: roles }).notNull(),
	},
	(table) => [t.primaryKey({ columns: [table.userId, table.role] })],
)

/** What the staff wrote about a person, for the staff. */
export const personNotes = t.pgTable(
	'person_notes',
	{
		id: t.uuid('id').primaryKey(),
		userId: t
			.uuid('user_id')
			.notNull()
			.references(() => profiles.id, { onDelete: 'cascade' }),
		text: t.text('text').notNull(),
		writtenBy: t.uuid('written_by'),
		createdAt: t.timestamp('created_at', { withTimezone: true }).notNull(),
	},
	(table) => [t.index('person_notes_user_idx').on(table.userId, table.createdAt)],
)
