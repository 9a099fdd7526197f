// Detects the role of each column of a table, by its heading or else by its contents.
import { isKnownSize, normalSize, plainNumber } from './cells.ts'
import { isEmail, isPhone, plainEmail } from './contact.ts'
import type { ColumnRole } from './column-roles.ts'
import { jersey, rolesOfHeadings } from './headings.ts'

/**
 * `sure`: the heading says so. `likely`: most cells match. `unsure`: the user should choose. `again`: an earlier column
 * has the same heading, so this one is left out until the user assigns it.
 */
export type Confidence = 'sure' | 'likely' | 'unsure' | 'again'
export type ColumnGuess = { role: ColumnRole; confidence: Confidence; heading: string }

type Cells = readonly string[]

/** Whether a row repeats the heading, as on the second page of a printed list. */
export function isHeadingAgain(heading: Cells, cells: Cells): boolean {
	const [first, again] = [heading, cells].map((row) => row.map((cell) => cell.toLowerCase()))
	const filled = again?.filter((cell) => cell !== '') ?? []
	return filled.length > 1 && first?.join('\n') === again?.join('\n')
}

const looksLike = {
	number: (cell: string) => /^\d{1,2}$/.test(plainNumber(cell)),
	/** With a typo. */
	mistyped: (cell: string) => /^\d{1,3}[a-z]?$/i.test(plainNumber(cell)),
	size: (cell: string) => isKnownSize(normalSize(cell)),
	name: (cell: string) => /\p{L}{2}/u.test(cell) && !isKnownSize(normalSize(cell)) && !isEmail(cell),
	email: (cell: string) => isEmail(plainEmail(cell)),
	phone: isPhone,
}

/** A club's name or the season may precede the heading. */
const headingWithin = 8

/** Index of the heading among the rows; undefined without one. */
export function headingPlace(rows: readonly Cells[]): number | undefined {
	const place = rows.slice(0, headingWithin).findIndex((cells, at) => {
		const roles = rolesOfHeadings(cells)
		if (!roles) return false
		if (roles.filter((role) => role && role !== 'again').length >= 2) return true
		// In the first row one heading suffices, unless a cell looks like a player's number or size.
		return at === 0 && !cells.some((cell) => looksLike.number(cell) || looksLike.size(cell))
	})
	return place < 0 ? undefined : place
}

/** Share of rows that must match before a column without a heading gets a role. */
const enough = 0.6

type Columns = { column: number; filled: string[] }[]

/** The best matching column. Numbers vary between players; grades and ages do not. */
function mostVaried(columns: Columns, looks: (cell: string) => boolean) {
	const scored = columns.map(({ column, filled }) => {
		const hits = filled.filter(looks).length
		const most = Math.max(1, filled.length)
		return { column, share: hits / most, score: hits * (new Set(filled).size / most) }
	})
	return scored.filter(({ share }) => share >= enough).toSorted((a, b) => b.score - a.score)[0]
}

type Found = Map<number, { role: ColumnRole; confidence: Confidence }>

const shareOf = ({ filled }: Columns[number], looks: (cell: string) => boolean) =>
	filled.filter(looks).length / Math.max(1, filled.length)
const alike = (columns: Columns, looks: (cell: string) => boolean) =>
	columns.filter((column) => shareOf(column, looks) >= enough)
const hasSingleWords = (column: Columns[number]) => shareOf(column, (cell) => !cell.includes(' ')) > 0.7

/** One column of names, or two adjacent ones. */
function namesAmong(columns: Columns, found: Found): void {
	const [first, second] = alike(columns, looksLike.name)
	if (first && second?.column === first.column + 1 && [first, second].every(hasSingleWords)) {
		found.set(first.column, { role: 'first', confidence: 'unsure' })
		found.set(second.column, { role: 'last', confidence: 'unsure' })
	} else if (first) found.set(first.column, { role: 'name', confidence: 'likely' })
}

type OpenColumns = {
	/** Columns without a heading. */
	free: readonly number[]
	/** Columns with an unknown heading: they may hold sizes, or the names if no other column does. */
	unknown: readonly number[]
	/** Roles already assigned by headings. */
	taken: readonly ColumnRole[]
}

