// Converts a table to players. Every row is accounted for: accepted, in need of repair, or left out with a reason.
import { formatCount } from '#kit/plural.ts'
import type { RequestSport } from '#portals/states.ts'
import { inOrder, isKnownSize, languageMeant, normalSize, plainNumber, yesOrNo } from './cells.ts'
import type { ColumnRole } from './column-roles.ts'
import { guessColumns, headingPlace, isHeadingAgain, type ColumnGuess } from './columns.ts'
import { plainEmail, plainPhone } from './contact.ts'
import { englishImport, type ImportTexts } from './english-import.ts'
import { playerNotes, teamNotes, type Note } from './notes.ts'
import { emptyPlayer, isBlank, maxImportRows, type Player, type PlayerField } from './player.ts'
import type { TableRow } from './table.ts'
import Papa from 'papaparse'

/** Spreadsheets drop a leading zero and run text that looks like a formula; `plainCell` removes both escapes. */
function written(cell: string): string {
	if (/^0\d+$/.test(cell)) return `="${cell}"`
	return /^[=+@-]/.test(cell) ? `'${cell}` : cell
}

/** "Jersey size: “5XL” is not a size we make." */
export const reasonsOf = (
	{ notes }: Pick<ReadRow, 'notes'>,
	{ fields, said }: ImportTexts = englishImport,
): string =>
	notes
		.filter(({ tone }) => tone === 'error')
		.map(({ field, message }) => `${fields[field]}: ${said(message)}`)
		.join(' ')

type Read = { heading: Source['heading']; roles: readonly ColumnRole[]; failed: readonly ReadRow[] }

/** CSV with the original cells, the row's number in the sheet, and the errors. It can be imported again. */
export function errorFile({ heading, roles, failed }: Read, texts: ImportTexts = englishImport): string {
	const { columns, repair } = texts
	const headings = roles.map(
		(role, column) =>
			heading?.cells[column] || (role === 'skip' ? columns.unnamed(column + 1) : texts.roles[role]),
	)
	const rows = failed.map((one) => [
		...roles.map((_, column) => written(one.cells[column] ?? '')),
		String(one.row),
		reasonsOf(one, texts),
	])
	return `\ufeff${Papa.unparse([[...headings, repair.row, repair.why], ...rows], { newline: '\r\n' })}\r\n`
}

type Source = {
	/** The row with headings, if any. */
	heading: TableRow | undefined
	/** Rows below the headings that are not empty. */
	body: readonly TableRow[]
	/** Rows above the headings that are not empty, such as the club's name. */
	above: readonly TableRow[]
	/** Repeated headings, and single cells directly above them. */
	again: readonly TableRow[]
	columns: readonly ColumnGuess[]
}

const holdsSomething = ({ cells }: TableRow) => cells.some((cell) => cell !== '')

/** The message for a list above the row limit; undefined within it. */
export function rowsTooMany(rows: readonly TableRow[]): string | undefined {
	const filled = rows.filter(holdsSomething).length
	if (filled <= maxImportRows) return undefined
	const [there, most] = [filled, maxImportRows].map(formatCount)
	return `There are ${there} rows; one import may bring ${most}. Split it in two.`
}

/** Index of the first sheet within the row limit, or of the first sheet. */
export const bestSheet = (sheets: readonly { rows: readonly TableRow[] }[]): number =>
	Math.max(
		0,
		sheets.findIndex(({ rows }) => rowsTooMany(rows) === undefined),
	)

const isAlone = ({ cells }: TableRow) => cells.filter((cell) => cell !== '').length === 1

/** Finds the heading and guesses the columns. Ignores blank rows. */
export function sourceOf(rows: readonly TableRow[]): Source {
	const filled = rows.filter(holdsSomething)
	const place = headingPlace(filled.map(({ cells }) => cells))
	const heading = place === undefined ? undefined : filled[place]
	const below = place === undefined ? filled : filled.slice(place + 1)
	const isAgain = (row: TableRow | undefined) =>
		heading !== undefined && row !== undefined && isHeadingAgain(heading.cells, row.cells)
	const again = below.filter((row, at) => isAgain(row) || (isAlone(row) && isAgain(below[at + 1])))
	const body = below.filter((row) => !again.includes(row))
	return {
		heading,
		body,
		above: filled.slice(0, place ?? 0),
		again,
		columns: guessColumns(
			heading?.cells,
			body.map(({ cells }) => cells),
		),
	}
}

