// People and their roles (spec §3: profiles, user_roles).
import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { roles } from '#kit/roles.ts'

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
