// Sizes of active products that run low.
import { and, asc, desc, eq, not, sql, type SQLWrapper } from 'drizzle-orm'
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

const count = sql<number>`count(*)::int`

/** How many sizes of products that fit have each number of units, the fewest first. */
export const lowStockLevels = (db: Connection, asked: Omit<LowStockAsked, 'sort'>): Promise<Level[]> =>
	db
		.select({ stock: variants.stock, count })
		.from(variants)
		.innerJoin(products, eq(products.id, variants.productId))
		.where(fitting(asked))
		.groupBy(variants.stock)
		.orderBy(asc(variants.stock))

/** The same of the whole shop, counted up to a limit; of products, only hidden ones are read. */
export function firstLevels(db: Connection, { units, limit }: { units: number; limit: number }) {
	const first = db
		.select({ stock: variants.stock })
		.from(variants)
		.where(and(isLow(units), not(isHidden(variants.productId))))
		.orderBy(asc(variants.stock))
		.limit(limit)
		.as('first')
	return db.select({ stock: first.stock, count }).from(first).groupBy(first.stock).orderBy(asc(first.stock))
}

/** How many products of the shop have a size of at most so many units. @param most counts no further; all by default */
export function countProductsLow(db: Connection, units: number, most?: number): Promise<number> {
	const low = db
		.selectDistinct({ productId: variants.productId })
		.from(variants)
		.where(and(isLow(units), not(isHidden(variants.productId))))
	return db.$count((most === undefined ? low : low.limit(most)).as('low'))
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