/** A cell before and after normalization. */
export type Change = { field: PlayerField; was: string; now: string }
export type ReadRow = {
	row: number
	cells: readonly string[]
	player: Player
	changes: Change[]
	notes: Note[]
}
export type LeftOut = { row: number; cells: readonly string[]; why: 'above' | 'again' | 'asked' }

type ImportedRows = {
	/** Valid rows; their notes may contain warnings. */
	accepted: ReadRow[]
	/** Rows with errors. */
	failed: ReadRow[]
	leftOut: LeftOut[]
}

type Roles = readonly ColumnRole[]

function nameOf(cells: readonly string[], roles: Roles): { was: string; now: string } {
	const cell = (role: ColumnRole) => cells[roles.indexOf(role)] ?? ''
	const whole = cell('name')
	if (whole !== '') return { was: whole, now: inOrder(whole) }
	const joined = [cell('first'), cell('last')].filter((part) => part !== '').join(' ')
	return { was: joined, now: joined }
}

function printing(cells: readonly string[], roles: Roles): { printsName: boolean; notes: Note[] } {
	const place = roles.findIndex((role) => role === 'printsName' || role === 'hidesName')
	const text = cells[place] ?? ''
	if (text === '') return { printsName: true, notes: [] }
	const answer = yesOrNo(text)
	if (answer === undefined)
		return {
			printsName: true,
			notes: [
				{ field: 'printsName', tone: 'error', message: `“${text}” is not an answer. Expected yes or no.` },
			],
		}
	return { printsName: roles[place] === 'printsName' ? answer : !answer, notes: [] }
}

const languageWarning =
	'Messages exist in English and Spanish. This family gets English: choose Spanish in its row if that is better.'

/** What the list says of the family, and of the name that the jersey prints. */
function familyOf(cells: readonly string[], roles: Roles): { part: Partial<Player>; notes: Note[] } {
	const cell = (role: ColumnRole) => cells[roles.indexOf(role)] ?? ''
	const parts = [cell('parentFirst'), cell('parentLast')].filter((part) => part !== '')
	const spoken = cell('language')
	const language = spoken === '' ? 'en' : languageMeant(spoken)
	return {
		part: {
			jerseyName: cell('jerseyName'),
			grade: cell('grade'),
			parentName: inOrder(cell('parentName')) || parts.join(' '),
			parentEmail: plainEmail(cell('parentEmail')),
			parentPhone: plainPhone(cell('parentPhone')),
			language: language ?? 'en',
		},
		notes: language === undefined ? [{ field: 'language', tone: 'warning', message: languageWarning }] : [],
	}
}

/** Sizes by the words of a list that are no sizes, as the user has chosen them; empty for no size. */
export type SizeWords = ReadonlyMap<string, string>
const wordOf = (cell: string) => cell.toLowerCase()
/** @param size undefined removes the word */
export function withWord(words: SizeWords, word: string, size: string | undefined): SizeWords {
	const next = new Map(words)
	if (size === undefined) next.delete(wordOf(word))
	else next.set(wordOf(word), size)
	return next
}

/** The size that a word was explained as; undefined while it was not. */
export const explainedSize = (words: SizeWords, word: string): string | undefined => words.get(wordOf(word))

const sizeRoles = ['size', 'shortsSize'] as const

