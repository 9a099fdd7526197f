// Answers questions to the shop: the results page and the suggestions under the search box.
import type { ServiceContext } from '#database/context.server.ts'
import type { Connection } from '#database/client.server.ts'
import { facetsOf, totalsOf, type Facet } from '../rules/facets.ts'
import { lastPageOf, noFilters, windowOf, type SearchView } from '../rules/filters.ts'
import { questionOf, queryTokens, wordsToLookUp, type Question } from '../rules/question.ts'
import {
	findDocuments,
	lookUpWords,
	productCards,
	type Answer,
	type FindOptions,
	type FoundDocument,
	type ProductCard,
} from '../store/search.server.ts'
import { suggestionGroups, type SuggestionGroup } from '../rules/suggestions.ts'

export type SearchResults = {
	/** What was asked for, on a page that exists. */
	view: SearchView
	/** Best first, products and pages mixed. */
	found: readonly FoundDocument[]
	/** The products among them. */
	cards: readonly ProductCard[]
	facets: readonly Facet[]
	productTotal: number
	otherTotal: number
	/** No document has all words: these have some. */
	isRelaxed: boolean
	/** What was searched for instead of a mistyped query. */
	corrected: string | undefined
	/** Words that may have been meant. */
	hints: readonly string[]
}

/** Pages beside products; a view of pages alone shows all of them. */
const fewPages = 6
const allPages = 100

const productIdOf = ({ id }: FoundDocument): string => id.slice('product:'.length)

/** One statement at most: words that the shop does not know are corrected here. */
async function askedQuestion(db: Connection, query: string): Promise<Question> {
	const words = wordsToLookUp(queryTokens(query))
	const known = words.length > 0 ? await lookUpWords(db, words) : []
	return questionOf(query, new Map(known.map((word) => [word.word, word])))
}

type Asked = Omit<FindOptions, 'isRelaxed'>
type Found = Answer & { isRelaxed: boolean }

/** Documents that have every word only by a near name somewhere in their text do not answer the question. */
const isTelling = ({ best }: Answer): boolean => best !== null && best > 0

/** Asks for documents with all words and, when none of them tells anything, for those with some of the words. */
async function findOrRelax(db: Connection, question: Question, asked: Asked): Promise<Found> {
	if (question.terms.length === 0) return { best: null, found: [], groups: [], isRelaxed: false }
	const strict = await findDocuments(db, question, { ...asked, isRelaxed: false })
	if (isTelling(strict) || question.terms.length === 1) return { ...strict, isRelaxed: false }
	const relaxed = await findDocuments(db, question, { ...asked, isRelaxed: true })
	return { ...relaxed, isRelaxed: relaxed.best !== null }
}

/** The cards in the order of merit. */
async function cardsOf(db: Connection, found: readonly FoundDocument[]): Promise<ProductCard[]> {
	const ids = found.filter(({ kind }) => kind === 'product').map(productIdOf)
	if (ids.length === 0) return []
	const byId = new Map((await productCards(db, ids)).map((card) => [card.id, card]))
	return ids.flatMap((id) => byId.get(id) ?? [])
}

/** What the results page shows, in four statements at most. Any text is a valid query. */
export async function search(context: ServiceContext, asked: SearchView): Promise<SearchResults> {
	const question = await askedQuestion(context.db, asked.query)
	const { filters } = asked
	const onlyPages = filters.type.length > 0 && !filters.type.includes('products')
	const { found, groups, isRelaxed } = await findOrRelax(context.db, question, {
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

/** At most eight suggestions in groups, in three statements at most. */
export async function suggest(context: ServiceContext, query: string): Promise<SuggestionGroup[]> {
	const question = await askedQuestion(context.db, query)
	const { found } = await findOrRelax(context.db, question, {
		filters: noFilters,
		withGroups: false,
		productWindow: { from: 0, count: 8 },
		otherWindow: { from: 0, count: 4 },
	})
	return suggestionGroups(found)
}
