// SQL that writes the index.
import { and, inArray, notInArray, sql, type SQL } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { searchDocuments, searchRemovals, searchTerms } from '../tables.ts'
import { titleKeyOf, wordsOf, type SearchDocument } from '../rules/documents.ts'
import { squash } from '../rules/tokens.ts'

export const rowOf = (document: SearchDocument): typeof searchDocuments.$inferInsert => {
	const { names: _names, traits: _traits, text: _text, ...stored } = document
	return {
		...stored,
		titleKey: titleKeyOf(document),
		code: squash(document.code ?? ''),
		words: wordsOf(document),
	}
}

export async function insertDocuments(db: Connection, documents: readonly SearchDocument[]): Promise<void> {
	if (documents.length > 0) await db.insert(searchDocuments).values(documents.map(rowOf))
}

/** Removes documents, and notes which: each process that keeps the index reads them again. */
async function removeDocuments(db: Connection, which: SQL | undefined): Promise<void> {
	await db.execute(sql`
		with removed as (delete from ${searchDocuments} where ${which} returning id)
		insert into ${searchRemovals} (id) select id from removed
		on conflict (id) do update set changed = excluded.changed`)
}

export async function deleteAllDocuments(db: Connection): Promise<void> {
	await removeDocuments(db, sql`true`)
	await db.delete(searchTerms)
}

export async function deleteDocuments(db: Connection, ids: readonly string[]): Promise<void> {
	await removeDocuments(db, inArray(searchDocuments.id, [...ids]))
}

/** Removes service and help pages that are not among the given ones. */
export async function deletePagesExcept(db: Connection, ids: readonly string[]): Promise<void> {
	await removeDocuments(
		db,
		and(inArray(searchDocuments.kind, ['service', 'help']), notInArray(searchDocuments.id, [...ids])),
	)
}

/** Adds words; existing ones keep their count. */
export async function insertTerms(db: Connection, counts: ReadonlyMap<string, number>): Promise<void> {
	const rows = [...counts].map(([term, documents]) => ({ term, documents }))
	for (let from = 0; from < rows.length; from += 1_000) {
		await db
			.insert(searchTerms)
			.values(rows.slice(from, from + 1_000))
			.onConflictDoNothing()
	}
}

/** Flushes GIN pending lists and updates planner statistics; without it the first searches scan everything. */
export async function settleIndex(db: Connection): Promise<void> {
	await db.execute(sql`select gin_clean_pending_list('search_documents_words_idx')`)
	await db.execute(sql`select gin_clean_pending_list('search_terms_trigram_idx')`)
	await db.execute(sql`analyze search_documents, search_removals, search_terms`)
}
