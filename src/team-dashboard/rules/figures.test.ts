// The meaning of a portal's figures.
import { expect, test } from 'vitest'
import { orderStatuses } from '#orders/states.ts'
import { orderFigures, percentOf } from './figures.ts'

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
