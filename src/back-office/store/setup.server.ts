// Whether anything is for sale.
import { eq } from 'drizzle-orm'
import { products } from '#catalog/tables.ts'
import type { Connection } from '#database/client.server.ts'

export async function hasActiveProduct(db: Connection): Promise<boolean> {
	const rows = await db
		.select({ id: products.id })
		.from(products)
		.where(eq(products.status, 'active'))
		.limit(1)
	return rows.length > 0
}
