// The sheet: one step per paste, undo and redo, and concurrent edits.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joined, merged } from './merge.ts'
import { emptyPlayer } from './player.ts'
import {
	changed,
	historyOf,
	isSameRoster,
	newLine,
	redone,
	replacedBy,
	undone,
	withBlock,
	withCell,
	withIds,
	withLineAt,
	withoutLine,
	withPrinting,
	type Line,
} from './sheet.ts'

const line = (name: string, number = '', part: Partial<Line> = {}): Line => ({
	...emptyPlayer,
	name,
	number,
	id: `id-${name}`,
	key: `id-${name}`,
	...part,
})
const names = (lines: readonly Line[]) => lines.map(({ name, number }) => `${name}${number}`)

test('typing puts a cell in order, and a line below the last one begins a new player', () => {
	const lines = [line('Vale', '0')]
	expect(withCell(lines, 0, ['size', 'adult large'])[0]?.size).toBe('L')
	expect(withCell(lines, 0, ['number', '#00'])[0]?.number).toBe('00')
	expect(withCell(lines, 0, ['number', '0'])).toBe(lines)
	const grown = withCell(lines, 1, ['name', ' Reyes,  Sam '])
	expect(names(grown)).toEqual(['Vale0', 'Sam Reyes'])
	expect(grown[1]?.id).toBeNull()
	expect(withCell(lines, 1, ['name', ''])).toBe(lines)
})

test('a block of 200 × 5 goes in anywhere, in one step, and comes out again in one', () => {
	const block = Array.from({ length: 200 }, (_, at) => [
		`P${at}`,
		`0${at % 10}`,
		'yth m',
		'xxl',
		at % 2 ? 'x' : '',
	])
	const history = historyOf([line('Vale', '1'), line('Oda', '2'), line('Kim', '3')])
	const pasted = withBlock(history.lines, { row: 1, column: 0 }, block)
	const after = changed(history, pasted!.lines)
	expect(after.lines).toHaveLength(201)
	expect(after.lines[1]).toMatchObject({
		id: 'id-Oda',
		name: 'P0',
		number: '00',
		size: 'YM',
		shortsSize: '2XL',
		printsName: true,
	})
	expect(after.lines[2]).toMatchObject({ id: 'id-Kim', printsName: false })
	expect(after.lines[200]?.name).toBe('P199')
	expect(undone(after).lines).toBe(history.lines)
	expect(redone(undone(after)).lines).toBe(after.lines)
})

test('what does not fit is reported: columns to the right, rows beyond a roster', () => {
	const lines = [line('Vale')]
	expect(withBlock(lines, { row: 0, column: 9 }, [['555', 'es', 'lost', 'lost']])).toMatchObject({
		columnsLost: 2,
	})
	expect(withBlock(lines, { row: 999, column: 0 }, [['A'], ['B']])).toBeUndefined()
	expect(withBlock(lines, { row: 0, column: 0 }, [['A', '7'], ['B']])?.lines).toMatchObject([
		{ name: 'A', number: '7' },
		{ name: 'B', number: '' },
	])
})

test('every step can be taken back and made again', () => {
	const step = fc.oneof(
		fc.tuple(fc.constant('cell' as const), fc.nat(6), fc.string({ maxLength: 5 })),
		fc.tuple(fc.constant('insert' as const), fc.nat(6), fc.constant('')),
		fc.tuple(fc.constant('remove' as const), fc.nat(6), fc.constant('')),
		fc.tuple(fc.constant('hide' as const), fc.nat(6), fc.constant('')),
	)
	fc.assert(
		fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
			const start = historyOf([line('Vale', '1'), line('Oda', '2')])
			const end = steps.reduce((history, [kind, row, text]) => {
				const { lines } = history
				if (kind === 'cell') return changed(history, withCell(lines, row, ['name', text]))
				if (kind === 'insert') return changed(history, withLineAt(lines, row))
				if (kind === 'remove') return changed(history, withoutLine(lines, row))
				return changed(history, withPrinting(lines, row, false))
			}, start)
			const back = end.past.reduce((history) => undone(history), end)
			expect(back.lines).toBe(start.lines)
			expect(end.past.reduce((history) => redone(history), back).lines).toBe(end.lines)
		}),
	)
})

test('empty lines make no other roster; another order, id or size does', () => {
	const lines = [line('Vale'), line('Oda')]
	expect(isSameRoster(lines, [newLine(), ...lines, newLine()])).toBe(true)
	expect(isSameRoster(lines, lines.toReversed())).toBe(false)
	expect(isSameRoster(lines, [line('Vale', '', { size: 'M' }), line('Oda')])).toBe(false)
	expect(isSameRoster(lines, [line('Vale', '', { id: null }), line('Oda')])).toBe(false)
})

