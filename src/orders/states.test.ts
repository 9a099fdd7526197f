import { expect, test } from 'vitest'
import { after, isWaiting, moves, orderStatuses, type OrderMove, type OrderStatus } from './states.ts'

// Cast: the keys of the table are the transitions.
const everyMove = Object.keys(moves) as OrderMove[]
const next = (status: OrderStatus) => everyMove.flatMap((move) => after(status, move) ?? [])

function reachable(from: OrderStatus): Set<OrderStatus> {
	const seen = new Set<OrderStatus>([from])
	for (const status of seen) for (const further of next(status)) seen.add(further)
	return seen
}

test('every state is reached from the state in which some order begins', () => {
	expect(new Set([...reachable('pending'), ...reachable('awaiting_approval')])).toEqual(
		new Set(orderStatuses),
	)
})

test('every order can come to an end, and only a refund leads on from delivery', () => {
	const ends = orderStatuses.filter((status) => next(status).length === 0)
	expect(ends).toEqual(['refunded'])
	for (const status of orderStatuses)
		expect([...reachable(status)].some((end) => ['delivered', 'cancelled', 'refunded'].includes(end))).toBe(
			true,
		)
	expect(next('delivered')).toEqual(['refunded'])
})

test.each<[OrderStatus, OrderMove]>([
	['paid', 'pay'],
	['paid', 'cancel'],
	['paid', 'expire'],
	['approved', 'pay'],
	['pending', 'approve'],
	['pending', 'ship'],
	['cancelled', 'pay'],
	['refunded', 'revive'],
	['awaiting_approval', 'refund'],
])('an order that is %s cannot %s', (status, move) => {
	expect(after(status, move)).toBeUndefined()
})

test('nothing that waits was ever paid', () => {
	const waiting = orderStatuses.filter(isWaiting)
	expect(waiting).toEqual(['pending', 'awaiting_approval', 'changes_requested'])
})
