import { expect, test } from 'vitest'
import { noFilters, printFilters, type FacetName, type Filters } from './filters.ts'
import { chipsOf, cleared, facetsOf, withKnownValues, type FacetCounts } from './facets.ts'

const counts = (values: Partial<Record<FacetName, Record<string, number>>>): FacetCounts => {
	const of = (facet: FacetName) => new Map(Object.entries(values[facet] ?? {}))
	return {
		total: 0,
		inStock: 0,
		customizable: 0,
		values: {
			kind: of('kind'),
			brand: of('brand'),
			size: of('size'),
			color: of('color'),
			cert: of('cert'),
			lead: of('lead'),
		},
	}
}
const choose = (chosen: Partial<Filters['chosen']>, rest: Partial<Filters> = {}): Filters => ({
	...noFilters,
	...rest,
	chosen: { ...noFilters.chosen, ...chosen },
})

test('values that the list does not have are dropped, others stay', () => {
	const known = withKnownValues(choose({ brand: ['Nobody', 'Rawhide'] }), counts({ brand: { Rawhide: 3 } }))
	expect(known.chosen.brand).toEqual(['Rawhide'])
})

test('sizes follow the size run, youth first, and lead times grow', () => {
	const all = counts({ size: { XL: 1, S: 1, YM: 1, '2XL': 1, YS: 1 }, lead: { more: 1, '5': 1 } })
	const [size, lead] = facetsOf(all, all, noFilters)
	expect(size?.options.map((option) => option.value)).toEqual(['YS', 'YM', 'S', 'XL', '2XL'])
	expect(lead?.options.map((option) => option.label)).toEqual([
		'Ships in 5 days or less',
		'More than 15 days',
	])
})

test('an option that would leave nothing stays visible with count 0', () => {
	const [facet] = facetsOf(
		counts({ kind: { Jersey: 4, Pants: 2 } }),
		counts({ kind: { Jersey: 1 } }),
		noFilters,
	)
	expect(facet?.options).toEqual([
		{ value: 'Jersey', label: 'Jersey', count: 1, isChosen: false },
		{ value: 'Pants', label: 'Pants', count: 0, isChosen: false },
	])
})

test('every filter that is on has a chip that takes just this one off and starts at the first page', () => {
	const filters = choose(
		{ size: ['L', 'XL'] },
		{ minDollars: 20, inStock: true, customizable: true, sort: 'name', page: 2, show: 48 },
	)
	expect(chipsOf(filters).map(({ label, without }) => [label, printFilters(without)])).toEqual([
		['L', '?size=XL&min=20&stock=1&custom=1&sort=name'],
		['XL', '?size=L&min=20&stock=1&custom=1&sort=name'],
		['$20.00 and up', '?size=L&size=XL&stock=1&custom=1&sort=name'],
		['In stock', '?size=L&size=XL&min=20&custom=1&sort=name'],
		['Customizable', '?size=L&size=XL&min=20&stock=1&sort=name'],
	])
})

test.each([
	[0, 80, 'Up to $80.00'],
	[20, 80, '$20.00 – $80.00'],
])('prices from %d to %d are named %s', (minDollars, maxDollars, label) => {
	expect(chipsOf(choose({}, { minDollars, maxDollars })).map((chip) => chip.label)).toEqual([label])
})

test('"Clear all" leaves the order alone', () => {
	expect(printFilters(cleared(choose({ size: ['L'] }, { sort: 'name', page: 3 })))).toBe('?sort=name')
})
