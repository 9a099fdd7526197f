import { expect, test } from 'vitest'
import { noFilters, printFilters } from './filters.ts'
import { onExistingPage, pagingOf } from './paging.ts'

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
