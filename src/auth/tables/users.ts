// People of the identity service: users, identities, sessions and second factors.
import { sql } from 'drizzle-orm'
import * as t from 'drizzle-orm/pg-core'

/** A point in time, in UTC. */
export const instant = (name: string) => t.timestamp(name, { withTimezone: true })

export const authUsers = t.pgTable(
	'auth_users',
	{
		id: t.uuid('id').primaryKey(),
		/** Lower-cased; null for anonymous users and for an address that the provider did not verify. */
		email: t.text('email'),
		emailConfirmedAt: instant('email_confirmed_at'),
		/** E.164 without the plus. */
		phone: t.text('phone'),
		phoneConfirmedAt: instant('phone_confirmed_at'),
		/** Argon2id as a PHC string; null without a password. */
		passwordHash: t.text('password_hash'),
		passwordChangedAt: instant('password_changed_at'),
		/** Written by the user: never used for decisions. */
		userMetadata: t.jsonb('user_metadata').$type<Record<string, unknown>>().notNull().default({}),
		/** Written by the admin surface; provider and providers are computed from the identities. */
		appMetadata: t.jsonb('app_metadata').$type<Record<string, unknown>>().notNull().default({}),
		isAnonymous: t.boolean('is_anonymous').notNull().default(false),
		bannedUntil: instant('banned_until'),
		confirmationSentAt: instant('confirmation_sent_at'),
		recoverySentAt: instant('recovery_sent_at'),
		reauthenticationSentAt: instant('reauthentication_sent_at'),
		newEmail: t.text('new_email'),
		emailChangeSentAt: instant('email_change_sent_at'),
		/** The half of an address change that has been confirmed. */
		emailChangeConfirmedHalf: t.text('email_change_confirmed_half', { enum: ['current', 'new'] }),
		newPhone: t.text('new_phone'),
		phoneChangeSentAt: instant('phone_change_sent_at'),
		invitedAt: instant('invited_at'),
		lastSignInAt: instant('last_sign_in_at'),
		createdAt: instant('created_at').notNull(),
		updatedAt: instant('updated_at').notNull(),
	},
	(table) => [
		t.uniqueIndex('auth_users_email_key').on(sql`lower(${table.email})`),
		t.uniqueIndex('auth_users_phone_key').on(table.phone),
		t.index('auth_users_created_idx').on(table.createdAt),
		/** The few without an account of their own; the old ones are deleted every hour. */
		t
			.index('auth_users_anonymous_idx')
			.on(table.createdAt)
			.where(sql`is_anonymous`),
	],
)

/** The person a row belongs to; it goes with them. */
export const ownerId = () =>
	t
		.uuid('user_id')
		.notNull()
		.references(() => authUsers.id, { onDelete: 'cascade' })

export const authIdentities = t.pgTable(
	'auth_identities',
	{
		id: t.uuid('id').primaryKey(),
		userId: ownerId(),
		/** `email`, `phone`, or the name of a configured provider. */
		provider: t.text('provider').notNull(),
		/** The subject at the provider; for `email` the user's id. */
		providerId: t.text('provider_id').notNull(),
		identityData: t.jsonb('identity_data').$type<Record<string, unknown>>().notNull().default({}),
		email: t.text('email'),
		lastSignInAt: instant('last_sign_in_at'),
		createdAt: instant('created_at').notNull(),
		updatedAt: instant('updated_at').notNull(),
	},
	(table) => [
		t.uniqueIndex('auth_identities_provider_key').on(table.provider, table.providerId),
		t.index('auth_identities_user_idx').on(table.userId),
	],
)

