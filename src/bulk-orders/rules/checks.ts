// All problems that prevent placing a bulk order, row by row.
import { formatUsd } from '#kit/money.ts'
import type { BulkItem } from '../schemas.ts'
import type { BulkMode, BulkProblem, CatalogItem } from '../views.ts'
import { messages } from '../messages.ts'
import { colorOf } from './items.ts'
import { unitCentsOf, type Nameless } from './prices.ts'
import { letterTrouble } from '#garments/lettering/alphabet.ts'

type Shortage = {
	/** For one row. */
	message: string
	/** For all rows of that size. */
	group: string
}

type Offered = { name: string; size: string; stock: number }

/** A design has its own colors; a product in one color needs no color name. */
const offerName = ({ model, design, colors }: CatalogItem, color: string): string =>
	design || colors.length < 2 ? model : `${model}, ${color}`

const offeredIn = (catalog: readonly CatalogItem[]): Map<string, Offered> =>
	new Map(
		catalog.flatMap((entry) =>
			entry.colors.flatMap(({ name, sizes }) =>
				sizes.map(
					({ variantId, size, stock }) => [variantId, { name: offerName(entry, name), size, stock }] as const,
				),
			),
		),
	)

function messagesOf({ name, size, stock }: Offered, wanted: number): Shortage {
	if (stock === 0)
		return {
			message: `Size ${size} is sold out. Choose another size or color.`,
			group: `${name}, size ${size}: sold out, ${wanted} wanted. Choose another size or color.`,
		}
	return {
		message: `Only ${stock} left in size ${size}. Choose another size for some.`,
		group: `${name}, size ${size}: ${wanted} wanted, only ${stock} left. Choose another size for some.`,
	}
}

/** By variant, where the rows together exceed the stock. */
function shortagesOf(
	items: readonly Pick<BulkItem, 'variant_id' | 'qty'>[],
	catalog: readonly CatalogItem[],
): Map<string, Shortage> {
	const offered = offeredIn(catalog)
	const wanted = new Map<string, number>()
	for (const { variant_id: id, qty } of items) wanted.set(id, (wanted.get(id) ?? 0) + qty)
	return new Map(
		[...wanted].flatMap(([id, units]) => {
			const entry = offered.get(id)
			return entry && units > entry.stock ? [[id, messagesOf(entry, units)] as const] : []
		}),
	)
}

export const longestName = 20
export const mostUnits = 999

/** Name of a row's input, the same on every page. */
export const rowField = (
	part: 'name' | 'color' | 'size' | 'qty' | 'number' | 'row',
	itemId: string,
): string => `${part}-${itemId}`

/** The id of the cart line that a problem belongs to. */
export const itemOfField = (field: string): string => field.slice(field.indexOf('-') + 1)

type Row = { item: BulkItem; row: number }
type Part = Parameters<typeof rowField>[0]

const problemAt = ({ item, row }: Row, part: Part, message: string): BulkProblem => ({
	row,
	field: rowField(part, item.id),
	message: `Row ${row}: ${message}`,
})

/** Adds the `group` sentence, which replaces the same problem of several rows. */
const groupedProblem = (
	at: Row,
	part: Part,
	{ message, group }: { message: string; group: string },
): BulkProblem => ({
	...problemAt(at, part, message),
	group,
})

const unprintable = /[\p{Cc}\p{Cs}]/u

/** Spec §5, and values that cannot be printed. Problems from the catalog come after these. */
function filledIn({ item, row }: Row): BulkProblem[] {
	const report = (part: Part, message: string) => problemAt({ item, row }, part, message)
	const found: BulkProblem[] = []
	if (item.player_name.trim() === '') found.push(report('name', 'Player name required'))
	else if (item.player_name.trim().normalize('NFC').length > longestName)
		found.push(report('name', `Player name can have ${longestName} characters at most`))
	else if (unprintable.test(item.player_name)) found.push(report('name', 'Player name can have letters only'))
	if (item.size.trim() === '') found.push(report('size', 'Size required'))
	if (!Number.isSafeInteger(item.qty) || item.qty < 1)
		found.push(report('qty', 'Quantity must be at least 1'))
	else if (item.qty > mostUnits) found.push(report('qty', `Quantity can be ${mostUnits} at most`))
	if (item.number.trim() !== '' && !/^\d{1,2}$/.test(item.number.trim()))
		found.push(report('number', 'Number can be 0 to 99 or 00'))
	return found
}

/** Roster rows whose name is not printed, rows of players who left, and whether the buyer may change names. */
export type Names = { nameless: Nameless; canRename: boolean; left?: ReadonlySet<string> }

