// Reading rosters: tables as coaches send them, and properties that hold for any input.
import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { inOrder, normalSize, plainCell, plainNumber } from './cells.ts'
import { errorFile, sourceOf, importRows } from './import-rows.ts'
import { besideTrouble, numberTrouble, playerNotes, teamNotes } from './notes.ts'
import { brokenNumberRules, rosterClashes } from '#sports/roster-numbers.ts'
import { emptyPlayer, type Player } from './player.ts'
import { readPaste } from './plain-forms.ts'
import { rowsOf, tableOf } from './table.ts'

const player = (part: Partial<Player>): Player => ({ ...emptyPlayer, name: 'Vale', ...part })
const read = (text: string, sport: 'football' | 'basketball' = 'football') => {
	const source = sourceOf(tableOf(text))
	return {
		source,
		...importRows(source, { roles: source.columns.map(({ role }) => role), without: new Set(), sport }),
	}
}
const players = (text: string) => read(text).accepted.map((one) => one.player)

test.each([
	['adult large', 'L'],
	['Yth M', 'YM'],
	['2XL', '2XL'],
	['xxl', '2XL'],
	['XXXL', '3XL'],
	['2x', '2XL'],
	['Men’s Small', 'S'],
	["men's X-Large", 'XL'],
	['Extra Large', 'XL'],
	['youth extra-large', 'YXL'],
	['YXL', 'YXL'],
	['Y-L', 'YL'],
	['AM', 'M'],
	['A2XL', '2XL'],
	['lg', 'L'],
	['Medium (Youth)', 'YM'],
	['Size M', 'M'],
	['1X', 'XL'],
	['5XL', '5XL'],
	['Women’s M', 'M'],
	['Womens XL', 'XL'],
	['Ladies Small', 'S'],
	['WM', 'M'],
	['Girls L', 'YL'],
	['Y10-12', 'YM'],
	['10/12', 'YM'],
	['Youth 6-8', 'YS'],
	['Y 14–16', 'YL'],
	['mediana', 'M'],
	['Chica', 'S'],
	['Talla G', 'L'],
	['extra grande', 'XL'],
	['Pequeña de niño', 'YS'],
	['Juvenil M', 'YM'],
	['Grande (damas)', 'L'],
	['única', 'única'],
	['Adult 38', 'Adult 38'],
	['12', '12'],
	['Y2XL', 'Y2XL'],
	['', ''],
	['constructor', 'constructor'],
])('the size “%s” is %s', (typed, size) => expect(normalSize(typed)).toBe(size))

test.each([
	['="07"', '07'],
	["'07", '07'],
	['\u00a0 Sam\u200b  Vale ', 'Sam Vale'],
	["'Awa", "'Awa"],
	['007', '007'],
	['Nu\u0301n\u0303ez', 'Núñez'],
])('the cell %j holds %j', (cell, text) => expect(plainCell(cell)).toBe(text))

test('names are turned around, numbers lose their sign and nothing else', () => {
	expect(['Jones, Sam', 'Vale, Jr.', 'O’Leary', 'A, B, C'].map(inOrder)).toEqual([
		'Sam Jones',
		'Vale, Jr.',
		'O’Leary',
		'A, B, C',
	])
	expect(['#07', 'No. 7', '00', '12.0', '7.5', '1.2E+1', '7A', 'no'].map(plainNumber)).toEqual([
		'07',
		'7',
		'00',
		'12',
		'7.5',
		'1.2E+1',
		'7A',
		'no',
	])
})

test('headings may stand below the club’s name, and that row is accounted for', () => {
	const { accepted, leftOut } = read('Lakewood Rams 2026\n\nName;No.;Size\n"Vale, Sam";07;yth m\n\n;;\n')
	expect(accepted.map(({ row, player: one }) => [row, one.name, one.number, one.size])).toEqual([
		[4, 'Sam Vale', '07', 'YM'],
	])
	expect(accepted[0]?.changes).toEqual([
		{ field: 'name', was: 'Vale, Sam', now: 'Sam Vale' },
		{ field: 'size', was: 'yth m', now: 'YM' },
	])
	expect(leftOut.map(({ row, why }) => [row, why])).toEqual([[1, 'above']])
})

test('headings that come again, and the title above them, are accounted for and are no players', () => {
	const { accepted, leftOut } = read('Name,No.\nVale,1\n\nJV\nname,NO.\nOda,2\nTotal: 2,')
	expect(accepted.map(({ row, player: one }) => [row, one.name])).toEqual([
		[2, 'Vale'],
		[6, 'Oda'],
		[7, 'Total: 2'],
	])
	expect(accepted[2]?.notes.map(({ tone }) => tone)).toEqual(['warning'])
	expect(leftOut.map(({ row, why }) => [row, why])).toEqual([
		[4, 'again'],
		[5, 'again'],
	])
	expect(sourceOf(tableOf('Name,No.,Name\nVale,1,Oda')).columns[2]?.confidence).toBe('again')
})

