// The URL state of a results page: the query, the chosen facets and the number of results shown.
import { isOffered } from '#sports/sports.ts'
import { documentKinds, type DocumentKind } from './documents.ts'
import { readQuery } from './tokens.ts'

export const facetNames = ['type', 'sport', 'category', 'brand', 'price'] as const
export type FacetName = (typeof facetNames)[number]

export type PriceBand = { id: string; label: string; fromCents: number; belowCents: number | null }
export const priceBands: readonly PriceBand[] = [
	{ id: 'under-25', label: 'Under $25', fromCents: 0, belowCents: 2_500 },
	{ id: '25-50', label: '$25 to $49.99', fromCents: 2_500, belowCents: 5_000 },
	{ id: '50-100', label: '$50 to $99.99', fromCents: 5_000, belowCents: 10_000 },
	{ id: '100-up', label: '$100 and more', fromCents: 10_000, belowCents: null },
]

/** Maps the plural `type` of the URL to the index's kind. */
export const kindOfType: Record<string, DocumentKind> = {
	products: 'product',
	services: 'service',
	help: 'help',
}
export const typeOfKind: Record<DocumentKind, string> = {
	product: 'products',
	service: 'services',
	help: 'help',
}

/** Pages have no price and come with the dearest. */
export const bandOf = (priceCents: number | null): string =>
	priceBands.find(({ belowCents }) => belowCents === null || (priceCents ?? Infinity) < belowCents)?.id ?? ''

export const typeLabels: Readonly<Record<string, string>> = {
	products: 'Products',
	services: 'Services',
	help: 'Help',
}

export type SearchFilters = Record<FacetName, readonly string[]>
export type SearchView = {
	query: string
	filters: SearchFilters
	/** How many products one page shows: 24, 48 … 120. */
	show: number
	/** From 1. */
	page: number
}

export const step = 24
export const mostShown = 120
const lastPage = 200
const mostValues = 20
const longestValue = 60

const types = new Set(documentKinds.map((kind) => typeOfKind[kind]))
const bands = new Set(priceBands.map(({ id }) => id))
const isKnown: Partial<Record<FacetName, (value: string, sold: readonly string[]) => boolean>> = {
	type: (value) => types.has(value),
	sport: (value, sold) => isOffered(sold, value) || value === 'spirit',
	price: (value) => bands.has(value),
}

function valuesOf(sold: readonly string[], parameters: URLSearchParams, name: FacetName): string[] {
	const values = parameters
		.getAll(name)
		.map((value) => value.toWellFormed().replaceAll('\0', '').trim())
		.filter((value) => value !== '' && value.length <= longestValue && (isKnown[name]?.(value, sold) ?? true))
	return [...new Set(values)].toSorted().slice(0, mostValues)
}

function wholeNumber(text: string | null, most: number): number {
	const number = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 0
	return Math.min(Math.max(number, 1), most)
}

/** Reads any query string; invalid values are ignored. */
export function readView(sold: readonly string[], parameters: URLSearchParams): SearchView {
	const of = (name: FacetName) => valuesOf(sold, parameters, name)
	return {
		query: readQuery(parameters.get('q') ?? ''),
		filters: {
			type: of('type'),
			sport: of('sport'),
			category: of('category'),
			brand: of('brand'),
			price: of('price'),
		},
		show: Math.ceil(wholeNumber(parameters.get('show'), mostShown) / step) * step,
		page: wholeNumber(parameters.get('page'), lastPage),
	}
}

/** The canonical URL of a view: parameters in fixed order, defaults left out. */
export function searchHref(view: { query: string } & Partial<SearchView>): string {
	const parameters = new URLSearchParams({ q: view.query })
	for (const name of facetNames)
		for (const value of view.filters?.[name] ?? []) parameters.append(name, value)
	if ((view.show ?? step) > step) parameters.set('show', String(view.show))
	if ((view.page ?? 1) > 1) parameters.set('page', String(view.page))
	return `/search?${parameters}`
}

export const noFilters: SearchFilters = { type: [], sport: [], category: [], brand: [], price: [] }
export const hasFilters = (filters: SearchFilters): boolean =>
	facetNames.some((name) => filters[name].length > 0)

/** The filters without one value, for the link on its chip. */
export const withoutValue = (filters: SearchFilters, name: FacetName, value: string): SearchFilters => ({
	...filters,
	[name]: filters[name].filter((other) => other !== value),
})

export type Window = { from: number; count: number }
/** The range of products that a view shows. Pages after the first are always full. */
export const windowOf = ({ show, page }: Pick<SearchView, 'show' | 'page'>): Window =>
	page === 1 ? { from: 0, count: show } : { from: (page - 1) * mostShown, count: mostShown }

export const lastPageOf = (total: number): number => Math.max(1, Math.ceil(total / mostShown))

/** The view after this one; undefined when all is shown. */
export function nextView(view: SearchView, total: number): SearchView | undefined {
	const { from, count } = windowOf(view)
	if (from + count >= total || view.page >= lastPage) return undefined
	return count < mostShown
		? { ...view, show: view.show + step }
		: { ...view, show: step, page: view.page + 1 }
}
