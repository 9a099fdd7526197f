import { expect, test } from 'vitest'
import { orderStatuses, type OrderStatus } from '#orders/states.ts'
import { messages } from '../messages.ts'
import { redesigningOf } from './redesign.ts'

const approvals: Partial<Record<OrderStatus, 'pending' | 'changes_requested' | 'approved'>> = {
	awaiting_approval: 'pending',
	changes_requested: 'changes_requested',
	approved: 'approved',
}
const purchase = (status: OrderStatus) => ({ status, paymentMode: 'school_po' as const, isSplit: false })
const facts = (status: OrderStatus, isOwn = false) => ({ isOwn, approval: approvals[status] ?? null })
const { keeps } = messages

test('a purchase order takes a new design until production starts', () => {
	const able = orderStatuses.flatMap((status) => {
		const step = redesigningOf(purchase(status), facts(status))
		return 'way' in step ? [[status, step.way]] : []
	})
	expect(able).toEqual([
		['awaiting_approval', 'ask'],
		['changes_requested', 'change'],
		['approved', 'void'],
	])
	expect(redesigningOf(purchase('processing'), facts('processing'))).toEqual({ keeps: keeps.production })
})

test('an order that is paid, or has a price to pay, keeps what was ordered', () => {
	const card = { paymentMode: 'card' as const, isSplit: false }
	expect(redesigningOf({ ...card, status: 'pending' }, facts('pending'))).toEqual({ keeps: keeps.payment })
	expect(redesigningOf({ ...card, status: 'paid' }, facts('paid'))).toEqual({ keeps: keeps.paid })
	const split = { status: 'pending', paymentMode: 'player_pays', isSplit: true } as const
	expect(redesigningOf(split, facts('pending'))).toEqual({ keeps: keeps.split })
})

test('a person of the shop does not ask for the approval of their own order, and changes it when it is with them', () => {
	for (const status of ['awaiting_approval', 'approved'] as const)
		expect(redesigningOf(purchase(status), facts(status, true))).toEqual({ keeps: keeps.own })
	expect(redesigningOf(purchase('changes_requested'), facts('changes_requested', true))).toEqual({
		way: 'change',
	})
})

test('an order whose approval is missing or another one is left alone', () => {
	for (const approval of [null, 'pending'] as const)
		expect(redesigningOf(purchase('approved'), { isOwn: false, approval })).toEqual({ keeps: keeps.approval })
})
