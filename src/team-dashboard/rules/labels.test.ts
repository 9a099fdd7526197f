// Labels of the dashboard's figures.
import { expect, test } from 'vitest'
import { closesLabel, missingOf, orderedLabel, seasonLabel } from './labels.ts'

test('how they read', () => {
	expect(seasonLabel({ sport: 'football', season: 'Fall 2026' })).toBe('Football · Fall 2026')
	expect(seasonLabel({ sport: 'other', season: 'Fall 2026' })).toBe('Fall 2026')
	expect(missingOf({ players: 22, playersWithOrder: 15 })).toBe(7)
	expect(orderedLabel(14, 22)).toBe('14 of 22 players')
	expect(orderedLabel(1, 0)).toBe('1 player')
})

test.each([
	[0, 'Closes today'],
	[1, 'Closes tomorrow'],
	[13, 'Closes Fri, Dec 4'],
])('%i days left: %s', (daysLeft, words) => {
	expect(closesLabel({ closesOn: '2026-12-04', daysLeft })).toBe(words)
})
