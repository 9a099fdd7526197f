// People and their roles (spec §3: profiles, user_roles).
import { sql, type SQLWrapper } from 'drizzle-orm'
import * as t from 'drizzle-orm/pg-core'
import { roles } from '#kit/roles.ts'
import { customerImportStates, customerRowStates } from './states.ts'
import type { CustomerFacts, CustomerProblem } from './rules/customers.ts'
import { staffRoles } from './rules/staff-invite.ts'

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

/** Page addresses have milliseconds, the database has more digits; in UTC, so that it can be indexed. */
export const joinedAt = (createdAt: SQLWrapper) =>
	sql`date_trunc('milliseconds', ${createdAt} at time zone 'UTC')`

export const profiles = t.pgTable(
	'profiles',
	{
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
	},
	(table) => [
		t.index('profiles_joined_idx').on(joinedAt(table.createdAt), table.id),
		// For the staff's search in names and addresses.
		t.index('profiles_name_trigram_idx').using('gin', sql`lower(${table.fullName}) gin_trgm_ops`),
		t.index('profiles_email_trigram_idx').using('gin', sql`lower(${table.email}) gin_trgm_ops`),
	],
)

export const userRoles = t.pgTable(
	'user_roles',
	{
		userId: t
			.uuid('user_id')
			.notNull()
			.references(() => profiles.id, { onDelete: 'cascade' }),
		role: t.text('role', { enum: roles }).notNull(),
	},
	(table) => [
		t.primaryKey({ columns: [table.userId, table.role] }),
		// The few who work for the shop, among all people.
		t.index('user_roles_role_idx').on(table.role),
	],
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

/** Invitations to work for the shop, each for one address and one use. */
export const staffInvites = t.pgTable(
	'staff_invites',
	{
		id: t.uuid('id').primaryKey(),
		/** Lower case: the only address that can use it. */
		email: t.text('email').notNull(),
		role: t.text('role', { enum: staffRoles }).notNull(),
		/** SHA-256 of the link's secret. */
		tokenHash: t.text('token_hash').notNull().unique(),
		/** The administrator, who must still be one when it is used. */
		createdBy: t.uuid('created_by').references(() => profiles.id, { onDelete: 'cascade' }),
		/** When it was last mailed. */
		sentAt: t.timestamp('sent_at', { withTimezone: true }).notNull(),
		expiresAt: t.timestamp('expires_at', { withTimezone: true }).notNull(),
		usedAt: t.timestamp('used_at', { withTimezone: true }),
		withdrawnAt: t.timestamp('withdrawn_at', { withTimezone: true }),
	},
	(table) => [
		t.index('staff_invites_expires_idx').on(table.expiresAt),
		t.index('staff_invites_creator_idx').on(table.createdBy),
	],
)

/** Files of customers, from their check to the undoing of their import. */
export const customerImports = t.pgTable(
	'customer_imports',
	{
		id: t.uuid('id').primaryKey(),
		/** The member of staff; the id stays without the account. */
		actorId: t.uuid('actor_id'),
		fileName: t.text('file_name').notNull(),
		state: t.text('state', { enum: customerImportStates }).notNull(),
		/** Names of columns that were not read. */
		unknownColumns: t.text('unknown_columns').array().notNull(),
		/** How the file was read, and what of it is not taken, as sentences. */
		notes: t.text('notes').array().notNull(),
		checkedAt: t.timestamp('checked_at', { withTimezone: true }).notNull(),
		importedAt: t.timestamp('imported_at', { withTimezone: true }),
		undoneAt: t.timestamp('undone_at', { withTimezone: true }),
	},
	(table) => [t.index('customer_imports_checked_idx').on(table.checkedAt)],
)

/** The customers of such a file. Who they are is stored only until the import. */
export const customerImportRows = t.pgTable(
	'customer_import_rows',
	{
		importId: t
			.uuid('import_id')
			.notNull()
			.references(() => customerImports.id, { onDelete: 'cascade' }),
		/** Counts the customers of the file: a line may name several. */
		position: t.integer('position').notNull(),
		/** The line in the file; the header is line 1. */
		row: t.integer('row').notNull(),
		state: t.text('state', { enum: customerRowStates }).notNull(),
		/** Why it was left as it is; empty for the others. */
		reason: t.text('reason').notNull().default(''),
		problems: t.jsonb('problems').$type<CustomerProblem[]>().notNull(),
		/** Null once imported, and for a line without a usable address. */
		customer: t.jsonb('customer').$type<CustomerFacts>(),
		/** The account: found by the check, or made by the import. Null for a new customer. */
		userId: t.uuid('user_id'),
		/** Of the address book, added by the import. */
		addressIds: t.uuid('address_ids').array().notNull().default([]),
	},
	(table) => [
		t.primaryKey({ columns: [table.importId, table.position] }),
		t.index('customer_import_rows_state_idx').on(table.importId, table.state, table.position),
	],
)
