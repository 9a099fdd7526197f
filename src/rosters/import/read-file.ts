// Reads a roster from the coach's file in the browser: workbooks, CSV, TSV and plain text.
import { Refusal } from '#kit/errors.ts'
import { rowsOf, tableOf, type TableRow } from '../rules/table.ts'

/** Far larger than any program's player list. */
export const maxFileBytes = 5 * 1024 * 1024

/** A text file has one sheet. */
export type Sheet = { name: string; rows: readonly TableRow[] }
export type RosterFile = {
	sheets: readonly Sheet[]
	/** Names of the workbook's hidden sheets, which are not read. */
	hidden: readonly string[]
}

const refuse = (message: string) => new Refusal('invalid', message)
const beginsWith = (bytes: Uint8Array, start: readonly number[]) =>
	start.every((byte, at) => bytes[at] === byte)

const archive = [0x50, 0x4b, 0x03, 0x04]
const oldWorkbook = [0xd0, 0xcf, 0x11, 0xe0]
const pdf = [0x25, 0x50, 0x44, 0x46]

/** Detects UTF-16 without a BOM: every other byte of Western text is zero. */
function utf16Without(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
	const zerosFrom = (from: number) =>
		bytes.subarray(0, 400).filter((byte, at) => at % 2 === from && byte === 0)
	const [even, odd] = [zerosFrom(0).length, zerosFrom(1).length]
	const most = Math.min(bytes.length, 400) / 4
	if (odd > most && even === 0) return 'utf-16le'
	return even > most && odd === 0 ? 'utf-16be' : undefined
}

function encodingOf(bytes: Uint8Array): string {
	if (beginsWith(bytes, [0xff, 0xfe])) return 'utf-16le'
	if (beginsWith(bytes, [0xfe, 0xff])) return 'utf-16be'
	return utf16Without(bytes) ?? 'utf-8'
}

/** Decodes by the BOM; without one as UTF-8, or as Windows-1252 (old spreadsheets) when that is invalid. */
export function decode(bytes: Uint8Array): string {
	const encoding = encodingOf(bytes)
	if (encoding !== 'utf-8') return new TextDecoder(encoding).decode(bytes)
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
	} catch (failure) {
		if (!(failure instanceof TypeError)) throw failure
		return new TextDecoder('windows-1252').decode(bytes)
	}
}

async function workbookOf(bytes: Uint8Array): Promise<RosterFile> {
	// Loaded when a workbook is imported.
	const { readWorkbook } = await import('./read-workbook.ts')
	const { sheets, hidden } = await readWorkbook(bytes)
	return { sheets: sheets.map(({ name, rows }) => ({ name, rows: rowsOf(rows) })), hidden }
}

/** Web pages and documents that school software and old spreadsheets save with a workbook's extension. */
const markup = /^\s*(?:<(?:!doctype|html|head|body|table|\?xml|meta|style|div)\b|<\?xml|<!--|\{\\rtf)/i

function textSheet(bytes: Uint8Array, name: string): Sheet {
	const text = decode(bytes)
	if (text.includes('\0')) throw refuse('This is not a text file. Choose an XLSX, CSV, TSV or TXT file.')
	if (markup.test(text.slice(0, 1_000)))
		throw refuse(
			'This file holds a web page or a document, whatever its name says. Open it in your spreadsheet and save it as XLSX or CSV.',
		)
	return { name, rows: tableOf(text) }
}

const isFilled = ({ cells }: TableRow) => cells.some((cell) => cell !== '')

/**
 * The sheets of a file that are not empty, in file order; at least one.
 * @throws Refusal invalid: too large, empty, or of an unsupported type
 */
export async function readRosterFile(file: Pick<File, 'name' | 'size' | 'arrayBuffer'>): Promise<RosterFile> {
	if (file.size > maxFileBytes) throw refuse('This file is larger than 5 MB, too large for a roster.')
	const bytes = new Uint8Array(await file.arrayBuffer())
	if (beginsWith(bytes, oldWorkbook))
		throw refuse(
			'This workbook has a password, or it is of the old kind (XLS). Save it as XLSX without a password, or as CSV.',
		)
	if (beginsWith(bytes, pdf))
		throw refuse('This is a PDF. Save the list as XLSX or CSV and choose that file.')
	const { sheets, hidden } = beginsWith(bytes, archive)
		? await workbookOf(bytes)
		: { sheets: [textSheet(bytes, file.name)], hidden: [] }
	const filled = sheets.filter(({ rows }) => rows.some(isFilled))
	if (filled.length === 0)
		throw refuse(
			hidden.length > 0
				? 'This workbook has nothing but hidden sheets. Show the one with the players.'
				: 'This file is empty.',
		)
	return { sheets: filled, hidden }
}
