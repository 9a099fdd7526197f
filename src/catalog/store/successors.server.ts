// Products of one garment, to find the successor of a product.
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { productListings, products } from '../tables.ts'

const templateId = sql<string | null>`${products.attributes} ->> 'templateId'`

const facts = {
	...columnsOf(products, 'id', 'sport', 'brand', 'model', 'basePriceCents'),
	templateId,
	isDyed: sql<boolean>`coalesce((${products.attributes} ->> 'sublimated')::boolean, false)`,
}

/** Published or not. */
export async function productFacts(db: Connection, id: string) {
	const [row] = await db.select(facts).from(products).where(eq(products.id, id))
	return row
}

type Facts = NonNullable<Awaited<ReturnType<typeof productFacts>>>

/** Made in the same way first, then the nearest in price. */
export async function nearestOfGarment(
	db: Connection,
	{ id, sport, templateId: garment, basePriceCents, isDyed }: Facts,
) {
	const [row] = await db
		.select({ id: products.id })
		.from(products)
		.innerJoin(productListings, eq(productListings.productId, products.id))
		.where(
			and(
				eq(products.status, 'active'),
				eq(products.sport, sport),
				ne(products.id, id),
				eq(templateId, garment ?? ''),
				sql`(${products.attributes} ->> 'customizable')::boolean`,
			),
		)
		.orderBy(
			sql`${facts.isDyed} <> ${isDyed}`,
			sql`abs(${products.basePriceCents} - ${basePriceCents}::int)`,
			asc(products.id),
		)
		.limit(1)
	return row
}
