import { expect, test } from 'vitest'
import { quantityIn } from './design-edits.ts'

test.each([
	['1', 1],
	['24', 24],
	['1,200', undefined],
	['0,900', 900],
	[' 36 ', 36],
	['12.5', 12],
	['0', 1],
	['-3', 1],
	['', 1],
	['abc', 1],
	['24 jerseys', 24],
	['999', 999],
	['1000', undefined],
	['999999999', undefined],
])('%j is read as %j pieces', (typed, pieces) => {
	expect(quantityIn(typed)).toBe(pieces)
})
