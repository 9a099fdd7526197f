// Keys and secrets of the shop, and the audit log of accounts.
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'

export const keyStates = ['next', 'current', 'previous', 'retired'] as const

export const authSigningKeys = pgTable('auth_signing_keys', {
	/** RFC 7638 thumbprint. */
	kid: text('kid').primaryKey(),
	alg: text('alg').notNull(),
	state: text('state', { enum: keyStates }).notNull(),
	publicJwk: jsonb('public_jwk').$type<Record<string, unknown>>().notNull(),
	privateSealed: text('private_sealed').notNull(),
	createdAt: instant('created_at').notNull(),
	/** When it entered this state. */
	stateAt: instant('state_at').notNull(),
})

/** Secrets that the shop generated because none was configured: the same for all its processes. */
export const serverSecrets = pgTable('server_secrets', {
	name: text('name').primaryKey(),
	value: text('value').notNull(),
	createdAt: instant('created_at').notNull(),
})

/** Account events: no tokens, codes or passwords. The user may be gone, so there is no foreign key. */
export const authAuditLog = pgTable(
	'auth_audit_log',
	{
		id: uuid('id').primaryKey(),
		at: instant('at').notNull(),
		event: text('event').notNull(),
		userId: uuid('user_id'),
		ip: text('ip').notNull().default(''),
		userAgent: text('user_agent').notNull().default(''),
		details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
	},
	(table) => [
		index('auth_audit_log_user_idx').on(table.userId, table.at),
		index('auth_audit_log_at_idx').on(table.at),
		index('auth_audit_log_signed_in_idx')
			.on(table.userId, table.ip)
			.where(sql`event = 'signed_in'`),
	],
)
