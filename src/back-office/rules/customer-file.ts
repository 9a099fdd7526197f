// Reads a file of customers. Of a team's list only adults are read: parents by their columns, others by their role.
import { ProfileForm } from '#accounts/schemas.ts'
import type { CustomerFacts, CustomerProblem } from '#accounts/rules/customers.ts'
import { plainLine, type Address } from '#kit/address.ts'
import { counted } from '#kit/plural.ts'
import { inOrder, yesOrNo } from '#rosters/rules/cells.ts'
import { plainEmail } from '#rosters/rules/contact.ts'
import { tableOf, type TableRow } from '#rosters/rules/table.ts'
import { z } from 'zod'
import { addressIn } from './customer-address.ts'
import { customerColumns, leftOut, sourceIn, type CustomerColumns, type Places } from './customer-columns.ts'

export const mostCustomerRows = 10_000
/** Largest file, in bytes. */
export const mostCustomerBytes = 4_000_000
export const customersTooLarge = `The file is larger than ${mostCustomerBytes / 1_000_000} MB. Please divide it.`

export type ReadCustomer = {
	row: number
	/** Heading of the column of the email address. */
	column: string
	/** Without an address, and with a problem, when it cannot be used. */
	customer: CustomerFacts
	problems: CustomerProblem[]
}
export type ReadCustomers = {
	customers: ReadCustomer[]
	/** Of a team: a parent of two players is in two lines. */
	isTeam: boolean
	unknown: string[]
	notes: string[]
	/** Why the whole file cannot be read. */
	problem?: string
}

const Email = z
	.string()
	.max(255, 'An email address can have 255 characters at most.')
	.pipe(z.email('Expected an email address, such as pat@example.com.'))
const missing = 'Expected an email address: an account is found by it.'

type Line = { row: number; cells: readonly string[]; columns: CustomerColumns }

/** The first column of these that has text in this line, else the first of them. */
function found({ cells, columns }: Line, places: readonly number[]): { column: string; value: string } {
	const at = places.find((place) => (cells[place] ?? '') !== '') ?? places[0]
	return at === undefined
		? { column: '', value: '' }
		: { column: columns.headings[at] ?? '', value: cells[at] ?? '' }
}

const textIn = (line: Line, places: readonly number[]): string => found(line, places).value

function nameIn(line: Line, places: Places<'first' | 'last' | 'name'>): string {
	const parts = [textIn(line, places.first), textIn(line, places.last)].filter((part) => part !== '')
	return parts.length > 0 ? parts.join(' ') : inOrder(textIn(line, places.name))
}

const longestValue = 80

/** The text if it is good; else none, with a problem that does not keep the customer out. */
function goodOr(
	line: Line,
	problems: CustomerProblem[],
	{
		places,
		value,
		schema,
	}: {
		places: readonly number[]
		value: string
		schema: {
			safeParse: (text: string) => { success: boolean; error?: { issues: readonly { message: string }[] } }
		}
	},
): string {
	const parsed = schema.safeParse(value)
	if (parsed.success) return value
	const message = `${parsed.error?.issues[0]?.message ?? 'Not readable'}. The customer comes without it.`
	problems.push({
		row: line.row,
		column: found(line, places).column,
		value: value.slice(0, longestValue),
		message,
	})
	return ''
}

function emailIn(line: Line, problems: CustomerProblem[], places: readonly number[]): string {
	const { column, value } = found(line, places)
	const email = plainEmail(value)
	const parsed = Email.safeParse(email)
	if (parsed.success) return email
	const message = email === '' ? missing : (parsed.error.issues[0]?.message ?? missing)
	problems.push({ row: line.row, column: column || 'Email', value: value.slice(0, longestValue), message })
	return ''
}

const Line100 = plainLine(100)

type Who = Pick<CustomerFacts, 'fullName' | 'phone' | 'company'>

function addressesIn(line: Line, problems: CustomerProblem[], who: Who): Address[] {
	const { main, shipping } = line.columns
	const ofShipping = {
		name: nameIn(line, shipping) || who.fullName || who.company,
		phone: textIn(line, shipping.phone) || who.phone,
		company: textIn(line, shipping.company) || who.company,
	}
	const own = { name: who.fullName || who.company, phone: who.phone, company: who.company }
	const addresses: Address[] = []
	for (const [places, to] of [
		[main, own],
		[shipping, ofShipping],
	] as const) {
		const cell = (field: keyof typeof main) => textIn(line, places[field])
		const phone =
			ProfileForm.shape.phone.safeParse(to.phone).success && /^[\d\s()+.\-x]{0,30}$/.test(to.phone)
		const read = addressIn({
			line1: cell('line1'),
			line2: cell('line2'),
			city: cell('city'),
			state: cell('state'),
			zip: cell('zip'),
			country: cell('country'),
			...to,
			phone: phone ? to.phone : '',
		})
		if (read === null) continue
		if ('address' in read) {
			if (!addresses.some((one) => JSON.stringify(one) === JSON.stringify(read.address)))
				addresses.push(read.address)
		} else {
			const at = read.field === 'name' ? line.columns.basic.first : places[read.field]
			const column = found(line, at).column || found(line, places.line1).column
			problems.push({
				row: line.row,
				column,
				value: read.value.slice(0, longestValue),
				message: read.message,
			})
		}
	}
	return addresses
}

