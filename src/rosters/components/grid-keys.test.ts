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
	['End', {}, { row: 2, column: 6 }],
	['End', { ctrlKey: true }, { row: 9, column: 6 }],
	['PageDown', {}, { row: 9, column: 1 }],
	['PageUp', {}, { row: 0, column: 1 }],
	['a', {}, undefined],
] as const)('%s %j leads to %j', (name, part, place) =>
	expect(movedBy(key(name, part), { row: 2, column: 1 }, 9)).toEqual(place),
)

test('Tab goes through the cells of a line and on to the next, and leaves at both ends', () => {
	expect(tabbed(key('Tab'), { row: 0, column: 0 }, 1)).toEqual({ row: 0, column: 1 })
	expect(tabbed(key('Tab'), { row: 0, column: 4 }, 1)).toEqual({ row: 1, column: 0 })
	expect(tabbed(key('Tab'), { row: 0, column: 6 }, 1)).toEqual({ row: 1, column: 0 })
	expect(tabbed(key('Tab', { shiftKey: true }), { row: 1, column: 0 }, 1)).toEqual({ row: 0, column: 4 })
	expect(tabbed(key('Tab'), { row: 1, column: 4 }, 1)).toBeUndefined()
	expect(tabbed(key('Tab', { shiftKey: true }), { row: 0, column: 0 }, 1)).toBeUndefined()
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