test('a new list keeps the lines of those who were there, each once', () => {
	const lines = [line('Vale', '1'), line('Oda', '2'), line('Kim', '3')]
	const players = ['oda', 'Vale', 'Vale', 'New'].map((name) => ({ ...emptyPlayer, name, number: '9' }))
	expect(replacedBy(lines, players).map(({ name, number, id }) => [name, number, id])).toEqual([
		['oda', '9', 'id-Oda'],
		['Vale', '9', 'id-Vale'],
		['Vale', '9', null],
		['New', '9', null],
	])
})

test('what the other one saved comes in, and what I changed stays', () => {
	const base = [line('Vale', '1'), line('Oda', '2'), line('Kim', '3'), line('Sato', '4'), line('Bo', '5')]
	const fresh = newLine({ ...emptyPlayer, name: 'Fresh' })
	const mine = [
		{ ...base[0]!, number: '10' },
		fresh,
		{ ...base[1]!, size: 'L' },
		{ ...base[3]!, number: '40' },
		base[4]!,
	]
	const theirs = [
		line('Vale', '11'),
		line('Oda', '2', { shortsSize: 'M', name: 'O’Da' }),
		line('Kim', '3'),
		line('Late', '9'),
		{ ...base[4]! },
	]
	const { lines, clashes, theirs: count } = merged({ base, mine, theirs })
	expect(names(lines)).toEqual(['Vale10', 'Fresh', 'O’Da2', 'Late9', 'Bo5', 'Sato40'])
	expect(lines[2]).toMatchObject({ size: 'L', shortsSize: 'M' })
	expect(lines[5]?.id).toBeNull()
	expect(clashes).toEqual([0])
	// Oda and Late were added, Sato was removed; for Vale my change wins.
	expect(count).toBe(3)
})

test('a player whom I took out stays when the other one has worked on it', () => {
	const base = [line('Vale', '1'), line('Oda', '2')]
	expect(names(merged({ base, mine: [], theirs: [line('Vale', '1'), line('Oda', '20')] }).lines)).toEqual([
		'Oda20',
	])
})

test('taking back my own step does not take back what the other one saved', () => {
	const base = [line('Vale', '1'), line('Oda', '2')]
	const mine = changed(historyOf(base), withCell(base, 0, ['size', 'L']))
	const theirs = [line('Vale', '1'), line('Oda', '20'), line('Late', '9')]
	const { history } = joined(mine, { base, theirs })
	expect(names(history.lines)).toEqual(['Vale1', 'Oda20', 'Late9'])
	expect(history.lines[0]?.size).toBe('L')
	const back = undone(history)
	expect(back.past).toEqual([])
	expect(isSameRoster(back.lines, theirs)).toBe(true)
	expect(isSameRoster(redone(back).lines, history.lines)).toBe(true)
})

test('who was loaded by both, or saved while the answer was lost, is on the roster once', () => {
	const base = [line('Vale', '1')]
	const fresh = [
		newLine({ ...emptyPlayer, name: 'Oda', number: '7', size: 'M' }),
		newLine({ ...emptyPlayer, name: 'Smith' }),
		newLine({ ...emptyPlayer, name: 'Smith' }),
	]
	const theirs = [...base, line('Oda', '7', { size: 'S', shortsSize: 'L' }), line('Smith')]
	const {
		history,
		clashes,
		theirs: came,
	} = joined(changed(historyOf(base), [...base, ...fresh]), {
		base,
		theirs,
	})
	expect(history.lines.map(({ name, size, shortsSize, id }) => [name, size, shortsSize, id])).toEqual([
		['Vale', '', '', 'id-Vale'],
		['Oda', 'M', 'L', 'id-Oda'],
		['Smith', '', '', 'id-Smith'],
		['Smith', '', '', null],
	])
	expect([clashes, came]).toEqual([[1], 1])
	// They are saved by the other person too: my undo keeps them.
	expect(names(undone(history).lines)).toEqual(['Vale1', 'Oda7', 'Smith'])
})

test('a player who was deleted, saved without and brought back keeps the id that saving gave', () => {
	const start = historyOf([line('Vale'), line('Oda')])
	const back = undone(changed(start, withoutLine(start.lines, 1)))
	const saved = withIds(back, new Map([['id-Oda', 'id-new']]))
	expect(saved.lines.map(({ id }) => id)).toEqual(['id-Vale', 'id-new'])
	expect(saved.lines[0]).toBe(back.lines[0])
})
