// The identity service's own tables (auth contract §8). Nobody else writes them.
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

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const factorTypes = ['totp', 'phone', 'webauthn'] as const
export type FactorType = (typeof factorTypes)[number]

export const factorStatuses = ['unverified', 'verified'] as const

/** What a one-time token lets its holder do. A new one of the same purpose voids the old. */
export const tokenPurposes = [
	'signup',
	'invite',
	'magiclink',
	'recovery',
	'email_change_current',
	'email_change_new',
	'reauthentication',
	'sms',
	'phone_change',
] as const
export type TokenPurpose = (typeof tokenPurposes)[number]

export const keyStates = ['next', 'current', 'previous', 'retired'] as const

export const authUsers = pgTable(
	'auth_users',
	{
		id: uuid('id').primaryKey(),
		/** Lower-cased; null for anonymous people and for those of a provider that did not verify theirs. */
		email: text('email'),
		emailConfirmedAt: instant('email_confirmed_at'),
		/** E.164 without the plus. */
		phone: text('phone'),
		phoneConfirmedAt: instant('phone_confirmed_at'),
		/** Argon2id as a PHC string; null without a password. */
		passwordHash: text('password_hash'),
		passwordChangedAt: instant('password_changed_at'),
		/** Written by the user: never used to decide anything. */
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
		/** Of the two halves of an address change: whether one has been confirmed. */
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

const ownerId = () =>
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

export const authSessions = pgTable(
	'auth_sessions',
	{
		id: uuid('id').primaryKey(),
		userId: ownerId(),
		createdAt: instant('created_at').notNull(),
		refreshedAt: instant('refreshed_at').notNull(),
		/** Number of the refresh token that counts now. */
		refreshCounter: integer('refresh_counter').notNull().default(0),
		/** Tokens with a smaller number are refused at once: they stem from before a step-up. */
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
		/** The WebAuthn options that the authenticator has to answer. */
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

export const authOneTimeTokens = pgTable(
	'auth_one_time_tokens',
	{
		id: uuid('id').primaryKey(),
		userId: ownerId(),
		purpose: text('purpose', { enum: tokenPurposes }).notNull(),
		/** Hash of the token in the link. */
		tokenHash: text('token_hash').notNull(),
		/** MAC of the six digits, bound to address and purpose. */
		codeMac: text('code_mac').notNull(),
		/** The address that the token was sent to. */
		relatesTo: text('relates_to').notNull(),
		attempts: integer('attempts').notNull().default(0),
		codeChallenge: text('code_challenge'),
		codeChallengeMethod: text('code_challenge_method', { enum: ['s256', 'plain'] }),
		createdAt: instant('created_at').notNull(),
		expiresAt: instant('expires_at').notNull(),
		codeExpiresAt: instant('code_expires_at').notNull(),
	},
	(table) => [
		uniqueIndex('auth_one_time_tokens_purpose_key').on(table.userId, table.purpose),
		uniqueIndex('auth_one_time_tokens_hash_key').on(table.tokenHash),
		index('auth_one_time_tokens_address_idx').on(table.relatesTo, table.purpose),
	],
)

/** A redirect on its way: to a provider and back, or from a mailed link to the page that exchanges its code. */
export const authFlowStates = pgTable(
	'auth_flow_states',
	{
		id: uuid('id').primaryKey(),
		/** Name of a provider, or `mail`. */
		provider: text('provider').notNull(),
		redirectTo: text('redirect_to').notNull(),
		codeChallenge: text('code_challenge'),
		codeChallengeMethod: text('code_challenge_method', { enum: ['s256', 'plain'] }),
		/** Hash of the state that the provider hands back. */
		stateHash: text('state_hash'),
		/** Hash of the cookie that binds the state to the browser. */
		bindingHash: text('binding_hash'),
		providerVerifierSealed: text('provider_verifier_sealed'),
		nonce: text('nonce'),
		linkingUserId: uuid('linking_user_id').references(() => authUsers.id, { onDelete: 'cascade' }),
		/** Hash of the one-time code that the client exchanges for a session. */
		authCodeHash: text('auth_code_hash'),
		userId: uuid('user_id').references(() => authUsers.id, { onDelete: 'cascade' }),
		/** How the person proved who they are; becomes the session's first method. */
		method: text('method'),
		isRecovery: boolean('is_recovery').notNull().default(false),
		providerTokensSealed: text('provider_tokens_sealed'),
		createdAt: instant('created_at').notNull(),
		expiresAt: instant('expires_at').notNull(),
		usedAt: instant('used_at'),
	},
	(table) => [
		uniqueIndex('auth_flow_states_state_key').on(table.stateHash),
		uniqueIndex('auth_flow_states_code_key').on(table.authCodeHash),
		index('auth_flow_states_expires_idx').on(table.expiresAt),
		index('auth_flow_states_user_idx').on(table.userId),
		index('auth_flow_states_linking_idx').on(table.linkingUserId),
	],
)

export const authSigningKeys = pgTable('auth_signing_keys', {
	/** RFC 7638 thumbprint. */
	kid: text('kid').primaryKey(),
	alg: text('alg').notNull(),
	state: text('state', { enum: keyStates }).notNull(),
	publicJwk: jsonb('public_jwk').$type<Record<string, unknown>>().notNull(),
	privateSealed: text('private_sealed').notNull(),
	createdAt: instant('created_at').notNull(),
	/** Since when it has been in this state. */
	stateAt: instant('state_at').notNull(),
})

/** ID tokens that were exchanged once, until they expire. */
export const authSeenTokens = pgTable(
	'auth_seen_tokens',
	{
		hash: text('hash').primaryKey(),
		expiresAt: instant('expires_at').notNull(),
	},
	(table) => [index('auth_seen_tokens_expires_idx').on(table.expiresAt)],
)

/** What happened to accounts: no tokens, codes or passwords. The user may be gone, so nothing refers to them. */
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
	],
)

/** Secrets that the shop made for itself because none was set: the same for all its processes. */
export const serverSecrets = pgTable('server_secrets', {
	name: text('name').primaryKey(),
	value: text('value').notNull(),
	createdAt: instant('created_at').notNull(),
})
