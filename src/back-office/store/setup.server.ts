// Whether the shop has products, and whether anything is for sale.
import { sql } from 'drizzle-orm'
import { products } from '#catalog/tables.ts'
import type { Connection } from '#database/client.server.ts'

/** One statement. */
export async function productsThere(db: Connection): Promise<{ hasAny: boolean; hasActive: boolean }> {
	const { rows } = await db.execute<{ hasAny: boolean; hasActive: boolean }>(sql`
		select (select id from ${products} order by id limit 1) is not null as "hasAny",
			(select id from ${products} where status = 'active' order by id limit 1) is not null as "hasActive"`)
	const [row] = rows
	if (!row) throw new Error('A statement without conditions answered no row')
	return row
}
