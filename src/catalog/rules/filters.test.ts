import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
	facetNames,
	leadBuckets,
	noFilters,
	onExistingPage,
	pagingOf,
	parseFilters,
	printFilters,
	sortIds,
	type FacetName,
	type Filters,
} from './filters.ts'

const at = (show: number, page: number, total: number) => pagingOf({ ...noFilters, show, page }, total)
const nextOf = (show: number, page: number, total: number) => {
	const { next } = at(show, page, total)
	return next && `${next.kind} ${next.count} ${printFilters(next.filters)}`
}

test.each([
	[24, 1, 24, undefined],
	[24, 1, 25, 'more 1 ?show=48'],
	[24, 1, 93, 'more 24 ?show=48'],
	[96, 1, 120, 'more 24 ?show=120'],
	[120, 1, 120, undefined],
	[120, 1, 121, 'page 1 ?page=2'],
	[120, 1, 1_000, 'page 120 ?page=2'],
	[24, 2, 144, undefined],
	[24, 2, 145, 'more 1 ?show=48&page=2'],
])('%d shown on page %d of %d products leads to %s', (...[show, page, total, next]) => {
	expect(nextOf(show, page, total)).toBe(next)
})

test('a later page leads back to the whole page before it', () => {
	expect(at(24, 1, 500).previous).toBeUndefined()
	expect(at(24, 3, 500)).toMatchObject({ offset: 240, limit: 24, previous: { page: 2, show: 120 } })
})

test.each([
	[7, 120, 1],
	[7, 121, 2],
	[2, 0, 1],
	[2, 240, 2],
])('page %d of %d products becomes page %d', (asked, total, page) => {
	expect(onExistingPage({ ...noFilters, page: asked }, total).page).toBe(page)
})

const parse = (query: string) => parseFilters(new URLSearchParams(query))

const value = fc
	.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
	.map((text) => text.trim())
	.filter((text) => text.length > 0 && text.length <= 60 && !/[\p{Cc}\p{Cs}]/u.test(text))
const valuesOf = (facet: FacetName) =>
	fc
		.uniqueArray(facet === 'lead' ? fc.constantFrom(...leadBuckets) : value, { maxLength: 6 })
		.map((values) => values.toSorted())

const filters: fc.Arbitrary<Filters> = fc
	.record({
		chosen: fc.record({
			kind: valuesOf('kind'),
			brand: valuesOf('brand'),
			size: valuesOf('size'),
			color: valuesOf('color'),
			cert: valuesOf('cert'),
			lead: valuesOf('lead'),
		}),
		prices: fc.tuple(fc.integer({ min: 0, max: 1_000 }), fc.integer({ min: 0, max: 1_000 })),
		inStock: fc.boolean(),
		customizable: fc.boolean(),
		sort: fc.constantFrom(...sortIds),
		show: fc.constantFrom(24, 48, 72, 96, 120),
		page: fc.integer({ min: 1, max: 1_000 }),
	})
	.map(({ prices, ...rest }) => ({
		...rest,
		minDollars: Math.min(...prices),
		maxDollars: Math.max(...prices),
	}))

test('what is printed is read back the same', () => {
	fc.assert(
		fc.property(filters, (given) => {
			expect(parse(printFilters(given))).toEqual(given)
		}),
	)
})

test('any query string is read, and reads the same once printed', () => {
	const names = fc.constantFrom(...facetNames, 'min', 'max', 'stock', 'custom', 'sort', 'show', 'page', 'utm')
	const noise = fc.oneof(fc.string({ unit: 'binary' }), fc.webQueryParameters(), fc.integer().map(String))
	const query = fc
		.array(fc.tuple(names, noise), { maxLength: 12 })
		.map((pairs) => pairs.map(([name, text]) => `${name}=${text}`).join('&'))
	fc.assert(
		fc.property(fc.oneof(query, fc.string({ unit: 'binary' })), (text) => {
			const read = parse(text)
			expect(parse(printFilters(read))).toEqual(read)
		}),
		{ numRuns: 500 },
	)
})

test('no filters have no query string', () => {
	expect(printFilters(noFilters)).toBe('')
	expect(parse('')).toEqual(noFilters)
})

test('parameters are printed in one order, whatever the order they came in', () => {
	const mixed = parse(
		'page=2&sort=name&size=XL&custom=1&brand=B&size=L&brand=A&kind=Jersey&max=90&stock=1&min=10',
	)
	expect(printFilters(mixed)).toBe(
		'?kind=Jersey&brand=A&brand=B&size=L&size=XL&min=10&max=90&stock=1&custom=1&sort=name&page=2',
	)
})

test.each([
	['sort=cheapest', 'an order that does not exist'],
	['show=25', 'a step between'],
	['show=144', 'more than a page holds'],
	['show=-24', 'a negative step'],
	['page=0', 'page zero'],
	['page=1e9', 'a page in scientific notation'],
	['page=99999999999999999999', 'a page without end'],
	['min=abc&max=NaN', 'words for prices'],
	['min=-5', 'a negative price'],
	['lead=7', 'a lead time that is no bucket'],
	['stock=yes&custom=true', 'flags in other words'],
	['brand=&size=%20', 'empty values'],
	['brand=%00', 'a null character'],
	[`brand=${'x'.repeat(61)}`, 'a value too long'],
	['constructor=1&__proto__=2', 'names of the language'],
])('%s is ignored: %s', (query) => {
	expect(parse(query)).toEqual(noFilters)
})

test.each([
	['min=0&max=1000', 0, 1_000],
	['min=40', 40, 1_000],
	['max=99.50', 0, 100],
	['min=80&max=20', 20, 80],
	['min=5000', 1_000, 1_000],
])('the prices %s run from %d to %d dollars', (query, min, max) => {
	expect(parse(query)).toMatchObject({ minDollars: min, maxDollars: max })
})

test('at most 20 values of a filter are read', () => {
	const query = Array.from({ length: 50 }, (_, index) => `size=S${index}`).join('&')
	expect(parse(query).chosen.size).toHaveLength(20)
})
