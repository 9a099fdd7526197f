// The filter state of a product list: product counts per filter value, and the active filters.
import { colorFamilies } from '#garments/colors.ts'
import { formatUsd } from '#kit/money.ts'
import {
	facetNames,
	isLeadBucket,
	leadBuckets,
	noFilters,
	priceRange,
	type FacetName,
	type Filters,
	type LeadBucket,
} from './filters.ts'
import { sizeRuns } from './size-runs.ts'

export type FacetCounts = {
	/** Products that pass every filter. */
	total: number
	inStock: number
	customizable: number
	/** Per facet and value: how many products pass all the other filters and have this value. */
	values: Readonly<Record<FacetName, ReadonlyMap<string, number>>>
}

export type FacetOption = { value: string; label: string; count: number; isChosen: boolean }
export type Facet = { name: FacetName; title: string; options: readonly FacetOption[] }

const titles: Record<FacetName, string> = {
	kind: 'Type',
	brand: 'Brand',
	size: 'Size',
	color: 'Color',
	cert: 'Certification',
	lead: 'Lead time',
}

const leadLabels: Record<LeadBucket, string> = {
	'5': 'Ships in 5 days or less',
	'10': 'Ships in 10 days or less',
	'15': 'Ships in 15 days or less',
	more: 'More than 15 days',
}

const sizeOrder: readonly string[] = [...new Set(Object.values(sizeRuns).flatMap((run) => [...run]))]
const orders: Partial<Record<FacetName, readonly string[]>> = {
	size: ['YS', 'YM', 'YL', 'YXL', ...sizeOrder.filter((size) => !size.startsWith('Y'))],
	color: colorFamilies,
	lead: leadBuckets,
}

/** Known values in their defined order, then the others by name. */
function inOrder(facet: FacetName, values: Iterable<string>): string[] {
	const order = orders[facet] ?? []
	const rank = (value: string) => (order.includes(value) ? order.indexOf(value) : order.length)
	return [...values].toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b, 'en-US'))
}

export const labelOf = (facet: FacetName, value: string): string =>
	facet === 'lead' && isLeadBucket(value) ? leadLabels[value] : value

/** The filters without values that no product of the list has, so that old links keep working. */
export function withKnownValues(filters: Filters, all: FacetCounts): Filters {
	const known = (facet: FacetName) => filters.chosen[facet].filter((value) => all.values[facet].has(value))
	return {
		...filters,
		chosen: {
			kind: known('kind'),
			brand: known('brand'),
			size: known('size'),
			color: known('color'),
			cert: known('cert'),
			lead: known('lead'),
		},
	}
}

/** Every value of the whole list with its current count. Facets without a choice are left out. */
export function facetsOf(all: FacetCounts, now: FacetCounts, filters: Filters): Facet[] {
	return facetNames
		.map((name) => ({
			name,
			title: titles[name],
			options: inOrder(name, all.values[name].keys()).map((value) => ({
				value,
				label: labelOf(name, value),
				count: now.values[name].get(value) ?? 0,
				isChosen: filters.chosen[name].includes(value),
			})),
		}))
		.filter((facet) => facet.options.length > 0)
}

/** One active filter, and the list's state without it. */
export type Chip = { label: string; without: Filters }

const fresh = { show: noFilters.show, page: noFilters.page }

function priceLabel({ minDollars, maxDollars }: Filters): string {
	if (maxDollars === priceRange.max) return `${formatUsd(minDollars * 100)} and up`
	if (minDollars === priceRange.min) return `Up to ${formatUsd(maxDollars * 100)}`
	return `${formatUsd(minDollars * 100)} – ${formatUsd(maxDollars * 100)}`
}

/** The active filters in the order of the panel; removing one returns to the first page. */
export function chipsOf(filters: Filters): Chip[] {
	const chips = facetNames.flatMap((facet) =>
		filters.chosen[facet].map((value) => ({
			label: labelOf(facet, value),
			without: {
				...filters,
				...fresh,
				chosen: { ...filters.chosen, [facet]: filters.chosen[facet].filter((other) => other !== value) },
			},
		})),
	)
	const { minDollars, maxDollars } = noFilters
	if (filters.minDollars !== minDollars || filters.maxDollars !== maxDollars)
		chips.push({ label: priceLabel(filters), without: { ...filters, ...fresh, minDollars, maxDollars } })
	if (filters.inStock) chips.push({ label: 'In stock', without: { ...filters, ...fresh, inStock: false } })
	if (filters.customizable)
		chips.push({ label: 'Customizable', without: { ...filters, ...fresh, customizable: false } })
	return chips
}

/** The state after "Clear all": only the sort order stays. */
export const cleared = (filters: Filters): Filters => ({ ...noFilters, sort: filters.sort })
