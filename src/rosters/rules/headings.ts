// The headings of lists, among them those that team systems export: TeamSnap, SportsEngine, GameChanger, Hudl, LeagueApps, MaxPreps.
import type { ColumnRole } from './column-roles.ts'
import { isPlainName, namesParentInSpanish, spanishHeadings } from './spanish-headings.ts'

/** "Parent/Guardian 1", "Mom", "Primary contact", "Family Member 1". */
const parent =
	"(?:(?:primary|emergency|first|1st) )?(?:parent|guardian|mother|father|mom|dad|contact|family member)(?:[’']?s)?(?: ?(?:/|or|and|&) ?(?:guardian|parent|mom|dad)s?)?(?: ?#?\\d)?"
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
	['parentName', ofParent('(?:(?:full )?names?)?(?: ?\\d)?')],
	['grade', /^(?:grade|gr|year|yr|class)(?: ?level| in school)?$/],
	['language', /^(?:(?:home|family(?:[’']?s)?|preferred|parent|primary) )?language(?: spoken)?$/],
	['language', /^(?:spanish|espanol|idioma)(?: speaking)?$/],
	['hidesName', /^(?:no|hide|don[’']?t print|do not print)(?: the)? name$/],
	['printsName', /^(?:print|show|prints)(?: the)? name$/],
	['first', /^(?:(?:player|athlete|student|participant)(?:[’']?s)? )?(?:first|given|fore)(?: ?name)?$/],
	['last', /^(?:(?:player|athlete|student|participant)(?:[’']?s)? )?(?:last|family|sur) ?(?:name)?$/],
	[
		'name',
		/^(?:(?:player|athlete|full|student|roster|participant)s? ?)?name$|^(?:player|athlete|student)s?$/,
	],
	['shortsSize', /^(?:(?:home|away|road) )?(?:shorts?|pants?|bottoms?|trousers?)(?: sizes?)?$/],
	['number', /^(?:(?:jersey|player|uniform|shirt) ?)?(?:#|nos?|num|nr|numbers?)$|^jersey$/],
	['size', /^(?:(?:home|away|road) )?(?:(?:jersey|shirt|uniform|tops?) ?)?sizes?$/],
	// What no order needs. Gender and position would else pass for sizes: M is both.
	['skip', /^(?:gender|sex|pos(?:itions?)?(?: ?\d)?|(?:player |member )?(?:role|type|status)|captain)$/],
	[
		'skip',
		/^(?:birth ?(?:date|day|year)|date of birth|d ?o ?b|age(?: group)?|grad(?:uation)? ?(?:year|yr))$/,
	],
	[
		'skip',
		/^(?:(?:street|home|mailing) )?address(?: ?(?:line )?\d)?$|^(?:city|state|province|country|zip|postal)(?: ?code)?$/,
	],
	['skip', /^(?:medical|health|allerg|insurance|physician|doctor|medication|dietary)\p{L}*(?: .*)?$/u],
	[
		'skip',
		/^(?:height|weight|ht|wt|bats|throws|shoots|(?:batting|throwing) hand)(?: ?(?:feet|inches|in|lbs?))?$/,
	],
	['skip', /^(?:middle(?: ?(?:name|initial))?|mi|suffix|is non player|manager|division)$/],
	...spanishHeadings,
]

/** Without accents, as headings in capitals often are. */
const plain = (cell: string): string =>
	cell
		.normalize('NFD')
		.replaceAll(/\p{M}/gu, '')
		.toLowerCase()
		.replace(/[_.:?*()-]+/g, ' ')
		.replace(/\s+/g, ' ')
		.trim()

const roleOfHeading = (cell: string): ColumnRole | undefined =>
	headings.find(([, pattern]) => pattern.test(plain(cell)))?.[0]

/** A list often has two parents; the first one counts. */
const ofParents: readonly ColumnRole[] = [
	'parentName',
	'parentFirst',
	'parentLast',
	'parentEmail',
	'parentPhone',
]
const namesOfParents: readonly ColumnRole[] = ['parentName', 'parentFirst', 'parentLast']

const parentWord = /\b(?:parent|guardian|mother|father|mom|dad|family)/
const namesParent = (text: string): boolean => parentWord.test(text) || namesParentInSpanish.test(text)
const isEmergency = /^emergency/

/** Headings of a member's own record, as a team system keeps it. */
const ofMember =
	/^(?:birth ?(?:date|day|year)|date of birth|d ?o ?b|grad(?:uation)? ?(?:year|yr)|height|weight|fecha de nacimiento|estatura|peso)/
const ofPlainContact: readonly ColumnRole[] = ['parentEmail', 'parentPhone']

type Beside = {
	/** Roles of columns that name the parent. */
	named: ReadonlySet<ColumnRole>
	hasMembers: boolean
}

/**
 * Beside a column that names the parent, or in a record of the player, "Email" is the player's own; beside a parent, a
 * contact for emergencies is another person. These are left out until the user assigns them.
 */
function yields(cell: string, role: ColumnRole, { named, hasMembers }: Beside): boolean {
	const text = plain(cell)
	if (!ofParents.includes(role) || namesParent(text)) return false
	if (isEmergency.test(text)) return named.size > 0
	if (hasMembers && ofPlainContact.includes(role) && !text.includes('contact')) return true
	return named.has(role) || (namesOfParents.includes(role) && namesOfParents.some((one) => named.has(one)))
}

/** Above numbers or sizes. */
export const jersey = /^(?:jersey|camiseta|playera)$/i

type Roles = (ColumnRole | 'again' | undefined)[]

/** Roles by column, without duplicates, when any cell reads like a heading of what is needed; otherwise undefined. */
export function rolesOfHeadings(cells: readonly string[]): Roles | undefined {
	const byText = cells.map((cell) => roleOfHeading(cell))
	const isJersey = (at: number) => jersey.test(plain(cells[at] ?? ''))
	const hasNumbers = byText.some((role, at) => role === 'number' && !isJersey(at))
	const found = byText.map((role, at) => {
		// Beside a column of numbers its contents decide: it often has the sizes.
		if (isJersey(at) && hasNumbers) return undefined
		if (!isPlainName(plain(cells[at] ?? ''))) return role
		if (role === 'name' && byText.includes('last')) return 'first'
		return role === 'parentName' && byText.includes('parentLast') ? 'parentFirst' : role
	})
	const named = new Set(
		found.flatMap((role, at) =>
			role !== undefined && ofParents.includes(role) && namesParent(plain(cells[at] ?? '')) ? [role] : [],
		),
	)
	const beside = { named, hasMembers: cells.some((cell) => ofMember.test(plain(cell))) }
	const seen = new Set<ColumnRole>()
	const roles = found.map((role, at) => {
		if (role === undefined || role === 'skip') return role
		if (yields(cells[at] ?? '', role, beside)) return 'skip'
		if (seen.has(role)) return ofParents.includes(role) ? 'skip' : 'again'
		seen.add(role)
		return role
	})
	return seen.size > 0 ? roles : undefined
}
