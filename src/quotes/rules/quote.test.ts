// Where a quote stands.
import { expect, test } from 'vitest'
import { isoDate } from '#kit/time.ts'
import { firstValidOn, isEditable, orderOutcome, standingOf } from './quote.ts'

const today = isoDate(new Date('2026-03-09'))

test('a sent quote is valid through its last day, then it has expired', () => {
	expect(standingOf({ state: 'sent', validOn: '2026-03-09' }, today)).toBe('sent')
	expect(standingOf({ state: 'sent', validOn: '2026-03-08' }, today)).toBe('expired')
})

test('only a sent quote expires', () => {
	for (const state of ['draft', 'accepted', 'declined', 'withdrawn'] as const)
		expect(standingOf({ state, validOn: '2026-01-01' }, today)).toBe(state)
})

test('a new quote is valid for 30 days', () => {
	expect(firstValidOn(today)).toBe('2026-04-08')
})

test('accepted and withdrawn quotes cannot be changed', () => {
	const editable = (['draft', 'sent', 'declined', 'accepted', 'withdrawn'] as const).filter(isEditable)
	expect(editable).toEqual(['draft', 'sent', 'declined'])
})

test.each([
	['refunded', 'card', 'This order was refunded'],
	['refunded', 'school_po', 'This order was credited'],
	['shipped', 'school_po', 'On its way'],
] as const)('of an order that is %s, by %s, a quote says “%s”', (status, paymentMode, words) => {
	expect(orderOutcome({ status, paymentMode })).toBe(words)
})
