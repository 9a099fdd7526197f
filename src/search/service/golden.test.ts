import { specSports } from '#kit/shop.ts'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/database.ts'
import { readView } from '../rules/filters.ts'
import { goldenSet } from '../../../tests/factories/search.ts'
import { search } from './search.server.ts'

const { context, database } = await openTestDatabase()

const firstFive = async (query: string) => {
	const results = await search(context, readView(specSports, new URLSearchParams({ q: query })))
	return results.found.slice(0, 5).map(({ title }) => title)
}

test('the golden set has 62 searches', () => {
	expect(new Set(goldenSet.map(({ query }) => query)).size).toBe(62)
})

test('at least 60 of 62 searches find the right thing among the first five', async () => {
	const misses: string[] = []
	for (const { query, wants } of goldenSet) {
		const titles = await firstFive(query)
		if (!titles.some((title) => wants.includes(title))) misses.push(`${query}: ${titles.join(' · ')}`)
	}
	if (misses.length > 0) console.log(`Missed on ${database.engine}:\n${misses.join('\n')}`)
	expect(goldenSet.length - misses.length, misses.join('\n')).toBeGreaterThanOrEqual(60)
})
