// The featured rank of products, kept alike in their list rows.
import { and, asc, eq, lt, sql } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { unranked } from '../rules/featured.ts'
import { productListings as listings, products } from '../tables.ts'

/** Products of a sport's list that are featured, in their order; hidden ones too. */
export const featuredOf = (db: Connection, sport: string, most: number) =>
	db
		.select({
			...columnsOf(products, 'id', 'sku', 'sport', 'brand', 'model', 'status', 'featuredRank'),
			isShown: sql<boolean>`exists (select 1 from ${listings} where ${listings.productId} = ${products.id})`,
			pictureHash: sql<string | null>`${products.images} -> 0 ->> 'hash'`,
		})
		.from(products)
		.where(and(eq(products.sport, sport), lt(products.featuredRank, unranked)))
		.orderBy(asc(products.featuredRank), asc(products.id))
		.limit(most)

/** Locks them; those of one sport are always locked in the order of their ids. */
export const lockFeatured = (db: Connection, sport: string) =>
	db
		.select(columnsOf(products, 'id', 'featuredRank'))
		.from(products)
		.where(and(eq(products.sport, sport), lt(products.featuredRank, unranked)))
		.orderBy(asc(products.id))
		.for('no key update')

/** The product and its list row have the same rank. */
export async function setRanks(db: Connection, ranks: ReadonlyMap<string, number>): Promise<void> {
	const given = sql`unnest(
		${sql.param([...ranks.keys()])}::uuid[],
		${sql.param([...ranks.values()])}::int[]) as given (id, rank)`
	await db.execute(
		sql`update ${products} set featured_rank = given.rank from ${given} where ${products.id} = given.id`,
	)
	await db.execute(
		sql`update ${listings} set featured_rank = given.rank from ${given} where ${listings.productId} = given.id`,
	)
}
