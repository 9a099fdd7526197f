// One product with its variants, and its neighbors.
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { productListings, products, variants } from '../tables.ts'

/** The product if it is published. */
export async function activeProductById(db: Connection, id: string) {
	const [row] = await db
		.select({
			id: products.id,
			sku: products.sku,
			sport: products.sport,
			brand: products.brand,
			model: products.model,
			description: products.description,
			basePriceCents: products.basePriceCents,
			images: products.images,
			safetyCerts: products.safetyCerts,
			attributes: products.attributes,
			colorways: products.colorways,
		})
		.from(products)
		.where(and(eq(products.id, id), eq(products.active, true)))
	return row
}

/** Every size and color, in the order of the size run. */
export const variantsOfProduct = (db: Connection, productId: string) =>
	db
		.select({
			id: variants.id,
			size: variants.size,
			colorway: variants.colorway,
			stock: variants.stock,
			leadTimeDays: variants.leadTimeDays,
		})
		.from(variants)
		.where(eq(variants.productId, productId))
		.orderBy(asc(variants.sizeRank), asc(variants.colorway), asc(variants.id))
		.limit(500)

export type Neighbor = { id: string; sport: string; kind: string }

/** Other products of the sport: the same kind of garment first, then by featured rank. */
export const neighborsOf = (db: Connection, { id, sport, kind }: Neighbor, count: number) =>
	db
		.select({
			id: products.id,
			brand: products.brand,
			model: products.model,
			priceCents: productListings.priceCents,
			image: sql<{ hash: string; alt: string } | null>`${products.images} -> 0`,
		})
		.from(productListings)
		.innerJoin(products, and(eq(products.id, productListings.productId), eq(products.active, true)))
		.where(and(eq(productListings.sport, sport), ne(productListings.productId, id)))
		.orderBy(
			sql`${productListings.kind} = ${kind} desc`,
			asc(productListings.featuredRank),
			asc(productListings.productId),
		)
		.limit(count)
