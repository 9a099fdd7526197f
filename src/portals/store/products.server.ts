// Products that can be added to a portal's catalog.
import { and, asc, eq, exists, ilike, inArray, or, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { columnsOf } from '#database/columns.ts'
import { anywhere } from '#database/like.ts'
import { productListings, products } from '#catalog/tables.ts'

export const productFields = {
	productId: products.id,
	...columnsOf(products, 'brand', 'model', 'sport', 'basePriceCents'),
	isActive: sql<boolean>`${products.status} = 'active'`,
	isDesignable: sql<boolean>`coalesce((${products.attributes} ->> 'customizable')::boolean, false)`,
	/** Pieces of a kit, which are added one by one; 0 for all others. */
	pieces: sql<number>`coalesce(jsonb_array_length(${products.attributes} -> 'pieces'), 0)`,
	pictureHash: sql<string | null>`${products.images} -> 0 ->> 'hash'`,
}

/** Products in the shop's lists: active, and of a kit every piece too. */
const isPublished = (db: Connection) =>
	and(
		eq(products.status, 'active'),
		exists(
			db
				.select({ one: sql`1` })
				.from(productListings)
				.where(eq(productListings.productId, products.id)),
		),
	)

/** A catalog without the product, or with fewer of a kit's pieces than the kit has. */
const isLacking = (portalId: string) => sql`case when ${products.attributes} -> 'pieces' is null
	then not exists (select 1 from portal_items as had where had.portal_id = ${portalId} and had.product_id = ${products.id})
	else exists (select 1 from (select part ->> 'productId' as id, count(*) as units
			from jsonb_array_elements(${products.attributes} -> 'pieces') as part group by 1) as wanted
		where wanted.units > (select count(*) from portal_items as had
			where had.portal_id = ${portalId} and had.product_id = wanted.id::uuid))
	end`

/** Published products, given a catalog only what it lacks, by words of brand, model or number. */
export const productsLike = (
	db: Connection,
	{ typed, notIn, limit }: { typed: string; notIn?: string; limit: number },
) => {
	const words = typed.split(/\s+/).filter(Boolean).slice(0, 6).map(anywhere)
	return db
		.select(productFields)
		.from(products)
		.where(
			and(
				isPublished(db),
				...words.map((word) =>
					or(
						ilike(products.brand, word),
						ilike(products.model, word),
						ilike(products.sku, word),
						ilike(products.sport, word),
					),
				),
				notIn === undefined ? undefined : isLacking(notIn),
			),
		)
		.orderBy(asc(products.featuredRank), asc(products.id))
		.limit(limit)
}

/** Suggestions for a team of this sport that can be designed: its own gear, then spirit wear; featured products first. */
export const productsForSport = (db: Connection, sport: string, limit: number) =>
	db
		.select(productFields)
		.from(products)
		.where(and(isPublished(db), productFields.isDesignable, inArray(products.sport, [sport, 'spirit'])))
		.orderBy(sql`${products.sport} = 'spirit'`, asc(products.featuredRank), asc(products.id))
		.limit(limit)
export type ProductLine = Awaited<ReturnType<typeof productsForSport>>[number]
