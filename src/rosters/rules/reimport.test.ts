// Importing a list again: by player, with nothing lost unasked.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyPlayer, type Player } from './player.ts'
import { appliedAtFirst, compared, fieldsOf, nameKey, playersTouched, withComparison } from './reimport.ts'
import { newLine } from './sheet.ts'

const player = (name: string, part: Partial<Player> = {}): Player => ({ ...emptyPlayer, name, ...part })
const line = (name: string, part: Partial<Player> = {}) => ({
	...newLine(player(name, part)),
	key: `${name} ${part.number ?? ''}`,
	id: `id of ${name}`,
})
const all = fieldsOf(['name', 'number', 'size', 'parentEmail'])
const none: ReadonlySet<string> = new Set()

test.each([
	['José Núñez', 'jose nunez'],
	['O’Leary, Jr.', 'o leary jr'],
	[' KIM  Vale ', 'kim vale'],
])('“%s” is compared as “%s”', (name, key) => expect(nameKey(name)).toBe(key))

test('a list shows who is new, what changed and who is gone; an empty cell changes nothing', () => {
	const lines = [
		line('Sam Vale', { number: '7', size: 'M', parentEmail: 'pat@example.test' }),
		line('José Núñez', { number: '8', size: 'L' }),
		line('Kim Oda', { number: '9' }),
	]
	const players = [
		player('Jose Nunez', { number: '8' }),
		player('SAM VALE', { number: '12', size: 'M' }),
		player('Ana Lee'),
	]
	const found = compared({ lines, players, fields: all, confirmed: none })
	expect(found.added.map(({ name }) => name)).toEqual(['Ana Lee'])
	expect(found.gone.map(({ name }) => name)).toEqual(['Kim Oda'])
	expect(found.changed.map(({ line: { name }, changes }) => [name, changes])).toEqual([
		['Sam Vale', [{ field: 'number', from: '7', to: '12' }]],
	])
	expect(playersTouched(found, appliedAtFirst)).toBe(2)
	expect(
		withComparison(lines, found, { ...appliedAtFirst, gone: true }).map(
			({ id, name, number, size, parentEmail }) => [id, name, number, size, parentEmail],
		),
	).toEqual([
		['id of Sam Vale', 'Sam Vale', '12', 'M', 'pat@example.test'],
		['id of José Núñez', 'José Núñez', '8', 'L', ''],
		[null, 'Ana Lee', '', '', ''],
	])
})

test('of namesakes the number tells who is who', () => {
	const lines = [line('Sam Vale', { number: '7' }), line('Sam Vale', { number: '8' })]
	const players = [player('Sam Vale', { number: '8', size: 'L' }), player('Sam Vale', { number: '9' })]
	const { changed, added, gone } = compared({ lines, players, fields: all, confirmed: none })
	expect(changed.map(({ line: { number }, changes }) => [number, changes.map(({ to }) => to)])).toEqual([
		['8', ['L']],
		['7', ['9']],
	])
	expect([added, gone]).toEqual([[], []])
})

test('what a family has confirmed is changed only when asked for', () => {
	const sam = line('Sam Vale', { number: '7', size: 'M' })
	const players = [player('Sam Vale', { number: '7', size: 'L', parentEmail: 'pat@example.test' })]
	const found = compared({ lines: [sam], players, fields: all, confirmed: new Set([sam.key]) })
	expect(found.changed[0]).toMatchObject({
		changes: [{ field: 'parentEmail' }],
		overConfirmed: [{ field: 'size', from: 'M', to: 'L' }],
	})
	const sizes = (overConfirmed: boolean) =>
		withComparison([sam], found, { ...appliedAtFirst, overConfirmed }).map(({ size }) => size)
	expect([sizes(false), sizes(true)]).toEqual([['M'], ['L']])
})

test('a list without a column for it changes no print setting and no parent', () => {
	const sam = line('Sam Vale', { printsName: false, language: 'es', parentName: 'Pat' })
	const found = compared({ lines: [sam], players: [player('Sam Vale')], fields: all, confirmed: none })
	expect(found).toEqual({ added: [], changed: [], gone: [], same: 1 })
})

const names = fc.array(fc.constantFrom('Sam Vale', 'sam vale', 'Kim Oda', 'Ana', 'José', 'Jose'))
const rows = names.map((list) => list.map((name, at) => player(name, { number: String(at) })))

test('every player of the list and of the roster is in exactly one group', () => {
	fc.assert(
		fc.property(rows, rows, (there, list) => {
			const lines = there.map((one, at) => ({ ...newLine(one), key: `line ${at}` }))
			const found = compared({ lines, players: list, fields: all, confirmed: none })
			const known = found.changed.length + found.same
			expect(found.added.length + known).toBe(list.length)
			expect(found.gone.length + known).toBe(lines.length)
		}),
	)
})

test('the same list a second time changes nothing', () => {
	fc.assert(
		fc.property(rows, rows, (there, list) => {
			const lines = there.map((one, at) => ({ ...newLine(one), key: `line ${at}` }))
			const first = compared({ lines, players: list, fields: all, confirmed: none })
			const after = withComparison(lines, first, { ...appliedAtFirst, gone: true })
			const { added, changed, gone } = compared({ lines: after, players: list, fields: all, confirmed: none })
			expect([added, changed, gone]).toEqual([[], [], []])
		}),
	)
})