export const authSessions = t.pgTable(
	'auth_sessions',
	{
		id: t.uuid('id').primaryKey(),
		userId: ownerId(),
		createdAt: instant('created_at').notNull(),
		refreshedAt: instant('refreshed_at').notNull(),
		/** Number of the current refresh token. */
		refreshCounter: t.integer('refresh_counter').notNull().default(0),
		/** Tokens with a smaller number are refused at once: they predate a step-up. */
		refreshFloor: t.integer('refresh_floor').notNull().default(0),
		/** Key of this session's refresh tokens, sealed. */
		refreshKeySealed: t.text('refresh_key_sealed').notNull(),
		/** Begun by a recovery link: may set a password without the old one. */
		isRecovery: t.boolean('is_recovery').notNull().default(false),
		ip: t.text('ip').notNull().default(''),
		userAgent: t.text('user_agent').notNull().default(''),
	},
	(table) => [t.index('auth_sessions_user_idx').on(table.userId)],
)

export const factorTypes = ['totp', 'phone', 'webauthn'] as const
export type FactorType = (typeof factorTypes)[number]

export const factorStatuses = ['unverified', 'verified'] as const

export const authFactors = t.pgTable(
	'auth_factors',
	{
		id: t.uuid('id').primaryKey(),
		userId: ownerId(),
		type: t.text('type', { enum: factorTypes }).notNull(),
		status: t.text('status', { enum: factorStatuses }).notNull().default('unverified'),
		friendlyName: t.text('friendly_name').notNull().default(''),
		/** The TOTP seed, sealed. */
		secretSealed: t.text('secret_sealed'),
		/** E.164 without the plus. */
		phone: t.text('phone'),
		/** The WebAuthn credential: id, public key, counter, transports. */
		credential: t.jsonb('credential').$type<Record<string, unknown>>(),
		/** The last TOTP time step that was accepted; it and older ones are refused. */
		lastStep: t.bigint('last_step', { mode: 'number' }),
		lastChallengedAt: instant('last_challenged_at'),
		createdAt: instant('created_at').notNull(),
		updatedAt: instant('updated_at').notNull(),
	},
	(table) => [
		t
			.uniqueIndex('auth_factors_name_key')
			.on(table.userId, table.friendlyName)
			.where(sql`${table.friendlyName} <> ''`),
		t.index('auth_factors_user_idx').on(table.userId),
	],
)

export const authChallenges = t.pgTable(
	'auth_challenges',
	{
		id: t.uuid('id').primaryKey(),
		factorId: t
			.uuid('factor_id')
			.notNull()
			.references(() => authFactors.id, { onDelete: 'cascade' }),
		sessionId: t
			.uuid('session_id')
			.notNull()
			.references(() => authSessions.id, { onDelete: 'cascade' }),
		attempts: t.integer('attempts').notNull().default(0),
		/** MAC of the code that was sent by SMS. */
		codeMac: t.text('code_mac'),
		/** The WebAuthn options that the authenticator must answer. */
		options: t.jsonb('options').$type<Record<string, unknown>>(),
		createdAt: instant('created_at').notNull(),
		expiresAt: instant('expires_at').notNull(),
		verifiedAt: instant('verified_at'),
	},
	(table) => [
		t.index('auth_challenges_factor_idx').on(table.factorId),
		t.index('auth_challenges_session_idx').on(table.sessionId),
	],
)

/** The methods of each session. */
export const authSessionAmr = t.pgTable(
	'auth_session_amr',
	{
		sessionId: t
			.uuid('session_id')
			.notNull()
			.references(() => authSessions.id, { onDelete: 'cascade' }),
		/** `password`, `oauth`, `otp`, `totp`, `mfa/phone`, `mfa/webauthn`, `anonymous`. */
		method: t.text('method').notNull(),
		at: instant('at').notNull(),
		/** The factor behind a second step; removing it lowers the session. */
		factorId: t.uuid('factor_id').references(() => authFactors.id, { onDelete: 'cascade' }),
	},
	(table) => [
		t.primaryKey({ columns: [table.sessionId, table.method] }),
		t.index('auth_session_amr_factor_idx').on(table.factorId),
	],
)
