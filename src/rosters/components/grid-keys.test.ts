import { expect, test } from 'vitest'
import { commandOf, movedBy, tabbed, types } from './grid-keys.ts'

const key = (
	name: string,
	part: Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', true>> = {},
) => ({
	key: name,
	ctrlKey: false,
	metaKey: false,
	shiftKey: false,
	altKey: false,
	...part,
})

test.each([
	['ArrowDown', {}, { row: 3, column: 1 }],
	['ArrowUp', { ctrlKey: true }, { row: 0, column: 1 }],
	['ArrowLeft', {}, { row: 2, column: 0 }],
	['End', {}, { row: 2, column: 8 }],
	['End', { ctrlKey: true }, { row: 9, column: 8 }],
	['PageDown', {}, { row: 9, column: 1 }],
	['PageUp', {}, { row: 0, column: 1 }],
	['a', {}, undefined],
] as const)('%s %j leads to %j', (name, part, place) =>
	expect(movedBy(key(name, part), { row: 2, column: 1 }, { lastRow: 9, hasFamily: false })).toEqual(place),
)

test('Tab goes through the cells of a line and on to the next, and leaves at both ends', () => {
	const plain = { lastRow: 1, hasFamily: false }
	const wide = { lastRow: 1, hasFamily: true }
	const back = key('Tab', { shiftKey: true })
	expect(tabbed(key('Tab'), { row: 0, column: 0 }, plain)).toEqual({ row: 0, column: 1 })
	expect(tabbed(key('Tab'), { row: 0, column: 6 }, plain)).toEqual({ row: 1, column: 0 })
	expect(tabbed(key('Tab'), { row: 0, column: 8 }, plain)).toEqual({ row: 1, column: 0 })
	expect(tabbed(back, { row: 1, column: 0 }, plain)).toEqual({ row: 0, column: 6 })
	expect(tabbed(key('Tab'), { row: 1, column: 6 }, plain)).toBeUndefined()
	expect(tabbed(back, { row: 0, column: 0 }, plain)).toBeUndefined()
	expect(tabbed(key('Tab'), { row: 0, column: 6 }, wide)).toEqual({ row: 0, column: 7 })
	expect(tabbed(back, { row: 1, column: 0 }, wide)).toEqual({ row: 0, column: 10 })
})

test('letters, accents and compositions type; commands and moves do not', () => {
	expect(['a', 'Å', '7', 'Dead', 'Process'].map((name) => types(key(name)))).toEqual(Array(5).fill(true))
	expect([key('Enter'), key('F2'), key(' '), key('c', { ctrlKey: true })].map(types)).toEqual(
		Array(4).fill(false),
	)
})

test('undo, redo and save, on every keyboard', () => {
	expect(commandOf(key('z', { ctrlKey: true }))).toBe('undo')
	expect(commandOf(key('Z', { metaKey: true, shiftKey: true }))).toBe('redo')
	expect(commandOf(key('y', { ctrlKey: true }))).toBe('redo')
	expect(commandOf(key('s', { metaKey: true }))).toBe('save')
	expect(commandOf(key('s'))).toBeUndefined()
})
