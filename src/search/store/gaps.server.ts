// SQL that compares the index with the catalog.
import { sql } from 'drizzle-orm'
import { productListings, products } from '#catalog/tables.ts'
import type { Connection } from '#database/client.server.ts'
import { versions } from '#database/tables/versions.ts'
import { searchDocuments } from '../tables.ts'

export type Gaps = {
	/** Published products that the search does not find, counted to the limit. */
	missing: number
	/** One of them. */
	missingId: string | null
	/** Products in the index that are not published, counted to the limit. */
	stale: number
}

/** One statement. */
export async function indexGapsOf(db: Connection, limit: number): Promise<Gaps> {
	const { rows } = await db.execute<Gaps>(sql`
		with published as (
				select products.id, 'product:' || products.id as document
				from ${products} join ${productListings} on product_id = products.id
				where products.status = 'active'),
			missing as (
				select published.id from published
				where not exists (select 1 from ${searchDocuments} where search_documents.id = published.document) limit ${limit}),
			stale as (
				select 1 from ${searchDocuments} where kind = 'product'
					and not exists (select 1 from published where published.document = search_documents.id) limit ${limit})
		select (select count(*)::int from missing) as "missing",
			(select id from missing limit 1) as "missingId",
			(select count(*)::int from stale) as "stale"`)
	const [row] = rows
	if (!row) throw new Error('A statement without conditions answered no row')
	return row
}

export type IndexSize = Record<'documents' | 'listings' | 'hidden' | 'version', number>

/** The catalog's version, and how many documents, listed products and hidden products there are. One statement. */
export async function indexSize(db: Connection): Promise<IndexSize> {
	const { rows } = await db.execute<IndexSize>(sql`
		select (select count(*)::int from ${searchDocuments}) as documents,
			(select count(*)::int from ${productListings}) as listings,
			(select count(*)::int from ${products} where products.status <> 'active') as hidden,
			coalesce((select version::float8 from ${versions} where name = 'catalog'), 0) as version`)
	const [row] = rows
	if (!row) throw new Error('A statement without conditions answered no row')
	return row
}
