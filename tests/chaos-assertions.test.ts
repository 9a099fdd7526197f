// The assertions of a chaos run: every broken promise is reported.
import { expect, test } from 'vitest'
import type { Attempt } from '../chaos/attempts.ts'
import type { Snapshot, SnapshotOrder } from '../chaos/snapshot.ts'
import { randomFrom } from '../chaos/random.ts'
import { violations } from '../chaos/assertions.ts'

const id = 'a1b2c3d4-0000-4000-8000-000000000000'
const other = 'ffffffff-0000-4000-8000-000000000000'
const page = '/sandbox/pay/cs_test_1'

const paid: Attempt = {
	code: '1-c1-1',
	ending: 'paid',
	units: 1,
	acknowledged: { page, paidOrderId: id, isSeenPaid: true },
	isDone: true,
}
const order: SnapshotOrder = {
	id,
	code: paid.code,
	status: 'paid',
	totalCents: 5_000,
	units: 1,
	paidMoves: 1,
	charges: [5_000],
	pages: [page],
	paidPayments: 1,
	mails: { received: 1, paid: 1 },
}
const submitted: Attempt = {
	...paid,
	code: '1-p1-1',
	ending: 'submitted',
	acknowledged: { reference: 'ffffffff' },
}
const awaiting: SnapshotOrder = {
	...order,
	id: other,
	code: submitted.code,
	status: 'awaiting_approval',
	paidMoves: 0,
	charges: [],
	pages: [],
	paidPayments: 0,
	mails: { received: 1 },
}
const good: Snapshot = {
	orders: [order, awaiting],
	refunds: 0,
	tasks: [],
	waiting: { events: 0, mails: 0 },
}
const attempts = [paid, submitted]

test('a run that kept its promises is blamed for nothing', () => {
	expect(violations(attempts, good)).toEqual([])
})

test('an attempt that was not acknowledged may have come to nothing', () => {
	expect(violations([...attempts, { ...paid, code: '1-c2-1', acknowledged: {} }], good)).toEqual([])
})

const withOrder = (change: Partial<SnapshotOrder>): Snapshot => ({
	...good,
	orders: [{ ...order, ...change }, awaiting],
})

const damages: [string, Snapshot, RegExp][] = [
	['an order that is lost', { ...good, orders: [awaiting] }, /1-c1-1: an acknowledged order is lost/],
	['a purchase order that is lost', { ...good, orders: [order] }, /1-p1-1: an acknowledged order is lost/],
	[
		'a doubled order',
		{ ...good, orders: [order, awaiting, { ...order, id: other }] },
		/2 orders of one attempt/,
	],
	['a garment too many', withOrder({ units: 2 }), /2 garments instead of 1/],
	['a second charge', withOrder({ charges: [5_000, 5_000] }), /charged 2 times/],
	['no charge', withOrder({ charges: [] }), /charged 0 times instead of 1/],
	['another amount', withOrder({ charges: [4_999] }), /charged 4999 cents for a total of 5000/],
	['a payment that the shop does not know', withOrder({ paidPayments: 0 }), /1 charge, 0 payments/],
	['an order that is paid twice', withOrder({ paidMoves: 2 }), /2 moves to "paid"/],
	['an order that is not paid', withOrder({ status: 'pending' }), /pending instead of paid/],
	['another order than the buyer was shown', withOrder({ id: other }), /was shown another order/],
	['a payment page of no order', withOrder({ pages: [] }), /was shown another order/],
	['a mail sent twice', withOrder({ mails: { received: 1, paid: 2 } }), /2 × paid, 1 × received instead of/],
	['an order of no buyer', { ...good, orders: [...good.orders, { ...order, code: '' }] }, /no buyer sent/],
	['a refund', { ...good, refunds: 1 }, /1 refunds that were not requested/],
	['a task', { ...good, tasks: ['payment_mismatch: cents'] }, /a task for the staff: payment_mismatch/],
	['an event that waits', { ...good, waiting: { events: 1, mails: 0 } }, /1 events/],
	['a mail that waits', { ...good, waiting: { events: 0, mails: 3 } }, /3 mails/],
]

test.each(damages)('blamed: %s', (_what, found, words) => {
	expect(violations(attempts, found).join('\n')).toMatch(words)
})

test('an attempt that never ended is named', () => {
	expect(violations([{ ...paid, isDone: false }, submitted], good)).toEqual(['1-c1-1: never came to an end'])
})

test('the same seed makes the same choices, another one others', () => {
	const choices = (seed: number) => {
		const random = randomFrom(seed)
		return Array.from({ length: 50 }, () => random.below(1_000))
	}
	expect(choices(7)).toEqual(choices(7))
	expect(choices(7)).not.toEqual(choices(8))
	expect(Math.max(...choices(7))).toBeLessThan(1_000)
	expect(new Set(choices(7)).size).toBeGreaterThan(30)
})
