// The methods of each session.
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { authFactors } from './factors.ts'
import { instant } from './instant.ts'
import { authSessions } from './sessions.ts'

export const authSessionAmr = pgTable(
	'auth_session_amr',
	{
		sessionId: uuid('session_id')
			.notNull()
			.references(() => authSessions.id, { onDelete: 'cascade' }),
		/** `password`, `oauth`, `otp`, `totp`, `mfa/phone`, `mfa/webauthn`, `anonymous`. */
		method: text('method').notNull(),
		at: instant('at').notNull(),
		/** The factor behind a second step; removing it lowers the session. */
		factorId: uuid('factor_id').references(() => authFactors.id, { onDelete: 'cascade' }),
	},
	(table) => [
		primaryKey({ columns: [table.sessionId, table.method] }),
		index('auth_session_amr_factor_idx').on(table.factorId),
	],
)
