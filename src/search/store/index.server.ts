// SQL that writes the index.
import { and, eq, gt, inArray, notInArray, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { productListings, products } from '#catalog/tables.ts'
import { searchDocuments, searchTerms } from '../tables.ts'
import { titleKeyOf, wordsOf, type SearchDocument } from '../rules/documents.ts'
import type { ProductRow } from '../sources/products.ts'
import { squash } from '../rules/tokens.ts'

const productColumns = {
	id: products.id,
	sku: products.sku,
	sport: products.sport,
	brand: products.brand,
	model: products.model,
	description: products.description,
	basePriceCents: products.basePriceCents,
	images: products.images,
	safetyCerts: products.safetyCerts,
	attributes: products.attributes,
	colorways: products.colorways,
	featuredRank: products.featuredRank,
	inStock: productListings.inStock,
	sizes: productListings.sizes,
}

const selectProducts = (db: Connection) =>
	db
		.select(productColumns)
		.from(products)
		.innerJoin(productListings, eq(productListings.productId, products.id))
		.$dynamic()

/** The next active products after an id, in the order of their ids. */
export async function productsAfter(
	db: Connection,
	after: string | undefined,
	limit: number,
): Promise<ProductRow[]> {
	const isNext = after === undefined ? undefined : gt(products.id, after)
	return selectProducts(db)
		.where(and(eq(products.active, true), isNext))
		.orderBy(products.id)
		.limit(limit)
}

export async function activeProducts(db: Connection, ids: readonly string[]): Promise<ProductRow[]> {
	return selectProducts(db)
		.where(and(eq(products.active, true), inArray(products.id, [...ids])))
		.orderBy(products.id)
		.limit(ids.length)
}

const rowOf = (document: SearchDocument): typeof searchDocuments.$inferInsert => ({
	id: document.id,
	kind: document.kind,
	title: document.title,
	titleKey: titleKeyOf(document),
	code: squash(document.code ?? ''),
	detail: document.detail,
	href: document.href,
	image: document.image ?? null,
	sport: document.sport ?? null,
	category: document.category,
	brand: document.brand ?? null,
	priceCents: document.priceCents ?? null,
	inStock: document.inStock ?? true,
	rank: document.rank,
	words: wordsOf(document),
})

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
