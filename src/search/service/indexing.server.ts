// Updates the index from the catalog and the shop's pages.
import { publicCollections } from '#catalog/service/collections.server.ts'
import { productsWithKits } from '#catalog/service/kits.server.ts'
import { productsToIndex } from '#catalog/service/products.server.ts'
import { raiseVersion } from '#database/versions.server.ts'
import type { Connection } from '#database/client.server.ts'
import { termsOf, type SearchDocument } from '../rules/documents.ts'
import {
	deleteAllDocuments,
	deleteDocuments,
	deletePagesExcept,
	insertDocuments,
	insertTerms,
	settleIndex,
} from '../store/index.server.ts'
import { pricingAnswers } from '#pricing/rules/price-words.ts'
import { pricesNow } from '#shop-settings/service/prices.server.ts'
import { collectionDocuments } from '../sources/collections.ts'
import { legalDocument } from '#shop-settings/rules/legal.ts'
import { aboutPage, historyPage, tellsHistory } from '#shop-settings/rules/story.ts'
import { textsSection } from '#shop-settings/rules/shop-section.ts'
import { postsToIndex } from '#shop-settings/service/posts.server.ts'
import { settingsNow } from '#shop-settings/service/sections.server.ts'
import { shopNow, soldSportsNow } from '#shop-settings/service/shop.server.ts'
import { helpDocuments } from '../sources/help.ts'
import { postDocuments } from '../sources/posts.ts'
import { productDocument } from '../sources/products.ts'
import { serviceDocuments } from '../sources/services.ts'
import { matchListsToSports } from '#catalog/service/listings.server.ts'

const batch = 500

/** Services, help pages, posts and collections, with the prices, texts and sports that hold. Six statements. */
export async function pageDocuments(db: Connection): Promise<SearchDocument[]> {
	const prices = await pricesNow({ db })
	const facts = await shopNow({ db })
	const texts = await settingsNow({ db }, textsSection)
	const posts = await postsToIndex(db)
	const help = helpDocuments({
		answers: { ...pricingAnswers(prices), shop: facts, returns: texts.returns },
		privacy: legalDocument('/privacy', { facts, texts }),
		terms: legalDocument('/terms', { facts, texts }),
		about: aboutPage(texts, { ...facts, sports: await soldSportsNow({ db }) }),
		history: tellsHistory(texts, facts) ? historyPage(texts, facts) : null,
		hasBlog: posts.length > 0,
	})
	const collections = collectionDocuments(await publicCollections(db))
	return [...serviceDocuments(prices, facts), ...help, ...postDocuments(posts), ...collections]
}

function countTerms(documents: readonly SearchDocument[], counts = new Map<string, number>()) {
	for (const document of documents) {
		for (const term of termsOf(document)) counts.set(term, (counts.get(term) ?? 0) + 1)
	}
	return counts
}

async function indexAllProducts(db: Connection, counts: Map<string, number>): Promise<number> {
	let indexed = 0
	for (let after: string | undefined; ;) {
		const rows = await productsToIndex(db, { after, limit: batch })
		if (rows.length === 0) return indexed
		const documents = rows.map(productDocument)
		await insertDocuments(db, documents)
		countTerms(documents, counts)
		indexed += rows.length
		after = rows.at(-1)?.id
	}
}

/** Rebuilds the whole index and its vocabulary in one transaction. @returns the number of documents */
export async function indexEverything(db: Connection): Promise<number> {
	return db.transaction(async (inner) => {
		await deleteAllDocuments(inner)
		const pages = await pageDocuments(inner)
		await insertDocuments(inner, pages)
		const counts = countTerms(pages)
		const indexed = await indexAllProducts(inner, counts)
		await insertTerms(inner, counts)
		await settleIndex(inner)
		await raiseVersion(inner, 'catalog')
		return pages.length + indexed
	})
}

/** Updates services, help pages, posts and collections, whose texts change with a deployment, with the price list and by staff. */
export async function indexPages(db: Connection): Promise<void> {
	await db.transaction(async (inner) => {
		const pages = await pageDocuments(inner)
		const ids = pages.map(({ id }) => id)
		await deletePagesExcept(inner, ids)
		await deleteDocuments(inner, ids)
		await insertDocuments(inner, pages)
		await insertTerms(inner, countTerms(pages))
	})
}

/** Updates single products and kits with them, and removes inactive ones. The caller raises the catalog's version. */
export async function indexProducts(db: Connection, changed: readonly string[]): Promise<void> {
	if (changed.length === 0) return
	await db.transaction(async (inner) => {
		const ids = await productsWithKits({ db: inner }, changed)
		const counts = new Map<string, number>()
		for (let from = 0; from < ids.length; from += batch) {
			const some = ids.slice(from, from + batch)
			const documents = (await productsToIndex(inner, { ids: some })).map(productDocument)
			await deleteDocuments(
				inner,
				some.map((id) => `product:${id}`),
			)
			await insertDocuments(inner, documents)
			countTerms(documents, counts)
		}
		await insertTerms(inner, counts)
	})
}

/** Called at every start, because the setting may have changed since the last one. */
export async function showOfferedSports(db: Connection): Promise<void> {
	await db.transaction(async (inner) => {
		if (await matchListsToSports(inner)) await indexEverything(inner)
	})
}
