// SQL that writes the index.
import { and, inArray, notInArray, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { searchDocuments, searchTerms } from '../tables.ts'
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

export async function deleteAllDocuments(db: Connection): Promise<void> {
	await db.delete(searchDocuments)
	await db.delete(searchTerms)
}

export async function deleteDocuments(db: Connection, ids: readonly string[]): Promise<void> {
	await db.delete(searchDocuments).where(inArray(searchDocuments.id, [...ids]))
}

/** Removes service and help pages that are not among the given ones. */
export async function deletePagesExcept(db: Connection, ids: readonly string[]): Promise<void> {
	await db
		.delete(searchDocuments)
		.where(and(inArray(searchDocuments.kind, ['service', 'help']), notInArray(searchDocuments.id, [...ids])))
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
	await db.execute(sql`analyze search_documents, search_terms`)
}
