import { expect, test } from 'vitest'
import { orderStatuses, type OrderStatus, type ShareState } from '#orders/states.ts'
import { shareStatus, whereItIs, type ShareStatus } from './share-status.ts'

test.each<[ShareState, OrderStatus, boolean, ShareStatus]>([
	['open', 'pending', false, 'open'],
	['open', 'pending', true, 'confirming'],
	['paid', 'pending', false, 'paid'],
	['paid', 'pending', true, 'paid'],
	['paid', 'delivered', false, 'paid'],
	['covered', 'paid', true, 'covered'],
	['open', 'cancelled', true, 'called_off'],
	['paid', 'cancelled', false, 'called_off'],
	['paid', 'refunded', false, 'refunded'],
])('a share that is %s in an order that is %s, back: %s, is %s', (state, status, isBack, expected) => {
	expect(shareStatus({ state, status, amountCents: 100, backCents: 99 }, isBack)).toBe(expected)
})

test('a share whose money went back whole is refunded, while its order goes on', () => {
	const back = { amountCents: 100, backCents: 100 }
	expect(shareStatus({ state: 'paid', status: 'shipped', ...back }, false)).toBe('refunded')
	expect(shareStatus({ state: 'paid', status: 'cancelled', ...back }, false)).toBe('called_off')
})

test('wherever a settled share can be, its family is notified', () => {
	const kinds = [
		{ isWhole: false, isPickedUp: false },
		{ isWhole: true, isPickedUp: false },
		{ isWhole: true, isPickedUp: true },
	]
	const notified = orderStatuses.filter((status) => kinds.every((kind) => whereItIs(status, kind) !== ''))
	expect(notified).toEqual(['pending', 'paid', 'processing', 'shipped', 'delivered'])
	expect(whereItIs('shipped', { isWhole: true, isPickedUp: true })).toContain('from your coach')
})
