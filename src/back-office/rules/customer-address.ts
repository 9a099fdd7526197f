// A postal address in a file of customers: states by name or code, ZIP codes that lost their zero.
import { Address, addressFields, usStates } from '#kit/address.ts'
import type { Postal } from './customer-columns.ts'

const stateNames = [
	'Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,District of Columbia,Florida,Georgia,Hawaii,Idaho',
	'Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,Missouri',
	'Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,New York,North Carolina,North Dakota,Ohio,Oklahoma,Oregon',
	'Pennsylvania,Rhode Island,South Carolina,South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,Washington,West Virginia',
	'Wisconsin,Wyoming,American Samoa,Guam,Northern Mariana Islands,Puerto Rico,Virgin Islands',
].flatMap((line) => line.toLowerCase().split(','))
const codes = new Map(stateNames.map((name, at) => [name, usStates[at] ?? '']))

/** "Ohio", "oh" and "US-OH" → OH; any other text stays. */
export function stateCode(text: string): string {
	const code = text.toUpperCase().replace(/^US-/, '').replaceAll('.', '')
	return usStates.includes(code) ? code : (codes.get(text.toLowerCase()) ?? text)
}

/** ZIP codes there begin with a zero, which spreadsheets drop. */
const zeroStates: readonly string[] = ['CT', 'MA', 'ME', 'NH', 'NJ', 'RI', 'VT', 'PR', 'VI']

export function zipCode(text: string, state: string): string {
	const zip = text.replace(/^(\d{5})[ -]?(\d{4})$/, '$1-$2')
	return /^\d{3,4}$/.test(zip) && zeroStates.includes(state) ? zip.padStart(5, '0') : zip
}

const isUs = (country: string): boolean =>
	['', 'us', 'usa', 'united states', 'united states of america'].includes(
		country.toLowerCase().replaceAll('.', ''),
	)

export type TypedPostal = Record<Postal, string> & { name: string; phone: string; company: string }

const without = 'The customer comes without this address.'

/**
 * Null for cells without a street, as many shops keep only city and state.
 * @returns the address, or its first problem
 */
export function addressIn(
	cells: TypedPostal,
): { address: Address } | { field: Postal | 'name'; value: string; message: string } | null {
	if (cells.line1 === '') return null
	if (!isUs(cells.country))
		return {
			field: 'country',
			value: cells.country,
			message: `Expected an address in the United States. ${without}`,
		}
	const state = stateCode(cells.state)
	const typed = {
		...cells,
		// The second line of a parcel's label.
		line2: cells.line2 === '' && cells.company !== cells.name ? cells.company : cells.line2,
		state,
		zip: zipCode(cells.zip, state),
	}
	const parsed = Address.safeParse(typed)
	if (parsed.success) return { address: parsed.data }
	const [issue] = parsed.error.issues
	const field = addressFields.find((one) => one === issue?.path[0])
	const named = field === undefined || field === 'phone' ? 'line1' : field
	return { field: named, value: cells[named], message: `${issue?.message ?? 'Address required'}. ${without}` }
}
