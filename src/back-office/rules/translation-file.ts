// The owner's texts and their Spanish as a file: written for a translator, read back, and checked row by row.
import Papa from 'papaparse'
import { formulaStart } from '#kit/csv.ts'
import { textKindNames, translationTyped, type TextKind, type TypedText } from './translations-view.ts'

const columns = ['english', 'spanish', 'what', 'where'] as const

/** Texts of one file. */
export const mostFileTexts = 2_000
/** Largest file, in bytes. */
export const mostTranslationBytes = 4_000_000

type Listed = { english: string; spanish: string; kind: TextKind | null; place: string }

/** For spreadsheets: text that would be a formula is escaped. */
export const translationFile = (texts: readonly Listed[]): string =>
	Papa.unparse(
		{
			fields: [...columns],
			data: texts.map(({ english, spanish, kind, place }) => [
				english,
				spanish,
				kind === null ? 'Of no text any more' : textKindNames[kind],
				place,
			]),
		},
		{ escapeFormulae: formulaStart },
	)

export type FileText = {
	/** As the spreadsheet counts: the header is row 1. */
	row: number
	english: string
	spanish: string
}
export type FileProblem = { row: number; english: string; message: string }

/** Reads the text with any field separator. @returns the rows with Spanish, or what is wrong with the file */
export function readTranslationFile(text: string): { rows: FileText[] } | { problem: string } {
	const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: false })
	const [head = [], ...lines] = data
	const names = head.map((name) => name.trim().toLowerCase())
	const [english, spanish] = [names.indexOf('english'), names.indexOf('spanish')]
	if (english === -1 || spanish === -1)
		return { problem: 'Expected a first row with the names of the columns, english and spanish among them.' }
	const cell = (cells: readonly string[], at: number) =>
		(cells[at] ?? '').trim().replace(/^'(?=[=+\-@\t\r])/, '')
	const rows = lines.flatMap((cells, at) => {
		const row = { row: at + 2, english: cell(cells, english), spanish: cell(cells, spanish) }
		return row.spanish === '' ? [] : [row]
	})
	return rows.length > mostFileTexts
		? {
				problem: `Expected at most ${mostFileTexts} rows with Spanish; there are ${rows.length}. Split the file.`,
			}
		: { rows }
}

/** How the shop may store a text of a file: spreadsheets change the ends of lines. */
export const storedForms = (english: string): string[] => {
	const plain = english.replaceAll(/\r\n?/g, '\n')
	return [...new Set([english, plain, plain.replaceAll('\n', '\r\n')])]
}

type Known = { digest: string; spanish: string; kind: TextKind | null; seen: string }
type Change = TypedText & { english: string; before: string }

export type TranslationPlan = {
	changes: Change[]
	unchanged: number
	problems: FileProblem[]
}

/** What the rows change. @param known the texts of the shop by their English */
export function planTranslations(
	rows: readonly FileText[],
	known: ReadonlyMap<string, Known>,
): TranslationPlan {
	const taken = new Map<string, FileText>()
	const plan: TranslationPlan = { changes: [], unchanged: 0, problems: [] }
	for (const row of rows) {
		const found = storedForms(row.english).flatMap((form) => known.get(form) ?? [])[0]
		const read = translationTyped(row.spanish, found?.kind ?? null)
		const refuse = (message: string) => plan.problems.push({ row: row.row, english: row.english, message })
		const before = found && taken.get(found.digest)
		if (!found) refuse('No text of the shop reads so now.')
		else if ('problem' in read) refuse(read.problem)
		else if (before) {
			if (before.spanish !== row.spanish) refuse(`Row ${before.row} has another Spanish for this text.`)
		} else {
			taken.set(found.digest, row)
			const { digest, spanish, seen } = found
			if (read.text === spanish) plan.unchanged += 1
			else plan.changes.push({ digest, english: row.english, text: read.text, seen, before: spanish })
		}
	}
	return plan
}
