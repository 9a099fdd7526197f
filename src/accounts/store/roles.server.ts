// Rows of roles.
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { profiles, userRoles } from '../tables/accounts.ts'
import type { Role } from '#kit/roles.ts'

export type Holder = { email: string | null; fullName: string; role: Role }

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
		.select({ email: profiles.email, fullName: profiles.fullName, role: userRoles.role })
		.from(userRoles)
		.innerJoin(profiles, eq(profiles.id, userRoles.userId))
		.orderBy(asc(profiles.email), asc(userRoles.role))
		.limit(limit)
