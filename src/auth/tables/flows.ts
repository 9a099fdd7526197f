// Flows in progress: mailed tokens, redirects, used ID tokens.
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'
import { authUsers } from './users.ts'

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

const ownerId = () =>
	uuid('user_id')
		.notNull()
		.references(() => authUsers.id, { onDelete: 'cascade' })

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
