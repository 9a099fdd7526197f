// Reads XLSX with the text that the spreadsheet displays: a 7 formatted as 07 is "07".
import { readXlsx, type Cell, type CellValue } from 'hucre/xlsx'
import { Refusal } from '#kit/errors.ts'

const directorySign = 0x02014b50
const endSign = 0x06054b50
const endBytes = 22
const longestComment = 65_535
const entryBytes = 46

/** Offset of the end record; undefined when the file is truncated. */
function endOf(view: DataView): number | undefined {
	const first = Math.max(0, view.byteLength - endBytes - longestComment)
	for (let at = view.byteLength - endBytes; at >= first; at -= 1)
		if (view.getUint32(at, true) === endSign) return at
	return undefined
}

type Archive = { names: readonly string[]; unpackedBytes: number }

/**
 * Does not unpack anything. The caller must limit each entry to the size given here.
 * @returns undefined for an incomplete ZIP file, or one that omits its sizes
 */
function archiveOf(bytes: Uint8Array): Archive | undefined {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
	const end = endOf(view)
	if (end === undefined) return undefined
	const names: string[] = []
	let unpackedBytes = 0
	let at = view.getUint32(end + 16, true)
	for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
		if (at + entryBytes > bytes.length || view.getUint32(at, true) !== directorySign) return undefined
		const [packed, unpacked] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)]
		if (unpacked === 0 && packed > 2) return undefined
		const nameBytes = view.getUint16(at + 28, true)
		names.push(new TextDecoder().decode(bytes.subarray(at + entryBytes, at + entryBytes + nameBytes)))
		unpackedBytes += unpacked
		at += entryBytes + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
	}
	return { names, unpackedBytes }
}

/** Larger than any list of people, and still read in a moment. */
const maxUnpackedBytes = 40 * 1024 * 1024
/** Far more than a registration export has. */
const maxColumns = 256

const refuse = (message: string) => new Refusal('invalid', message)

/** Parts of a number format besides its digits: colors and locales, padding, quoted text. */
const decoration = /\[[^\]]*\]|[_*\\].|"[^"]*"/g

/** Minimum digits of a format: 2 for `00` and `"#"00_)`, which show 7 as 07; 0 for other formats. */
function digitsOf(format: string): number {
	const plain = format.replaceAll(decoration, '').split(';', 1)[0]?.trim() ?? ''
	return /^0+$/.test(plain) ? plain.length : 0
}

function shown(value: CellValue, cell: Cell | undefined): string {
	// Some programs write files without computing them; their formulas have no results.
	if (value === null) return cell?.formula === undefined ? '' : `=${cell.formula}`
	if (value instanceof Date) return value.toISOString().slice(0, 10)
	if (typeof value === 'boolean') return value ? 'yes' : 'no'
	if (typeof value === 'string') return value
	const digits = digitsOf(cell?.style?.numFmt ?? '')
	return Number.isInteger(value) && value >= 0 ? String(value).padStart(digits, '0') : String(value)
}

const otherKinds: readonly (readonly [RegExp, string])[] = [
	[/^Index\/.*\.iwa$|^Index\.zip$/, 'a Numbers document'],
	[/^xl\/workbook\.bin$/, 'an XLSB workbook'],
	[/^word\//, 'a Word document'],
	[/^content\.xml$/, 'an OpenDocument file'],
]

/** @throws Refusal invalid for a ZIP file that is no workbook, or that would exhaust the memory */
function assertWorkbook(bytes: Uint8Array): void {
	const archive = archiveOf(bytes)
	if (!archive)
		throw refuse('This workbook is damaged or was not loaded to its end. Save it again, or as CSV.')
	const other = otherKinds.find(([sign]) => archive.names.some((name) => sign.test(name)))
	if (other) throw refuse(`This is ${other[1]}. Save or export the list as XLSX or CSV and choose that file.`)
	if (archive.unpackedBytes > maxUnpackedBytes)
		throw refuse(
			'This workbook holds far more than a roster. Copy the list into a new one, or save it as CSV.',
		)
}

type ReadSheet = { name: string; rows: string[][] }
type ReadBook = {
	sheets: ReadSheet[]
	/** Names of the hidden sheets, which are not read. */
	hidden: string[]
}

const isFilled = (value: CellValue | undefined) => value !== null && value !== undefined && value !== ''

/** Visible sheets with the text of their cells. @throws Refusal invalid when the file cannot be read completely */
export async function readWorkbook(bytes: Uint8Array): Promise<ReadBook> {
	assertWorkbook(bytes)
	try {
		const hidden: string[] = []
		const { sheets } = await readXlsx(bytes, {
			readStyles: true,
			sheets: (info) => {
				const isHidden = Boolean(info.hidden || info.veryHidden)
				if (isHidden) hidden.push(info.name)
				return !isHidden
			},
		})
		const read = sheets.map(({ name, rows, cells }) => {
			if (rows.some((row) => row.slice(maxColumns).some(isFilled)))
				throw refuse(
					`The sheet “${name}” has more than ${maxColumns} columns. Leave those of the players alone.`,
				)
			const text = rows.map((row, at) =>
				row.slice(0, maxColumns).map((value, column) => shown(value, cells?.get(`${at},${column}`))),
			)
			return { name, rows: text }
		})
		return { sheets: read, hidden }
	} catch (failure) {
		if (failure instanceof Refusal) throw failure
		throw refuse('This workbook could not be read. Save it as CSV and choose that file.')
	}
}
