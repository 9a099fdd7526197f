// SQL that compares stored documents with what they should be.
import { sql } from 'drizzle-orm'
import { productListings } from '#catalog/tables.ts'
import type { Connection } from '#database/client.server.ts'
import type { SearchDocument } from '../rules/documents.ts'
import { rowOf } from './index.server.ts'
import { searchDocuments } from '../tables.ts'

/** Those that are missing from the index, and those whose stored text, price or words are others. One statement. */
export async function differingDocuments(
	db: Connection,
	documents: readonly SearchDocument[],
): Promise<{ id: string; isMissing: boolean }[]> {
	if (documents.length === 0) return []
	const expected = JSON.stringify(
		documents.map(rowOf).map(({ id, title, detail, href, image, priceCents, inStock, words }) => ({
			id,
			facts: [title, detail, href, image ?? null, priceCents ?? null, inStock ?? true].join('|'),
			words,
		})),
	)
	const facts = sql`concat_ws('|', title, detail, href, coalesce(image, ''), coalesce(price_cents::text, ''), in_stock::text)`
	const { rows } = await db.execute<{ id: string; isMissing: boolean }>(sql`
		select expected.id, stored.id is null as "isMissing"
		from jsonb_to_recordset(${expected}::jsonb) as expected (id text, facts text, words text)
		left join (select id, ${facts} as facts, words from ${searchDocuments}) as stored on stored.id = expected.id
		where stored.id is null or stored.facts <> expected.facts or stored.words <> expected.words::tsvector
		order by expected.id`)
	return rows
}

/** Documents of these kinds that are not among the given ones, to a limit. */
export async function otherPages(db: Connection, ids: readonly string[], limit: number): Promise<string[]> {
	const { rows } = await db.execute<{ id: string }>(sql`
		select id from ${searchDocuments}
		where kind <> 'product' and not (${JSON.stringify(ids)}::jsonb ? id)
		order by id limit ${limit}`)
	return rows.map(({ id }) => id)
}

/** Documents of products that the shop does not offer, to a limit. */
export async function otherProducts(db: Connection, limit: number): Promise<string[]> {
	const { rows } = await db.execute<{ id: string }>(sql`
		select id from ${searchDocuments}
		where kind = 'product' and not exists (
			select 1 from ${productListings} where 'product:' || product_id = search_documents.id)
		order by id limit ${limit}`)
	return rows.map(({ id }) => id)
}

/** Whether nothing was ever indexed: the first start of the shop does it. */
export async function isIndexEmpty(db: Connection): Promise<boolean> {
	const rows = await db.select({ id: searchDocuments.id }).from(searchDocuments).limit(1)
	return rows.length === 0
}
