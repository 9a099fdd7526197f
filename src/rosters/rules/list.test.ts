// A coach's list, pasted or from a file, is read to players whatever its form.
import { expect, test } from 'vitest'
import { importList } from './import-rows.ts'
import { isBlank } from './player.ts'
import { tableOf } from './table.ts'

function read(text: string) {
	const { accepted, failed } = importList(tableOf(text), 'football')
	return [...accepted, ...failed]
		.toSorted((a, b) => a.row - b.row)
		.filter(({ player }) => !isBlank(player))
		.map(({ player: { name, number, size } }) => [name, number, size])
}

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
