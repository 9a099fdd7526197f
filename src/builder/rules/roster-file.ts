// A roster from a file of the coach's own: CSV, TSV or plain text, read in the browser and sent nowhere.
import Papa from 'papaparse'
import { Refusal } from '#kit/errors.ts'
import { maxRosterRows, type PasteProblem } from './roster-paste.ts'

const endings = /\.(csv|tsv|txt)$/i

/** 1 MB holds far more than any team. */
export const maxRosterBytes = 1_048_576

/** The rows as cells between tabs, one line for each row of the sheet, for `parseRosterPaste`. */
export type RosterFile = { text: string; problems: PasteProblem[] }

const refuse = (message: string) => new Refusal('invalid', message)

const starts: readonly (readonly [bytes: readonly number[], message: string])[] = [
	[[0x50, 0x4b, 0x03, 0x04], 'This is a workbook. Save it as CSV in your spreadsheet and choose that file.'],
	[[0xd0, 0xcf, 0x11, 0xe0], 'This is a workbook. Save it as CSV in your spreadsheet and choose that file.'],
	[[0x25, 0x50, 0x44, 0x46], 'This is a PDF. Save the list as CSV or text and choose that file.'],
]

const beginsWith = (bytes: Uint8Array, start: readonly number[]) =>
	start.every((byte, at) => bytes[at] === byte)

/** UTF-8 or UTF-16 as the file's own mark says; without one UTF-8, and what is no UTF-8 is Windows-1252. */
function decode(bytes: Uint8Array): string {
	if (beginsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes)
	if (beginsWith(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes)
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
	} catch (failure) {
		if (!(failure instanceof TypeError)) throw failure
		return new TextDecoder('windows-1252').decode(bytes)
	}
}

function textOf(bytes: Uint8Array): string {
	const known = starts.find(([start]) => beginsWith(bytes, start))
	if (known) throw refuse(known[1])
	const text = decode(bytes)
	if (text.includes('\0')) throw refuse('This is not a text file. Choose a CSV, TSV or TXT file.')
	if (text.trim() === '') throw refuse('This file is empty.')
	return text
}

/** Spreadsheets write `="07"` to keep a zero. */
const plain = (cell: string) =>
	cell
		.replace(/^="(.*)"$/s, '$1')
		.replace(/\s+/g, ' ')
		.trim()

/** Quoted where the cell has what separates cells, or quotes of its own. */
const written = (cell: string) => (/["\t;,]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** The first line of some exports, which spreadsheets do not count as a row. */
const separatorLine = /^sep=(.)\r?\n/i

const quoteMessages: Record<string, string> = {
	MissingQuotes: 'A quotation mark opens here and never closes; this row and those below it were not read.',
	InvalidQuotes: 'Has a stray quotation mark; check its cells.',
}

function readRows(text: string): { rows: string[][]; problems: PasteProblem[] } {
	const told = separatorLine.exec(text)
	const how = told ? { delimiter: told[1] } : { delimitersToGuess: ['\t', ';', ','] }
	const { data, errors } = Papa.parse<string[]>(told ? text.slice(told[0].length) : text, how)
	const open = errors.find(({ code }) => code === 'MissingQuotes')?.row ?? data.length
	const problems = errors.flatMap(({ code, row = 0 }) => {
		const message = quoteMessages[code]
		return message === undefined ? [] : [{ row: row + 1, message }]
	})
	return { rows: data.slice(0, open).map((cells) => cells.map(plain)), problems }
}

/**
 * Reads a roster file: separators and encoding are found out, rows keep the numbers they have in the sheet.
 * @throws Refusal invalid: wrong kind, too large, empty
 */
export async function readRosterFile(file: Pick<File, 'name' | 'size' | 'arrayBuffer'>): Promise<RosterFile> {
	if (file.size > maxRosterBytes) throw refuse('This file is larger than 1 MB, too large for a roster.')
	const text = textOf(new Uint8Array(await file.arrayBuffer()))
	if (!endings.test(file.name)) throw refuse('Only CSV, TSV and TXT files can be read.')
	const { rows, problems } = readRows(text)
	const filled = rows.filter((cells) => cells.some((cell) => cell !== '')).length
	// One row more, for the heading.
	if (filled > maxRosterRows + 1) {
		throw refuse(`This file has ${filled} rows; a roster holds at most ${maxRosterRows} players.`)
	}
	return { text: rows.map((cells) => cells.map(written).join('\t')).join('\n'), problems }
}