/** The person of a line's own columns. */
function ownIn(line: Line): ReadCustomer {
	const { basic } = line.columns
	const problems: CustomerProblem[] = []
	const email = emailIn(line, problems, basic.email)
	const fullName = goodOr(line, problems, {
		places: basic.first.length > 0 ? basic.first : basic.name,
		value: nameIn(line, basic),
		schema: Line100,
	})
	const phone = goodOr(line, problems, {
		places: basic.phone,
		value: textIn(line, basic.phone),
		schema: ProfileForm.shape.phone,
	})
	const company = goodOr(line, problems, {
		places: basic.company,
		value: textIn(line, basic.company),
		schema: Line100,
	})
	const addresses = addressesIn(line, problems, { fullName, phone, company })
	const { column } = found(line, basic.email)
	return { row: line.row, column, customer: { email, fullName, phone, company, addresses }, problems }
}

/** The parents that a player's line names with an address. */
const parentsIn = (line: Line): ReadCustomer[] =>
	line.columns.parents.flatMap((places) => {
		if (textIn(line, places.email) === '') return []
		const problems: CustomerProblem[] = []
		const email = emailIn(line, problems, places.email)
		const value = nameIn(line, places)
		const fullName = goodOr(line, problems, { places: places.email, value, schema: Line100 })
		const phone = goodOr(line, problems, {
			places: places.phone,
			value: textIn(line, places.phone),
			schema: ProfileForm.shape.phone,
		})
		const { column } = found(line, places.email)
		const customer = { email, fullName, phone, company: '', addresses: [] }
		return [{ row: line.row, column, customer, problems }]
	})

const adult =
	/\b(?:coach|manager|parent|guardian|mother|father|mom|dad|staff|admin(?:istrator)?|director|treasurer|trainer|volunteer)/i
const young = /player|athlete|participant|student|child|junior/i

/** Whether the line is that of an adult, as its role says; without a role it is a player's. */
function isAdult({ cells, columns: { role, headings } }: Line): boolean {
	if (role === null) return false
	const text = cells[role] ?? ''
	const heading = headings[role] ?? ''
	if (/non.?player/i.test(heading)) return yesOrNo(text) === true
	if (/is.?player/i.test(heading)) return yesOrNo(text) === false
	return adult.test(text) && !young.test(text)
}

const refused = (problem: string): ReadCustomers => ({
	customers: [],
	isTeam: false,
	unknown: [],
	notes: [],
	problem,
})

function teamOf(lines: readonly Line[]) {
	const adults = lines.filter(isAdult)
	const customers = lines.flatMap((line) => [...(isAdult(line) ? [ownIn(line)] : []), ...parentsIn(line)])
	const players = lines.length - adults.length
	const notes = [
		'Read as a list of a team: only adults are taken, which are parents and guardians with an email address, and people whose role is that of an adult.',
		...(players > 0
			? [`Players are left out, with all that the file says of them: ${counted(players, 'line')}.`]
			: []),
	]
	return { customers: customers.toSorted((a, b) => a.row - b.row), notes }
}

const markup = /^\s*(?:<|\{\\rtf)/

/** Reads the customers below a line of headings. Ignores lines without text. */
export function readCustomerFile(text: string): ReadCustomers {
	if (text.includes('\0') || markup.test(text.slice(0, 1_000)))
		return refused('Please save the sheet as a CSV file first.')
	const [head, ...below] = tableOf(text).filter(({ cells }: TableRow) => cells.some((cell) => cell !== ''))
	const columns = customerColumns(head?.cells ?? [])
	if (columns.basic.email.length === 0 && columns.parents.length === 0)
		return refused(
			'Expected a first line with the names of the columns, Email among them, as in an export of customers.',
		)
	if (below.length === 0) return refused('The file has no line below the names of its columns.')
	if (below.length > mostCustomerRows)
		return refused(
			`Expected at most ${counted(mostCustomerRows, 'line')}; the file has ${counted(below.length, 'line')}. Please divide it.`,
		)
	if (columns.isTeam && columns.parents.length === 0 && columns.role === null)
		return refused(
			'This is a list of players, and no column says who is an adult. Export it with the parents’ email addresses or with the role of each member.',
		)
	const lines = below.map(({ row, cells }) => ({ row, cells, columns }))
	const source = sourceIn(columns.headings)
	const { customers, notes } = columns.isTeam
		? teamOf(lines)
		: {
				customers: lines.map(ownIn),
				notes: source === null ? [] : [`Read as an export of customers from ${source}.`],
			}
	return { customers, isTeam: columns.isTeam, unknown: leftOut(columns), notes }
}
