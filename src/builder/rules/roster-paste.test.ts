import { expect, test } from 'vitest'
import { maxRosterRows, parseRosterPaste } from './roster-paste.ts'

const player = (name: string, number: string, size = '') => ({ name, number, size })
const roster = (...lines: string[]) => parseRosterPaste(lines.join('\n'))

test.each([
	['tabs', '\t'],
	['commas', ','],
	['semicolons', ';'],
])('a sheet with a heading is read with %s', (_, separator) => {
	const lines = [
		['Player Name', 'No.', 'Size'],
		['Sam Jones', '24', 'L'],
		['Ann O’Neil', '07', 'YM'],
	]
	expect(parseRosterPaste(lines.map((cells) => cells.join(separator)).join('\r\n'))).toEqual({
		players: [player('Sam Jones', '24', 'L'), player('Ann O’Neil', '07', 'YM')],
		problems: [],
	})
})

test('columns without a heading are found by what stands in them', () => {
	expect(roster('24\tL\tSam Jones', '7\tXL\tAnn Lee').players).toEqual([
		player('Sam Jones', '24', 'L'),
		player('Ann Lee', '7', 'XL'),
	])
	expect(roster('Jones,24', 'Lee,7')).toEqual({
		players: [player('Jones', '24'), player('Lee', '7')],
		problems: [],
	})
	expect(roster('Jones', 'Lee').players).toEqual([player('Jones', ''), player('Lee', '')])
})

test('columns in any order, with columns nobody asked for', () => {
	expect(
		roster('Grade,Jersey Size,Last Name,First Name,Jersey #', '11,Adult Large,Jones,Sam,24').players,
	).toEqual([player('Sam Jones', '24', 'L')])
})

test('first and last names without a heading are put together', () => {
	expect(roster('Sam\tJones\t24', 'Ann\tLee\t7').players[0]).toEqual(player('Sam Jones', '24'))
})

test('0, 00 and 01 stay three numbers, and a # in front goes', () => {
	const { players, problems } = roster('Name,Number', 'A,0', 'B,00', 'C,01', 'D,#5')
	expect(players.map(({ number }) => number)).toEqual(['0', '00', '01', '5'])
	expect(problems).toEqual([])
})

test('empty rows are left out and the others keep the row of the sheet', () => {
	expect(roster('Name\tNumber', '', 'Sam\t24', '\t', '  ', 'Ann\t')).toEqual({
		players: [player('Sam', '24'), player('Ann', '')],
		problems: [{ row: 6, message: 'The number is missing.' }],
	})
})

test('every cell that is missing is reported, columns that are not there are not', () => {
	expect(roster('Name,Number,Size', ',24,', 'Sam,,L').problems).toEqual([
		{ row: 2, message: 'The name is missing.' },
		{ row: 2, message: 'The size is missing.' },
		{ row: 3, message: 'The number is missing.' },
	])
})

test('a number twice is reported with the row that has it', () => {
	expect(roster('Name,Number', 'A,7', 'B,07', 'C,7', 'D,7').problems).toEqual([
		{ row: 4, message: 'Number 7 is already in row 2.' },
		{ row: 5, message: 'Number 7 is already in row 2.' },
	])
})

test('numbers of three digits, words and long names are reported and kept', () => {
	const { players, problems } = roster('Name,Number', 'A,100', 'B,x', 'Bartholomew Featherstone,3')
	expect(players.map(({ number }) => number)).toEqual(['100', 'x', '3'])
	expect(problems.map(({ message }) => message)).toEqual([
		'"100" is not a number of one or two digits.',
		'"x" is not a number of one or two digits.',
		'"Bartholomew Featherstone" is longer than 20 characters.',
	])
})

test('a whole name twice is reported, a family name twice is not', () => {
	expect(roster('Name,Number', 'Sam Jones,1', 'sam jones,2').problems).toEqual([
		{ row: 3, message: '"sam jones" is already in row 2.' },
	])
	expect(roster('Name,Number', 'Jones,1', 'Jones,2').problems).toEqual([])
})

test.each(['sAM JONES', 'JOnes', 'Sam jOnes'])('%s has odd capitals', (name) => {
	expect(roster('Name,Number', `${name},1`).problems).toEqual([
		{ row: 2, message: `"${name}" has odd capitals.` },
	])
})

test('a name that no font writes is shown with its letters', () => {
	const { players, problems } = roster('Name,Number', 'Яна,1', 'Nguyễn,2')
	expect(players).toEqual([player('Яна', '1'), player('Nguyễn', '2')])
	expect(problems).toEqual([{ row: 2, message: expect.stringContaining('have no “Я”, “н”, “а”.') }])
})

test.each([
	'McDonald',
	'DeShawn',
	'TJ',
	'SAM JONES',
	'sam jones',
	'd’Angelo',
	"O'Brien",
	'van Dyk',
	'Smith-Jones',
])('%s has usual capitals', (name) => {
	expect(roster('Name,Number', `${name},1`).problems).toEqual([])
})

test('quoted cells hold separators and quotes, and a family name first is turned', () => {
	expect(roster('Name,Number', '"Jones, Sam",24', '"Ann ""Ace"" Lee",7').players).toEqual([
		player('Sam Jones', '24'),
		player('Ann "Ace" Lee', '7'),
	])
})

test.each([
	['Youth Medium', 'YM'],
	['youth-xl', 'YXL'],
	['ys', 'YS'],
	['Adult L', 'L'],
	['am', 'M'],
	['xxl', '2XL'],
	['3xl', '3XL'],
	['Small', 'S'],
	['x-large', 'XL'],
	['34 waist', '34 waist'],
	['', ''],
])('the size %j is %j', (typed, size) => {
	expect(roster('Name,Number,Size', `Sam,24,${typed}`).players[0]?.size).toBe(size)
})

test('rows beyond the limit are not read, and that is said', () => {
	const rows = (count: number) => Array.from({ length: count }, (_, at) => `Player ${at}\t`)
	expect(roster(...rows(maxRosterRows)).players).toHaveLength(500)
	const { players, problems } = roster('Name\tNumber', ...rows(maxRosterRows + 1))
	expect(players).toHaveLength(500)
	expect(problems.at(-1)).toEqual({
		row: 502,
		message: 'Only the first 500 players were read; row 502 was left out.',
	})
	expect(roster(...rows(maxRosterRows + 30)).problems.at(-1)?.message).toBe(
		'Only the first 500 players were read; rows 501 to 530 were left out.',
	)
})

test('a title above the heading and rows without a player are told, not lost in silence', () => {
	expect(roster('Wildcats Varsity,,', ',,', 'Name,Number,Phone', 'Sam,24,', ',,555-0100')).toEqual({
		players: [player('Sam', '24')],
		problems: [
			{ row: 1, message: 'Stands above the headings and was not read.' },
			{ row: 5, message: 'No name and no number found in it.' },
		],
	})
})

test('a mark at the start of a file and an empty paste do no harm', () => {
	expect(parseRosterPaste('\uFEFFName;Number\nSam;1').players).toEqual([player('Sam', '1')])
	expect(parseRosterPaste('')).toEqual({ players: [], problems: [] })
	expect(parseRosterPaste('Name\tNumber\n')).toEqual({ players: [], problems: [] })
})
