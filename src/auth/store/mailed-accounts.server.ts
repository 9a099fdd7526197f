// Accounts that staff made for other people: only a mailed link, or a provider that proves the address, opens them.
import { and, exists, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { authIdentities, authUsers } from '../tables/index.ts'

/** Leaves out addresses that are taken, also concurrently. */
export const insertUsers = (db: Connection, users: (typeof authUsers.$inferInsert)[]) =>
	db
		.insert(authUsers)
		.values(users)
		.onConflictDoNothing()
		.returning({ id: authUsers.id, email: authUsers.email })

export const insertIdentities = (db: Connection, identities: (typeof authIdentities.$inferInsert)[]) =>
	db.insert(authIdentities).values(identities)

/** Without a password, never signed in to, and made by staff. */
const isUnopened = and(
	isNotNull(authUsers.invitedAt),
	isNull(authUsers.passwordHash),
	isNull(authUsers.lastSignInAt),
	isNull(authUsers.emailConfirmedAt),
)

const ids = async (rows: PromiseLike<{ id: string }[]>) => new Set((await rows).map(({ id }) => id))

export const unopenedAmong = (db: Connection, userIds: readonly string[]): Promise<Set<string>> =>
	ids(
		db
			.select({ id: authUsers.id })
			.from(authUsers)
			.where(and(inArray(authUsers.id, [...userIds]), isUnopened)),
	)

/** Those that are open only to the owner of the address: proved, or unopened. */
export function ownersAmong(db: Connection, userIds: readonly string[]): Promise<Set<string>> {
	const proof = db
		.select({ one: sql`1` })
		.from(authIdentities)
		.where(
			sql`${authIdentities.userId} = ${authUsers.id} and lower(${authIdentities.email}) = lower(${authUsers.email})
				and ${authIdentities.identityData} ->> 'email_verified' = 'true'`,
		)
	const isProven = and(isNotNull(authUsers.emailConfirmedAt), exists(proof))
	return ids(
		db
			.select({ id: authUsers.id })
			.from(authUsers)
			.where(and(inArray(authUsers.id, [...userIds]), or(isProven, isUnopened))),
	)
}

/** Deletes those that are still unopened; returns them. */
export const deleteUnopened = (db: Connection, userIds: readonly string[]): Promise<Set<string>> =>
	ids(
		db
			.delete(authUsers)
			.where(and(inArray(authUsers.id, [...userIds]), isUnopened))
			.returning({ id: authUsers.id }),
	)
