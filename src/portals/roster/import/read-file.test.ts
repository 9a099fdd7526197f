// Files as spreadsheets write them: encodings, separators, workbooks, and what is refused.
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { maxImportRows } from '../rules/player.ts'
import { assertRowsFit, maxFileBytes, readRosterFile } from './read-file.ts'

const fileOf = (bytes: Uint8Array<ArrayBuffer>, name: string, size = bytes.length) => ({
	name,
	size,
	arrayBuffer: async () => bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
})
const bytesOf = (...bytes: number[]) => new Uint8Array(bytes)
const cellsOf = async (bytes: Uint8Array<ArrayBuffer>, name = 'roster.csv') =>
	(await readRosterFile(fileOf(bytes, name)))[0].rows.map(({ cells }) => cells)

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
	const sheets = await readRosterFile(fileOf(new Uint8Array(bytes), 'roster.csv'))
	expect(sheets.map(({ name, rows }) => [name, rows.map(({ cells }) => cells[1] ?? '')])).toEqual([
		['Varsity', ['No.', '07', '7', '07', '']],
		['JV', ['00']],
	])
})

test.each([
	['too large', new Uint8Array(1), maxFileBytes + 1, /larger than 5 MB/],
	['an old workbook', bytesOf(0xd0, 0xcf, 0x11, 0xe0), 4, /XLSX or CSV/],
	['a PDF', new TextEncoder().encode('%PDF-1.7'), 8, /This is a PDF/],
	['no workbook', bytesOf(0x50, 0x4b, 3, 4, 9, 9, 9), 7, /could not be read/],
	['no text', bytesOf(1, 0, 0, 0, 0, 9, 0, 0, 0), 9, /not a text file/],
	['empty', new TextEncoder().encode(' ;;\n\n'), 5, /empty/],
])('a file that is %s is refused with a way out', async (_, bytes, size, message) => {
	await expect(readRosterFile(fileOf(bytes, 'roster.csv', size))).rejects.toThrow(message)
})

test('too many rows are refused, never cut off', () => {
	const rows = Array.from({ length: maxImportRows + 1 }, (_, at) => ({ row: at + 1, cells: ['Vale'] }))
	expect(() => assertRowsFit(rows)).toThrow('There are 2,001 rows; one import may bring 2,000.')
	expect(() => assertRowsFit(rows.slice(1))).not.toThrow()
})
