// The colorways of products, with the shop's designs that picture them.
import { asc, inArray, sql } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { products } from '../tables.ts'
import type { Colorway } from '../schemas.ts'

/** Published or not. Locks the rows until the transaction ends. */
export const lockColorways = (db: Connection, ids: readonly string[]) =>
	db
		.select(columnsOf(products, 'id', 'basePriceCents', 'attributes', 'colorways'))
		.from(products)
		.where(inArray(products.id, [...ids]))
		.orderBy(asc(products.id))
		.for('update')
export type ProductColorways = Awaited<ReturnType<typeof lockColorways>>[number]

/** The products must be locked. */
export async function setColorways(
	db: Connection,
	changed: readonly { id: string; colorways: readonly Colorway[] }[],
): Promise<void> {
	const ids = changed.map(({ id }) => id)
	const lists = changed.map(({ colorways }) => JSON.stringify(colorways))
	await db.execute(sql`
		update ${products} set colorways = changed.colorways::jsonb
		from unnest(${sql.param(ids)}::uuid[], ${sql.param(lists)}::text[]) as changed (id, colorways)
		where ${products.id} = changed.id`)
}
