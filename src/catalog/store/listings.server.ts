// Lists and their counts: one statement each, on `product_listings`.
import { and, arrayOverlaps, asc, desc, eq, gte, inArray, lte, or, sql, type SQL } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { productListings as listings, products } from '../tables.ts'
import {
	isLeadBucket,
	priceRange,
	type FacetName,
	type Filters,
	type LeadBucket,
	type SortId,
} from '../rules/filters.ts'
import type { FacetCounts } from '../rules/facets.ts'

// The columns of a product card, for every list of cards. The query must join `product_listings` and `products`.
export const cardColumns = {
	id: listings.productId,
	...columnsOf(listings, 'brand', 'model', 'priceCents', 'customizable', 'inStock', 'leadTimeDays', 'sizes'),
	...columnsOf(products, 'regularPriceCents', 'colorways'),
	pictureHash: sql<string | null>`${products.images} -> 0 ->> 'hash'`,
	pictureAlt: sql<string | null>`${products.images} -> 0 ->> 'alt'`,
}

/** Lead time filters match only products in stock. */
const leadRules: Record<LeadBucket, SQL> = {
	'5': sql`(${listings.inStock} and ${listings.leadTimeDays} <= 5)`,
	'10': sql`(${listings.inStock} and ${listings.leadTimeDays} <= 10)`,
	'15': sql`(${listings.inStock} and ${listings.leadTimeDays} <= 15)`,
	more: sql`(${listings.inStock} and ${listings.leadTimeDays} > 15)`,
}

/** The products that a list is about, and their order unless the visitor chooses another one. */
export type ListScope = { within: SQL; order?: readonly SQL[] }

export const sportScope = (sport: string): ListScope => ({ within: eq(listings.sport, sport) })

type Test = FacetName | 'price' | 'stock' | 'custom'

/** One condition per active filter. */
export function testsOf({ chosen, ...filters }: Filters): Map<Test, SQL | undefined> {
	const tests = new Map<Test, SQL | undefined>()
	if (chosen.kind.length > 0) tests.set('kind', inArray(listings.kind, [...chosen.kind]))
	if (chosen.brand.length > 0) tests.set('brand', inArray(listings.brand, [...chosen.brand]))
	if (chosen.size.length > 0) tests.set('size', arrayOverlaps(listings.sizes, [...chosen.size]))
	if (chosen.color.length > 0) tests.set('color', arrayOverlaps(listings.colorFamilies, [...chosen.color]))
	if (chosen.cert.length > 0) tests.set('cert', arrayOverlaps(listings.certs, [...chosen.cert]))
	if (chosen.lead.length > 0)
		tests.set('lead', or(...chosen.lead.filter(isLeadBucket).map((bucket) => leadRules[bucket])))
	const from = gte(listings.priceCents, filters.minDollars * 100)
	const to =
		filters.maxDollars === priceRange.max ? undefined : lte(listings.priceCents, filters.maxDollars * 100)
	if (filters.minDollars !== priceRange.min || to) tests.set('price', and(from, to))
	if (filters.inStock) tests.set('stock', eq(listings.inStock, true))
	if (filters.customizable) tests.set('custom', eq(listings.customizable, true))
	return tests
}

const failed = (test: SQL | undefined) => (test ? sql`(not ${test})::int` : sql`0`)

/** Counts the items of an array column. Groups equal arrays first, because few distinct ones exist. */
const countItems = (facet: FacetName, column: string): SQL => {
	const [items, own] = [sql.identifier(column), sql.identifier(`${facet}_misses`)]
	return sql`select ${facet}, item, sum(rows)::int
		from (select ${items} as items, count(*) as rows from listed where misses = ${own} group by ${items}) as lists,
			unnest(items) as item group by item`
}

/**
 * All counts of a list in one statement: each row has the number of filters that it fails (`misses`), and
 * counts for a facet when it fails no filter other than that facet's own.
 */
