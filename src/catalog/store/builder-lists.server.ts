// Reads of the catalog pages (spec §7): models that contain a word, ordered by sport or by brand.
import { and, asc, eq, ilike, or, sql, type SQL } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { productListings as listings, products } from '#database/tables/catalog.ts'
import type { BuilderList } from '../rules/builder-lists.ts'

type Reads = Pick<BuilderList, 'modelHolds' | 'orderedBy' | 'filter'>

/** `%`, `_` and `\` of the text itself are taken literally. */
const holds = (text: string): SQL => ilike(listings.model, `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`)

const belongs = ({ modelHolds }: Reads) => or(...modelHolds.map(holds))

const isChosen = ({ filter }: Reads, chosen: string): SQL =>
	filter.name === 'sport' ? eq(listings.sport, chosen) : holds(chosen)

/** How many products the page has, as a whole (`all`) and per option of its filter. One statement. */
export async function countBuilderList(db: Connection, reads: Reads): Promise<Map<string, number>> {
	const [row] = await db
		.select({
			all: sql<number>`count(*)::int`,
			...Object.fromEntries(
				reads.filter.options.map(({ value }) => [
					value,
					sql<number>`(count(*) filter (where ${isChosen(reads, value)}))::int`,
				]),
			),
		})
		.from(listings)
		.where(belongs(reads))
	return new Map(Object.entries(row ?? { all: 0 }))
}

/** The first `limit` products; ties are broken by the shop's own choice and then by id. */
export const builderCards = (
	db: Connection,
	reads: Reads,
	page: { chosen: string | undefined; limit: number },
) =>
	db
		.select({
			id: listings.productId,
			sport: listings.sport,
			brand: listings.brand,
			model: listings.model,
			description: products.description,
			basePriceCents: products.basePriceCents,
			pictureHash: sql<string | null>`${products.images} -> 0 ->> 'hash'`,
			pictureAlt: sql<string | null>`${products.images} -> 0 ->> 'alt'`,
		})
		.from(listings)
		.innerJoin(products, eq(products.id, listings.productId))
		.where(and(belongs(reads), page.chosen === undefined ? undefined : isChosen(reads, page.chosen)))
		.orderBy(asc(listings[reads.orderedBy]), asc(listings.featuredRank), asc(listings.productId))
		.limit(page.limit)
export type BuilderCard = Awaited<ReturnType<typeof builderCards>>[number]

/** Garments for a page's hero: the most featured ones of different kinds or sports, at most three. */
export async function heroPictures(db: Connection, reads: Reads): Promise<{ hash: string; alt: string }[]> {
	const distinct = reads.filter.name === 'sport' ? listings.sport : listings.kind
	const best = db
		.selectDistinctOn([distinct], {
			hash: sql<string | null>`${products.images} -> 0 ->> 'hash'`.as('hash'),
			alt: sql<string>`coalesce(${products.images} -> 0 ->> 'alt', '')`.as('alt'),
			rank: listings.featuredRank,
			id: listings.productId,
		})
		.from(listings)
		.innerJoin(products, eq(products.id, listings.productId))
		.where(belongs(reads))
		.orderBy(distinct, asc(listings.featuredRank), asc(listings.productId))
		.as('best')
	const rows = await db
		.select({ hash: best.hash, alt: best.alt })
		.from(best)
		.where(sql`${best.hash} is not null`)
		.orderBy(asc(best.rank), asc(best.id))
		.limit(3)
	return rows.flatMap(({ hash, alt }) => (hash === null ? [] : [{ hash, alt }]))
}
