// Whole products with their sizes, read and written many at a time for files of products.
import { and, asc, eq, inArray, not, sql } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import type { SavedSize } from '../rules/import-steps.ts'
import { products, variants } from '../tables.ts'
import { isKit } from './kits.server.ts'
import type { ProductsAsked } from '../rules/manage.ts'
import { fitting } from './manage.server.ts'

/** @param skus lower case */
export const productsBySku = (db: Connection, skus: readonly string[]) =>
	db
		.select()
		.from(products)
		.where(sql`lower(${products.sku}) = any(${sql.param([...skus])}::text[])`)

/** SKUs of products by id. */
export async function skusOfThese(db: Connection, ids: readonly string[]): Promise<Map<string, string>> {
	if (ids.length === 0) return new Map()
	const rows = await db
		.select(columnsOf(products, 'id', 'sku'))
		.from(products)
		.where(inArray(products.id, [...ids]))
	return new Map(rows.map(({ id, sku }) => [id, sku]))
}

/** How many products of a list are no kits. */
export const countForFile = (db: Connection, asked: ProductsAsked): Promise<number> =>
	db.$count(products, and(not(isKit()), fitting(asked)))

/** Products of a list by SKU, after this one. */
export const productsAfter = (
	db: Connection,
	asked: ProductsAsked,
	{ after, limit }: { after: string; limit: number },
) =>
	db
		.select()
		.from(products)
		.where(and(fitting(asked), sql`${products.sku} > ${after}`))
		.orderBy(asc(products.sku))
		.limit(limit)

/** Every size in every color that is made, by color, then smallest first. */
export const sizesOfThese = (db: Connection, productIds: readonly string[]) =>
	db
		.select()
		.from(variants)
		.where(and(inArray(variants.productId, [...productIds]), eq(variants.retired, false)))
		.orderBy(asc(variants.productId), asc(variants.colorway), asc(variants.sizeRank), asc(variants.id))

/** Locks their sizes, retired ones too, in the same order as orders do. */
export const lockSizesOfThese = (db: Connection, productIds: readonly string[]) =>
	db
		.select({ id: variants.id })
		.from(variants)
		.where(inArray(variants.productId, [...productIds]))
		.orderBy(asc(variants.id))
		.for('update')

export const lockThese = (db: Connection, productIds: readonly string[]) =>
	db
		.select()
		.from(products)
		.where(inArray(products.id, [...productIds]))
		.orderBy(asc(products.id))
		.for('no key update')

/** The products that have these SKUs of sizes, retired ones too. */
export async function ownersOfSkus(db: Connection, skus: readonly string[]): Promise<Map<string, string>> {
	const found = await db.execute<{ sku: string; owner: string }>(sql`
		select ${variants.sku} as sku, ${products.sku} as owner
		from ${variants} join ${products} on ${products.id} = ${variants.productId}
		where ${variants.sku} = any(${sql.param([...skus])}::text[])`)
	return new Map(found.rows.map(({ sku, owner }) => [sku, owner]))
}

export const insertProducts = (db: Connection, rows: readonly (typeof products.$inferInsert)[]) =>
	db.insert(products).values([...rows])

const savedColumns = [
	'brand',
	'model',
	'sport',
	'description',
	'basePriceCents',
	'regularPriceCents',
	'salePriceCents',
	'saleStartsOn',
	'saleEndsOn',
	'status',
	'safetyCerts',
	'attributes',
	'colorways',
	'images',
	'imageUrl',
] as const
export type SavedProduct = Pick<typeof products.$inferSelect, 'id' | (typeof savedColumns)[number]>

/** Writes these columns of many products in one statement. */
export async function saveProducts(db: Connection, rows: readonly SavedProduct[], now: Date): Promise<void> {
	await db.execute(sql`
		update ${products} set brand = given.brand, model = given.model, sport = given.sport,
			description = given.description, base_price_cents = given."basePriceCents",
			regular_price_cents = given."regularPriceCents", sale_price_cents = given."salePriceCents",
			sale_starts_on = given."saleStartsOn", sale_ends_on = given."saleEndsOn", status = given.status,
			safety_certs = given."safetyCerts", attributes = given.attributes, colorways = given.colorways,
			images = given.images, image_url = given."imageUrl", updated_at = ${now.toISOString()}::timestamptz
		from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id uuid, brand text, model text, sport text,
			description text, "basePriceCents" int, "regularPriceCents" int, "salePriceCents" int, "saleStartsOn" date,
			"saleEndsOn" date, status text, "safetyCerts" text[], attributes jsonb, colorways jsonb,
			images jsonb, "imageUrl" text)
		where ${products.id} = given.id`)
}

/**
 * Writes SKU, days, order and color name of sizes, and makes those that are missing, without stock; a retired one comes
 * back. Sizes of a product may swap their SKUs. @returns their ids by product, color and size
 */
export async function saveSizes(db: Connection, sizes: readonly SavedSize[]): Promise<Map<string, string>> {
	if (sizes.length === 0) return new Map()
	const given = sql`jsonb_to_recordset(${JSON.stringify(sizes)}::jsonb) as given (id uuid, "productId" uuid, size text,
		colorway text, color text, sku text, "leadTimeDays" int, "sizeRank" int)`
	await db.execute(sql`
		update ${variants} set sku = 'moved ' || ${variants.id} from ${given}
		where ${variants.productId} = given."productId" and ${variants.sku} = given.sku
			and (${variants.size}, ${variants.colorway}) <> (given.size, given.colorway)`)
	const saved = await db.execute<{ id: string; key: string }>(sql`
		insert into ${variants} (id, product_id, sku, size, colorway, color, lead_time_days, size_rank)
		select id, "productId", sku, size, colorway, color, "leadTimeDays", "sizeRank" from ${given}
		on conflict (product_id, size, colorway) do update set sku = excluded.sku, color = excluded.color,
			lead_time_days = excluded.lead_time_days, size_rank = excluded.size_rank, retired = false
		returning id, product_id || ' ' || colorway || ' ' || size as key`)
	return new Map(saved.rows.map(({ id, key }) => [key, id]))
}

/** Sets the pictures of many products. */
export async function saveImages(
	db: Connection,
	rows: readonly Pick<SavedProduct, 'id' | 'images' | 'imageUrl'>[],
	now: Date,
): Promise<void> {
	await db.execute(sql`
		update ${products} set images = given.images, image_url = given."imageUrl",
			updated_at = ${now.toISOString()}::timestamptz
		from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id uuid, images jsonb, "imageUrl" text)
		where ${products.id} = given.id`)
}

export const deleteProducts = (db: Connection, ids: readonly string[]) =>
	db.delete(products).where(inArray(products.id, [...ids]))
