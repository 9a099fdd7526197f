// Reads of the shop's pages: one statement each.
import { asc, count, eq, inArray, lt, sql } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { mostCollections } from '#catalog/rules/collections.ts'
import { unranked } from '#catalog/rules/featured.ts'
import { mostPosts } from '#shop-settings/rules/posts.ts'
import { collections, productListings as listings, products } from '#catalog/tables.ts'
import { posts } from '#shop-settings/tables.ts'

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

/** Addresses for the sitemap that the owner's own words have: posts newest first, and collections by title. */
export async function writtenAddresses(db: Connection) {
	const { rows } = await db.execute<{ kind: string; slug: string; changedOn: string }>(sql`
		(select 'post' as kind, ${posts.slug} as slug, ${posts.publishedOn}::text as "changedOn"
			from ${posts} where ${posts.status} = 'published' order by ${posts.publishedOn} desc, ${posts.id} limit ${mostPosts})
		union all
		(select 'collection', ${collections.slug}, to_char(${collections.updatedAt} at time zone 'UTC', 'YYYY-MM-DD')
			from ${collections} where ${collections.status} = 'active'
			order by ${collections.title}, ${collections.id} limit ${mostCollections})`)
	return rows
}
