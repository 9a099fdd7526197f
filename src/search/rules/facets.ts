// Facets of the results: their values, the count of each, and the chosen ones.
import { sportName } from '#sports/sports.ts'
import type { DocumentKind } from './documents.ts'
import {
	facetNames,
	priceBands,
	typeLabels,
	typeOfKind,
	type FacetName,
	type SearchFilters,
} from './filters.ts'

/** Matching documents that share all facet values. */
export type MatchGroup = {
	kind: DocumentKind
	sport: string | null
	category: string
	brand: string | null
	band: string
	count: number
}

export type FacetValue = { value: string; label: string; count: number; isChosen: boolean }
export type Facet = { name: FacetName; label: string; values: FacetValue[] }

const facetLabels: Record<FacetName, string> = {
	type: 'Type',
	sport: 'Sport',
	category: 'Category',
	brand: 'Brand',
	price: 'Price',
}

/** The facet value of a group; services and help pages have only a type. */
function valueIn(group: Omit<MatchGroup, 'count'>, name: FacetName): string | null {
	if (name === 'type') return typeOfKind[group.kind]
	if (group.kind !== 'product') return null
	return name === 'price' ? group.band : group[name]
}

/** Whether documents of a group pass every chosen facet, or every other one. */
export const passes = (
	group: Omit<MatchGroup, 'count'>,
	filters: SearchFilters,
	except?: FacetName,
): boolean =>
	facetNames.every((name) => {
		if (name === except || filters[name].length === 0) return true
		const value = valueIn(group, name)
		return value !== null && filters[name].includes(value)
	})

/** The label of a facet's value. */
export function valueLabel(name: FacetName, value: string): string {
	if (name === 'type') return typeLabels[value] ?? value
	if (name === 'sport') return sportName(value)
	if (name === 'price') return priceBands.find(({ id }) => id === value)?.label ?? value
	return value
}

const fixedOrder: Partial<Record<FacetName, readonly string[]>> = {
	type: Object.keys(typeLabels),
	price: priceBands.map(({ id }) => id),
}

function valuesOf(name: FacetName, groups: readonly MatchGroup[], filters: SearchFilters): FacetValue[] {
	const counts = new Map(filters[name].map((value) => [value, 0]))
	for (const group of groups) {
		const value = valueIn(group, name)
		if (value !== null && passes(group, filters, name))
			counts.set(value, (counts.get(value) ?? 0) + group.count)
	}
	const order = fixedOrder[name]
	return [...counts]
		.map(([value, count]) => ({
			value,
			count,
			label: valueLabel(name, value),
			isChosen: filters[name].includes(value),
		}))
		.toSorted((a, b) =>
			order
				? order.indexOf(a.value) - order.indexOf(b.value)
				: b.count - a.count || a.label.localeCompare(b.label),
		)
}

/** Facets with several values or with a chosen one. A facet's own choice does not narrow its counts. */
export const facetsOf = (groups: readonly MatchGroup[], filters: SearchFilters): Facet[] =>
	facetNames
		.map((name) => ({ name, label: facetLabels[name], values: valuesOf(name, groups, filters) }))
		.filter(({ name, values }) => values.length > 1 || filters[name].length > 0)

/** Number of products and of other pages that pass the filters. */
export function totalsOf(groups: readonly MatchGroup[], filters: SearchFilters) {
	const left = groups.filter((group) => passes(group, filters))
	const sum = (some: readonly MatchGroup[]) => some.reduce((total, { count }) => total + count, 0)
	const products = sum(left.filter(({ kind }) => kind === 'product'))
	return { products, others: sum(left) - products }
}
