// Sizes of active products that run low.
import { and, asc, desc, eq, min, not, sql, type SQLWrapper } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { anywhere } from '#database/like.ts'
import type { LowStockAsked, LowStockSort } from '../rules/low-stock.ts'
import { namesOfProduct, products, variants } from '../tables.ts'

const isLow = (most: number) => sql`not ${variants.retired} and ${variants.stock} <= ${most}`
const isHidden = (id: SQLWrapper) =>
	sql`exists (select 1 from ${products} where ${products.id} = ${id} and ${products.status} <> 'active')`

const fitting = ({ text, sport, most }: Omit<LowStockAsked, 'sort'>) =>
	and(
		eq(products.status, 'active'),
		isLow(most),
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

export type Level = { stock: number; count: number }

/**
 * How many sizes fit with each number of units, the fewest first: never more rows than numbers up to the threshold, and a
 * limit would make the database choose a slower plan. Without a filter of products, only hidden ones are read.
 */
export async function lowStockLevels(db: Connection, asked: Omit<LowStockAsked, 'sort'>): Promise<Level[]> {
	const isOfAll = asked.text === '' && asked.sport === null
	const level = { stock: variants.stock, count: sql<number>`count(*)::int` }
	const counted = isOfAll
		? db
				.select(level)
				.from(variants)
				.where(and(isLow(asked.most), not(isHidden(variants.productId))))
		: db
				.select(level)
				.from(variants)
				.innerJoin(products, eq(products.id, variants.productId))
				.where(fitting(asked))
	return counted.groupBy(variants.stock).orderBy(asc(variants.stock))
}

/** How many products of the shop have a size that is low, and how many have one that is sold out. */
export async function countProductsLow(db: Connection, most: number): Promise<{ low: number; out: number }> {
	const shelves = db
		.select({ productId: variants.productId, least: min(variants.stock).as('least') })
		.from(variants)
		.where(isLow(most))
		.groupBy(variants.productId)
		.as('shelves')
	const [row] = await db
		.select({
			low: sql<number>`count(*)::int`,
			out: sql<number>`(count(*) filter (where ${shelves.least} = 0))::int`,
		})
		.from(shelves)
		.where(not(isHidden(shelves.productId)))
	return row ?? { low: 0, out: 0 }
}

type Part = {
	offset: number
	limit: number
	/** The least and most units of the sizes that are counted from; of all by default. */
	levels?: { least: number; most: number }
}

const ofLevels = ({ least, most }: NonNullable<Part['levels']>) =>
	least === most ? eq(variants.stock, least) : sql`${variants.stock} between ${least} and ${most}`

export const lowStockOf = (
	db: Connection,
	{ sort, ...asked }: LowStockAsked,
	{ offset, limit, levels }: Part,
) =>
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
		.where(and(fitting(asked), levels && ofLevels(levels)))
		.orderBy(...orders[sort])
		.offset(offset)
		.limit(limit)
