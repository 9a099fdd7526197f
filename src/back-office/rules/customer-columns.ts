// The columns of files of customers: exports of Shopify, WooCommerce and Square, plain lists, team systems.

/** A heading without signs and capitals: "Parent/Guardian 1 E-Mail" → "parent guardian 1 e mail". */
export const plainHeading = (cell: string): string =>
	cell
		.toLowerCase()
		.replaceAll(/[^\p{L}\d]+/gu, ' ')
		.trim()

const basics = {
	email: [
		'email',
		'email address',
		'e mail',
		'e mail address',
		'user email',
		'customer email',
		'contact email',
		'primary email',
		'email 1',
		'billing email',
	],
	first: ['first name', 'firstname', 'first', 'given name', 'contact first name', 'billing first name'],
	last: ['last name', 'lastname', 'last', 'surname', 'family name', 'contact last name', 'billing last name'],
	name: ['full name', 'name', 'customer name', 'contact name', 'customer', 'display name', 'billing name'],
	phone: [
		'phone',
		'phone number',
		'mobile',
		'mobile phone',
		'cell phone',
		'cell',
		'telephone',
		'contact phone',
		'billing phone',
		'default address phone',
	],
	company: [
		'company',
		'company name',
		'school',
		'school name',
		'organization',
		'organisation',
		'organization name',
		'business name',
		'account name',
		'billing company',
		'default address company',
	],
} as const
const postal = {
	line1: [
		'address 1',
		'address1',
		'address line 1',
		'street address 1',
		'street address',
		'street',
		'address',
	],
	line2: ['address 2', 'address2', 'address line 2', 'street address 2', 'apartment', 'suite', 'unit'],
	city: ['city', 'town'],
	state: ['province code', 'state code', 'state', 'province', 'state province', 'region'],
	zip: ['zip', 'zip code', 'zipcode', 'postal code', 'postcode', 'zip postal code'],
	country: ['country code', 'country', 'country region'],
} as const
const recipient = {
	first: ['first name'],
	last: ['last name'],
	name: ['name'],
	phone: ['phone'],
	company: ['company'],
} as const
export type Basic = keyof typeof basics
export type Postal = keyof typeof postal

/** Where a field may stand: columns in the order in which they are tried. */
export type Places<Field extends string> = Readonly<Record<Field, readonly number[]>>

const placesOf = <Field extends string>(
	names: readonly string[],
	fields: Readonly<Record<Field, readonly string[]>>,
	prefixes: readonly string[],
): Places<Field> => {
	const entries = Object.entries<readonly string[]>(fields).map(([field, known]) => [
		field,
		prefixes
			.flatMap((prefix) => known.map((name) => `${prefix} ${name}`.trim()))
			.flatMap((name) => names.flatMap((one, at) => (one === name ? [at] : []))),
	])
	// Cast: an entry for each field.
	return Object.fromEntries(entries) as Places<Field>
}

const word = '(?:parent guardian|parent or guardian|parent|guardian|mother|father|mom|dad|family member)'
const parentColumn = new RegExp(
	`^(?:(?:primary|secondary|first|second) )?(?:${word}s?|contact(?= (?:\\d|.+ \\d$)))(?: \\d)?(?: (?:(first|given)(?: name)?|(last|family)(?: name)?|surname|(?:full )?name|(e ?mail)(?: address)?|(?:(?:cell|mobile|home) )?(phone)(?: number)?|(?:cell|mobile)))?(?: \\d)?$`,
)

type ParentField = 'first' | 'last' | 'name' | 'email' | 'phone'

/** Which field of which parent a heading names. */
function parentIn(name: string): { parent: string; field: ParentField } | null {
	const found = parentColumn.exec(name)
	if (!found) return null
	const [, first, last, email, phone] = found
	const digit = /\d/.exec(name)?.[0] ?? ''
	const parent = `${/^(?:secondary|second) /.test(name) ? '2' : ''}${new RegExp(word).exec(name)?.[0] ?? 'contact'}${digit}`
	if (first !== undefined) return { parent, field: 'first' }
	if (last !== undefined || name.includes('surname')) return { parent, field: 'last' }
	if (email !== undefined) return { parent, field: 'email' }
	return {
		parent,
		field: phone !== undefined || /\b(?:cell|mobile)\b/.test(name) ? 'phone' : 'name',
	}
}

function parentsOf(names: readonly string[]): Places<ParentField>[] {
	const found = names.flatMap((name, at) => {
		const one = parentIn(name)
		return one ? [{ ...one, at }] : []
	})
	return [...Map.groupBy(found, ({ parent }) => parent).values()].flatMap((columns) => {
		const at = (field: ParentField) => columns.flatMap((one) => (one.field === field ? [one.at] : []))
		const places = {
			first: at('first'),
			last: at('last'),
			name: at('name'),
			email: at('email'),
			phone: at('phone'),
		}
		return places.email.length > 0 ? [places] : []
	})
}

const ofPlayers =
	/^(?:(?:jersey|uniform|player|athlete|participant|student)(?: .+)?|(?:is )?non player|is player|positions?|grade|grad(?:uation)? year|date of birth|dob|birth ?date|bats|throws|(?:batting|throwing) hand)$/
const ofRole = /^(?:(?:member |roster |player )?roles?|member type|(?:is )?non player|is player)$/

export type CustomerColumns = {
	/** For messages: the heading as the file has it. */
	headings: readonly string[]
	basic: Places<Basic>
	main: Places<Postal>
	shipping: Places<Postal | keyof typeof recipient>
	/** Each with a column of addresses. */
	parents: readonly Places<ParentField>[]
	/** In a list of a team: says who is a player. */
	role: number | null
	isTeam: boolean
}

export function customerColumns(headings: readonly string[]): CustomerColumns {
	const names = headings.map(plainHeading)
	const parents = parentsOf(names)
	const isTeam = parents.length > 0 || names.some((name) => ofPlayers.test(name))
	const role = isTeam ? names.findIndex((name) => ofRole.test(name)) : -1
	return {
		headings,
		basic: placesOf(names, basics, ['']),
		main: placesOf(names, postal, [
			'',
			'default address',
			'billing',
			'billing address',
			'home',
			'mailing',
			'address',
		]),
		shipping: placesOf(names, { ...postal, ...recipient }, [
			'shipping',
			'shipping address',
			'ship to',
			'delivery',
		]),
		parents,
		role: role < 0 ? null : role,
		isTeam,
	}
}

/** Headings of columns that are not read, each once. */
export function leftOut({
	headings,
	basic,
	main,
	shipping,
	parents,
	role,
	isTeam,
}: CustomerColumns): string[] {
	const own: readonly Places<string>[] = isTeam && role === null ? [] : [basic, main, shipping]
	const read = new Set([...own, ...parents].flatMap((places) => Object.values(places).flat()))
	if (role !== null) read.add(role)
	return [
		...new Set(headings.flatMap((name, at) => (name === '' || read.has(at) ? [] : [name.slice(0, 40)]))),
	].slice(0, 100)
}

/** Whose export it looks like, for the note. */
export function sourceIn(headings: readonly string[]): string | null {
	const names = new Set(headings.map(plainHeading))
	if (
		['default address address1', 'accepts email marketing', 'accepts marketing'].some((one) => names.has(one))
	)
		return 'Shopify'
	if (['billing address 1', 'billing first name', 'user login', 'aov'].some((one) => names.has(one)))
		return 'WooCommerce'
	return ['square customer id', 'first visit', 'transaction count'].some((one) => names.has(one))
		? 'Square'
		: null
}
