// SQL that reads the index.
import { eq, inArray, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { products } from '#catalog/tables.ts'
import { searchDocuments as documents } from '../tables.ts'
import type { DocumentKind } from '../rules/documents.ts'
import type { WordKnowledge } from '../rules/question.ts'
import { shortestCorrected } from '../rules/spelling.ts'

/** The vocabulary's data on each word; similar words only for those that are neither known nor a prefix. */
export async function lookUpWords(db: Connection, words: readonly string[]): Promise<WordKnowledge[]> {
	const { rows } = await db.execute<WordKnowledge & Record<string, unknown>>(sql`
		with asked as materialized (
			select word,
				coalesce((select documents from search_terms where term = word), 0) as documents,
				exists (select from search_terms where term like word || '%') as begins
			from unnest(${sql.param(words)}::text[]) as word
		)
		select word, documents, begins, coalesce((
			select json_agg(found) from (
				select term, documents from search_terms
				where not begins and length(word) >= ${shortestCorrected}
					and length(term) between length(word) - 2 and length(word) + 2
					and (term % word or left(term, 1) = left(word, 1) or left(term, 2) = reverse(left(word, 2)))
				order by documents desc, term limit 400
			) as found
		), '[]') as close
		from asked`)
	return rows
}

export type ShownDocument = {
	id: string
	kind: DocumentKind
	title: string
	detail: string
	href: string
	image: string | null
	category: string
	brand: string | null
	priceCents: number | null
	inStock: boolean
	/** Shown in the team colors that the visitor has picked. */
	isCustomizable: boolean
}

/** The product of a document; null for other kinds. */
const productId = sql`case ${documents.kind} when 'product' then substr(${documents.id}, ${'product:'.length + 1})::uuid end`
/** Whether teams can customize it. */
const customizable = sql<boolean>`coalesce((${products.attributes}->>'customizable')::boolean, false)`

/** In any order. One statement. */
export const documentsById = (db: Connection, ids: readonly string[]): Promise<ShownDocument[]> =>
	db
		.select({
			id: documents.id,
			// Cast: the index holds no other kinds.
			kind: sql<DocumentKind>`${documents.kind}`,
			title: documents.title,
			detail: documents.detail,
			href: documents.href,
			image: documents.image,
			category: documents.category,
			brand: documents.brand,
			priceCents: documents.priceCents,
			inStock: documents.inStock,
			isCustomizable: customizable,
		})
		.from(documents)
		.leftJoin(products, eq(products.id, productId))
		.where(inArray(documents.id, [...ids]))
