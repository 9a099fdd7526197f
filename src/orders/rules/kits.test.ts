import { expect, test } from 'vitest'
import type { LineKit } from '../schemas.ts'
import { entriesOf, kitUnitsLabel, wholeKits, withWholeKits } from './kits.ts'

const kit = (piece: string, part: Partial<LineKit> = {}): LineKit => ({
	id: 'lead',
	version: 1,
	productId: 'set',
	model: 'Elite Uniform Set',
	piece: { id: piece.toLowerCase(), name: piece },
	pieces: 2,
	...part,
})
const of = (piece: string, quantity: number) => ({ kit: kit(piece), quantity })

test('a kit’s lines stand together where its first one stood; another version is another kit', () => {
	const lines = [
		{ at: 0, kit: null },
		{ at: 1, kit: kit('Jersey') },
		{ at: 2, kit: kit('Jersey', { version: 2 }) },
		{ at: 3, kit: null },
		{ at: 4, kit: kit('Pants') },
	]
	const entries = entriesOf(lines, (line) => line.kit)
	expect(entries.map((entry) => (entry.kit ? entry.lines.map(({ at }) => at) : entry.line.at))).toEqual([
		0,
		[1, 4],
		[2],
		3,
	])
})

test.each([
	['as many of each', [of('Jersey', 3), of('Pants', 1), of('Pants', 2)], 3, '3 kits, 6 pieces'],
	['one kit', [of('Jersey', 1), of('Pants', 1)], 1, '1 kit, 2 pieces'],
	['fewer pants', [of('Jersey', 3), of('Pants', 2)], null, '5 pieces: 3 Jersey, 2 Pants'],
	['a piece missing', [of('Jersey', 1)], null, '1 piece: 1 Jersey'],
	['nothing', [], null, '0 pieces: '],
])('%s', (_name, lines, kits, label) => {
	expect(wholeKits(lines)).toBe(kits)
	expect(kitUnitsLabel(lines)).toBe(label)
})

test('only lines of whole kits are marked', () => {
	const line = (quantity: number, own?: LineKit) => ({
		wanted: { quantity },
		snapshot: own ? { kit: own } : {},
	})
	const other = { id: 'other' }
	const marked = withWholeKits([
		line(1),
		line(2, kit('Jersey')),
		line(2, kit('Pants')),
		line(2, kit('Jersey', other)),
		line(1, kit('Pants', other)),
	])
	expect(marked.map(({ snapshot: { kit: own } }) => own?.isWhole)).toEqual([
		undefined,
		true,
		true,
		undefined,
		undefined,
	])
})
