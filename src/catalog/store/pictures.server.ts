// The pictures that the catalog shows first.
import { asc, eq, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { products } from '../tables.ts'

/** Hashes of the first picture of the products that lists show first. */
export async function coverHashes(db: Connection, limit: number): Promise<string[]> {
	const rows = await db
		.select({ hash: sql<string | null>`${products.images} -> 0 ->> 'hash'` })
		.from(products)
		.where(eq(products.active, true))
		.orderBy(asc(products.featuredRank), asc(products.id))
		.limit(limit)
	return rows.flatMap(({ hash }) => (hash ? [hash] : []))
}
