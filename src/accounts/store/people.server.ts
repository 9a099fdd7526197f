// Rows of people.
import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { authFactors, authIdentities, authUsers } from '#auth/tables/index.ts'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { profiles, userRoles } from '../tables.ts'
import type { Role } from '#kit/roles.ts'

// Rows of roles.
type Holder = { email: string | null; fullName: string; role: Role }

/** False when the person has the role already. */
export async function insertRole(db: Connection, userId: string, role: Role): Promise<boolean> {
	const made = await db
		.insert(userRoles)
		.values({ userId, role })
		.onConflictDoNothing()
		.returning({ role: userRoles.role })
	return made.length === 1
}

/** The roles that were deleted. */
export async function deleteRoles(db: Connection, userId: string, held: readonly Role[]): Promise<Role[]> {
	const gone = await db
		.delete(userRoles)
		.where(and(eq(userRoles.userId, userId), inArray(userRoles.role, [...held])))
		.returning({ role: userRoles.role })
	return gone.map(({ role }) => role)
}

export async function rolesOf(db: Connection, userId: string): Promise<Role[]> {
	const held = await db.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.userId, userId))
	return held.map(({ role }) => role)
}

export async function hasRole(db: Connection, userId: string, role: Role): Promise<boolean> {
	const held = await db.$count(userRoles, and(eq(userRoles.userId, userId), eq(userRoles.role, role)))
	return held > 0
}

/** Locks everyone with the role until the transaction ends: two admins cannot remove each other at once. */
export async function lockHolders(db: Connection, role: Role): Promise<string[]> {
	const rows = await db
		.select({ userId: userRoles.userId })
		.from(userRoles)
		.where(eq(userRoles.role, role))
		.orderBy(asc(userRoles.userId))
		.for('update')
	return rows.map(({ userId }) => userId)
}

/** @param email normalized */
export async function profileIdByEmail(db: Connection, email: string): Promise<string | undefined> {
	const [row] = await db.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, email))
	return row?.id
}

/** One row per person and role. */
export const listHolders = (db: Connection, limit: number): Promise<Holder[]> =>
	db
		.select({ ...columnsOf(profiles, 'email', 'fullName'), role: userRoles.role })
		.from(userRoles)
		.innerJoin(profiles, eq(profiles.id, userRoles.userId))
		.orderBy(asc(profiles.email), asc(userRoles.role))
		.limit(limit)

export type ProfileRow = typeof profiles.$inferSelect

export async function profileById(db: Connection, id: string): Promise<ProfileRow | undefined> {
	const [row] = await db.select().from(profiles).where(eq(profiles.id, id))
	return row
}

/** Locks the person until the transaction ends. */
export async function lockProfile(db: Connection, id: string): Promise<ProfileRow | undefined> {
	const [row] = await db.select().from(profiles).where(eq(profiles.id, id)).for('update')
	return row
}

export async function insertProfile(db: Connection, profile: typeof profiles.$inferInsert): Promise<void> {
	await db.insert(profiles).values(profile)
}

export async function updateProfile(
	db: Connection,
	id: string,
	change: Partial<typeof profiles.$inferInsert>,
): Promise<void> {
	await db.update(profiles).set(change).where(eq(profiles.id, id))
}

export async function deleteProfile(db: Connection, id: string): Promise<void> {
	await db.delete(profiles).where(eq(profiles.id, id))
}

/** Records the request once: a second one does not restart the grace period. */
export async function recordDeletionRequest(db: Connection, id: string, at: Date): Promise<boolean> {
	const noted = await db
		.update(profiles)
		.set({ deletionRequestedAt: at })
		.where(and(eq(profiles.id, id), isNull(profiles.deletionRequestedAt)))
		.returning({ id: profiles.id })
	return noted.length === 1
}

/** False when there was no request. */
export async function dropDeletionRequest(db: Connection, id: string): Promise<boolean> {
	const dropped = await db
		.update(profiles)
		.set({ deletionRequestedAt: null })
		.where(and(eq(profiles.id, id), isNotNull(profiles.deletionRequestedAt)))
		.returning({ id: profiles.id })
	return dropped.length === 1
}

/**
 * Locks the admins who neither leave nor are banned until the transaction ends: two who leave at once have to take turns.
 */
export async function lockStayingAdmins(db: Connection, now: Date): Promise<string[]> {
	const rows = await db
		.select({ userId: userRoles.userId })
		.from(userRoles)
		.innerJoin(profiles, eq(profiles.id, userRoles.userId))
		.innerJoin(authUsers, eq(authUsers.id, userRoles.userId))
		.where(
			and(
				eq(userRoles.role, 'admin'),
				isNull(profiles.deletionRequestedAt),
				or(isNull(authUsers.bannedUntil), lte(authUsers.bannedUntil, now)),
			),
		)
		.orderBy(asc(userRoles.userId))
		.for('update')
	return rows.map(({ userId }) => userId)
}

/** People who requested deletion at this instant or before, oldest request first. */
export async function peopleToRemove(db: Connection, askedBefore: Date, limit: number): Promise<string[]> {
	const rows = await db
		.select({ id: profiles.id })
		.from(profiles)
		.where(lte(profiles.deletionRequestedAt, askedBefore))
		.orderBy(asc(profiles.deletionRequestedAt), asc(profiles.id))
		.limit(limit)
	return rows.map(({ id }) => id)
}

/** Locks the person if the request still stands: they can cancel it at the last moment. */
export async function lockPersonToRemove(db: Connection, id: string, askedBefore: Date): Promise<boolean> {
	const rows = await db
		.select({ id: profiles.id })
		.from(profiles)
		.where(and(eq(profiles.id, id), lte(profiles.deletionRequestedAt, askedBefore)))
		.for('update')
	return rows.length === 1
}

/** How these people can sign in, and whether they use a second step. */
export const waysIn = (db: Connection, userIds: readonly string[]) =>
	db
		.select({
			userId: authUsers.id,
			hasPassword: sql<boolean>`${authUsers.passwordHash} is not null`,
			providers: sql<
				string[]
			>`array(select ${authIdentities.provider} from ${authIdentities} where ${authIdentities.userId} = ${authUsers.id})`,
			hasFactor: sql<boolean>`exists (select 1 from ${authFactors} where ${authFactors.userId} = ${authUsers.id} and ${authFactors.status} = 'verified')`,
		})
		.from(authUsers)
		// Joined, so that the columns in the subqueries carry the names of their tables.
		.innerJoin(profiles, eq(profiles.id, authUsers.id))
		.where(inArray(authUsers.id, [...userIds]))

/** Names of these people, and whether their account is a player's. */
export const namesOf = (db: Connection, ids: readonly string[]) =>
	db
		.select({
			...columnsOf(profiles, 'id', 'fullName'),
			isPlayer: sql<boolean>`exists (
				select 1 from ${userRoles} where ${userRoles.userId} = ${profiles.id} and ${userRoles.role} = 'player')`,
		})
		.from(profiles)
		.where(inArray(profiles.id, [...ids]))
		.limit(ids.length)
