// The search: results page and suggestions under the search box.
import { productCards, type ProductCard } from '#catalog/service/products.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import type { Connection } from '#database/client.server.ts'
import { remembered } from '#database/remembered.server.ts'
import type { Language, PageLanguage } from '#kit/language.ts'
import { namesInLanguage, translationsOf } from '#translations/service/translated.server.ts'
import { soldSports } from '#shop-settings/service/shop.server.ts'
import { facetsOf, totalsOf, type Facet } from '../rules/facets.ts'
import { lastPageOf, noFilters, windowOf, type SearchView } from '../rules/filters.ts'
import { questionOf, queryTokens, wordsToLookUp, type Question } from '../rules/question.ts'
import { rank, type Hit, type RankOptions, type Ranking } from '../rules/ranking.ts'
import { suggestionGroups, translatedGroups, type SuggestionGroup } from '../rules/results.ts'
import { documentsById, lookUpWords, type ShownDocument } from '../store/search.server.ts'
import { isTradeWord, tradeWords } from '../rules/synonyms.ts'
import { keyOf } from '../rules/tokens.ts'
import { wordIndex } from './word-index.server.ts'

type FoundDocument = ShownDocument & { score: number }

export type SearchResults = {
	/** The requested view, on an existing page. */
	view: SearchView
	/** Best first, products and pages mixed. */
	found: readonly FoundDocument[]
	/** The products of `found`. */
	cards: readonly ProductCard[]
	facets: readonly Facet[]
	productTotal: number
	otherTotal: number
	/** No document has all words; the results have some of them. */
	isRelaxed: boolean
	/** The corrected query, if it was mistyped. */
	corrected: string | undefined
	/** Suggested spellings of unknown words. */
	hints: readonly string[]
}

/** Pages shown beside products; a view of only pages shows all. */
const fewPages = 6
const allPages = 100

const productPrefix = 'product:'

/** Names of one word: one that more have does not tell them apart. */
const mostTitles = 100

/** What is known of each word, and which titles have it in the language of the page. At most two statements, at once. */
async function knowledgeOf(db: Connection, words: readonly string[], language: PageLanguage) {
	const [known, names] = await Promise.all([
		lookUpWords(db, words),
		namesInLanguage({ db }, language, {
			words: words.filter((word) => !isTradeWord(soldSports(), word)),
			most: mostTitles,
		}),
	])
	return known.map((one) => ({ ...one, titles: (names.get(one.word) ?? []).map(keyOf) }))
}

/** The question with unknown words corrected. Statements as above. */
async function askedQuestion(db: Connection, query: string, language: PageLanguage): Promise<Question> {
	const words = wordsToLookUp(queryTokens(query))
	const key = `search words ${language} ${words.join(' ')}`
	const known = words.length > 0 ? await remembered(db, key, () => knowledgeOf(db, words, language)) : []
	return questionOf(soldSports(), query, new Map(known.map((word) => [word.word, word])))
}

type Asked = Omit<RankOptions, 'isRelaxed'>

/** Whether a match is relevant: near names in the text alone score 0. */
const isRelevant = ({ best }: Ranking): boolean => best !== null && best > 0

/** Ranks documents with all words; if none is relevant, those with some of the words. */
async function rankOrRelax(
	db: Connection,
	question: Question,
	asked: Asked,
): Promise<Ranking & { isRelaxed: boolean }> {
	if (question.terms.length === 0) return { best: null, hits: [], groups: [], isRelaxed: false }
	const index = await wordIndex(db)
	const strict = rank(index, question, { ...asked, isRelaxed: false })
	if (isRelevant(strict) || question.terms.length === 1) return { ...strict, isRelaxed: false }
	const relaxed = rank(index, question, { ...asked, isRelaxed: true })
	return { ...relaxed, isRelaxed: relaxed.best !== null }
}

