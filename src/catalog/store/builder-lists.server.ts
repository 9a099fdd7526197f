// Reads of the catalog pages (spec §7): models that contain a word, ordered by sport or by brand.
import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { anywhere } from '#database/like.ts'
import { productListings as listings, products } from '../tables.ts'
import type { BuilderList } from '../rules/builder-lists.ts'

type Reads = Pick<BuilderList, 'modelHolds' | 'orderedBy' | 'filter'>

/** Whether the model contains one of the words, ignoring case. */
function holds(words: readonly string[]): SQL {
	const patterns = words.map((word) => anywhere(word.toLowerCase()))
	return sql`lower(${listings.model}) like any(${sql.param(patterns)}::text[])`
}

const belongs = ({ modelHolds }: Reads) => holds(modelHolds)

const isChosen = ({ filter }: Reads, chosen: string): SQL =>
	filter.name === 'sport' ? eq(listings.sport, chosen) : holds([chosen])

/** Number of products on the page, in total (`all`) and per option of its filter. One statement. */
export async function countBuilderList(
	db: Connection,
	sold: readonly string[],
	reads: Reads,
): Promise<Map<string, number>> {
	const [row] = await db
		.select({
			all: sql<number>`count(*)::int`,
			...Object.fromEntries(
				reads.filter
					.options(sold)
					.map(({ value }) => [value, sql<number>`(count(*) filter (where ${isChosen(reads, value)}))::int`]),
			),
		})
		.from(listings)
		.where(belongs(reads))
	return new Map(Object.entries(row ?? { all: 0 }))
}

/** The fields of a card, read only for the products of one page. */
const cardFields = {
	id: listings.productId,
	...columnsOf(listings, 'sport', 'brand', 'model', 'customizable'),
	...columnsOf(products, 'description', 'basePriceCents', 'regularPriceCents'),
	pictureHash: sql<string | null>`${products.images} -> 0 ->> 'hash'`,
	pictureAlt: sql<string | null>`${products.images} -> 0 ->> 'alt'`,
}

/** The first `limit` products; ties are ordered by featured rank, then by id. */
export function builderCards(
	db: Connection,
	reads: Reads,
	{ chosen, limit }: { chosen: string | undefined; limit: number },
) {
	const order = [asc(listings[reads.orderedBy]), asc(listings.featuredRank), asc(listings.productId)]
	const page = db
		.select({ id: listings.productId })
		.from(listings)
		.where(and(belongs(reads), chosen === undefined ? undefined : isChosen(reads, chosen)))
		.orderBy(...order)
		.limit(limit)
		.as('page')
	return db
		.select(cardFields)
		.from(page)
		.innerJoin(listings, eq(listings.productId, page.id))
		.innerJoin(products, eq(products.id, page.id))
		.orderBy(...order)
}

/** Pictures for a page's hero: the most featured garments of different kinds or sports, at most three. */
export async function heroPictures(db: Connection, reads: Reads): Promise<{ hash: string; alt: string }[]> {
	const distinct = reads.filter.name === 'sport' ? listings.sport : listings.kind
	const best = db
		.selectDistinctOn([distinct], { id: listings.productId, rank: listings.featuredRank })
		.from(listings)
		.where(belongs(reads))
		.orderBy(distinct, asc(listings.featuredRank), asc(listings.productId))
		.as('best')
	const rows = await db
		.select({ hash: cardFields.pictureHash, alt: cardFields.pictureAlt })
		.from(best)
		.innerJoin(products, eq(products.id, best.id))
		.where(sql`jsonb_array_length(${products.images}) > 0`)
		.orderBy(asc(best.rank), asc(best.id))
		.limit(3)
	return rows.flatMap(({ hash, alt }) => (hash === null ? [] : [{ hash, alt: alt ?? '' }]))
}
