import { expect, test } from 'vitest'
import { quantityIn } from './design-edits.ts'

test.each([
	['1', 1],
	['24', 24],
	['1,200', 1_200],
	[' 36 ', 36],
	['12.5', 12],
	['0', 1],
	['-3', 1],
	['', 1],
	['abc', 1],
	['24 jerseys', 24],
	['999999999', 100_000],
])('%j is read as %i pieces', (typed, pieces) => {
	expect(quantityIn(typed)).toBe(pieces)
})
