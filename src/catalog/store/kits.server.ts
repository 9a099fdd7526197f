// Kits: products that are sold by the piece.
import { and, asc, eq, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import type { PieceFacts } from '../rules/kits.ts'
import { productListings, products } from '../tables.ts'

/** Whether a product is a kit. */
export const isKit = (): SQL => isNotNull(sql`${products.attributes} -> 'pieces'`)

/** Whether a product is a kit with one of these products as a piece. */
const hasPieceOf = (productIds: readonly string[]): SQL =>
	sql`${products.id} in (
		select kit.id from unnest(${sql.param([...productIds])}::text[]) as piece (id)
		join ${products} as kit on (kit.attributes -> 'pieces') @> jsonb_build_array(jsonb_build_object('productId', piece.id)))`

/** Locks these kits and those with one of these products as a piece, so that changes of two pieces take turns. */
export const lockKitsOf = (db: Connection, productIds: readonly string[]) =>
	db
		.select()
		.from(products)
		.where(and(isKit(), or(inArray(products.id, [...productIds]), hasPieceOf(productIds))))
		.orderBy(asc(products.id))
		.for('no key update')

/** The prices of each product, published or not, and what lists show of it. */
export async function factsOfPieces(
	db: Connection,
	productIds: readonly string[],
): Promise<Map<string, PieceFacts>> {
	const rows = await db
		.select({
			...columnsOf(products, 'id', 'basePriceCents', 'regularPriceCents'),
			listing: columnsOf(productListings, 'inStock', 'sizes', 'leadTimeDays'),
		})
		.from(products)
		.leftJoin(productListings, eq(productListings.productId, products.id))
		.where(inArray(products.id, [...productIds]))
	return new Map(rows.map(({ id, ...facts }) => [id, facts]))
}

/** What a kit needs of its pieces. @param skus lower case */
export const productsBySku = (db: Connection, skus: readonly string[]) =>
	db
		.select(
			columnsOf(
				products,
				'id',
				'sku',
				'model',
				'status',
				'basePriceCents',
				'regularPriceCents',
				'safetyCerts',
				'colorways',
				'attributes',
			),
		)
		.from(products)
		.where(sql`lower(${products.sku}) = any(${sql.param([...skus])}::text[])`)

/** Those of these SKUs that are a kit's. @param skus lower case, as the result */
export async function kitSkus(db: Connection, skus: readonly string[]): Promise<string[]> {
	const sku = sql<string>`lower(${products.sku})`
	const rows = await db
		.select({ sku })
		.from(products)
		.where(and(isKit(), sql`${sku} = any(${sql.param([...skus])}::text[])`))
	return rows.map((row) => row.sku)
}

/** Ids of these products and of the kits that have one of them as a piece. */
export async function withKitsOf(db: Connection, productIds: readonly string[]): Promise<string[]> {
	const kits = await db.select({ id: products.id }).from(products).where(hasPieceOf(productIds))
	return [...new Set([...productIds, ...kits.map(({ id }) => id)])]
}

export type KitPrices = Pick<typeof products.$inferSelect, 'id' | 'basePriceCents' | 'regularPriceCents'>

export async function setKitPrices(db: Connection, prices: readonly KitPrices[]): Promise<void> {
	await db.execute(sql`
		update ${products} set base_price_cents = kit."basePriceCents", regular_price_cents = kit."regularPriceCents"
		from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb)
			as kit (id uuid, "basePriceCents" int, "regularPriceCents" int)
		where ${products.id} = kit.id and (${products.basePriceCents} <> kit."basePriceCents"
			or ${products.regularPriceCents} is distinct from kit."regularPriceCents")`)
}
