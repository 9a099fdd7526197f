// Second factors and their challenges.
import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'
import { authSessions } from './sessions.ts'
import { authUsers } from './users.ts'

export const factorTypes = ['totp', 'phone', 'webauthn'] as const
export type FactorType = (typeof factorTypes)[number]

export const factorStatuses = ['unverified', 'verified'] as const

const ownerId = () =>
	uuid('user_id')
		.notNull()
		.references(() => authUsers.id, { onDelete: 'cascade' })

export const authFactors = pgTable(
	'auth_factors',
	{
		id: uuid('id').primaryKey(),
		userId: ownerId(),
		type: text('type', { enum: factorTypes }).notNull(),
		status: text('status', { enum: factorStatuses }).notNull().default('unverified'),
		friendlyName: text('friendly_name').notNull().default(''),
		/** The TOTP seed, sealed. */
		secretSealed: text('secret_sealed'),
		/** E.164 without the plus. */
		phone: text('phone'),
		/** The WebAuthn credential: id, public key, counter, transports. */
		credential: jsonb('credential').$type<Record<string, unknown>>(),
		/** The last TOTP time step that was accepted; it and older ones are refused. */
		lastStep: bigint('last_step', { mode: 'number' }),
		lastChallengedAt: instant('last_challenged_at'),
		createdAt: instant('created_at').notNull(),
		updatedAt: instant('updated_at').notNull(),
	},
	(table) => [
		uniqueIndex('auth_factors_name_key')
			.on(table.userId, table.friendlyName)
			.where(sql`${table.friendlyName} <> ''`),
		index('auth_factors_user_idx').on(table.userId),
	],
)

export const authChallenges = pgTable(
	'auth_challenges',
	{
		id: uuid('id').primaryKey(),
		factorId: uuid('factor_id')
			.notNull()
			.references(() => authFactors.id, { onDelete: 'cascade' }),
		sessionId: uuid('session_id')
			.notNull()
			.references(() => authSessions.id, { onDelete: 'cascade' }),
		attempts: integer('attempts').notNull().default(0),
		/** MAC of the code that was sent by SMS. */
		codeMac: text('code_mac'),
		/** The WebAuthn options that the authenticator must answer. */
		options: jsonb('options').$type<Record<string, unknown>>(),
		createdAt: instant('created_at').notNull(),
		expiresAt: instant('expires_at').notNull(),
		verifiedAt: instant('verified_at'),
	},
	(table) => [
		index('auth_challenges_factor_idx').on(table.factorId),
		index('auth_challenges_session_idx').on(table.sessionId),
	],
)
