// The pieces of a kit in one cell are read as they are written.
import { expect, test } from 'vitest'
import { piecesText, readPieces } from './kit-pieces-text.ts'

test.each([
	[
		'A-1, B-2',
		[
			['A-1', '', false],
			['B-2', '', false],
		],
	],
	[
		'A-1 = Home jersey,A-1=Away (swapped)\nB-2 (SWAPPED)',
		[
			['A-1', 'Home jersey', false],
			['A-1', 'Away', true],
			['B-2', '', true],
		],
	],
	[
		String.raw`A-1=Tee\, long, B-2=Cap \(swapped)`,
		[
			['A-1', 'Tee, long', false],
			['B-2', 'Cap (swapped)', false],
		],
	],
])('%s', (text, expected) => {
	expect(readPieces(text).map(({ sku, name, swapped }) => [sku, name, swapped])).toEqual(expected)
})

test('names with signs are read as they were written', () => {
	const pieces = ['a, b', '(swapped)', 'x=y (swapped)', 'c\\'].flatMap((name) =>
		[true, false].map((swapped) => ({ sku: 'A-1', name, swapped })),
	)
	expect(readPieces(piecesText(pieces))).toEqual(pieces)
})
