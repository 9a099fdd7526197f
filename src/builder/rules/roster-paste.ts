// Players read from what a coach pastes: a spreadsheet's cells or a CSV file.
import { letterTrouble } from '#garments/lettering/alphabet.ts'

export type PastedPlayer = { name: string; number: string; size: string }
/** `row` counts the lines of the pasted text from 1, as the coach's spreadsheet does. */
export type PasteProblem = { row: number; message: string }
export type PastedRoster = { players: PastedPlayer[]; problems: PasteProblem[] }

/** More rows than any team has are a pasted mistake. */
export const maxRosterRows = 500

type Row = { row: number; cells: string[] }
type Column = 'name' | 'first' | 'last' | 'number' | 'size'
type Columns = Partial<Record<Column, number>>

const separators = ['\t', ';', ','] as const

/** The separator most lines have; spreadsheets put tabs, and European ones write semicolons. */
function separatorOf(lines: readonly string[]): string {
	const found = separators.map((sign) => ({
		sign,
		lines: lines.filter((line) => line.includes(sign)).length,
	}))
	if ((found[0]?.lines ?? 0) > 0) return '\t'
	return found.toSorted((a, b) => b.lines - a.lines)[0]?.sign ?? ','
}

/** Cells of one line; a quoted cell may hold the separator, and a doubled quote stands for one. */
function cellsOf(line: string, separator: string): string[] {
	const cells: string[] = []
	let cell = ''
	let quoted = false
	for (let at = 0; at < line.length; at++) {
		const sign = line[at] ?? ''
		if (sign === '"' && quoted && line[at + 1] === '"') {
			cell += sign
			at++
		} else if (sign === '"' && (quoted || cell.trim() === '')) {
			quoted = !quoted
		} else if (sign === separator && !quoted) {
			cells.push(cell)
			cell = ''
		} else cell += sign
	}
	return [...cells, cell].map((text) => text.replace(/\s+/g, ' ').trim())
}

