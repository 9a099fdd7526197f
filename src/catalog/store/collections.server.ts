// Collections: their rows, and the products of each as conditions on list rows.
import { and, arrayContains, asc, desc, eq, inArray, isNotNull, ne, or, sql, type SQL } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import {
	filtersOfRule,
	mostCollections,
	mostOnHome,
	type CollectionRule,
	type CollectionSort,
} from '../rules/collections.ts'
import { collectionProducts, collections, productListings as listings, products } from '../tables.ts'
import { orders, testsOf, type ListScope } from './listings.server.ts'

export type Collection = typeof collections.$inferSelect
/** What decides the products of a collection and their order. */
export type CollectionChoice = Pick<Collection, 'id' | 'rule' | 'sort'>

const placed = (id: string): SQL =>
	sql`from ${collectionProducts} where ${collectionProducts.collectionId} = ${id} and ${collectionProducts.productId} = ${listings.productId}`

function fits(rule: CollectionRule): SQL {
	const { sports } = rule
	const tests = [
		sports.length > 0 ? inArray(listings.sport, sports) : undefined,
		...testsOf(filtersOfRule(rule)).values(),
	]
	return (rule.match === 'all' ? and(...tests) : or(...tests)) ?? sql`false`
}

const orderOf = ({ id, sort }: { id: string; sort: CollectionSort }): SQL[] => {
	if (sort === 'hand') return [asc(sql`(select ${collectionProducts.position} ${placed(id)})`)]
	if (sort !== 'newest') return orders[sort]
	return [
		desc(sql`(select ${products.createdAt} from ${products} where ${products.id} = ${listings.productId})`),
	]
}

/** The products that the shop shows of the collection. */
export const scopeOf = ({ id, rule, sort }: CollectionChoice): ListScope => ({
	within: rule ? fits(rule) : sql`exists (select 1 ${placed(id)})`,
	order: orderOf({ id, sort }),
})

/** Active ones by title. */
export const activeCollections = (db: Connection) =>
	db
		.select()
		.from(collections)
		.where(eq(collections.status, 'active'))
		.orderBy(asc(collections.title), asc(collections.id))
		.limit(mostCollections)

export async function activeBySlug(db: Connection, slug: string): Promise<Collection | undefined> {
	const [row] = await db
		.select()
		.from(collections)
		.where(and(eq(collections.slug, slug), eq(collections.status, 'active')))
	return row
}

/** The address of the collection that had this one before; the latest change counts. */
export async function activeByEarlierSlug(db: Connection, slug: string): Promise<string | undefined> {
	const [row] = await db
		.select({ slug: collections.slug })
		.from(collections)
		.where(and(arrayContains(collections.earlierSlugs, [slug]), eq(collections.status, 'active')))
		.orderBy(desc(collections.updatedAt))
		.limit(1)
	return row?.slug
}

/** Those on the home page, in their order. */
export const collectionsOnHome = (db: Connection) =>
	db
		.select()
		.from(collections)
		.where(isNotNull(collections.homePosition))
		.orderBy(asc(collections.homePosition), asc(collections.id))
		.limit(mostOnHome)

export const collectionsByIds = (db: Connection, ids: readonly string[]) =>
	db
		.select()
		.from(collections)
		.where(inArray(collections.id, [...ids]))
		.orderBy(asc(collections.id))
		.limit(ids.length)

export type Measured = { count: number; first: readonly string[] }

/** How many products each shows, and the ids of the first ones; one statement for all. */
export async function measure(
	db: Connection,
	choices: readonly CollectionChoice[],
	most: number,
): Promise<Map<string, Measured>> {
	if (choices.length === 0) return new Map()
	const parts = choices.map((choice) => {
		const { within, order = [] } = scopeOf(choice)
		const sorted = sql.join([...order, asc(listings.productId)], sql`, `)
		return sql`select ${choice.id}::text as id, count(*)::int as count,
			(array_agg(${listings.productId}::text order by ${sorted}))[1:${most}::int] as first
			from ${listings} where ${within}`
	})
	const { rows } = await db.execute<{ id: string; count: number; first: string[] | null }>(
		sql.join(parts, sql` union all `),
	)
	return new Map(rows.map(({ id, count, first }) => [id, { count, first: first ?? [] }]))
}

