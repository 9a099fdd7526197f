// Rows of new products and of their sizes in colors.
import { and, ne, sql } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { products, variants } from '../tables.ts'

/** The other product with this SKU in any case. */
export async function productWithSku(db: Connection, sku: string, ownId: string) {
	const [row] = await db
		.select(columnsOf(products, 'id', 'brand', 'model'))
		.from(products)
		.where(and(sql`lower(${products.sku}) = ${sku.toLowerCase()}`, ne(products.id, ownId)))
		.limit(1)
	return row
}

/** Those of these SKUs that a product has, in lower case. */
export async function takenSkus(db: Connection, skus: readonly string[]): Promise<ReadonlySet<string>> {
	const wanted = skus.map((sku) => sku.toLowerCase())
	const rows = await db
		.select({ sku: sql<string>`lower(${products.sku})` })
		.from(products)
		.where(sql`lower(${products.sku}) = any(${sql.param(wanted)}::text[])`)
	return new Set(rows.map(({ sku }) => sku))
}

/** @returns whether it was inserted: another one may have the SKU */
export async function insertProduct(db: Connection, row: typeof products.$inferInsert): Promise<boolean> {
	const inserted = await db.insert(products).values(row).onConflictDoNothing().returning({ id: products.id })
	return inserted.length > 0
}

/** @returns how many were inserted: others may have a SKU, size or color of these */
export async function insertVariants(
	db: Connection,
	rows: readonly (typeof variants.$inferInsert)[],
): Promise<number> {
	const inserted = await db
		.insert(variants)
		.values([...rows])
		.onConflictDoNothing()
		.returning({ id: variants.id })
	return inserted.length
}