/** Assigns roles by contents to columns without a known heading. */
function byContents(body: readonly Cells[], { free, unknown, taken }: OpenColumns): Found {
	const filledIn = (column: number) => ({
		column,
		filled: body.map((cells) => cells[column] ?? '').filter((cell) => cell !== ''),
	})
	const columns: Columns = free.map(filledIn)
	const found: Found = new Map()
	const left = () => columns.filter(({ column }) => !found.has(column))
	const number = taken.includes('number')
		? undefined
		: (mostVaried(columns, looksLike.number) ?? mostVaried(columns, looksLike.mistyped))
	if (number)
		found.set(number.column, { role: 'number', confidence: number.share > 0.9 ? 'likely' : 'unsure' })
	for (const [role, looks] of [
		['parentEmail', looksLike.email],
		['parentPhone', looksLike.phone],
	] as const) {
		const [column] = taken.includes(role) ? [] : alike(left(), looks)
		if (column) found.set(column.column, { role, confidence: 'likely' })
	}
	// The jersey's column comes before the one for shorts.
	const sizes = alike([...left(), ...unknown.map(filledIn)], looksLike.size).toSorted(
		(a, b) => a.column - b.column,
	)
	const open = (['size', 'shortsSize'] as const).filter((role) => !taken.includes(role))
	sizes.slice(0, open.length).forEach(({ column }, at) => {
		const role = open[at]
		if (role) found.set(column, { role, confidence: role === 'size' ? 'likely' : 'unsure' })
	})
	if (taken.some((role) => role === 'name' || role === 'first' || role === 'last')) return found
	const places = found.size
	namesAmong(left(), found)
	if (found.size > places) return found
	const names = alike(unknown.map(filledIn), looksLike.name).find(({ column }) => !found.has(column))
	if (names) found.set(names.column, { role: 'name', confidence: 'unsure' })
	return found
}

/** "Jersey" above sizes means the size, "Contact" above phone numbers the phone. */
function roleBy(
	byHeading: ColumnRole | undefined,
	heading: string,
	cells: readonly string[],
): ColumnRole | undefined {
	const filled = cells.filter((cell) => cell !== '')
	const areMostly = (looks: (cell: string) => boolean) =>
		filled.length > 0 && filled.filter(looks).length / filled.length >= enough
	if (byHeading === 'parentName' && areMostly(looksLike.phone)) return 'parentPhone'
	if (byHeading === 'parentName' && areMostly(looksLike.email)) return 'parentEmail'
	const isOfSizes = areMostly(looksLike.size)
	return byHeading === 'number' && jersey.test(heading) && isOfSizes ? 'size' : byHeading
}

/** One guess per column, in their order. @param heading the row with headings, if any */
export function guessColumns(heading: Cells | undefined, body: readonly Cells[]): ColumnGuess[] {
	const width = Math.max(0, heading?.length ?? 0, ...body.map((cells) => cells.length))
	const columns = Array.from({ length: width }, (_, column) => column)
	const named = heading ? (rolesOfHeadings(heading) ?? []) : []
	const byHeading = columns.map((column) => {
		const role = named[column]
		const cells = body.map((row) => row[column] ?? '')
		return role === 'again' ? undefined : roleBy(role, heading?.[column] ?? '', cells)
	})
	const open = columns.filter((column) => byHeading[column] === undefined && named[column] !== 'again')
	const found = byContents(body, {
		free: open.filter((column) => !heading?.[column]),
		unknown: open.filter((column) => heading?.[column]),
		taken: byHeading.flatMap((role) => role ?? []),
	})
	const hasName = [...byHeading, ...[...found.values()].map(({ role }) => role)].some(
		(role) => role === 'name' || role === 'first' || role === 'last',
	)
	return columns.map((column) => {
		// A list with no other name than that on the jersey.
		const role = byHeading[column] === 'jerseyName' && !hasName ? 'name' : byHeading[column]
		const text = heading?.[column] ?? ''
		if (role) return { role, confidence: 'sure', heading: text }
		if (named[column] === 'again') return { role: 'skip', confidence: 'again', heading: text }
		return {
			...(found.get(column) ?? { role: 'skip', confidence: 'unsure' }),
			heading: text,
		}
	})
}