/** Which of these products are in which of the collections; one statement. */
export async function membersAmong(
	db: Connection,
	choices: readonly CollectionChoice[],
	productIds: readonly string[],
) {
	if (choices.length === 0 || productIds.length === 0) return []
	const parts = choices.map(
		(choice) => sql`select ${choice.id}::text as "collectionId", ${listings.productId}::text as "productId"
			from ${listings} where ${and(inArray(listings.productId, [...productIds]), scopeOf(choice).within)}`,
	)
	const { rows } = await db.execute<{ collectionId: string; productId: string }>(
		sql.join(parts, sql` union all `),
	)
	return rows
}

/** The first picture of each of these products that the shop shows. */
export const coversOf = (db: Connection, ids: readonly string[]) =>
	db
		.select({
			id: listings.productId,
			customizable: listings.customizable,
			hash: sql<string | null>`${products.images} -> 0 ->> 'hash'`,
		})
		.from(listings)
		.innerJoin(products, eq(products.id, listings.productId))
		.where(inArray(listings.productId, [...ids]))
		.orderBy(asc(listings.productId))
		.limit(ids.length)

// What staff read and write.

export const countCollections = (db: Connection): Promise<number> => db.$count(collections)

export const collectionsPage = (db: Connection, { offset, limit }: { offset: number; limit: number }) =>
	db
		.select()
		.from(collections)
		.orderBy(asc(collections.title), asc(collections.id))
		.limit(limit)
		.offset(offset)

export async function lockCollection(db: Connection, id: string): Promise<Collection | undefined> {
	const [row] = await db.select().from(collections).where(eq(collections.id, id)).for('update')
	return row
}

/** Locks all: for what concerns more than one of them. */
export const lockCollections = (db: Connection) =>
	db
		.select(columnsOf(collections, 'id', 'status', 'homePosition'))
		.from(collections)
		.orderBy(asc(collections.id))
		.limit(mostCollections)
		.for('update')

export async function slugIsTaken(db: Connection, slug: string, ownId: string): Promise<boolean> {
	const [row] = await db
		.select({ id: collections.id })
		.from(collections)
		.where(and(eq(collections.slug, slug), ne(collections.id, ownId)))
	return row !== undefined
}

/** @returns whether the slug was free */
export async function insertCollection(
	db: Connection,
	row: typeof collections.$inferInsert,
): Promise<boolean> {
	const made = await db
		.insert(collections)
		.values(row)
		.onConflictDoNothing()
		.returning({ id: collections.id })
	return made.length > 0
}

export async function updateCollection(
	db: Connection,
	id: string,
	change: Partial<typeof collections.$inferInsert>,
): Promise<void> {
	await db.update(collections).set(change).where(eq(collections.id, id))
}

/** These are on the home page in this order, all others are not. */
export async function setHomeOrder(db: Connection, ids: readonly string[]): Promise<void> {
	const position = sql`array_position(${sql.param([...ids])}::uuid[], ${collections.id}) - 1`
	await db.execute(
		sql`update ${collections} set home_position = ${position} where home_position is distinct from ${position}`,
	)
}

export async function deleteCollection(db: Connection, id: string): Promise<void> {
	await db.delete(collections).where(eq(collections.id, id))
}

/** Products chosen by hand in their order, hidden ones too. */
export const placedProducts = (db: Connection, collectionId: string, most: number) =>
	db
		.select({
			...columnsOf(products, 'id', 'sku', 'sport', 'brand', 'model', 'status'),
			isShown: sql<boolean>`exists (select 1 from ${listings} where ${listings.productId} = ${products.id})`,
			pictureHash: sql<string | null>`${products.images} -> 0 ->> 'hash'`,
		})
		.from(collectionProducts)
		.innerJoin(products, eq(products.id, collectionProducts.productId))
		.where(eq(collectionProducts.collectionId, collectionId))
		.orderBy(asc(collectionProducts.position), asc(products.id))
		.limit(most)

export async function placeProducts(db: Connection, collectionId: string, ids: readonly string[]) {
	await db.delete(collectionProducts).where(eq(collectionProducts.collectionId, collectionId))
	if (ids.length > 0)
		await db
			.insert(collectionProducts)
			.values(ids.map((productId, position) => ({ collectionId, productId, position })))
}

/** The values that products of the shop have, for the conditions of a rule. */
export async function ruleValues(db: Connection) {
	const { rows } = await db.execute<{ facet: string; value: string }>(sql`
		select * from (
			select distinct 'kind' as facet, ${listings.kind} as value from ${listings}
			union select distinct 'brand', ${listings.brand} from ${listings}
		) as listed order by facet, value limit 400`)
	const of = (facet: string) => rows.filter((row) => row.facet === facet).map(({ value }) => value)
	return { kinds: of('kind'), brands: of('brand') }
}
