// Users of the identity service and their identities.
import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'

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