test('a quotation mark that never closes swallows no row', () => {
	expect(players('Name,Number\n"Vale,12\nReyes,7\nKim,3').map(({ name }) => name)).toEqual([
		'"Vale',
		'Reyes',
		'Kim',
	])
	expect(players('Name,Number\n"Vale, Sam",12\n5"10 Reyes,7').map(({ number }) => number)).toEqual([
		'12',
		'7',
	])
})

test.each([
	'"Featherstonehaugh-Featherstonehaugh-Featherstonehaugh-Featherstonehaugh, Bartholomew"',
	'"""Bartholomew"" Featherstonehaugh-Featherstonehaugh-Featherstonehaugh-Featherstonehaugh"\t7',
])('the row %s, which needs repair, is the same row when it is sent again', (text) => {
	const { left } = readPaste({ text }, 'football')
	expect(left.problems).toHaveLength(1)
	expect(tableOf(left.text)).toEqual(tableOf(text))
})

test('“do not print the name” is read as yes or no, and as an error otherwise', () => {
	const { accepted, failed } = read('Name,Print name\nVale,no\nReyes,yes\nKim,\nOda,maybe')
	expect(accepted.map((one) => one.player.printsName)).toEqual([false, true, true])
	expect(failed.map(({ row, notes }) => [row, notes[0]?.field])).toEqual([[5, 'printsName']])
})

test.each([
	[player({}), []],
	[player({ name: '', number: '7' }), ['name']],
	[player({ name: 'A'.repeat(80) }), []],
	[player({ name: 'A'.repeat(81) }), ['name']],
	[player({ jerseyName: 'A'.repeat(20) }), []],
	[player({ jerseyName: 'A'.repeat(21) }), ['jerseyName']],
	[player({ parentEmail: 'pat', parentPhone: '555' }), ['parentEmail', 'parentPhone']],
	[player({ name: '#N/A' }), ['name']],
	[player({ name: '=A1' }), ['name']],
	[player({ number: '100' }), ['number']],
	[player({ number: '7.0' }), ['number']],
	[player({ size: '5XL', shortsSize: '10-12' }), ['size', 'shortsSize']],
	[emptyPlayer, []],
])('errors of a row name its cells', (one, fields) =>
	expect(playerNotes(one).flatMap(({ tone, field }) => (tone === 'error' ? field : []))).toEqual(fields),
)

test.each([
	[player({ name: 'Řehoř Nguyễn' }), []],
	[
		player({ name: 'Яна' }),
		[
			'Our fonts have no “Я”, “Н”, “А”. They print Latin letters: type it in those, the way it should be printed.',
		],
	],
	[player({ name: 'Яна', printsName: false }), []],
])('a name that no font can print is accepted with a warning if it is printed', (one, messages) =>
	expect(playerNotes(one)).toEqual(messages.map((message) => ({ field: 'name', tone: 'warning', message }))),
)

const numbered = (...numbers: string[]) => numbers.map((number, at) => player({ name: `Vale${at}`, number }))

test('07 beside 7 is told in both rows, 0 beside 00 only by the sport’s rule', () => {
	const notes = teamNotes(numbered('7', '07', '17', '', '0', '00'), 'other')
	expect([...notes.keys()].toSorted()).toEqual([0, 1])
	expect(notes.get(0)?.map(({ tone, message }) => `${tone}: ${message}`)).toEqual([
		'warning: 7 is also written as 07 in row 2. One of them is probably a slip.',
	])
	expect(notes.get(1)?.[0]?.message).toContain('07 is also written as 7 in row 1')
})

test.each([
	['football', ['12', '12'], [0, 1]],
	['football', ['07'], [0]],
	['football', ['7', '0', '99'], []],
	['basketball', ['0', '00', '5'], [0, 1]],
	['basketball', ['6'], [0]],
	['basketball', ['0', '55'], []],
	['lacrosse', ['00'], [0]],
	['other', ['07', '00', '0'], []],
	['other', ['', ''], []],
] as const)('%s looks at the numbers %j', (sport, numbers, flagged) =>
	expect([...teamNotes(numbered(...numbers), sport).keys()].toSorted()).toEqual(flagged),
)

test('football lets two players share a number; where the rules forbid it, the note says so with its source', () => {
	const messages = (sport: 'football' | 'soccer') => teamNotes(numbered('9', '9'), sport).get(1)?.[0]?.message
	expect(messages('football')).toBe('Number 9 is also in row 1.')
	expect(messages('soccer')).toContain('NFHS Soccer Uniform Requirements')
})

