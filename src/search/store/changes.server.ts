// SQL that reads the index into memory, and later what has changed in it.
import { inArray, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import type { DocumentKind } from '../rules/documents.ts'
import { bandOf } from '../rules/filters.ts'
import type { RankedDocument } from '../rules/segment.ts'
import { searchDocuments as documents, searchRemovals } from '../tables.ts'

const columns = {
	id: documents.id,
	kind: sql<DocumentKind>`${documents.kind}`.as('kind'),
	titleKey: documents.titleKey,
	code: documents.code,
	sport: documents.sport,
	category: documents.category,
	brand: documents.brand,
	priceCents: documents.priceCents,
	inStock: documents.inStock,
	rank: documents.rank,
	words: sql<string>`${documents.words}::text`.as('words'),
}

/** To be ranked, in any order. */
export async function documentsToRank(db: Connection, ids: readonly string[]): Promise<RankedDocument[]> {
	const rows = await db
		.select(columns)
		.from(documents)
		.where(inArray(documents.id, [...ids]))
	return rows.map(({ kind, sport, category, brand, priceCents, ...row }) => ({
		...row,
		group: { kind, sport, category, brand, band: bandOf(priceCents) },
	}))
}

/** A transaction's number: those before it are over. What they changed is read, what others do is read again. */
export type Since = string

/** All documents in their order, and from where to look for changes. One statement. */
export async function orderedIds(db: Connection): Promise<{ ids: string[]; since: Since }> {
	const { rows } = await db.execute<{ ids: string[]; since: Since }>(sql`
		select pg_snapshot_xmin(pg_current_snapshot())::text as since,
			array(select id from ${documents}
				order by in_stock desc, rank, title_key collate "C", id collate "C") as ids`)
	const [row] = rows
	if (!row) throw new Error('A statement without conditions answered no row')
	return row
}

/**
 * Documents written or removed since, to a limit, some perhaps again. Numbers of a database that was restored here from
 * another server may lie ahead of this one's. One statement.
 */
export async function changedIds(
	db: Connection,
	since: Since,
	limit: number,
): Promise<{ ids: string[]; since: Since }> {
	const { rows } = await db.execute<{ ids: string[]; since: Since }>(sql`
		select pg_snapshot_xmin(pg_current_snapshot())::text as since, array(
			select id from ${documents}
			where changed >= ${since}::xid8 and changed < pg_snapshot_xmax(pg_current_snapshot())
			union
			select id from ${searchRemovals}
			where changed >= ${since}::xid8 and changed < pg_snapshot_xmax(pg_current_snapshot())
			limit ${limit}) as ids`)
	const [row] = rows
	if (!row) throw new Error('A statement without conditions answered no row')
	return row
}
