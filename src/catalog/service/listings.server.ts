// The product list of a sport (spec §7: sport equals the lowercased sport, and active).
import type { Connection } from '#database/client.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { remembered } from '#database/remembered.server.ts'
import { Refusal } from '#kit/errors.ts'
import { soldSports } from '#shop-settings/service/shop.server.ts'
import { isOffered, type Sport } from '#sports/sports.ts'
import {
	noFilters,
	onExistingPage,
	pagingOf,
	printFilters,
	type Filters,
	type Paging,
} from '../rules/filters.ts'
import { chipsOf, facetsOf, withKnownValues, type Chip, type Facet } from '../rules/facets.ts'
import { productsListedWrongly, renewListings } from '../store/listing-rows.server.ts'
import {
	cardsOf,
	countFacets,
	sportScope,
	type ListedCard,
	type ListScope,
} from '../store/listings.server.ts'

export type ProductList = {
	/** The requested filters, without values that this list does not have. */
	filters: Filters
	/** Products of the whole list (`all`), and those that pass the filters (`total`). */
	all: number
	total: number
	inStock: number
	customizable: number
	facets: readonly Facet[]
	chips: readonly Chip[]
	cards: readonly ListedCard[]
	paging: Paging
}
export type SportList = ProductList & { sport: Sport }

const firstPage = { sort: noFilters.sort, show: noFilters.show, page: noFilters.page }

type Reading = Pick<ServiceContext, 'db'>
/** `name` is unique among lists. */
type NamedList = { name: string; scope: ListScope }

function countsFor({ db }: Reading, { name, scope }: NamedList, filters: Filters) {
	const counted = { ...filters, ...firstPage }
	return remembered(db, `facets ${name} ${printFilters(counted)}`, () => countFacets(db, scope, counted))
}

/** @throws Refusal not_found */
function sportOf(text: string | undefined): Sport {
	if (!isOffered(soldSports(), text)) throw new Refusal('not_found', 'We do not carry that sport.')
	return text
}

/** The list of a sport without products. @throws Refusal not_found */
export const emptySportList = (sport: string | undefined): SportList => ({
	sport: sportOf(sport),
	filters: noFilters,
	all: 0,
	total: 0,
	inStock: 0,
	customizable: 0,
	facets: [],
	chips: [],
	cards: [],
	paging: pagingOf(noFilters, 0),
})

/** @throws Refusal not_found */
export async function listProducts(
	context: Reading,
	sportText: string | undefined,
	asked: Filters,
): Promise<SportList> {
	const sport = sportOf(sportText)
	return { sport, ...(await readList(context, { name: sport, scope: sportScope(sport) }, asked)) }
}

/** One page of cards with the counts of every filter; at most four statements. */
export async function readList(context: Reading, list: NamedList, asked: Filters): Promise<ProductList> {
	const whole = await countsFor(context, list, noFilters)
	const known = withKnownValues(asked, whole)
	const counts = await countsFor(context, list, known)
	const filters = onExistingPage(known, counts.total)
	const paging = pagingOf(filters, counts.total)
	const query = { scope: list.scope, filters, offset: paging.offset, limit: paging.limit }
	const cards = await remembered(context.db, `cards ${list.name} ${printFilters(filters)}`, () =>
		cardsOf(context.db, query),
	)
	return {
		filters,
		all: whole.total,
		total: counts.total,
		inStock: counts.inStock,
		customizable: counts.customizable,
		facets: facetsOf(whole, counts, filters),
		chips: chipsOf(filters),
		cards,
		paging,
	}
}

/** Adds or removes list rows after the setting of offered sports has changed. @returns whether any changed */
export async function matchListsToSports(db: Connection): Promise<boolean> {
	const sold = soldSports()
	const ids = await productsListedWrongly(db, sold)
	await renewListings(db, sold, ids)
	return ids.length > 0
}
