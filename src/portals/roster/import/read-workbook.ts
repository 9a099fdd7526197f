// XLSX as the spreadsheet shows it: a 7 that a format shows as 07 is 07.
import { readXlsx, type Cell, type CellValue } from 'hucre/xlsx'
import { Refusal } from '#kit/errors.ts'
import { maxImportRows } from '../rules/player.ts'

/** Rows beyond what an import may bring, so that too many are noticed and not cut off. */
const rowsRead = maxImportRows + 100
const columnsRead = 60

/** `00` and `000` are formats that put zeros before a number. */
const zeros = /^(0+)(?:;.*)?$/

function shown(value: CellValue, cell: Cell | undefined): string {
	if (value === null) return ''
	if (value instanceof Date) return value.toISOString().slice(0, 10)
	if (typeof value === 'boolean') return value ? 'yes' : 'no'
	if (typeof value === 'string') return value
	const padding = zeros.exec(cell?.style?.numFmt ?? '')?.[1]
	return padding && Number.isInteger(value) && value >= 0
		? String(value).padStart(padding.length, '0')
		: String(value)
}

/** Sheets that are not hidden, with the text of their cells. @throws Refusal invalid for a file that is no workbook */
export async function readWorkbook(bytes: Uint8Array): Promise<{ name: string; rows: string[][] }[]> {
	try {
		const { sheets } = await readXlsx(bytes, {
			readStyles: true,
			maxRows: rowsRead,
			sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
		})
		return sheets.map(({ name, rows, cells }) => ({
			name,
			rows: rows.map((row, at) =>
				row.slice(0, columnsRead).map((value, column) => shown(value, cells?.get(`${at},${column}`))),
			),
		}))
	} catch (failure) {
		if (failure instanceof Refusal) throw failure
		throw new Refusal('invalid', 'This workbook could not be read. Save it as CSV and choose that file.')
	}
}