/** Each word of the size columns that is not understood, with the number of its rows; most frequent first. */
export function unknownSizes({ body }: Pick<Source, 'body'>, roles: Roles): { word: string; rows: number }[] {
	const found = new Map<string, { word: string; rows: number }>()
	for (const { cells } of body) {
		const words = sizeRoles.map((role) => cells[roles.indexOf(role)] ?? '')
		for (const word of new Set(words)) {
			if (word === '' || isKnownSize(normalSize(word))) continue
			const known = found.get(wordOf(word)) ?? { word, rows: 0 }
			found.set(wordOf(word), { ...known, rows: known.rows + 1 })
		}
	}
	return [...found.values()].toSorted((a, b) => b.rows - a.rows || a.word.localeCompare(b.word))
}

/** "Total: 48", as at the end of lists. */
const isSum = /^(?:grand |sub)?(?:total|count|sum)\b(?=.*\d|:|$)/i

/** Reads one row as a player, with its corrections and errors. */
function readRow({ row, cells }: TableRow, roles: Roles, sizeWords: SizeWords): ReadRow {
	const cell = (role: ColumnRole) => cells[roles.indexOf(role)] ?? ''
	const name = nameOf(cells, roles)
	const { printsName, notes } = printing(cells, roles)
	const family = familyOf(cells, roles)
	const sizeIn = (text: string) => sizeWords.get(wordOf(text)) ?? normalSize(text)
	const read = [
		{ field: 'name' as const, ...name },
		{ field: 'number' as const, was: cell('number'), now: plainNumber(cell('number')) },
		{ field: 'size' as const, was: cell('size'), now: sizeIn(cell('size')) },
		{ field: 'shortsSize' as const, was: cell('shortsSize'), now: sizeIn(cell('shortsSize')) },
	]
	const [, number, size, shorts] = read
	const player: Player = {
		...emptyPlayer,
		...family.part,
		name: name.now,
		number: number?.now ?? '',
		size: size?.now ?? '',
		shortsSize: shorts?.now ?? '',
		printsName,
	}
	const sum: Note[] = isSum.test(player.name)
		? [{ field: 'name', tone: 'warning', message: 'This looks like a sum, not like a player.' }]
		: []
	const noPlayer: Note[] = isBlank(player)
		? [{ field: 'name', tone: 'error', message: 'No player found in this row. Expected a name.' }]
		: []
	return {
		row,
		cells,
		player,
		changes: read.filter(({ was, now }) => was !== now),
		notes: [...noPlayer, ...playerNotes(player), ...sum, ...notes, ...family.notes],
	}
}

const isError = ({ tone }: Note) => tone === 'error'

type Choices = {
	roles: Roles
	/** Rows left out on request. */
	without: ReadonlySet<number>
	sizeWords?: SizeWords
	sport: RequestSport
}

const noWords: SizeWords = new Map()

/** Rows in = accepted + failed + left out, always. */
export function importRows(
	source: Source,
	{ roles, without, sizeWords = noWords, sport }: Choices,
): ImportedRows {
	const wanted = source.body
		.filter(({ row }) => !without.has(row))
		.map((row) => readRow(row, roles, sizeWords))
	const accepted = wanted.filter(({ notes }) => !notes.some(isError))
	const beside = teamNotes(
		accepted.map(({ player }) => player),
		sport,
		(place) => accepted[place]?.row ?? place + 1,
	)
	return {
		accepted: accepted.map((one, at) => ({ ...one, notes: [...one.notes, ...(beside.get(at) ?? [])] })),
		failed: wanted.filter(({ notes }) => notes.some(isError)),
		leftOut: [
			...source.above.map((one) => ({ ...one, why: 'above' as const })),
			...source.again.map((one) => ({ ...one, why: 'again' as const })),
			...source.body.filter(({ row }) => without.has(row)).map((one) => ({ ...one, why: 'asked' as const })),
		],
	}
}

/** Imports a list by its own columns, with the headings of columns that were left out as repeated. */
export function importList(rows: readonly TableRow[], sport: RequestSport) {
	const source = sourceOf(rows)
	const roles = source.columns.map(({ role }) => role)
	const repeated = source.columns.flatMap(({ heading, confidence }) =>
		confidence === 'again' ? [heading] : [],
	)
	return { ...importRows(source, { roles, without: new Set(), sport }), heading: source.heading, repeated }
}
