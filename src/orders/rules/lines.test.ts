import { expect, test } from 'vitest'
import { isWithin, sharesLines, standingStatuses } from './lines.ts'

const of = (text: string) =>
	text.split(' ').map((part) => ({ key: part.slice(0, 1), quantity: Number(part.slice(1)) }))

test.each([
	['a1', 'a1', true, true],
	['a1', 'a2', true, true],
	['a2', 'a1', true, false],
	['a1 a1', 'a2', true, true],
	['a1 a2', 'a2', true, false],
	['a1 b1', 'a1', true, false],
	['a1', 'a1 b1', true, true],
	['a1', 'b1', false, false],
])('%s beside %s: shares lines %s, lies within it %s', (part, whole, shares, within) => {
	expect(sharesLines(of(part), of(whole))).toBe(shares)
	expect(isWithin(of(part), of(whole))).toBe(within)
})

test('an order that has ended, or whose money went back, stands no more', () => {
	expect(standingStatuses).not.toContain('cancelled')
	expect(standingStatuses).not.toContain('refunded')
	expect(standingStatuses).toHaveLength(8)
})
