import { specSports } from '#kit/shop.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextView, noFilters, readView, searchHref, windowOf, withoutValue } from './filters.ts'

const read = (query: string) => readView(specSports, new URLSearchParams(query))

test('what makes no sense is left out', () => {
	expect(read('q=hat&type=cars&type=help&sport=chess&price=free&show=-3&page=x')).toEqual({
		query: 'hat',
		filters: { ...noFilters, type: ['help'] },
		show: 24,
		page: 1,
	})
})

test.each([
	['', 24],
	['show=1', 24],
	['show=25', 48],
	['show=120', 120],
	['show=999999', 120],
])('%j shows %i products', (query, show) => {
	expect(read(query).show).toBe(show)
})

test('an address read and written again is the same view, whatever it was', () => {
	const pairs = fc.array(
		fc.tuple(
			fc.constantFrom('q', 'type', 'sport', 'category', 'brand', 'price', 'show', 'page', 'x'),
			fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('products', 'hockey', 'under-25', '72', '3')),
		),
	)
	fc.assert(
		fc.property(pairs, (parameters) => {
			const view = readView(specSports, new URLSearchParams(parameters))
			expect(read(searchHref(view).slice('/search?'.length))).toEqual(view)
		}),
	)
})

test('defaults stay out of the address, values in a fixed order', () => {
	expect(searchHref(read('page=1&brand=Ironline&q=a%26b&brand=Fieldhouse&show=24'))).toBe(
		'/search?q=a%26b&brand=Fieldhouse&brand=Ironline',
	)
})

test.each([
	['q=a', 24, undefined],
	['q=a', 25, '/search?q=a&show=48'],
	['q=a&show=96', 500, '/search?q=a&show=120'],
	['q=a&show=120', 120, undefined],
	['q=a&show=120', 121, '/search?q=a&page=2'],
	['q=a&page=2', 241, '/search?q=a&page=3'],
	['q=a&page=2', 240, undefined],
])('after %s of %i comes %s', (query, total, href) => {
	const next = nextView({ ...read(query) }, total)
	expect(next && searchHref(next)).toBe(href)
})

test('a later page is a full one', () => {
	expect(windowOf({ show: 24, page: 3 })).toEqual({ from: 240, count: 120 })
})

test('a chip takes one value away', () => {
	expect(withoutValue({ ...noFilters, brand: ['A', 'B'] }, 'brand', 'A').brand).toEqual(['B'])
})
