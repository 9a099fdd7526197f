import { expect, test } from 'vitest'
import { piecesOf } from '../../rules/texts/english-frame.ts'

test.each([
	['Jersey', 24, '24 jerseys'],
	['Jersey', 1, '1 jersey'],
	['Pants', 12, '12 pairs of pants'],
	['Shorts', 1, '1 pair of shorts'],
	['T-Shirt', 1_200, '1,200 T-shirts'],
	['Hat', 2, '2 hats'],
])('%s: %i are counted as %s', (kind, count, words) => {
	expect(piecesOf(kind, count)).toBe(words)
})
