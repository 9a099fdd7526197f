import { expect, test } from 'vitest'
import { maxRosterBytes, readRosterFile } from './roster-file.ts'
import { parseRosterPaste } from './roster-paste.ts'

const file = (content: string | Uint8Array<ArrayBuffer>, name = 'varsity.csv') => new File([content], name)
const bytes = (...parts: (string | number)[]) =>
	Uint8Array.from(
		parts.flatMap((part) => (typeof part === 'number' ? [part] : [...Buffer.from(part, 'latin1')])),
	)

/** What the builder shows of a file: its players, and all that is told of its rows. */
async function read(content: string | Uint8Array<ArrayBuffer>, name?: string) {
	const { text, problems } = await readRosterFile(file(content, name))
	const roster = parseRosterPaste(text)
	return { players: roster.players, problems: [...roster.problems, ...problems] }
}
const refusal = (content: string | Uint8Array<ArrayBuffer>, name?: string) =>
	readRosterFile(file(content, name)).then(
		() => 'read',
		(failure: unknown) => (failure instanceof Error ? failure.message : ''),
	)

const núñez = { players: [{ name: 'Ana Núñez', number: '07', size: 'YM' }], problems: [] }

test.each([
	['UTF-8', bytes('Name,No.,Size\nAna N\xc3\xba\xc3\xb1ez,07,YM')],
	['UTF-8 with a mark', bytes(0xef, 0xbb, 0xbf, 'Name,No.,Size\r\nAna N\xc3\xba\xc3\xb1ez,07,YM\r\n')],
	['Windows-1252', bytes('Name;No.;Size\rAna N\xfa\xf1ez;07;YM')],
	['UTF-16', Uint8Array.from([0xff, 0xfe, ...Buffer.from('Name\tNo.\tSize\nAna Núñez\t07\tYM', 'utf16le')])],
])('a file in %s is read as it was written', async (_, content) => {
	expect(await read(content)).toEqual(núñez)
})

test('signs that only Windows-1252 has are read', async () => {
	expect((await read(bytes('Name,No.\nAnn O\x92Neil,7'))).players[0]?.name).toBe('Ann O’Neil')
})

test.each([
	['commas', 'Name,No.,Size', 'Ana Núñez,07,YM', 'csv'],
	['semicolons', 'Name;No.;Size', 'Ana Núñez;07;YM', 'csv'],
	['tabs', 'Name\tNo.\tSize', 'Ana Núñez\t07\tYM', 'tsv'],
	['a line that names the separator', 'sep=;\r\nName;No.;Size', 'Ana Núñez;07;YM', 'TXT'],
	['numbers kept as formulas', 'Name,No.,Size', 'Ana Núñez,"=""07""",YM', 'csv'],
])('%s', async (_, heading, row, ending) => {
	expect(await read(`${heading}\n${row}`, `varsity.${ending}`)).toEqual(núñez)
})

test('quoted cells hold separators, quotes and new lines, and rows keep the numbers of the sheet', async () => {
	const { players, problems } = await read(
		'Name,No.\n"Lee, Ann",0\n\n"Sam ""Ace""\nJones",00\nKim,\n"Diaz; Rosa",01',
	)
	expect(players.map(({ name, number }) => [name, number])).toEqual([
		['Ann Lee', '0'],
		['Sam "Ace" Jones', '00'],
		['Kim', ''],
		['Diaz; Rosa', '01'],
	])
	expect(problems).toEqual([{ row: 5, message: 'The number is missing.' }])
})

test('a list of names alone is not torn at its commas', async () => {
	expect((await read('"Lee, Ann"\n"Jones, Sam"', 'names.txt')).players.map(({ name }) => name)).toEqual([
		'Ann Lee',
		'Sam Jones',
	])
})

test('rows that cannot be read are told by their number', async () => {
	const open = await read('Name,No.\nSam,1\n"Ann,2\nKim,3')
	expect(open.players.map(({ name }) => name)).toEqual(['Sam'])
	expect(open.problems).toEqual([{ row: 3, message: expect.stringContaining('never closes') as string }])
	const stray = await read('Name,No.\n"Ann "Ace" Lee",2\nKim,3')
	expect(stray.players.at(-1)).toEqual({ name: 'Kim', number: '3', size: '' })
	expect(stray.problems).toContainEqual({ row: 2, message: 'Has a stray quotation mark; check its cells.' })
})

test.each([
	['a workbook', bytes('PK', 3, 4, 'rest'), 'varsity.csv', /workbook.*Save it as CSV/],
	['an old workbook', bytes(0xd0, 0xcf, 0x11, 0xe0), 'varsity.xls', /workbook/],
	['a PDF', '%PDF-1.7', 'varsity.txt', /PDF/],
	['a picture', bytes(0x89, 'PNG', 0, 0), 'varsity.csv', /not a text file/],
	['another kind of text', '{"name":"Sam"}', 'varsity.json', /Only CSV, TSV and TXT/],
	['a file without an ending', 'Sam,1', 'varsity', /Only CSV, TSV and TXT/],
	['nothing', ' \n', 'varsity.csv', /empty/],
	['502 rows', 'Sam\n'.repeat(502), 'varsity.csv', /502 rows.*at most 500 players/],
	['a byte too much', 'x'.repeat(maxRosterBytes + 1), 'varsity.csv', /larger than 1 MB/],
])('%s is refused with a reason', async (_, content, name, reason) => {
	expect(await refusal(content, name)).toMatch(reason)
})

test('at the limits files are read', async () => {
	expect((await read(`Name\n${'Sam\n'.repeat(500)}`)).players).toHaveLength(500)
	expect(await refusal(`Name,No.\nSam,1${' '.repeat(maxRosterBytes - 14)}`)).toBe('read')
})
