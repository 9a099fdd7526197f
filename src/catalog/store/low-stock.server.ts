// Sizes of active products that run low.
import { and, asc, desc, eq, lte, sql } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { anywhere } from '#database/like.ts'
import type { LowStockAsked, LowStockSort } from '../rules/low-stock.ts'
import { namesOfProduct, products, variants } from '../tables.ts'

const fitting = ({ text, sport, most }: Omit<LowStockAsked, 'sort'>) =>
	and(
		eq(products.status, 'active'),
		eq(variants.retired, false),
		lte(variants.stock, most),
		sport === null ? undefined : eq(products.sport, sport),
		text === '' ? undefined : sql`${namesOfProduct(products)} like ${anywhere(text.toLowerCase())}`,
	)

const inOrders = sql<number>`${variants.stockCounted} - ${variants.stock}`
const byProduct = [asc(products.model), asc(products.id), asc(variants.colorway), asc(variants.sizeRank)]
const orders: Record<LowStockSort, typeof byProduct> = {
	fewest: [asc(variants.stock), ...byProduct],
	product: byProduct,
	ordered: [desc(inOrders), asc(variants.stock), ...byProduct],
}

/** How many sizes fit, and how many of them are sold out. */
export async function countLowStock(db: Connection, asked: Omit<LowStockAsked, 'sort'>) {
	const [row] = await db
		.select({
			total: sql<number>`count(*)::int`,
			out: sql<number>`(count(*) filter (where ${variants.stock} = 0))::int`,
		})
		.from(variants)
		.innerJoin(products, eq(products.id, variants.productId))
		.where(fitting(asked))
	return row ?? { total: 0, out: 0 }
}

type Part = { offset: number; limit: number }

export const lowStockOf = (db: Connection, { sort, ...asked }: LowStockAsked, { offset, limit }: Part) =>
	db
		.select({
			variantId: variants.id,
			productId: products.id,
			...columnsOf(products, 'sku', 'sport', 'brand', 'model'),
			...columnsOf(variants, 'size', 'color', 'stock', 'leadTimeDays'),
			inOrders,
		})
		.from(variants)
		.innerJoin(products, eq(products.id, variants.productId))
		.where(fitting(asked))
		.orderBy(...orders[sort])
		.offset(offset)
		.limit(limit)
