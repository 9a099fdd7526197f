import { expect, test } from 'vitest'
import { orderStatuses, type OrderStatus, type PaymentMode } from '../states.ts'
import { isAmendable, stockMoves } from './order.ts'

test('a purchase order can be changed when changes were requested or it was approved, and never else', () => {
	const can = (paymentMode: PaymentMode, isSplit = false) =>
		orderStatuses.filter((status: OrderStatus) => isAmendable({ status, paymentMode, isSplit }))
	expect(can('school_po')).toEqual(['changes_requested', 'approved'])
	expect(can('school_po', true)).toEqual([])
	expect(can('card')).toEqual([])
	expect(can('player_pays')).toEqual([])
})

test.each([
	['nothing changed', [['m', 3]], [['m', 3]], [], []],
	['more of one', [['m', 3]], [['m', 5]], [['m', 2]], []],
	['less of one', [['m', 3]], [['m', 1]], [], [['m', 2]]],
	['another size', [['m', 3]], [['l', 3]], [['l', 3]], [['m', 3]]],
	['two lines of one size', [['m', 3]], [['m', 2], ['m', 2]], [['m', 1]], []], // prettier-ignore
] as const)('%s', (_what, held, needed, more, less) => {
	const needs = (pairs: readonly (readonly [string, number])[]) =>
		pairs.map(([variantId, quantity]) => ({ variantId, quantity }))
	expect(stockMoves(needs(held), needs(needed))).toEqual({ more: needs(more), less: needs(less) })
})
