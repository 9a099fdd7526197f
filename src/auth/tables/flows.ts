// What waits or turns around: signing keys, password queues, mailed tokens, redirects, used ID tokens.
import { sql } from 'drizzle-orm'
import * as t from 'drizzle-orm/pg-core'
import { authUsers, instant, ownerId } from './users.ts'

/** One row per account, existing or not, whose password was tried recently: its checks run one by one. */
export const authPasswordQueues = t.pgTable(
	'auth_password_queues',
	{
		/** A salted hash: no address is stored. */
		key: t.text('key').primaryKey(),
		failures: t.integer('failures').notNull().default(0),
		expiresAt: instant('expires_at').notNull(),
		/** No password is checked before this instant. */
		nextAt: instant('next_at').notNull(),
		/** The request that waits for `nextAt`. */
		waiting: t.text('waiting'),
		waitingRank: t.integer('waiting_rank').notNull().default(0),
	},
	(table) => [t.index('auth_password_queues_expires_idx').on(table.expiresAt)],
)

// Keys and secrets of the shop, and the audit log of accounts.
export const keyStates = ['next', 'current', 'previous', 'retired'] as const

export const authSigningKeys = t.pgTable('auth_signing_keys', {
	/** RFC 7638 thumbprint. */
	kid: t.text('kid').primaryKey(),
	alg: t.text('alg').notNull(),
	state: t.text('state', { enum: keyStates }).notNull(),
	publicJwk: t.jsonb('public_jwk').$type<Record<string, unknown>>().notNull(),
	privateSealed: t.text('private_sealed').notNull(),
	createdAt: instant('created_at').notNull(),
	/** When it entered this state. */
	stateAt: instant('state_at').notNull(),
})

/** Secrets that the shop generated because none was configured: the same for all its processes. */
export const serverSecrets = t.pgTable('server_secrets', {
	name: t.text('name').primaryKey(),
	value: t.text('value').notNull(),
	createdAt: instant('created_at').notNull(),
})

/** Account events: no tokens, codes or passwords. The user may be gone, so there is no foreign key. */
export const authAuditLog = t.pgTable(
	'auth_audit_log',
	{
		id: t.uuid('id').primaryKey(),
		at: instant('at').notNull(),
		event: t.text('event').notNull(),
		userId: t.uuid('user_id'),
		ip: t.text('ip').notNull().default(''),
		userAgent: t.text('user_agent').notNull().default(''),
		details: t.jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
	},
	(table) => [
		t.index('auth_audit_log_user_idx').on(table.userId, table.at),
		t.index('auth_audit_log_at_idx').on(table.at),
		t
			.index('auth_audit_log_signed_in_idx')
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

export const authOneTimeTokens = t.pgTable(
	'auth_one_time_tokens',
	{
		id: t.uuid('id').primaryKey(),
		userId: ownerId(),
		purpose: t.text('purpose', { enum: tokenPurposes }).notNull(),
		/** Hash of the token in the link. */
		tokenHash: t.text('token_hash').notNull(),
		/** MAC of the six digits, bound to address and purpose. */
		codeMac: t.text('code_mac').notNull(),
		/** The address that the token was sent to. */
		relatesTo: t.text('relates_to').notNull(),
		attempts: t.integer('attempts').notNull().default(0),
		codeChallenge: t.text('code_challenge'),
		codeChallengeMethod: t.text('code_challenge_method', { enum: ['s256', 'plain'] }),
		createdAt: instant('created_at').notNull(),
		expiresAt: instant('expires_at').notNull(),
		codeExpiresAt: instant('code_expires_at').notNull(),
	},
	(table) => [
		t.uniqueIndex('auth_one_time_tokens_purpose_key').on(table.userId, table.purpose),
		t.uniqueIndex('auth_one_time_tokens_hash_key').on(table.tokenHash),
		t.index('auth_one_time_tokens_address_idx').on(table.relatesTo, table.purpose),
	],
)

/** A redirect in progress: to a provider and back, or from a mailed link to the page that exchanges its code. */
export const authFlowStates = t.pgTable(
	'auth_flow_states',
	{
		id: t.uuid('id').primaryKey(),
		/** Name of a provider, or `mail`. */
		provider: t.text('provider').notNull(),
		redirectTo: t.text('redirect_to').notNull(),
		codeChallenge: t.text('code_challenge'),
		codeChallengeMethod: t.text('code_challenge_method', { enum: ['s256', 'plain'] }),
		/** Hash of the state that the provider returns. */
		stateHash: t.text('state_hash'),
		/** Hash of the cookie that binds the state to the browser. */
		bindingHash: t.text('binding_hash'),
		providerVerifierSealed: t.text('provider_verifier_sealed'),
		nonce: t.text('nonce'),
		/** Fields that the provider posted, such as a name; deleted with the flow. */
		postedSealed: t.text('posted_sealed'),
		linkingUserId: t.uuid('linking_user_id').references(() => authUsers.id, { onDelete: 'cascade' }),
		/** Hash of the one-time code that the client exchanges for a session. */
		authCodeHash: t.text('auth_code_hash'),
		userId: t.uuid('user_id').references(() => authUsers.id, { onDelete: 'cascade' }),
		/** How the person proved who they are; becomes the session's first method. */
		method: t.text('method'),
		isRecovery: t.boolean('is_recovery').notNull().default(false),
		providerTokensSealed: t.text('provider_tokens_sealed'),
		createdAt: instant('created_at').notNull(),
		expiresAt: instant('expires_at').notNull(),
		usedAt: instant('used_at'),
	},
	(table) => [
		t.uniqueIndex('auth_flow_states_state_key').on(table.stateHash),
		t.uniqueIndex('auth_flow_states_code_key').on(table.authCodeHash),
		t.index('auth_flow_states_expires_idx').on(table.expiresAt),
		t.index('auth_flow_states_user_idx').on(table.userId),
		t.index('auth_flow_states_linking_idx').on(table.linkingUserId),
	],
)

/** Exchanged ID tokens, until they expire. */
export const authSeenTokens = t.pgTable(
	'auth_seen_tokens',
	{
		hash: t.text('hash').primaryKey(),
		expiresAt: instant('expires_at').notNull(),
	},
	(table) => [t.index('auth_seen_tokens_expires_idx').on(table.expiresAt)],
)
