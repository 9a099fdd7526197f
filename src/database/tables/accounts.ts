// People and their roles (spec §3: profiles, user_roles).
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { roles } from '#kit/roles.ts'

export const profiles = pgTable('profiles', {
	id: uuid('id').primaryKey(),
	fullName: text('full_name').notNull().default(''),
	email: text('email').notNull().unique(),
	/** The one portal a player belongs to. */
	portalId: text('portal_id'),
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
