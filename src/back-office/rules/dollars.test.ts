import { expect, test } from 'vitest'
import { centsIn, dollarsOf } from './dollars.ts'

test.each([
	['12', 1_200],
	['12.5', 1_250],
	['$ 12.05', 1_205],
	['1,234.50', 123_450],
	['0.01', 1],
	['0', 0],
	['1234567.89', 123_456_789],
	[' 8.10 ', 810],
	['', undefined],
	['-3', undefined],
	['1.005', undefined],
	['1,23', undefined],
	['12,34.5', undefined],
	['1e3', undefined],
	['.5', undefined],
	['12 USD', undefined],
	['12345678', undefined],
])('"%s" is %s cents', (text, cents) => {
	expect(centsIn(text)).toBe(cents)
})

test('what a field shows is read back to the cent', () => {
	for (const cents of [0, 1, 99, 100, 2_999, 123_456]) expect(centsIn(dollarsOf(cents))).toBe(cents)
})
