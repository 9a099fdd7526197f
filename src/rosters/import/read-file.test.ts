// Files as spreadsheets write them: encodings, separators, workbooks, and refused files.
import { zipSync } from 'fflate'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { maxImportRows } from '../rules/player.ts'
import { rowsTooMany } from '../rules/import-rows.ts'
import { maxFileBytes, readRosterFile } from './read-file.ts'

const fileOf = (bytes: Uint8Array<ArrayBuffer>, name: string, size = bytes.length) => ({
	name,
	size,
	arrayBuffer: async () => bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
})
const bytesOf = (...bytes: number[]) => new Uint8Array(bytes)
const cellsOf = async (bytes: Uint8Array<ArrayBuffer>, name = 'roster.csv') =>
	(await readRosterFile(fileOf(bytes, name))).sheets[0]?.rows.map(({ cells }) => cells)

const table = [
	['Name', 'No.'],
	['Núñez', '07'],
]
const text = 'Name;No.\r\nNúñez;07\r\n'
const utf16 = (isLittle: boolean) =>
	[...text].flatMap((sign) => {
		const code = sign.charCodeAt(0)
		return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255]
	})

test.each([
	['UTF-8', new TextEncoder().encode(text)],
	['UTF-8 with its mark', new TextEncoder().encode(`\ufeff${text}`)],
	['Windows-1252', bytesOf(...[...text].map((sign) => sign.charCodeAt(0)))],
	['UTF-16', bytesOf(0xff, 0xfe, ...utf16(true))],
	['UTF-16, the other way round', bytesOf(0xfe, 0xff, ...utf16(false))],
	['UTF-16 without its mark', bytesOf(...utf16(true))],
	['the separator told first', new TextEncoder().encode(`sep=;\r\n${text}`)],
])('a file in %s is read', async (_, bytes) => expect(await cellsOf(bytes)).toEqual(table))

test('a workbook is read as it is shown, every sheet that is not hidden, whatever its name ends with', async () => {
	const bytes = await writeXlsx({
		sheets: [
			{
				name: 'Varsity',
				rows: [
					['Name', 'No.'],
					['Vale', '07'],
					['Reyes', 7],
					['Kim', 7],
					['Oda', null],
				],
				cells: new Map([['3,1', { value: 7, style: { numFmt: '00' } }]]),
			},
			{ name: 'Secret', rows: [['x']], hidden: true },
			{ name: 'Empty', rows: [] },
			{ name: 'JV', rows: [['Sato', '00']] },
		],
	})
	const { sheets, hidden } = await readRosterFile(fileOf(new Uint8Array(bytes), 'roster.csv'))
	expect(hidden).toEqual(['Secret'])
	expect(sheets.map(({ name, rows }) => [name, rows.map(({ cells }) => cells[1] ?? '')])).toEqual([
		['Varsity', ['No.', '07', '7', '07', '']],
		['JV', ['00']],
	])
})

test.each([
	['00', '07'],
	['00_);(00)', '07'],
	['"#"00', '07'],
	['[$-409]00', '07'],
	['000', '007'],
	['0', '7'],
	['0.0', '7'],
	['#,##0', '7'],
	['00E+00', '7'],
])('a 7 in the format %s is read as %s', async (numFmt, read) => {
	const cells = new Map([['0,1', { value: 7, style: { numFmt } }]])
	const bytes = await writeXlsx({ sheets: [{ name: 'S', rows: [['Vale', 7]], cells }] })
	expect(await cellsOf(new Uint8Array(bytes))).toEqual([['Vale', read]])
})

test('what stands far down, far to the right or in a formula without its result is read, too', async () => {
	const far = Array.from({ length: 4_000 }, (_, at) => (at === 3_999 ? ['Last'] : ['']))
	const wide = Array.from({ length: 200 }, (_, at) => (at === 199 ? 'M' : null))
	const bytes = await writeXlsx({
		sheets: [
			{ name: 'Far', rows: far },
			{ name: 'Wide', rows: [wide] },
			{
				name: 'Formula',
				rows: [['Vale', null]],
				cells: new Map([['0,1', { value: null, formula: '3+4' }]]),
			},
		],
	})
	const { sheets } = await readRosterFile(fileOf(new Uint8Array(bytes), 'roster.xlsx'))
	const texts = sheets.map(({ rows }) => rows.flatMap(({ row, cells }) => cells.map((cell) => [row, cell])))
	expect(texts.map((cells) => cells.filter(([, cell]) => cell !== ''))).toEqual([
		[[4_000, 'Last']],
		[[1, 'M']],
		[
			[1, 'Vale'],
			[1, '=3+4'],
		],
	])
})

const zipped = (...names: string[]) =>
	zipSync(Object.fromEntries(names.map((name) => [name, new TextEncoder().encode('x')])))
const bomb = () => zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(41 * 1024 * 1024) }, { level: 1 })

test.each([
	['a web page', new TextEncoder().encode('<html><table><tr><td>Vale'), /web page or a document/],
	[
		'an old XML workbook',
		new TextEncoder().encode('<?xml version="1.0"?><Workbook>'),
		/web page or a document/,
	],
	['rich text', new TextEncoder().encode(String.raw`{\rtf1 Vale 7}`), /web page or a document/],
	['of Numbers', zipped('Index/Document.iwa'), /Numbers document/],
	['of OpenDocument', zipped('mimetype', 'content.xml'), /OpenDocument file/],
	['of Word', zipped('word/document.xml'), /Word document/],
	['cut off', zipped('xl/workbook.xml').slice(0, 40), /not loaded to its end/],
	['far larger inside than outside', bomb(), /far more than a roster/],
])('a file that is %s is named and refused', async (_, bytes, message) => {
	await expect(readRosterFile(fileOf(new Uint8Array(bytes), 'roster.xls'))).rejects.toThrow(message)
})

test.each([
	['too large', new Uint8Array(1), maxFileBytes + 1, /larger than 5 MB/],
	['an old workbook', bytesOf(0xd0, 0xcf, 0x11, 0xe0), 4, /without a password, or as CSV/],
	['a PDF', new TextEncoder().encode('%PDF-1.7'), 8, /This is a PDF/],
	['no workbook', zipped('readme.txt'), 7, /could not be read/],
	['no text', bytesOf(1, 0, 0, 0, 0, 9, 0, 0, 0), 9, /not a text file/],
	['empty', new TextEncoder().encode(' ;;\n\n'), 5, /empty/],
])('a file that is %s is refused with a way out', async (_, bytes, size, message) => {
	await expect(readRosterFile(fileOf(bytes, 'roster.csv', size))).rejects.toThrow(message)
})

test('too many rows are refused, never cut off', () => {
	const rows = Array.from({ length: maxImportRows + 1 }, (_, at) => ({ row: at + 1, cells: ['Vale'] }))
	expect(rowsTooMany(rows)).toBe('There are 2,001 rows; one import may bring 2,000. Split it in two.')
	expect(rowsTooMany(rows.slice(1))).toBeUndefined()
})
