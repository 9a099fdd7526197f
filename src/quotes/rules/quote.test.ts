// Where a quote stands.
import { expect, test } from 'vitest'
import { firstValidOn, isEditable, standingOf } from './quote.ts'

/** In Ohio it is the evening of March 9. */
const night = new Date('2026-03-10T03:30:00Z')

test('a sent quote is valid through its last day in the time of the shop, then it has expired', () => {
	expect(standingOf({ state: 'sent', validOn: '2026-03-09' }, night)).toBe('sent')
	expect(standingOf({ state: 'sent', validOn: '2026-03-08' }, night)).toBe('expired')
})

test('only a sent quote expires', () => {
	for (const state of ['draft', 'accepted', 'declined', 'withdrawn'] as const)
		expect(standingOf({ state, validOn: '2026-01-01' }, night)).toBe(state)
})

test('a new quote is valid for 30 days', () => {
	expect(firstValidOn(night)).toBe('2026-04-08')
})

test('accepted and withdrawn quotes cannot be changed', () => {
	const editable = (['draft', 'sent', 'declined', 'accepted', 'withdrawn'] as const).filter(isEditable)
	expect(editable).toEqual(['draft', 'sent', 'declined'])
})