test('the file to repair says why, keeps zeros through a spreadsheet, runs no formula, and can be read again', () => {
	const { source, failed } = read('Name,Number,Size\n-Vale,07,5XL\nVale,123,M\nReyes,00,M')
	const file = errorFile({ heading: source.heading, roles: source.columns.map(({ role }) => role), failed })
	expect(file).toContain(`'-Vale,"=""07""",5XL,2,Jersey size: “5XL” is not a size we make.`)
	const again = sourceOf(tableOf(file))
	expect(again.body.map(({ cells }) => cells.slice(0, 3))).toEqual([
		['-Vale', '07', '5XL'],
		['Vale', '123', 'M'],
	])
	expect(again.columns.map(({ role }) => role)).toEqual(['name', 'number', 'size', 'skip', 'skip'])
})

const messyNumber = fc.constantFrom('0', '00', '07', '7', '#12', '99', '', '123', '7A', '="03"')
const messyRow = fc.record({
	name: fc.constantFrom('Vale', 'Reyes, Sam', 'o"Hara', ' ', 'ÅNGSTRÖM', 'a;b', 'x,y,z', 'A'.repeat(25)),
	number: messyNumber,
	size: fc.constantFrom('M', 'adult large', 'yth s', '5XL', '', '2xl'),
	isSkipped: fc.boolean(),
})

test('1,000 messy rows: none is dropped, no digit of a number is touched', () => {
	fc.assert(
		fc.property(
			fc.array(messyRow, { minLength: 1_000, maxLength: 1_000 }),
			fc.constantFrom(',', ';', '\t'),
			fc.boolean(),
			(rows, delimiter, hasHeading) => {
				const table = rows.map(({ name, number, size }) => [name, number, size])
				const text = Papa.unparse([...(hasHeading ? [['Name', 'No.', 'Size']] : []), ...table], { delimiter })
				const first = hasHeading ? 2 : 1
				const source = sourceOf(tableOf(text))
				const without = new Set(rows.flatMap(({ isSkipped }, at) => (isSkipped ? at + first : [])))
				const taken = importRows(source, { roles: ['name', 'number', 'size'], without, sport: 'football' })
				const isFilled = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== '')
				const [accepted, failed, leftOut] = [taken.accepted, taken.failed, taken.leftOut].map(
					(list) => list.length,
				)
				expect((accepted ?? 0) + (failed ?? 0) + (leftOut ?? 0)).toBe(table.filter(isFilled).length)
				for (const { row, player: one } of [...taken.accepted, ...taken.failed])
					expect(one.number).toBe((rows[row - first]?.number ?? '').replaceAll(/[#="]/g, ''))
			},
		),
		{ numRuns: 12 },
	)
})

test('whatever is pasted, every row that holds something is accounted for', () => {
	fc.assert(
		fc.property(
			fc.array(fc.array(fc.string({ maxLength: 12 }), { maxLength: 6 }), { maxLength: 30 }),
			(cells) => {
				const rows = rowsOf(cells)
				const source = sourceOf(rows)
				const roles = source.columns.map(({ role }) => role)
				const { accepted, failed, leftOut } = importRows(source, {
					roles,
					without: new Set(),
					sport: 'other',
				})
				const heading = source.heading ? 1 : 0
				const filled = rows.filter((row) => row.cells.some((cell) => cell !== '')).length
				expect(accepted.length + failed.length + leftOut.length + heading).toBe(filled)
			},
		),
	)
})

test('any text can be read', () => {
	fc.assert(
		fc.property(fc.string({ maxLength: 120 }), (text) => void sourceOf(tableOf(text))),
		{ numRuns: 60 },
	)
})

// One rule for the roster, the check of a design and the family's page: number, the others', legal, fits beside them.
test.each([
	['basketball', '00', ['0'], true, false],
	['basketball', '0', ['00', '5'], true, false],
	['basketball', '0', ['5'], true, true],
	['basketball', '07', [], false, true],
	['softball', '0', ['00'], true, false],
	['football', '0', ['00'], true, true],
	['football', '00', [], false, true],
	['lacrosse', '00', ['0'], false, true],
	['baseball', '00', ['0'], true, true],
	['soccer', '0', ['00'], true, true],
	['other', '00', ['0'], true, true],
] as const)('%s: number %s beside %j', (sport, number, others, isLegal, fits) => {
	const broken = brokenNumberRules(sport, number).filter(({ level }) => level === 'high school')
	expect(broken.length === 0, 'check').toBe(isLegal)
	expect(numberTrouble(number, sport) === undefined, 'family').toBe(isLegal)
	expect(besideTrouble(number, others, sport) === undefined, 'family beside others').toBe(fits)
	expect(rosterClashes(sport, [number, ...others]).length === 0, 'check of a roster').toBe(fits)
	const notes = teamNotes(numbered(number, ...others), sport).get(0) ?? []
	expect(notes.length === 0, 'roster').toBe(isLegal && fits)
})
