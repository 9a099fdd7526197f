// People of the identity service: users, identities, sessions and second factors.
import { sql } from 'drizzle-orm'
import {
	bigint,
	boolean,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	timestamp,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'

/** A point in time, in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true })

export const authUsers = pgTable(
	'auth_users',
	{
		id: uuid('id').primaryKey(),
		/** Lower-cased; null for anonymous users and for an address that the provider did not verify. */
		email: text('email'),
		emailConfirmedAt: instant('email_confirmed_at'),
		/** E.164 without the plus. */
		phone: text('phone'),
		phoneConfirmedAt: instant('phone_confirmed_at'),
		/** Argon2id as a PHC string; null without a password. */
		passwordHash: text('password_hash'),
		passwordChangedAt: instant('password_changed_at'),
		/** Written by the user: never used for decisions. */
		userMetadata: jsonb('user_metadata').$type<Record<string, unknown>>().notNull().default({}),
		/** Written by the admin surface; provider and providers are computed from the identities. */
		appMetadata: jsonb('app_metadata').$type<Record<string, unknown>>().notNull().default({}),
		isAnonymous: boolean('is_anonymous').notNull().default(false),
		bannedUntil: instant('banned_until'),
		confirmationSentAt: instant('confirmation_sent_at'),
		recoverySentAt: instant('recovery_sent_at'),
		reauthenticationSentAt: instant('reauthentication_sent_at'),
		newEmail: text('new_email'),
		emailChangeSentAt: instant('email_change_sent_at'),
		/** The half of an address change that has been confirmed. */
		emailChangeConfirmedHalf: text('email_change_confirmed_half', { enum: ['current', 'new'] }),
		newPhone: text('new_phone'),
		phoneChangeSentAt: instant('phone_change_sent_at'),
		invitedAt: instant('invited_at'),
		lastSignInAt: instant('last_sign_in_at'),
		createdAt: instant('created_at').notNull(),
		updatedAt: instant('updated_at').notNull(),
	},
	(table) => [
		uniqueIndex('auth_users_email_key').on(sql`lower(${table.email})`),
		uniqueIndex('auth_users_phone_key').on(table.phone),
		index('auth_users_created_idx').on(table.createdAt),
	],
)

/** The person a row belongs to; it goes with them. */
export const ownerId = () =>
	uuid('user_id')
		.notNull()
		.references(() => authUsers.id, { onDelete: 'cascade' })

export const authIdentities = pgTable(
	'auth_identities',
	{
		id: uuid('id').primaryKey(),
		userId: ownerId(),
		/** `email`, `phone`, or the name of a configured provider. */
		provider: text('provider').notNull(),
		/** The subject at the provider; for `email` the user's id. */
		providerId: text('provider_id').notNull(),
		identityData: jsonb('identity_data').$type<Record<string, unknown>>().notNull().default({}),
		email: text('email'),
		lastSignInAt: instant('last_sign_in_at'),
		createdAt: instant('created_at').notNull(),
		updatedAt: instant('updated_at').notNull(),
	},
	(table) => [
		uniqueIndex('auth_identities_provider_key').on(table.provider, table.providerId),
		index('auth_identities_user_idx').on(table.userId),
	],
)

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

export const factorTypes = ['totp', 'phone', 'webauthn'] as const
export type FactorType = (typeof factorTypes)[number]

export const factorStatuses = ['unverified', 'verified'] as const

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

/** The methods of each session. */
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
