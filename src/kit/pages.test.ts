import { expect, test } from 'vitest'
import { pageIn, pageOf } from './pages.ts'

test.each([
	[null, 1],
	['', 1],
	['0', 1],
	['-2', 1],
	['2.5', 1],
	['1e3', 1],
	['7', 7],
	['99999', 99_999],
	['100000', 1],
])('%j names page %i', (text, page) => {
	expect(pageIn(text)).toBe(page)
})

test.each([
	[1, 0, { page: 1, pages: 1, offset: 0 }],
	[3, 0, { page: 1, pages: 1, offset: 0 }],
	[2, 20, { page: 2, pages: 2, offset: 10 }],
	[3, 20, { page: 2, pages: 2, offset: 10 }],
	[3, 21, { page: 3, pages: 3, offset: 20 }],
	[0, 21, { page: 1, pages: 3, offset: 0 }],
	[Number.NaN, 21, { page: 1, pages: 3, offset: 0 }],
	[Number.POSITIVE_INFINITY, 21, { page: 3, pages: 3, offset: 20 }],
])('page %s of %i rows', (requested, total, expected) => {
	expect(pageOf(requested, total, 10)).toEqual(expected)
})
