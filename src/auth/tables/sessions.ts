import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'
import { authUsers } from './users.ts'

const ownerId = () =>
	uuid('user_id')
		.notNull()
		.references(() => authUsers.id, { onDelete: 'cascade' })

export const authSessions = pgTable(
	'auth_sessions',
	{
		id: uuid('id').primaryKey(),
		userId: ownerId(),
		createdAt: instant('created_at').notNull(),
		refreshedAt: instant('refreshed_at').notNull(),
		/** Number of the current refresh token. */
		refreshCounter: integer('refresh_counter').notNull().default(0),
		/** Tokens with a smaller number are refused at once: they predate a step-up. */
		refreshFloor: integer('refresh_floor').notNull().default(0),
		/** Key of this session's refresh tokens, sealed. */
		refreshKeySealed: text('refresh_key_sealed').notNull(),
		/** Begun by a recovery link: may set a password without the old one. */
		isRecovery: boolean('is_recovery').notNull().default(false),
		ip: text('ip').notNull().default(''),
		userAgent: text('user_agent').notNull().default(''),
	},
	(table) => [index('auth_sessions_user_idx').on(table.userId)],
)
