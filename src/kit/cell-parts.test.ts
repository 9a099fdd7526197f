// Values in one cell are read as they were written, whatever signs they have.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutAt, escaped, partsAt, unescaped } from './cell-parts.ts'

const text = fc
	.string({ maxLength: 12, unit: fc.constantFrom(...'aZ9 |;:=,\\()') })
	.map((word) => word.trim())

test('parts are read as they were written', () => {
	fc.assert(
		fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (words) => {
			const cell = words.map((word) => escaped(word, '|;')).join(' | ')
			expect(partsAt(cell, '|').map(unescaped)).toEqual(words)
		}),
	)
})

test.each([
	['S=34-36', ['S', '34-36']],
	['S = 34 = 36', ['S', '34 = 36']],
	['S\\=M=3', ['S\\=M', '3']],
	['S', undefined],
	['=', ['', '']],
])('%s is cut at its first sign', (cell, expected) => {
	expect(cutAt(cell, '=')).toEqual(expected)
})
