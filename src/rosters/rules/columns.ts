// Detects the role of each column of a table, by its heading or else by its contents.
import { isKnownSize, normalSize, plainNumber } from './cells.ts'
import { isEmail, isPhone, plainEmail } from './contact.ts'

export const columnRoles = [
	'name',
	'first',
	'last',
	'number',
	'size',
	'shortsSize',
	'printsName',
	'hidesName',
	'jerseyName',
	'grade',
	'parentName',
	'parentFirst',
	'parentLast',
	'parentEmail',
	'parentPhone',
	'language',
	'skip',
] as const
export type ColumnRole = (typeof columnRoles)[number]

export const roleLabels: Record<ColumnRole, string> = {
	name: 'Name',
	first: 'First name',
	last: 'Last name',
	number: 'Number',
	size: 'Jersey size',
	shortsSize: 'Shorts size',
	printsName: 'Print name',
	hidesName: 'Don’t print name',
	jerseyName: 'Name on jersey',
	grade: 'Grade',
	parentName: 'Parent',
	parentFirst: 'Parent’s first name',
	parentLast: 'Parent’s last name',
	parentEmail: 'Parent’s email',
	parentPhone: 'Parent’s phone',
	language: 'Family’s language',
	skip: 'Leave out',
}

/**
 * `sure`: the heading says so. `likely`: most cells match. `unsure`: the user should choose. `again`: an earlier column
 * has the same heading, so this one is left out until the user assigns it.
 */
export type Confidence = 'sure' | 'likely' | 'unsure' | 'again'
export type ColumnGuess = { role: ColumnRole; confidence: Confidence; heading: string }

/** "Parent/Guardian 1", "Mom", "Primary contact". */
const parent =
	"(?:(?:primary|emergency|first|1st) )?(?:parent|guardian|mother|father|mom|dad|contact)(?:[’']?s)?(?: ?(?:/|or|and|&) ?(?:guardian|parent|mom|dad)s?)?(?: ?#?\\d)?"
const ofParent = (rest: string): RegExp => new RegExp(`^${parent} ?${rest}$`)

const headings: readonly (readonly [ColumnRole, RegExp])[] = [
	['jerseyName', /^(?:jersey|back|shirt|uniform|printed) ?name$/],
	['jerseyName', /^name (?:on|for)(?: the)? (?:back|jersey|shirt|uniform)$|^name ?plate$/],
	['parentFirst', ofParent('(?:first|given)(?: ?name)?')],
	['parentLast', ofParent('(?:last|sur|family) ?(?:name)?')],
	['parentEmail', new RegExp(`^(?:(?:${parent}|family) )?e ?mail(?: ?address)?(?: ?\\d)?$`)],
	[
		'parentPhone',
		new RegExp(
			`^(?:(?:${parent}|family) )?(?:cell|mobile|home|tele)? ?(?:phone|cell|mobile|tel|text)s?(?: ?(?:numbers?|no|#))?(?: ?\\d)?$`,
		),
	],
	['parentName', ofParent('(?:(?:full )?names?)?')],
	['grade', /^(?:grade|gr|year|yr|class)(?: ?level| in school)?$/],
	['language', /^(?:(?:home|family|preferred|parent|primary) )?language(?: spoken)?$/],
	['language', /^(?:spanish|español|idioma)(?: speaking)?$/],
	['hidesName', /^(?:no|hide|don[’']?t print|do not print)(?: the)? name$/],
	['printsName', /^(?:print|show|prints)(?: the)? name$/],
	['first', /^(?:first|given|fore)(?: ?name)?$/],
	['last', /^(?:last|family|sur) ?(?:name)?$/],
	['name', /^(?:(?:player|athlete|full|student|roster)s? ?)?name$|^(?:player|athlete|student)s?$/],
	['shortsSize', /^(?:(?:home|away|road) )?(?:shorts?|pants?|bottoms?|trousers?)(?: sizes?)?$/],
	['number', /^(?:(?:jersey|player|uniform|shirt) ?)?(?:#|nos?|num|nr|numbers?)$|^jersey$/],
	['size', /^(?:(?:home|away|road) )?(?:(?:jersey|shirt|uniform|tops?) ?)?sizes?$/],
]

function roleOfHeading(cell: string): ColumnRole | undefined {
	const text = cell
		.toLowerCase()
		.replace(/[_.:?*()-]+/g, ' ')
		.replace(/\s+/g, ' ')
		.trim()
	return headings.find(([, pattern]) => pattern.test(text))?.[0]
}

/** A list often has two parents; the first one counts. */
const ofParents: readonly ColumnRole[] = [
	'parentName',
	'parentFirst',
	'parentLast',
	'parentEmail',
	'parentPhone',
]

type Cells = readonly string[]

/** Roles by column, without duplicates, when any cell reads like a heading; otherwise undefined. */
function headed(cells: Cells): (ColumnRole | 'again' | undefined)[] | undefined {
	const seen = new Set<ColumnRole>()
	const roles = cells.map((cell) => {
		const role = roleOfHeading(cell)
		if (role !== undefined && seen.has(role)) return ofParents.includes(role) ? 'skip' : 'again'
		if (role !== undefined) seen.add(role)
		return role
	})
	return seen.size > 0 ? roles : undefined
}

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
		const roles = headed(cells)
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
	return byHeading === 'number' && /^jersey$/i.test(heading) && isOfSizes ? 'size' : byHeading
}

/** One guess per column, in their order. @param heading the row with headings, if any */
export function guessColumns(heading: Cells | undefined, body: readonly Cells[]): ColumnGuess[] {
	const width = Math.max(0, heading?.length ?? 0, ...body.map((cells) => cells.length))
	const columns = Array.from({ length: width }, (_, column) => column)
	const named = heading ? (headed(heading) ?? []) : []
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
