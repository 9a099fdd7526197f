// Stock of variants: locked in a fixed order, changed in one statement for any number of variants.
import { asc, inArray, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { productListings, variants } from '../tables.ts'

/** Locks the variants until the transaction ends, always in the same order, which prevents deadlocks. */
export const lockStock = (db: Connection, ids: readonly string[]) =>
	db
		.select({ id: variants.id, productId: variants.productId, stock: variants.stock })
		.from(variants)
		.where(inArray(variants.id, [...ids]))
		.orderBy(asc(variants.id))
		.for('update')

export type StockChange = { variantId: string; delta: number }

/** The variants must be locked; at most one change per variant. */
export async function changeStock(db: Connection, changes: readonly StockChange[]): Promise<void> {
	const ids = changes.map(({ variantId }) => variantId)
	const deltas = changes.map(({ delta }) => delta)
	await db.execute(sql`
		update ${variants} set stock = ${variants.stock} + changed.delta
		from unnest(${sql.param(ids)}::uuid[], ${sql.param(deltas)}::int[]) as changed (id, delta)
		where ${variants.id} = changed.id`)
}

/** Updates `in_stock` of list rows. */
export async function renewInStock(db: Connection, productIds: readonly string[]): Promise<void> {
	await db.execute(sql`
		update ${productListings} set in_stock = exists (
			select 1 from ${variants} where ${variants.productId} = ${productListings.productId} and ${variants.stock} > 0)
		where ${inArray(productListings.productId, [...productIds])}`)
}
