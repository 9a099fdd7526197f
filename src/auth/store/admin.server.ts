// Queries of the admin surface: people page by page.
import { and, count, desc, eq, inArray } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { authFactors, authIdentities, authUsers } from '../tables/index.ts'
import type { FactorRow, FullUser } from './users.server.ts'

export async function countUsers(db: Connection): Promise<number> {
	const [row] = await db.select({ total: count() }).from(authUsers)
	return row?.total ?? 0
}

/** The newest people first, each with identities and factors: three queries for any page size. */
export async function pageOfUsers(
	db: Connection,
	{ page, perPage }: { page: number; perPage: number },
): Promise<FullUser[]> {
	const users = await db
		.select()
		.from(authUsers)
		.orderBy(desc(authUsers.createdAt), authUsers.id)
		.limit(perPage)
		.offset((page - 1) * perPage)
	const ids = users.map(({ id }) => id)
	const identities = await db
		.select()
		.from(authIdentities)
		.where(inArray(authIdentities.userId, ids))
		.orderBy(authIdentities.createdAt, authIdentities.id)
	const factors = await db
		.select()
		.from(authFactors)
		.where(inArray(authFactors.userId, ids))
		.orderBy(authFactors.createdAt, authFactors.id)
	const identitiesByUser = Map.groupBy(identities, ({ userId }) => userId)
	const factorsByUser = Map.groupBy(factors, ({ userId }) => userId)
	return users.map((user) => ({
		user,
		identities: identitiesByUser.get(user.id) ?? [],
		factors: factorsByUser.get(user.id) ?? [],
	}))
}

/** Removes the factor of this person and returns it. */
export async function deleteFactorOf(
	db: Connection,
	userId: string,
	factorId: string,
): Promise<FactorRow | undefined> {
	const [row] = await db
		.delete(authFactors)
		.where(and(eq(authFactors.id, factorId), eq(authFactors.userId, userId)))
		.returning()
	return row
}
