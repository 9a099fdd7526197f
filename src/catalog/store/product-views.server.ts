// Named searches of the product list.
import { asc, eq, sql } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { productViews } from '../tables.ts'

export const viewsByName = (db: Connection, limit: number) =>
	db
		.select(columnsOf(productViews, 'id', 'name', 'query'))
		.from(productViews)
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

export const deleteView = (db: Connection, id: string) =>
	db.delete(productViews).where(eq(productViews.id, id))
