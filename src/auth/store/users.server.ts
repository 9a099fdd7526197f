// Rows of people and of their ways to sign in.
import { and, eq, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import {
	authAuditLog,
	authFactors,
	authFlowStates,
	authIdentities,
	authOneTimeTokens,
	authSessions,
	authUsers,
} from '../tables/index.ts'

// Rows of the audit log of accounts.
export const insertAuditEntries = (db: Connection, entries: (typeof authAuditLog.$inferInsert)[]) =>
	db.insert(authAuditLog).values(entries)

export type UserRow = typeof authUsers.$inferSelect
export type IdentityRow = typeof authIdentities.$inferSelect
export type FactorRow = typeof authFactors.$inferSelect

/** A person with everything that a user object shows. */
export type FullUser = { user: UserRow; identities: IdentityRow[]; factors: FactorRow[] }

export async function userById(db: Connection, id: string): Promise<UserRow | undefined> {
	const [row] = await db.select().from(authUsers).where(eq(authUsers.id, id))
	return row
}

/** @param email normalized */
export async function userByEmail(db: Connection, email: string): Promise<UserRow | undefined> {
	const [row] = await db
		.select()
		.from(authUsers)
		.where(eq(sql`lower(${authUsers.email})`, email))
	return row
}

/** Locks the user with this address until the transaction ends. @param email normalized */
export async function lockUserByEmail(db: Connection, email: string): Promise<UserRow | undefined> {
	const [row] = await db
		.select()
		.from(authUsers)
		.where(eq(sql`lower(${authUsers.email})`, email))
		.for('update')
	return row
}

/** PostgreSQL's code for a unique violation: the value was taken concurrently. */
export const isAlreadyTaken = (failure: unknown): boolean => {
	const cause = failure instanceof Error && failure.cause ? failure.cause : failure
	return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === '23505'
}

/** @param phone E.164 without the plus */
export async function userByPhone(db: Connection, phone: string): Promise<UserRow | undefined> {
	const [row] = await db.select().from(authUsers).where(eq(authUsers.phone, phone))
	return row
}

/** Locks the person until the transaction ends. */
export async function lockUser(db: Connection, id: string): Promise<UserRow | undefined> {
	const [row] = await db.select().from(authUsers).where(eq(authUsers.id, id)).for('update')
	return row
}

export const identitiesOf = (db: Connection, userId: string): Promise<IdentityRow[]> =>
	db
		.select()
		.from(authIdentities)
		.where(eq(authIdentities.userId, userId))
		.orderBy(authIdentities.createdAt, authIdentities.id)
		.limit(50)

export const factorsOf = (db: Connection, userId: string): Promise<FactorRow[]> =>
	db
		.select()
		.from(authFactors)
		.where(eq(authFactors.userId, userId))
		.orderBy(authFactors.createdAt, authFactors.id)
		.limit(50)

export async function fullUser(db: Connection, id: string): Promise<FullUser | undefined> {
	const user = await userById(db, id)
	if (!user) return undefined
	return { user, identities: await identitiesOf(db, id), factors: await factorsOf(db, id) }
}

/** False when the address is taken: two sign-ups at the same instant create one account. */
export async function insertUser(db: Connection, user: typeof authUsers.$inferInsert): Promise<boolean> {
	const made = await db.insert(authUsers).values(user).onConflictDoNothing().returning({ id: authUsers.id })
	return made.length === 1
}

export const updateUser = (db: Connection, id: string, change: Partial<typeof authUsers.$inferInsert>) =>
	db.update(authUsers).set(change).where(eq(authUsers.id, id))

export const deleteUser = (db: Connection, id: string) => db.delete(authUsers).where(eq(authUsers.id, id))

/** False when this identity is linked already. */
export async function insertIdentity(
	db: Connection,
	identity: typeof authIdentities.$inferInsert,
): Promise<boolean> {
	const made = await db
		.insert(authIdentities)
		.values(identity)
		.onConflictDoNothing()
		.returning({ id: authIdentities.id })
	return made.length === 1
}

export async function identityOf(
	db: Connection,
	provider: string,
	providerId: string,
): Promise<IdentityRow | undefined> {
	const [row] = await db
		.select()
		.from(authIdentities)
		.where(and(eq(authIdentities.provider, provider), eq(authIdentities.providerId, providerId)))
	return row
}

export const updateIdentity = (
	db: Connection,
	id: string,
	change: Partial<typeof authIdentities.$inferInsert>,
) => db.update(authIdentities).set(change).where(eq(authIdentities.id, id))

export const deleteIdentity = (db: Connection, id: string) =>
	db.delete(authIdentities).where(eq(authIdentities.id, id))

/** Removes all identities, factors, sessions, codes and tokens of an account. */
export async function disown(db: Connection, userId: string): Promise<void> {
	await db.delete(authSessions).where(eq(authSessions.userId, userId))
	await db.delete(authFactors).where(eq(authFactors.userId, userId))
	await db.delete(authOneTimeTokens).where(eq(authOneTimeTokens.userId, userId))
	await db.delete(authFlowStates).where(eq(authFlowStates.userId, userId))
	await db.delete(authFlowStates).where(eq(authFlowStates.linkingUserId, userId))
	await db.delete(authIdentities).where(eq(authIdentities.userId, userId))
}

/** False when this person has no such identity. */
export async function deleteOwnIdentity(db: Connection, userId: string, id: string): Promise<boolean> {
	const gone = await db
		.delete(authIdentities)
		.where(and(eq(authIdentities.id, id), eq(authIdentities.userId, userId)))
		.returning({ id: authIdentities.id })
	return gone.length === 1
}
