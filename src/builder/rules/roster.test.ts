// A coach's list in the builder is read like a portal's roster; every row with problems is reported.
import { expect, test } from 'vitest'
import { rowsOf } from '#rosters/rules/table.ts'
import { listOf, rosterOf } from './roster.ts'

const read = (text: string) =>
	rosterOf(text, 'football').players.map(({ name, number, size }) => [name, number, size])

test.each([
	[
		'men’s sizes',
		'Name,No.,Size\nVale,7,Men’s Small\nOda,8,Adult XX-Large',
		['Vale', '7', 'S'],
		['Oda', '8', '2XL'],
	],
	[
		'youth sizes',
		'Name,No.,Size\nVale,7,Yth M\nOda,8,Medium (Youth)',
		['Vale', '7', 'YM'],
		['Oda', '8', 'YM'],
	],
	['an unknown size', 'Name,No.,Size\nVale,7,34 waist', ['Vale', '7', '34 waist']],
	['other headings', 'Name on Back;Jersey #;Top\nVale;7;L', ['Vale', '7', 'L']],
	['“Jersey” above sizes', 'Jersey,Name\nL,Vale\nM,Oda', ['Vale', '', 'L'], ['Oda', '', 'M']],
	['a title above', 'Rams 2026\nLast Name,First Name,No\nVale,Sam,7', ['Sam Vale', '7', '']],
	['headings once more', 'Name,No.\nVale,7\nName,No.\nOda,8', ['Vale', '7', ''], ['Oda', '8', '']],
	['tabs beside commas', 'Vale, Sam\t7\nOda, Ann\t8', ['Sam Vale', '7', ''], ['Ann Oda', '8', '']],
	['semicolons', 'Name;No.\nVale;7', ['Vale', '7', '']],
	['a separator that is named', 'sep=|\nName|No.\nVale|7', ['Vale', '7', '']],
	[
		'quoted cells',
		'Name,No.\n"Vale, Sam",7\n"Ann ""Ace"" Oda",8',
		['Sam Vale', '7', ''],
		['Ann "Ace" Oda', '8', ''],
	],
	['a line end in a cell', 'Name,No.\n"Sam\nVale",7', ['Sam Vale', '7', '']],
	['a quote that never closes', 'Name,No.\n"Vale,7\nOda,8', ['"Vale', '7', ''], ['Oda', '8', '']],
	['Jr. behind a comma', 'Name\tNo.\nVale, Jr.\t7', ['Vale, Jr.', '7', '']],
	[
		'zeros',
		'Name,No.\nA,0\nB,00\nC,01\nD,="07"\nE,#5',
		['A', '0', ''],
		['B', '00', ''],
		['C', '01', ''],
		['D', '07', ''],
		['E', '5', ''],
	],
	['numbers of other programs', 'Name,No.\nVale,12.0\nOda,No. 7', ['Vale', '12', ''], ['Oda', '7', '']],
	['accents in two pieces', 'Name,No.\nNu\u0301n\u0303ez,7', ['Núñez', '7', '']],
	['names alone', '"Lee, Ann"\n"Vale, Sam"', ['Ann Lee', '', ''], ['Sam Vale', '', '']],
	['nothing', ''],
])('a list with %s', (_, text, ...players) => expect(read(text)).toEqual(players))

test('rows in need of repair are kept and reported beside those left out, in the order of the sheet', () => {
	const { players, problems } = rosterOf(
		'Rams 2026\n\nName,No.,Size,Name\nVale,100,M,\n,,,Sato\nOda,7,M,\nKim,7,M,',
		'football',
	)
	expect(players.map(({ name, number }) => [name, number])).toEqual([
		['Vale', '100'],
		['Oda', '7'],
		['Kim', '7'],
	])
	expect(problems).toEqual([
		{ row: 1, message: 'Stands above the headings.' },
		{ row: 3, message: 'A second column “Name” was left out.' },
		{ row: 4, message: 'Number: “100” is not a number. Expected one or two digits.' },
		{ row: 5, message: 'Name: No player found in this row. Expected a name.' },
		{ row: 6, message: 'Number: Number 7 is also in row 7.' },
		{ row: 7, message: 'Number: Number 7 is also in row 6.' },
	])
})

test('a list with more rows than an import may bring is not read, and says so', () => {
	const { players, tooLong } = rosterOf('Vale\n'.repeat(2_001), 'other')
	expect(players).toEqual([])
	expect(tooLong).toMatch(/2,001 rows/)
})

const sheet = (name: string, ...rows: string[][]) => ({ name, rows: rowsOf(rows) })

test('a file stands in the field as text with the same cells and row numbers', () => {
	const list = listOf({
		sheets: [
			sheet('JV', [], ['Lakewood, Rams'], ['Name', 'No.'], ['Vale, Sam', '07'], [], ['Ann "Ace"; Oda']),
		],
	})
	expect(list).toEqual({
		text: '\t\n"Lakewood, Rams"\t\nName\tNo.\n"Vale, Sam"\t07\n\t\n"Ann ""Ace""; Oda"\t',
	})
	expect(read(list.text)).toEqual([
		['Sam Vale', '07', ''],
		['Ann "Ace"; Oda', '', ''],
	])
	expect(rosterOf(list.text, 'other').problems).toEqual([{ row: 2, message: 'Stands above the headings.' }])
	expect(read(listOf({ sheets: [sheet('Names', ['Lee, Ann'], ['Vale, Sam'])] }).text)).toEqual([
		['Ann Lee', '', ''],
		['Sam Vale', '', ''],
	])
})

test('of several sheets the first that can be read is taken, and named', () => {
	const long = sheet('Sales', ...Array.from({ length: 2_001 }, () => ['x']))
	expect(listOf({ sheets: [long, sheet('Varsity', ['Vale', '7'])] })).toEqual({
		text: 'Vale\t7',
		sheet: 'Read: the sheet “Varsity”, one of 2.',
	})
})
