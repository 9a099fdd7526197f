import { specSports } from '#kit/shop.ts'
import { expect, test } from 'vitest'
import { facetsOf, totalsOf, type MatchGroup } from './facets.ts'
import { noFilters } from './filters.ts'
import { sportOf, suggestionGroups } from './results.ts'
import { resultSummary } from './search-texts.ts'

const group = (brand: string, sport: string, count: number, band = '50-100'): MatchGroup => ({
	kind: 'product',
	sport,
	category: 'Jersey',
	brand,
	band,
	count,
})
const page: MatchGroup = {
	kind: 'help',
	sport: null,
	category: 'Question',
	brand: null,
	band: '100-up',
	count: 3,
}
const groups = [
	group('Ironline', 'football', 4),
	group('Ironline', 'hockey', 2, 'under-25'),
	group('Old Gym', 'hockey', 5),
	page,
]

const valuesOf = (name: string, filters = noFilters) =>
	facetsOf(groups, filters)
		.find((facet) => facet.name === name)
		?.values.map(({ label, count }) => [label, count])

test('each facet counts what matches, pages only by their type', () => {
	expect(valuesOf('type')).toEqual([
		['Products', 11],
		['Help', 3],
	])
	expect(valuesOf('sport')).toEqual([
		['Hockey', 7],
		['Football', 4],
	])
	expect(valuesOf('price')).toEqual([
		['Under $25', 2],
		['$50 to $99.99', 9],
	])
})

test('a choice narrows the other facets and not its own', () => {
	const filters = { ...noFilters, brand: ['Ironline'] }
	expect(valuesOf('brand', filters)).toEqual([
		['Ironline', 6],
		['Old Gym', 5],
	])
	expect(valuesOf('sport', filters)).toEqual([
		['Football', 4],
		['Hockey', 2],
	])
	expect(totalsOf(groups, filters)).toEqual({ products: 6, others: 0 })
})

test('a facet with one value is no choice, unless it was chosen', () => {
	expect(valuesOf('category')).toBeUndefined()
	expect(valuesOf('category', { ...noFilters, category: ['Hat'] })).toEqual([
		['Jersey', 11],
		['Hat', 0],
	])
})

test.each([
	[0, 0, '0 products'],
	[1, 0, '1 product'],
	[0, 1, '1 service and help page'],
	[1200, 4, '1,200 products, 4 service and help pages'],
])('%i products and %i pages are "%s"', (products, pages, text) => {
	expect(resultSummary('en', products, pages)).toBe(text)
})

test.each([
	['football jersey', 'football'],
	['gridiron pants', 'football'],
	['hoops', 'basketball'],
	['football or hockey', undefined],
	['ball', undefined],
	['hoodie', undefined],
])('%s names the sport %s', (query, sport) => {
	expect(sportOf(specSports, query)).toBe(sport)
})

const found = (kind: 'product' | 'service' | 'help', title: string) => ({
	kind,
	title,
	detail: 'Detail',
	href: `/${title}`,
	image: kind === 'product' ? 'a'.repeat(24) : null,
	priceCents: kind === 'product' ? 1_900 : null,
	isCustomizable: kind === 'product',
})

test('suggestions are eight at most, the group of the best one first', () => {
	const many = Array.from({ length: 8 }, (_, index) => found('product', `p${index}`))
	const suggestions = suggestionGroups([
		found('help', 'h1'),
		...many,
		found('help', 'h2'),
		found('service', 's1'),
	])
	expect(suggestions[0]?.label).toBe('Help')
	expect(suggestions.flatMap(({ items }) => items)).toHaveLength(8)
	expect(suggestions.find(({ label }) => label === 'Products')?.items[0]).toEqual({
		title: 'p0',
		detail: 'Detail · From $19.00',
		href: '/p0',
		image: `/pictures/${'a'.repeat(24)}-96.webp`,
		inTeamColors: true,
	})
})