const headings: Record<Column, RegExp> = {
	first: /^(first|given)([ _-]?name)?$/i,
	last: /^(last|family|sur)([ _-]?name)?$/i,
	name: /^(player|athlete|full|student|jersey|back)?[ _-]?name$|^(player|athlete|student)s?$/i,
	number: /^((jersey|player|uniform) ?)?(#|no\.?|nos\.?|num\.?|nr\.?|number)$|^jersey$/i,
	size: /^((jersey|shirt|uniform|top) ?)?sizes?$/i,
}

/** The columns that a heading row names; undefined when the row is no heading. */
function headedColumns(cells: readonly string[]): Columns | undefined {
	const columns: Columns = {}
	cells.forEach((cell, at) => {
		const column = (Object.keys(headings) as Column[]).find((key) => headings[key].test(cell))
		if (column && columns[column] === undefined) columns[column] = at
	})
	const found = Object.keys(columns).length
	return found >= 2 || (found === 1 && cells.length === 1) ? columns : undefined
}

const numberPattern = /^#?\s*\d{1,2}$/
const sizePattern =
	/^((youth|adult|women'?s?|men'?s?|y|a)[ -]?)?(\d?x{0,4}[sl]|m|small|medium|large|x-?large)$/i

/** The free column that most rows fill with what the pattern describes. */
function columnLike(rows: readonly Row[], pattern: RegExp, taken: readonly (number | undefined)[]) {
	const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
	const scores = Array.from({ length: width }, (_, at) => ({
		at,
		hits: taken.includes(at) ? 0 : rows.filter(({ cells }) => pattern.test(cells[at] ?? '')).length,
	}))
	const best = scores.toSorted((a, b) => b.hits - a.hits)[0]
	return best && best.hits > 0 ? best.at : undefined
}

/** Columns by what stands in them, for rows without a heading. */
function guessedColumns(rows: readonly Row[]): Columns {
	const number = columnLike(rows, numberPattern, [])
	const size = columnLike(rows, sizePattern, [number])
	const name = columnLike(rows, /\p{L}/u, [number, size])
	const second = columnLike(rows, /^\p{L}[\p{L}'’ .-]*$/u, [number, size, name])
	if (name !== undefined && second === name + 1) return { first: name, last: second, number, size }
	return { name, number, size }
}

const sizeWords: Record<string, string> = {
	small: 'S',
	medium: 'M',
	large: 'L',
	xlarge: 'XL',
	'x-large': 'XL',
}

/** 'Youth Medium' → 'YM', 'xxl' → '2XL'; what is no known size stays as typed. */
function sizeOf(text: string): string {
	const match = /^(youth|y|adult|a)?[ -]?(.*)$/i.exec(text.trim())
	const body = sizeWords[(match?.[2] ?? '').toLowerCase()] ?? (match?.[2] ?? '').toUpperCase()
	const repeated = /^(X{2,4})L$/.exec(body)
	const letters = repeated ? `${repeated[1]?.length}XL` : body
	if (!/^(X?S|M|L|\dXL|XL)$/.test(letters)) return text.trim()
	return /^y/i.test(match?.[1] ?? '') ? `Y${letters}` : letters
}

/** "Jones, Sam" → "Sam Jones". */
const inOrder = (name: string) => name.replace(/^([^,]+),\s*(.+)$/, '$2 $1')

function playerOf({ cells }: Row, columns: Columns): PastedPlayer {
	const cell = (column: Column) => {
		const at = columns[column]
		return at === undefined ? '' : (cells[at] ?? '')
	}
	const whole = cell('name') || [cell('first'), cell('last')].filter(Boolean).join(' ')
	return { name: inOrder(whole), number: cell('number').replace(/^#\s*/, ''), size: sizeOf(cell('size')) }
}

/** Longest name that a design can hold. Spec §5. */
const maxName = 20

function problemsOf(player: PastedPlayer, columns: Columns): string[] {
	const { name, number, size } = player
	const problems: string[] = []
	if (name === '') problems.push('The name is missing.')
	if (columns.number !== undefined && number === '') problems.push('The number is missing.')
	if (columns.size !== undefined && size === '') problems.push('The size is missing.')
	if (number !== '' && !/^\d{1,2}$/.test(number))
		problems.push(`"${number}" is not a number of one or two digits.`)
	if ([...name].length > maxName) problems.push(`"${name}" is longer than ${maxName} characters.`)
	const trouble = letterTrouble(name)
	if (trouble !== undefined) problems.push(trouble)
	if (hasOddCapitals(name)) problems.push(`"${name}" has odd capitals.`)
	return problems
}

/** 'sAM', 'JOnes': a slip of the shift key. Not 'McDonald', 'TJ', 'd’Angelo' or 'van'. */
const oddWord = /^\p{Ll}+\p{Lu}|^\p{Lu}{2,}\p{Ll}/u
const hasOddCapitals = (name: string) => name.split(/[ \-'’.]/u).some((word) => oddWord.test(word))

/** A family name may be on a team twice; a whole name hardly. */
const isWholeName = (name: string) => name.includes(' ')

/** Numbers are texts: 0, 00 and 01 are three different numbers. */
function duplicates(rows: readonly { row: number; player: PastedPlayer }[]): PasteProblem[] {
	const firstRow = new Map<string, number>()
	return rows.flatMap(({ row, player: { name, number } }) => {
		const claims = [
			...(number === '' ? [] : [`Number ${number}`]),
			...(isWholeName(name) ? [name.toLowerCase()] : []),
		]
		return claims.flatMap((claim) => {
			const earlier = firstRow.get(claim)
			if (earlier === undefined) firstRow.set(claim, row)
			const what = claim.startsWith('Number ') ? claim : `"${name}"`
			return earlier === undefined ? [] : [{ row, message: `${what} is already in row ${earlier}.` }]
		})
	})
}

function readRows(text: string): Row[] {
	const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
	const separator = separatorOf(lines)
	return lines
		.map((line, index) => ({ row: index + 1, cells: cellsOf(line, separator) }))
		.filter(({ cells }) => cells.some((cell) => cell !== ''))
}

/** A club's name or the season may stand above the heading. */
const headingWithin = 8

/** Where the heading stands, and what it names; below the first row it must name two columns. */
function headingOf(rows: readonly Row[]): { at: number; columns: Columns } | undefined {
	for (const [at, { cells }] of rows.slice(0, headingWithin).entries()) {
		const columns = headedColumns(cells)
		if (columns && (at === 0 || Object.keys(columns).length >= 2)) return { at, columns }
	}
	return undefined
}

function tooManyRows(body: readonly Row[]): PasteProblem[] {
	const [first, last] = [body[maxRosterRows]?.row, body.at(-1)?.row]
	if (first === undefined || last === undefined) return []
	const rest = first === last ? `row ${first} was` : `rows ${first} to ${last} were`
	return [{ row: first, message: `Only the first ${maxRosterRows} players were read; ${rest} left out.` }]
}

const isEmpty = ({ name, number, size }: PastedPlayer) => name === '' && number === '' && size === ''

/**
 * Reads a pasted roster: tabs, commas or semicolons, with or without a heading. Leading zeros stay, empty rows are
 * left out, half-filled ones are kept and reported, and so is every row that tells of no player. At most 500 rows.
 */
export function parseRosterPaste(text: string): PastedRoster {
	const all = readRows(text)
	const heading = headingOf(all)
	const above = all.slice(0, heading?.at ?? 0)
	const body = heading ? all.slice(heading.at + 1) : all
	const columns = heading?.columns ?? guessedColumns(body)
	const read = body.slice(0, maxRosterRows).map((row) => ({ row: row.row, player: playerOf(row, columns) }))
	const rows = read.filter(({ player }) => !isEmpty(player))
	const problems = [
		...above.map(({ row }) => ({ row, message: 'Stands above the headings and was not read.' })),
		...read
			.filter(({ player }) => isEmpty(player))
			.map(({ row }) => ({ row, message: 'No name and no number found in it.' })),
		...rows.flatMap(({ row, player }) => problemsOf(player, columns).map((message) => ({ row, message }))),
		...duplicates(rows),
		...tooManyRows(body),
	]
	return { players: rows.map(({ player }) => player), problems: problems.toSorted((a, b) => a.row - b.row) }
}