/** A player who left the team while the cart was open. */
const hasLeft = (row: Row, { left }: Names): BulkProblem[] =>
	row.item.roster_id !== null && left?.has(row.item.roster_id)
		? [problemAt(row, 'row', 'This player has left the team. Please remove the row.')]
		: []

const allPrinted: Names = { nameless: new Set(), canRename: true }

/** A name with a character that the font lacks cannot be printed. */
function unwritable({ item, row }: Row, entry: CatalogItem | undefined, names: Names): BulkProblem[] {
	const trouble = nameTrouble(item, { entry, ...names })
	return trouble === undefined ? [] : [problemAt({ item, row }, 'name', trouble)]
}

/** Problems from the catalog: the garment is gone, closed, not made in that size, or has another price. */
function asOffered({ item, row }: Row, entry: CatalogItem | undefined, nameless: Nameless): BulkProblem[] {
	const report = (part: Part, message: string, group = message) => [
		groupedProblem({ item, row }, part, { message, group }),
	]
	if (entry?.productId !== item.product_id)
		return report('row', 'This item is no longer in the portal. Please remove it.')
	const { model, closes, isClosed, problem } = entry
	if (problem !== '') return report('row', problem, `${model}: ${problem}`)
	if (isClosed) return report('row', `${model}: ${closes || 'closed'}. Please remove it.`)
	const choice = colorOf(entry, item.variant_id)?.sizes.find((one) => one.variantId === item.variant_id)
	if (item.size.trim() !== '' && choice?.size !== item.size) {
		const message = `Size ${item.size} is not made. Choose another one.`
		return report('size', message, `${model}: ${message}`)
	}
	const unitCents = unitCentsOf(entry, item, nameless)
	if (unitCents === item.price) return []
	const prices = `price is now ${formatUsd(unitCents)}, it was ${formatUsd(item.price)}. Please confirm.`
	return report('row', `The ${prices}`, `${model}: the ${prices}`)
}

/** Rows of one size share its stock: each of them is reported when together they exceed it. */
function shortages(rows: readonly Row[], catalog: readonly CatalogItem[]): BulkProblem[] {
	const found = shortagesOf(
		rows.map(({ item }) => item),
		catalog,
	)
	return rows.flatMap((row) => {
		const short = found.get(row.item.variant_id)
		return short ? [groupedProblem(row, 'size', short)] : []
	})
}

const rowsOf = (items: readonly BulkItem[]): Row[] => items.map((item, at) => ({ item, row: at + 1 }))

/** Everything that prevents ordering these rows now, in row order. */
export function rowProblems(
	items: readonly BulkItem[],
	catalog: readonly CatalogItem[],
	names: Names = allPrinted,
): BulkProblem[] {
	if (items.length === 0) return [{ message: messages.cartEmpty }]
	const entries = new Map(catalog.map((entry) => [entry.id, entry]))
	const rows = rowsOf(items)
	const found = rows.flatMap((row) => {
		const entry = entries.get(row.item.item_id)
		return [
			...filledIn(row),
			...hasLeft(row, names),
			...unwritable(row, entry, names),
			...asOffered(row, entry, names.nameless),
		]
	})
	const short = shortages(rows, catalog)
	return [...found, ...short].toSorted((a, b) => (a.row ?? 0) - (b.row ?? 0))
}

/** Spec §5: the number of a school's purchase order. */
export const poProblems = (mode: BulkMode, poNumber: string): BulkProblem[] =>
	mode === 'school_po' && poNumber.trim() === '' ? [{ field: 'poNumber', message: messages.poRequired }] : []

/** Whether this row's name is printed: its design has a place for it and the player did not opt out. */
export const printsNameOf = (
	entry: Pick<CatalogItem, 'design'> | undefined,
	{ roster_id: rosterId }: Pick<BulkItem, 'roster_id'>,
	nameless: Nameless,
): boolean => entry?.design?.prints.name === true && !(rosterId !== null && nameless.has(rosterId))

type Wearing = {
	entry: Pick<CatalogItem, 'design'> | undefined
	nameless: Nameless
	/** False for players: they order under their roster name, which only the coach can change. */
	canRename: boolean
}

/** The message when a printed name has a character that the font lacks; undefined when it can be printed. */
export function nameTrouble(
	{ player_name: name, roster_id: rosterId }: Pick<BulkItem, 'player_name' | 'roster_id'>,
	{ entry, nameless, canRename }: Wearing,
): string | undefined {
	const trouble = printsNameOf(entry, { roster_id: rosterId }, nameless) ? letterTrouble(name) : undefined
	if (trouble === undefined || canRename) return trouble
	return `${trouble} Your coach can change it in the roster.`
}