export async function countFacets(
	db: Connection,
	{ within }: Pick<ListScope, 'within'>,
	filters: Filters,
): Promise<FacetCounts> {
	const tests = testsOf(filters)
	const misses = [...tests.values()].map(failed)
	const own = (test: Test) => failed(tests.get(test))
	const answer = await db.execute<{ facet: string; value: string; count: number }>(sql`
		with listed as materialized (
			select kind, brand, sizes, color_families, certs, in_stock, customizable, lead_time_days,
				${misses.length > 0 ? sql.join(misses, sql` + `) : sql`0`} as misses,
				${own('kind')} as kind_misses, ${own('brand')} as brand_misses, ${own('size')} as size_misses,
				${own('color')} as color_misses, ${own('cert')} as cert_misses, ${own('lead')} as lead_misses,
				${own('stock')} as stock_misses, ${own('custom')} as custom_misses
			from ${listings} where ${within}
		)
		select 'total' as facet, '' as value, count(*)::int as count from listed where misses = 0
		union all select 'stock', '', count(*)::int from listed where misses = stock_misses and in_stock
		union all select 'custom', '', count(*)::int from listed where misses = custom_misses and customizable
		union all select 'kind', kind, count(*)::int from listed where misses = kind_misses group by kind
		union all select 'brand', brand, count(*)::int from listed where misses = brand_misses group by brand
		union all ${countItems('size', 'sizes')}
		union all ${countItems('color', 'color_families')}
		union all ${countItems('cert', 'certs')}
		union all select 'lead', bucket, count(*)::int
			from listed join (values ('5', 0, 5), ('10', 0, 10), ('15', 0, 15), ('more', 16, 100000))
				as buckets (bucket, least, most) on lead_time_days between least and most
			where misses = lead_misses and in_stock group by bucket`)
	const single = (facet: string) => answer.rows.find((row) => row.facet === facet)?.count ?? 0
	const valued = (facet: FacetName) =>
		new Map(answer.rows.filter((row) => row.facet === facet).map((row) => [row.value, row.count]))
	return {
		total: single('total'),
		inStock: single('stock'),
		customizable: single('custom'),
		values: {
			kind: valued('kind'),
			brand: valued('brand'),
			size: valued('size'),
			color: valued('color'),
			cert: valued('cert'),
			lead: valued('lead'),
		},
	}
}

/** Every order ends with the id, so that no product repeats or is skipped between pages. */
export const orders: Record<SortId, SQL[]> = {
	featured: [asc(listings.featuredRank)],
	'price-low': [asc(listings.priceCents)],
	'price-high': [desc(listings.priceCents)],
	name: [asc(sql`lower(${listings.model})`)],
	fastest: [desc(listings.inStock), asc(listings.leadTimeDays)],
}

export type CardQuery = { scope: ListScope; filters: Filters; offset: number; limit: number }

/** The cards of one page. The page is selected from `product_listings`; only its products are read in full. */
export function cardsOf(db: Connection, { scope, filters, offset, limit }: CardQuery) {
	const own = filters.sort === 'featured' ? scope.order : undefined
	const order = [...(own ?? orders[filters.sort]), asc(listings.productId)]
	const page = db
		.select({ id: listings.productId })
		.from(listings)
		.where(and(scope.within, ...testsOf(filters).values()))
		.orderBy(...order)
		.limit(limit)
		.offset(offset)
		.as('page')
	return db
		.select(cardColumns)
		.from(page)
		.innerJoin(listings, eq(listings.productId, page.id))
		.innerJoin(products, eq(products.id, page.id))
		.orderBy(...order)
}
export type ListedCard = Awaited<ReturnType<typeof cardsOf>>[number]

/** The cards of these products, in the order of their ids. */
export const cardsById = (db: Connection, ids: readonly string[]) =>
	db
		.select(cardColumns)
		.from(listings)
		.innerJoin(products, eq(products.id, listings.productId))
		.where(inArray(listings.productId, [...ids]))
		.orderBy(listings.productId)
		.limit(ids.length)
