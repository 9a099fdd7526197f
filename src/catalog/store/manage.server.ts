// Catalog management: products including hidden ones, stock and prices.
import type { IsoDate } from '#kit/time.ts'
import { and, asc, desc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { anywhere } from '#database/like.ts'
import { namesOfProduct, products, variants } from '../tables.ts'
import { isKit } from './kits.server.ts'
import { countProductsLow } from './low-stock.server.ts'
import { pricesSet, regularPrice } from './sales.server.ts'
import {
	lowStock,
	type LeadTime,
	type ProductsAsked,
	type ProductShow,
	type ProductSort,
	type ProductTrait,
} from '../rules/manage.ts'

const shows: Record<ProductShow, SQL | undefined> = {
	all: undefined,
	draft: eq(products.status, 'draft'),
	active: eq(products.status, 'active'),
	archived: eq(products.status, 'archived'),
	low: and(
		eq(products.status, 'active'),
		sql`exists (select 1 from ${variants} where ${variants.productId} = ${products.id} and ${variants.stock} <= ${lowStock} and not ${variants.retired})`,
	),
	out: and(
		eq(products.status, 'active'),
		sql`exists (select 1 from ${variants} where ${variants.productId} = ${products.id} and ${variants.stock} = 0 and not ${variants.retired})`,
	),
}

const isCustomizable = sql`(${products.attributes} ->> 'customizable')::boolean`
const traits: Record<ProductTrait, SQL> = {
	customizable: isCustomizable,
	plain: sql`not ${isCustomizable}`,
	sale: isNotNull(products.regularPriceCents),
	kit: isKit(),
}

const orders: Record<ProductSort, SQL> = {
	name: asc(products.model),
	newest: desc(products.createdAt),
	changed: desc(products.updatedAt),
	cheapest: asc(products.basePriceCents),
	dearest: desc(products.basePriceCents),
}

export const fitting = ({ text, sport, show, trait, ids }: ProductsAsked) =>
	and(
		shows[show],
		trait ? traits[trait] : undefined,
		ids && inArray(products.id, [...ids]),
		sport === null ? undefined : eq(products.sport, sport),
		text === '' ? undefined : sql`${namesOfProduct(products)} like ${anywhere(text.toLowerCase())}`,
	)

/**
 * The low or sold out ones of the whole shop are counted by their sizes alone.
 * @param most counts no further; all by default
 */
export async function countProducts(db: Connection, asked: ProductsAsked, most?: number): Promise<number> {
	const { text, sport, show, trait, ids } = asked
	const isOfAll = text === '' && sport === null && !trait && !ids
	if (isOfAll && show === 'low') return countProductsLow(db, lowStock, most)
	if (isOfAll && show === 'out') return countProductsLow(db, 0, most)
	if (most === undefined) return db.$count(products, fitting(asked))
	return db.$count(db.select({ id: products.id }).from(products).where(fitting(asked)).limit(most).as('some'))
}

type Page = { asked: ProductsAsked; sort?: ProductSort; offset: number; limit: number }

/** A page of products, or these by name, with sums over their variants. */
export function productsOf(db: Connection, wanted: Page | { ids: readonly string[] }) {
	const { limit, offset } = 'ids' in wanted ? { limit: wanted.ids.length, offset: 0 } : wanted
	const order = [orders[('sort' in wanted && wanted.sort) || 'name'], asc(products.id)]
	const page = db
		.select({ id: products.id })
		.from(products)
		.where('ids' in wanted ? inArray(products.id, [...wanted.ids]) : fitting(wanted.asked))
		.orderBy(...order)
		.limit(limit)
		.offset(offset)
		.as('page')
	return db
		.select({
			...columnsOf(products, 'id', 'sku', 'sport', 'brand', 'model', 'status'),
			priceCents: products.basePriceCents,
			isKit: sql<boolean>`${isKit()}`,
			stock: sql<number>`coalesce(sum(${variants.stock}), 0)::int`,
			low: sql<number>`(count(*) filter (where ${variants.stock} between 1 and ${lowStock}))::int`,
			out: sql<number>`(count(*) filter (where ${variants.stock} = 0))::int`,
		})
		.from(page)
		.innerJoin(products, eq(products.id, page.id))
		.leftJoin(variants, and(eq(variants.productId, products.id), eq(variants.retired, false)))
		.groupBy(products.id)
		.orderBy(...order)
}

export async function productById(db: Connection, id: string) {
	const [row] = await db.select().from(products).where(eq(products.id, id))
	return row
}

export async function lockProduct(db: Connection, id: string) {
	const [row] = await db.select().from(products).where(eq(products.id, id)).for('no key update')
	return row
}

/** Locks the product's variants in the same order as orders do. */
export const lockVariantsOf = (db: Connection, productId: string) =>
	db
		.select({ id: variants.id })
		.from(variants)
		.where(eq(variants.productId, productId))
		.orderBy(asc(variants.id))
		.for('update')

/** A product's variants with stock and received units, by colorway, then in the order of the size run. */
export const shelvesOf = (db: Connection, productId: string) =>
	db
		.select({
			...columnsOf(variants, 'id', 'sku', 'size', 'colorway', 'color', 'stock', 'leadTimeDays'),
			counted: variants.stockCounted,
		})
		.from(variants)
		.where(and(eq(variants.productId, productId), eq(variants.retired, false)))
		.orderBy(asc(variants.colorway), asc(variants.sizeRank), asc(variants.id))

export async function updateProduct(
	db: Connection,
	id: string,
	change: Partial<typeof products.$inferInsert> & { updatedAt: Date },
): Promise<void> {
	await db.update(products).set(change).where(eq(products.id, id))
}

/** @returns how many sizes were updated; only those that still had their previous days are */
export async function changeLeadTimes(
	db: Connection,
	productId: string,
	changes: readonly LeadTime[],
): Promise<number> {
	const given = sql`unnest(
		${sql.param(changes.map(({ variantId }) => variantId))}::uuid[],
		${sql.param(changes.map(({ seen }) => seen))}::int[],
		${sql.param(changes.map(({ days }) => days))}::int[]) as changed (id, seen, days)`
	const changed = await db.execute<{ id: string }>(sql`
		update ${variants} set lead_time_days = changed.days from ${given}
		where ${variants.id} = changed.id and ${variants.productId} = ${productId} and ${variants.leadTimeDays} = changed.seen
		returning ${variants.id} as id`)
	return changed.rows.length
}

export type PriceChange = { productId: string; fromCents: number; toCents: number }

/** Changes the owner's prices. @returns ids of the updated products; only those that still had their previous price are */
export async function changePrices(
	db: Connection,
	changes: readonly PriceChange[],
	{ now, today }: { now: Date; today: IsoDate },
): Promise<string[]> {
	const given = sql`unnest(
		${sql.param(changes.map(({ productId }) => productId))}::uuid[],
		${sql.param(changes.map(({ fromCents }) => fromCents))}::int[],
		${sql.param(changes.map(({ toCents }) => toCents))}::int[]) as changed (id, from_cents, to_cents)`
	const changed = await db.execute<{ id: string }>(sql`
		update ${products} set ${pricesSet(sql`changed.to_cents`, today)}, updated_at = ${now.toISOString()}::timestamptz
		from ${given} where ${products.id} = changed.id and ${regularPrice} = changed.from_cents
		returning ${products.id} as id`)
	return changed.rows.map(({ id }) => id)
}

const fileColumns = {
	productId: products.id,
	...columnsOf(products, 'sku', 'brand', 'model'),
	priceCents: sql<number>`${regularPrice}`,
	variantId: variants.id,
	...columnsOf(variants, 'size', 'color', 'stock'),
	counted: variants.stockCounted,
}

const inFileOrder = [asc(products.sku), asc(variants.colorway), asc(variants.sizeRank)] as const

/** Every variant of a sport, or of all sports, in the order of the exported file. */
export const shelvesForFile = (db: Connection, sport: string | null) =>
	db
		.select(fileColumns)
		.from(variants)
		.innerJoin(products, eq(products.id, variants.productId))
		.where(and(eq(variants.retired, false), sport === null ? undefined : eq(products.sport, sport)))
		.orderBy(...inFileOrder)

/** Every variant of these products. @param skus lower case */
export const shelvesBySku = (db: Connection, skus: readonly string[]) =>
	db
		.select(fileColumns)
		.from(variants)
		.innerJoin(products, eq(products.id, variants.productId))
		.where(
			and(eq(variants.retired, false), sql`lower(${products.sku}) = any(${sql.param([...skus])}::text[])`),
		)
		.orderBy(...inFileOrder)
