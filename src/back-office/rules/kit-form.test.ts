import { specSports } from '#kit/shop.ts'
import { expect, test } from 'vitest'
import { blankKit, chosenPieces, newKitIn, pieceFields, pieceRowsIn, piecesAfter } from './kit-form.ts'

const row = (sku: string, part: object = {}) => ({ id: '', sku, name: sku, swapped: '', ...part })
const rows = [row('A', { id: 'a' }), row('B', { swapped: 'on' }), row('C')]

test('rows are read from the form in their order, and written back to it', () => {
	expect(pieceRowsIn(pieceFields(rows))).toEqual(rows)
	expect(pieceRowsIn({ 'piece-10-sku': 'K', 'piece-2-sku': 'C', 'piece-x-sku': 'no' })).toMatchObject([
		{ sku: 'C' },
		{ sku: 'K' },
	])
})

test.each([
	['add-piece', 'A B C '],
	['remove-piece-1', 'A C'],
	['earlier-piece-2', 'A C B'],
	['later-piece-0', 'B A C'],
	['earlier-piece-0', 'A B C'],
	['later-piece-9', 'A B C'],
])('%s makes %s', (intent, expected) => {
	expect(
		piecesAfter(intent, rows)
			?.map(({ sku }) => sku)
			.join(' '),
	).toBe(expected)
})

test('another intent changes no row, and an empty row is no piece', () => {
	expect(piecesAfter('save', rows)).toBeUndefined()
	expect(chosenPieces([...rows, row('')]).map(({ sku, swapped }) => [sku, swapped])).toEqual([
		['A', false],
		['B', true],
		['C', false],
	])
})

test('a new kit is read, with one message for each field that is wrong', () => {
	const typed = { ...blankKit, model: 'Set', brand: 'R', sku: 'S-1', sport: 'football', pieces: rows }
	expect(newKitIn(specSports, typed)).toMatchObject({
		ok: true,
		value: { sku: 'S-1', pieces: [{ id: 'a' }, {}, {}] },
	})
	expect(newKitIn(specSports, { ...typed, model: '', pieces: [row('A'), row('', { name: 'B' })] })).toEqual({
		ok: false,
		errors: { model: 'Model required', 'piece-1-sku': 'SKU required' },
	})
	expect(newKitIn(specSports, { ...typed, pieces: [row('A')] })).toEqual({
		ok: false,
		errors: { pieces: 'A kit has at least two pieces' },
	})
})
