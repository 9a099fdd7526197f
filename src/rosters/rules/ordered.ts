// Compares a player's row with the orders placed for it.
import { isPersonal, isWornBelow, rosterSizes, type Player, type PlayerField } from './player.ts'

/** An order line placed for a row. */
export type OrderedLine = {
	orderId: string
	kind: string
	isDesigned: boolean
	/** Who it is for; in orders from before lines stored what they print, empty where it is not printed. */
	name: string
	number: string
	size: string
	/** Absent in those orders. `printsName` is null where the garment has no place for a name. */
	sold?: { printsName: boolean | null }
}

/** A row's values in an order; a missing field says nothing. `at` is the order's index in a list of orders. */
export type Carried = {
	at: number
	name?: string
	/** Whether the name is printed, when there is a place for it. */
	printsName?: boolean
	number?: string
	size?: string
	shortsSize?: string
}

/** Sizes of other systems, such as hats or shoes, are not on the roster. */
const sizeCarried = ({ kind, size }: Pick<OrderedLine, 'kind' | 'size'>) =>
	rosterSizes.includes(size) ? { [isWornBelow(kind) ? 'shortsSize' : 'size']: size } : {}

function carriedBy(line: OrderedLine): Omit<Carried, 'at'> {
	const { kind, isDesigned, name, number, size, sold } = line
	if (sold)
		return {
			// An erased name says nothing.
			...(name !== '' && { name }),
			...(sold.printsName !== null && { printsName: sold.printsName }),
			number,
			...sizeCarried(line),
		}
	// A plain garment keeps both for its bag; on a design an empty text may mean that it has no place for it.
	const isCertain = !isDesigned || isPersonal(kind)
	return {
		...((name !== '' || !isDesigned) && { name }),
		...(isDesigned && (name !== '' || isPersonal(kind)) && { printsName: name !== '' }),
		...((number !== '' || isCertain) && { number }),
		...sizeCarried({ kind, size }),
	}
}

const fields = ['name', 'printsName', 'number', 'size', 'shortsSize'] as const

const agree = (one: Omit<Carried, 'at'>, other: Omit<Carried, 'at'>) =>
	fields.every(
		(field) => one[field] === undefined || other[field] === undefined || one[field] === other[field],
	)

/** The lines of one row; lines of one order that agree are combined. */
export function carriedOf(lines: readonly OrderedLine[], placeOf: (orderId: string) => number): Carried[] {
	const found: Carried[] = []
	for (const line of lines) {
		const carried = { at: placeOf(line.orderId), ...carriedBy(line) }
		const known = found.find((one) => one.at === carried.at && agree(one, carried))
		if (known) Object.assign(known, carried)
		else found.push(carried)
	}
	return found
}

export type Difference = {
	field: PlayerField
	/** The ordered value as displayed: "12", "M", "no number". */
	ordered: string
	at: number
}

/** Accents have two encodings that look the same. */
const inOneForm = (name: string) => name.trim().normalize('NFC')

/** What an order shows of a row. */
export type OrderedPlayer = Pick<
	Player,
	'name' | 'jerseyName' | 'number' | 'size' | 'shortsSize' | 'printsName'
> & { printedName: string }

/** A name may be ordered as it is printed, or, unless the team wrote another one, as the player's own. */
function isNamed(name: string, { name: own, jerseyName, printedName }: OrderedPlayer): boolean {
	const ordered = inOneForm(name)
	return ordered === inOneForm(printedName) || (jerseyName === '' && ordered === inOneForm(own))
}

function differencesOf(player: OrderedPlayer, carried: Carried): Difference[] {
	const { at, name, printsName, number, size, shortsSize } = carried
	const found: Difference[] = []
	const say = (field: PlayerField, ordered: string) => found.push({ field, ordered, at })
	const isPrinted = printsName ?? player.printsName
	if (isPrinted !== player.printsName) say('printsName', isPrinted ? 'with the name' : 'without the name')
	if (name !== undefined && !isNamed(name, player)) say('name', name || 'no name')
	if (number !== undefined && number !== player.number) say('number', number || 'no number')
	if (size !== undefined && player.size !== '' && size !== player.size) say('size', size)
	// Without a shorts size the jersey's size applies.
	const below = player.shortsSize || player.size
	if (shortsSize !== undefined && below !== '' && shortsSize !== below) say('shortsSize', shortsSize)
	return found
}

/** Order values of a row that differ from the row, without duplicates. */
export function orderDifferences(player: OrderedPlayer, orders: readonly Carried[]): Difference[] {
	const all = orders.flatMap((carried) => differencesOf(player, carried))
	const keyOf = ({ field, ordered, at }: Difference) => `${field} ${ordered} ${at}`
	return [...new Map(all.map((one) => [keyOf(one), one])).values()]
}

/** How an order's values are said. */
export type OrderedTexts = {
	orderedAs: string
	shorts: (size: string) => string
	values: Record<'no name' | 'no number' | 'with the name' | 'without the name', string>
}

export const orderedTexts: OrderedTexts = {
	orderedAs: 'Ordered as',
	shorts: (size) => `shorts ${size}`,
	values: {
		'no name': 'no name',
		'no number': 'no number',
		'with the name': 'with the name',
		'without the name': 'without the name',
	},
}

/** "Ordered as 12 · M · shorts L". */
export function orderedLabel(differences: readonly Difference[], texts = orderedTexts): string {
	const values: Readonly<Record<string, string>> = texts.values
	const parts = differences.map(({ field, ordered }) =>
		field === 'shortsSize' ? texts.shorts(ordered) : (values[ordered] ?? ordered),
	)
	return `${texts.orderedAs} ${[...new Set(parts)].join(' · ')}`
}

/** An order's progress, as far as it matters for changing it. */
export type Stage = 'unpaid' | 'waiting' | 'sentBack' | 'approved' | 'inProduction' | 'sent'

export type PlacedOrder = { id: string; stage: Stage }

/** Order data of the roster page: by row, and each order once. */
export type OrderedRows = {
	orders: readonly PlacedOrder[]
	rows: readonly (readonly [id: string, carried: readonly Carried[]])[]
}
