// The search: results page and suggestions under the search box.
import { productCards, type ProductCard } from '#catalog/service/products.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import type { Connection } from '#database/client.server.ts'
import { remembered } from '#database/remembered.server.ts'
import { soldSports } from '#shop-settings/service/shop.server.ts'
import { facetsOf, totalsOf, type Facet } from '../rules/facets.ts'
import { lastPageOf, noFilters, windowOf, type SearchView } from '../rules/filters.ts'
import { questionOf, queryTokens, wordsToLookUp, type Question } from '../rules/question.ts'
import {
	findDocuments,
	lookUpWords,
	type Answer,
	type FindOptions,
	type FoundDocument,
} from '../store/search.server.ts'
import { suggestionGroups, type SuggestionGroup } from '../rules/results.ts'

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

const productIdOf = ({ id }: FoundDocument): string => id.slice('product:'.length)

/** The question with unknown words corrected; at most one statement. */
async function askedQuestion(db: Connection, query: string): Promise<Question> {
	const words = wordsToLookUp(queryTokens(query))
	const known = words.length > 0 ? await lookUpWords(db, words) : []
	return questionOf(soldSports(), query, new Map(known.map((word) => [word.word, word])))
}

type Asked = Omit<FindOptions, 'isRelaxed'>
type Found = Answer & { isRelaxed: boolean }

/** Whether a match is relevant: near names in the text alone score 0. */
const isRelevant = ({ best }: Answer): boolean => best !== null && best > 0

/** Finds documents with all words; if none is relevant, those with some of the words. */
async function findOrRelax(db: Connection, question: Question, asked: Asked): Promise<Found> {
	if (question.terms.length === 0) return { best: null, found: [], groups: [], isRelaxed: false }
	const strict = await findDocuments(db, question, { ...asked, isRelaxed: false })
	if (isRelevant(strict) || question.terms.length === 1) return { ...strict, isRelaxed: false }
	const relaxed = await findDocuments(db, question, { ...asked, isRelaxed: true })
	return { ...relaxed, isRelaxed: relaxed.best !== null }
}

/** The same for as long as the catalog is the same: one broad word matches half of a large catalog. */
const rememberedFind = (db: Connection, question: Question, asked: Asked): Promise<Found> =>
	remembered(db, `search ${JSON.stringify([question, asked])}`, () => findOrRelax(db, question, asked))

/** The cards in the order of `found`. */
async function cardsOf(db: Connection, found: readonly FoundDocument[]): Promise<ProductCard[]> {
	const ids = found.filter(({ kind }) => kind === 'product').map(productIdOf)
	if (ids.length === 0) return []
	const byId = new Map((await productCards(db, ids)).map((card) => [card.id, card]))
	return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Data of the results page, in at most four statements. Any text is a valid query. */
export async function search(context: ServiceContext, asked: SearchView): Promise<SearchResults> {
	const question = await askedQuestion(context.db, asked.query)
	const { filters } = asked
	const onlyPages = filters.type.length > 0 && !filters.type.includes('products')
	const { found, groups, isRelaxed } = await rememberedFind(context.db, question, {
		filters,
		withGroups: true,
		productWindow: windowOf(asked),
		otherWindow: { from: 0, count: onlyPages ? allPages : fewPages },
	})
	const totals = totalsOf(groups, filters)
	return {
		view: { ...asked, page: Math.min(asked.page, lastPageOf(totals.products)) },
		found,
		cards: await cardsOf(context.db, found),
		facets: facetsOf(groups, filters),
		productTotal: totals.products,
		otherTotal: totals.others,
		isRelaxed,
		corrected: question.corrected,
		hints: question.hints,
	}
}

/** At most eight suggestions in groups, in at most three statements. */
export async function suggest(context: ServiceContext, query: string): Promise<SuggestionGroup[]> {
	const question = await askedQuestion(context.db, query)
	const { found } = await rememberedFind(context.db, question, {
		filters: noFilters,
		withGroups: false,
		productWindow: { from: 0, count: 8 },
		otherWindow: { from: 0, count: 4 },
	})
	return suggestionGroups(found)
}
