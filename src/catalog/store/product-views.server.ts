// Named searches of the product list.
import { and, asc, eq, sql } from 'drizzle-orm'
import { profiles } from '#accounts/tables.ts'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { productViews } from '../tables.ts'

export const viewsByName = (db: Connection, limit: number) =>
	db
		.select({
			...columnsOf(productViews, 'id', 'name', 'query', 'savedBy'),
			/** Null for an account that is gone. */
			who: sql<string | null>`coalesce(nullif(${profiles.fullName}, ''), ${profiles.email})`,
		})
		.from(productViews)
		.leftJoin(profiles, eq(profiles.id, productViews.savedBy))
		.orderBy(asc(sql`lower(${productViews.name})`))
		.limit(limit)

export const countViews = (db: Connection): Promise<number> => db.$count(productViews)

/** @returns whether it was saved: a name is there once, however it is written */
export async function insertView(db: Connection, view: typeof productViews.$inferInsert): Promise<boolean> {
	const saved = await db
		.insert(productViews)
		.values(view)
		.onConflictDoNothing()
		.returning({ id: productViews.id })
	return saved.length > 0
}

/** @param savedBy only a view of this person; null for anyone's */
export const deleteView = (db: Connection, { id, savedBy }: { id: string; savedBy: string | null }) =>
	db
		.delete(productViews)
		.where(and(eq(productViews.id, id), savedBy === null ? undefined : eq(productViews.savedBy, savedBy)))
