// The meaning of a portal's figures.
import { expect, test } from 'vitest'
import { orderStatuses } from '#orders/states.ts'
import { closesLabel, missingOf, orderedLabel, orderFigures, percentOf, seasonLabel } from './figures.ts'

test('what is paid or approved is spent, what waits is waiting, what was called off is neither', () => {
	const figures = orderFigures(orderStatuses.map((status) => ({ status, count: 2, cents: 100 })))
	expect(figures).toMatchObject({ orders: 20, spentCents: 500, waitingCents: 300, waiting: 6 })
	expect(orderFigures([])).toEqual({ orders: 0, byState: [], spentCents: 0, waitingCents: 0, waiting: 0 })
})

test.each([
	[0, 0, null],
	[0, 22, 0],
	[21, 22, 95],
	[219, 220, 99],
	[22, 22, 100],
	[-5, 22, 0],
	[300, 200, 150],
])('%i of %i are %s percent', (part, whole, percent) => {
	expect(percentOf(part, whole)).toBe(percent)
})

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
