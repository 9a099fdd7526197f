import { expect, test } from 'vitest'
import { heldTitle, leavingTitle } from './deletion-messages.ts'

const on = 'December 21, 2026'

test.each([
	[false, 0, 'Your account will be deleted on December 21, 2026'],
	[true, 0, 'Your account will be deleted on December 21, 2026'],
	[false, 1, 'Your account will be deleted on December 21, 2026, or later, once your order is shipped'],
	[true, 1, 'Your account will be deleted once your order is shipped'],
	[true, 2, 'Your account will be deleted once your orders are shipped'],
])('the day over: %s, orders in work: %d', (isOver, inWork, title) => {
	expect(leavingTitle({ on, isOver }, inWork)).toBe(title)
})

test('orders in work are counted', () => {
	expect([heldTitle(1), heldTitle(4)]).toEqual([
		'An order of yours is still in work',
		'4 orders of yours are still in work',
	])
})
