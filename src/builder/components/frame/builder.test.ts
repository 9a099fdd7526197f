import { expect, test } from 'vitest'
import { newSentences } from './design-description.tsx'
import { piecesOf } from './pieces.ts'

test.each([
	['Jersey', 24, '24 jerseys'],
	['Jersey', 1, '1 jersey'],
	['Pants', 12, '12 pairs of pants'],
	['Shorts', 1, '1 pair of shorts'],
	['T-Shirt', 1_200, '1,200 T-shirts'],
	['Hat', 2, '2 hats'],
])('%s: %i are told as %s', (kind, count, words) => {
	expect(piecesOf(kind, count)).toBe(words)
})

test('only what changed in the description is spoken', () => {
	const before = ['A navy jersey.', 'Letters 1.9 inches high.', 'One logo.']
	const after = ['A scarlet jersey.', 'Letters 1.9 inches high.', 'One logo.']
	expect(newSentences(after, before)).toBe('A scarlet jersey.')
	expect(newSentences(before, before)).toBe('')
})
