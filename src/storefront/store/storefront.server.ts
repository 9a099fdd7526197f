// Catalog reads of the shop's pages: one statement each.
import { asc, count, eq, inArray, lt, sql } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { unranked } from '#catalog/rules/featured.ts'
import { productListings as listings, products } from '#catalog/tables.ts'

/** Products per sport; spirit wear counts under `spirit`. */
export const countsBySport = (db: Connection) =>
	db.select({ sport: listings.sport, count: count() }).from(listings).groupBy(listings.sport)

const homeCard = {
	id: listings.productId,
	...columnsOf(listings, 'sport', 'brand', 'model', 'priceCents', 'inStock', 'customizable'),
	regularPriceCents: products.regularPriceCents,
	pictureHash: sql<string | null>`${products.images} -> 0 ->> 'hash'`,
	pictureAlt: sql<string | null>`${products.images} -> 0 ->> 'alt'`,
}

/** These products, as far as the shop shows them, in no order. */
export const homeCards = (db: Connection, ids: readonly string[]) =>
	db
		.select(homeCard)
		.from(listings)
		.innerJoin(products, eq(products.id, listings.productId))
		.where(inArray(listings.productId, [...ids]))
		.orderBy(asc(listings.productId))
		.limit(ids.length)

/** The products that staff featured, by rank. */
export const featuredProducts = (db: Connection, limit: number) =>
	db
		.select(homeCard)
		.from(listings)
		.innerJoin(products, eq(products.id, listings.productId))
		.where(lt(listings.featuredRank, unranked))
		.orderBy(asc(listings.featuredRank), asc(listings.productId))
		.limit(limit)

/** Products for the sitemap, in a fixed order. */
export const productAddresses = (db: Connection, { offset, limit }: { offset: number; limit: number }) =>
	db
		.select(columnsOf(products, 'id', 'updatedAt'))
		.from(products)
		.innerJoin(listings, eq(listings.productId, products.id))
		.orderBy(asc(products.id))
		.limit(limit)
		.offset(offset)

/** Products that the shop shows: those with a list row. */
export const countProducts = (db: Connection): Promise<number> => db.$count(listings)
