// A product's sizes in colors, retired ones too.
import { asc, eq, inArray, sql } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import type { StoredCell } from '../rules/cells.ts'
import { variants } from '../tables.ts'

/** Locks them in the same order as orders do. */
export const lockCells = (db: Connection, productId: string): Promise<StoredCell[]> =>
	db
		.select(
			columnsOf(variants, 'id', 'size', 'colorway', 'color', 'sku', 'sizeRank', 'leadTimeDays', 'retired'),
		)
		.from(variants)
		.where(eq(variants.productId, productId))
		.orderBy(asc(variants.id))
		.for('update')

/** Those of these SKUs that sizes of other products have. */
export async function skusOfOthers(
	db: Connection,
	productId: string,
	skus: readonly string[],
): Promise<string[]> {
	const rows = await db.execute<{ sku: string }>(sql`
		select ${variants.sku} as sku from ${variants}
		where ${variants.sku} = any(${sql.param([...skus])}::text[]) and ${variants.productId} <> ${productId}`)
	return rows.rows.map(({ sku }) => sku)
}

/** Saves order, color name and SKU. Two of them may swap their SKUs. */
export async function saveCells(db: Connection, cells: readonly StoredCell[]): Promise<void> {
	const ids = cells.map(({ id }) => id)
	const skus = cells.map(({ sku }) => sku)
	await db.execute(sql`
		update ${variants} set sku = 'moved ' || ${variants.id}
		from unnest(${sql.param(ids)}::uuid[], ${sql.param(skus)}::text[]) as changed (id, sku)
		where ${variants.id} = changed.id and ${variants.sku} <> changed.sku`)
	await db.execute(sql`
		update ${variants} set sku = changed.sku, color = changed.color, size_rank = changed.size_rank, retired = false
		from unnest(${sql.param(ids)}::uuid[], ${sql.param(skus)}::text[],
			${sql.param(cells.map(({ color }) => color))}::text[],
			${sql.param(cells.map(({ sizeRank }) => sizeRank))}::int[]) as changed (id, sku, color, size_rank)
		where ${variants.id} = changed.id`)
}

export async function retireCells(db: Connection, ids: readonly string[]): Promise<void> {
	await db
		.update(variants)
		.set({ retired: true })
		.where(inArray(variants.id, [...ids]))
}

/** Of a draft, which nothing refers to. */
export async function deleteCells(db: Connection, ids: readonly string[]): Promise<void> {
	await db.delete(variants).where(inArray(variants.id, [...ids]))
}
