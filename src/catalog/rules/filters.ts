// The state of a product list in the URL: any query string is read, one canonical form is written.

export const facetNames = ['kind', 'brand', 'size', 'color', 'cert', 'lead'] as const
export type FacetName = (typeof facetNames)[number]

export const sortIds = ['featured', 'price-low', 'price-high', 'name', 'fastest'] as const
export type SortId = (typeof sortIds)[number]

/** "Ships in 5 days or less" and so on; each but the last includes those before it. */
export const leadBuckets = ['5', '10', '15', 'more'] as const
export type LeadBucket = (typeof leadBuckets)[number]

/** Spec §9: the price filter ranges from 0 to 1000 dollars; 1000 means no upper limit. */
export const priceRange = { min: 0, max: 1_000 } as const

/** Products that "Load more" adds, and how many one page holds at most. */
const showStep = 24
export const showMost = 120
const lastPage = 1_000

const mostValues = 20
const longestValue = 60

export type Filters = {
	/** Chosen values: OR within a facet, AND between facets. Sorted, without duplicates. */
	chosen: Readonly<Record<FacetName, readonly string[]>>
	minDollars: number
	maxDollars: number
	inStock: boolean
	customizable: boolean
	sort: SortId
	/** How many products of the page are shown. */
	show: number
	/** Pages of `showMost` products, from 1. */
	page: number
}

const nothingChosen: Filters['chosen'] = { kind: [], brand: [], size: [], color: [], cert: [], lead: [] }

export const noFilters: Filters = {
	chosen: nothingChosen,
	minDollars: priceRange.min,
	maxDollars: priceRange.max,
	inStock: false,
	customizable: false,
	sort: 'featured',
	show: showStep,
	page: 1,
}

export const isLeadBucket = (text: string): text is LeadBucket =>
	leadBuckets.some((bucket) => bucket === text)
const isUsable = (text: string) =>
	text.length > 0 && text.length <= longestValue && !/[\p{Cc}\p{Cs}]/u.test(text)

function valuesOf(params: URLSearchParams, facet: FacetName): string[] {
	const given = params
		.getAll(facet)
		.map((text) => text.trim())
		.filter((text) => isUsable(text) && (facet !== 'lead' || isLeadBucket(text)))
	return [...new Set(given)].toSorted().slice(0, mostValues)
}

/** A whole number of dollars inside the range, or undefined. */
function dollars(text: string | null): number | undefined {
	if (text === null || !/^\s*\d{1,6}(\.\d{1,2})?\s*$/.test(text)) return undefined
	return Math.min(Math.max(Math.round(Number(text)), priceRange.min), priceRange.max)
}

function wholeNumber(text: string | null, most: number): number | undefined {
	if (text === null || !/^\d{1,6}$/.test(text)) return undefined
	const value = Number(text)
	return value >= 1 && value <= most ? value : undefined
}

function shown(text: string | null): number {
	const value = wholeNumber(text, showMost)
	return value !== undefined && value % showStep === 0 ? value : showStep
}

/** Reads any query string. Unknown or invalid values are ignored. */
export function parseFilters(params: URLSearchParams): Filters {
	const min = dollars(params.get('min')) ?? priceRange.min
	const max = dollars(params.get('max')) ?? priceRange.max
	return {
		chosen: {
			kind: valuesOf(params, 'kind'),
			brand: valuesOf(params, 'brand'),
			size: valuesOf(params, 'size'),
			color: valuesOf(params, 'color'),
			cert: valuesOf(params, 'cert'),
			lead: valuesOf(params, 'lead'),
		},
		minDollars: Math.min(min, max),
		maxDollars: Math.max(min, max),
		inStock: params.get('stock') === '1',
		customizable: params.get('custom') === '1',
		sort: sortIds.find((id) => id === params.get('sort')) ?? 'featured',
		show: shown(params.get('show')),
		page: wholeNumber(params.get('page'), lastPage) ?? 1,
	}
}

/** The query string of a state: `?` and the parameters in their order, defaults left out; empty for none. */
export function printFilters(filters: Filters): string {
	const params = new URLSearchParams()
	for (const facet of facetNames) {
		for (const value of filters.chosen[facet]) params.append(facet, value)
	}
	if (filters.minDollars !== priceRange.min) params.set('min', String(filters.minDollars))
	if (filters.maxDollars !== priceRange.max) params.set('max', String(filters.maxDollars))
	if (filters.inStock) params.set('stock', '1')
	if (filters.customizable) params.set('custom', '1')
	if (filters.sort !== 'featured') params.set('sort', filters.sort)
	if (filters.show !== showStep) params.set('show', String(filters.show))
	if (filters.page !== 1) params.set('page', String(filters.page))
	const text = params.toString()
	return text && `?${text}`
}

// Paging of a long list: "Load more" inside a page, then the next page.
export type Paging = {
	offset: number
	limit: number
	/** The state that shows more; undefined at the end of the list. */
	next: { kind: 'more' | 'page'; count: number; filters: Filters } | undefined
	previous: Filters | undefined
}

/** The filters, moved to the last page when theirs does not exist. */
export function onExistingPage(filters: Filters, total: number): Filters {
	const last = Math.max(1, Math.ceil(total / showMost))
	return filters.page > last ? { ...filters, page: last } : filters
}

function nextOf(filters: Filters, left: number): Paging['next'] {
	if (left <= 0) return undefined
	if (filters.show < showMost) {
		const show = filters.show + showStep
		return { kind: 'more', count: Math.min(showStep, left), filters: { ...filters, show } }
	}
	const page = { ...filters, show: showStep, page: filters.page + 1 }
	return { kind: 'page', count: Math.min(showMost, left), filters: page }
}

/** Which rows to read and where the links lead. Expects an existing page. */
export function pagingOf(filters: Filters, total: number): Paging {
	const offset = (filters.page - 1) * showMost
	return {
		offset,
		limit: filters.show,
		next: nextOf(filters, total - offset - filters.show),
		previous: filters.page > 1 ? { ...filters, page: filters.page - 1, show: showMost } : undefined,
	}
}
