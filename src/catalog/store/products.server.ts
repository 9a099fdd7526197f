// Published products with their variants, neighbors and stock.
import { and, asc, desc, eq, exists, gt, inArray, ne, not, or, sql, type SQL } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { productListings, products, variants } from '../tables.ts'
import { isKit } from './kits.server.ts'

const detailColumns = columnsOf(
	products,
	'id',
	'sku',
	'sport',
	'brand',
	'model',
	'description',
	'basePriceCents',
	'regularPriceCents',
	'saleEndsOn',
	'images',
	'safetyCerts',
	'attributes',
	'colorways',
)

/** These products, or the next ones after an id. */
export type ProductRange =
	| { ids: readonly string[] }
	| { after: string | undefined; limit: number; sport?: string | undefined; kind?: string | undefined }

function isIn(range: ProductRange): SQL | undefined {
	if ('ids' in range) return inArray(products.id, [...range.ids])
	const { after, sport, kind } = range
	return and(
		after === undefined ? undefined : gt(products.id, after),
		sport === undefined ? undefined : eq(productListings.sport, sport),
		kind === undefined ? undefined : eq(productListings.kind, kind),
	)
}

/** Published products of a range with their list facts, in the order of their ids. */
export function publishedProducts(db: Connection, range: ProductRange) {
	const { featuredRank } = products
	const { inStock, sizes } = productListings
	return db
		.select({ ...detailColumns, featuredRank, inStock, sizes })
		.from(products)
		.innerJoin(productListings, eq(productListings.productId, products.id))
		.where(and(eq(products.status, 'active'), isIn(range)))
		.orderBy(products.id)
		.limit('ids' in range ? range.ids.length : range.limit)
}

/** The product if it is published; a kit with a hidden piece is not, and has no list row. */
export async function activeProductById(db: Connection, id: string) {
	const [row] = await db
		.select(detailColumns)
		.from(products)
		.where(
			and(
				eq(products.id, id),
				eq(products.status, 'active'),
				or(
					not(isKit()),
					exists(db.select().from(productListings).where(eq(productListings.productId, products.id))),
				),
			),
		)
	return row
}

/** Every size and color of each, in the order of the size run. */
export const variantsOfProducts = (db: Connection, productIds: readonly string[]) =>
	db
		.select(columnsOf(variants, 'id', 'productId', 'size', 'colorway', 'stock', 'leadTimeDays'))
		.from(variants)
		.where(and(inArray(variants.productId, [...productIds]), eq(variants.retired, false)))
		.orderBy(asc(variants.sizeRank), asc(variants.colorway), asc(variants.id))
		.limit(500 * productIds.length)

export type Neighbor = { id: string; sport: string; kind: string }

/**
 * Other products of the sport: the same kind of garment first, then by featured rank. Each part is read from the beginning
 * of an index.
 */
export function neighborsOf(db: Connection, { id, sport, kind }: Neighbor, count: number) {
	const isOfKind = sql<boolean>`${productListings.kind} = ${kind}`
	const byRank = [asc(productListings.featuredRank), asc(productListings.productId)]
	const part = (isSame: boolean) =>
		db
			.select({
				...columnsOf(products, 'id', 'brand', 'model', 'regularPriceCents'),
				...columnsOf(productListings, 'priceCents', 'customizable'),
				image: sql<{ hash: string; alt: string } | null>`${products.images} -> 0`.as('image'),
				isSame: sql<boolean>`${isSame}::boolean`.as('is_same'),
				rank: productListings.featuredRank,
			})
			.from(productListings)
			.innerJoin(products, and(eq(products.id, productListings.productId), eq(products.status, 'active')))
			.where(
				and(
					eq(productListings.sport, sport),
					ne(productListings.productId, id),
					isSame ? isOfKind : not(isOfKind),
				),
			)
			.orderBy(...byRank)
			.limit(count)
	const found = part(true).unionAll(part(false)).as('found')
	return db
		.select({
			id: found.id,
			brand: found.brand,
			model: found.model,
			regularPriceCents: found.regularPriceCents,
			priceCents: found.priceCents,
			customizable: found.customizable,
			image: found.image,
		})
		.from(found)
		.orderBy(desc(found.isSame), asc(found.rank), asc(found.id))
		.limit(count)
}

/** Hashes of the first picture of the products that lists show first. */
export async function coverHashes(db: Connection, limit: number): Promise<string[]> {
	const rows = await db
		.select({ hash: sql<string | null>`${products.images} -> 0 ->> 'hash'` })
		.from(products)
		.where(eq(products.status, 'active'))
		.orderBy(asc(products.featuredRank), asc(products.id))
		.limit(limit)
	return rows.flatMap(({ hash }) => (hash ? [hash] : []))
}

/** The pictures of the products with these SKUs, in any state. @param skus lower case, as in the result */
export const picturesBySku = (db: Connection, skus: readonly string[]) =>
	db
		.select({ sku: sql<string>`lower(${products.sku})`, images: products.images })
		.from(products)
		.where(sql`lower(${products.sku}) = any(${sql.param([...skus])}::text[])`)
		.limit(skus.length)