/** At most one statement. */
async function documentsOf(db: Connection, hits: readonly Hit[]): Promise<FoundDocument[]> {
	const ids = hits.map(({ id }) => id)
	const shown = ids.length > 0 ? await documentsById(db, ids) : []
	const byId = new Map(shown.map((document) => [document.id, document]))
	return hits.flatMap(({ id, score }) => {
		const document = byId.get(id)
		return document ? [{ ...document, score }] : []
	})
}

/** The cards of the products found, in their order; at most one statement. */
async function cardsOf(db: Connection, hits: readonly Hit[]): Promise<ProductCard[]> {
	const ids = hits.flatMap(({ id }) => (id.startsWith(productPrefix) ? id.slice(productPrefix.length) : []))
	if (ids.length === 0) return []
	const byId = new Map((await productCards(db, ids)).map((card) => [card.id, card]))
	return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Both remembered for as long as the catalog is the same; at most two statements, at the same time. */
function findPage(db: Connection, question: Question, asked: Asked) {
	return remembered(db, `search page ${JSON.stringify([question, asked])}`, async () => {
		const { hits, groups, isRelaxed } = await rankOrRelax(db, question, asked)
		const [found, cards] = await Promise.all([documentsOf(db, hits), cardsOf(db, hits)])
		return { found, cards, groups, isRelaxed }
	})
}

/** Data of the results page, in at most four statements; one more in another language than English. Any text is a valid query. */
export async function search(
	context: ServiceContext,
	asked: SearchView,
	language: PageLanguage = 'en',
): Promise<SearchResults> {
	const question = await askedQuestion(context.db, asked.query, language)
	const { filters } = asked
	const onlyPages = filters.type.length > 0 && !filters.type.includes('products')
	const { groups, ...page } = await findPage(context.db, question, {
		filters,
		productWindow: windowOf(asked),
		otherWindow: { from: 0, count: onlyPages ? allPages : fewPages },
	})
	const totals = totalsOf(groups, filters)
	return {
		view: { ...asked, page: Math.min(asked.page, lastPageOf(totals.products)) },
		...page,
		facets: facetsOf(groups, filters),
		productTotal: totals.products,
		otherTotal: totals.others,
		corrected: question.corrected,
		hints: question.hints,
	}
}

/** What the search box offers. */
const suggested: Asked = {
	filters: noFilters,
	productWindow: { from: 0, count: 8 },
	otherWindow: { from: 0, count: 4 },
	onlyHits: true,
}

const findSuggested = async (db: Connection, question: Question): Promise<FoundDocument[]> =>
	documentsOf(db, (await rankOrRelax(db, question, suggested)).hits)

/** At most eight suggestions in groups, in at most three statements; two more in another language than English. */
export async function suggest(
	context: ServiceContext,
	query: string,
	language: Language = 'en',
): Promise<SuggestionGroup[]> {
	const question = await askedQuestion(context.db, query, language)
	const key = `suggestions ${JSON.stringify(question)}`
	const found = await remembered(context.db, key, () => findSuggested(context.db, question))
	const titles = found.map(({ title }) => title)
	return translatedGroups(suggestionGroups(found), await translationsOf(context, language, titles))
}

/** Questions before the first visitor's. */
const mostRehearsed = 48

/** Words of the trade alone, together and misspelled. */
function* rehearsedQueries(): Generator<string> {
	const words = [...tradeWords(soldSports())].slice(0, mostRehearsed)
	for (const [at, word] of words.entries()) {
		if (at % 3 === 0) yield word
		else
			yield at % 3 === 1
				? `${words[at - 1]} ${word}`
				: `${word.slice(1, 2)}${word.slice(0, 1)}${word.slice(2)}`
	}
}

/**
 * Reads the index and asks it some questions, so that the first visitors do not wait for code to be compiled. Nothing is kept
 * of the answers.
 */
export async function prepareSearch(db: Connection, isStopping: () => boolean): Promise<void> {
	await wordIndex(db)
	for (const query of rehearsedQueries()) {
		if (isStopping()) return
		await findSuggested(db, await askedQuestion(db, query, 'en'))
	}
}
