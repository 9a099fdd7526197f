// What waits or turns around: signing keys, password queues, mailed tokens, redirects, used ID tokens.
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { authUsers, instant, ownerId } from './users.ts'

/** One row per account, existing or not, whose password was tried recently: its checks run one by one. */
export const authPasswordQueues = pgTable(
	'auth_password_queues',
	{
		/** A salted hash: no address is stored. */
		key: text('key').primaryKey(),
		failures: integer('failures').notNull().default(0),
		expiresAt: instant('expires_at').notNull(),
		/** No password is checked before this instant. */
		nextAt: instant('next_at').notNull(),
		/** The request that waits for `nextAt`. */
		waiting: text('waiting'),
		waitingRank: integer('waiting_rank').notNull().default(0),
	},
	(table) => [index('auth_password_queues_expires_idx').on(table.expiresAt)],
)

// Keys and secrets of the shop, and the audit log of accounts.
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

/** What a one-time token allows. A new one of the same purpose voids the old. */
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

/** A redirect in progress: to a provider and back, or from a mailed link to the page that exchanges its code. */
export const authFlowStates = pgTable(
	'auth_flow_states',
	{
		id: uuid('id').primaryKey(),
		/** Name of a provider, or `mail`. */
		provider: text('provider').notNull(),
		redirectTo: text('redirect_to').notNull(),
		codeChallenge: text('code_challenge'),
		codeChallengeMethod: text('code_challenge_method', { enum: ['s256', 'plain'] }),
		/** Hash of the state that the provider returns. */
		stateHash: text('state_hash'),
		/** Hash of the cookie that binds the state to the browser. */
		bindingHash: text('binding_hash'),
		providerVerifierSealed: text('provider_verifier_sealed'),
		nonce: text('nonce'),
		/** Fields that the provider posted, such as a name; deleted with the flow. */
		postedSealed: text('posted_sealed'),
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

/** Exchanged ID tokens, until they expire. */
export const authSeenTokens = pgTable(
	'auth_seen_tokens',
	{
		hash: text('hash').primaryKey(),
		expiresAt: instant('expires_at').notNull(),
	},
	(table) => [index('auth_seen_tokens_expires_idx').on(table.expiresAt)],
)
