// All problems that prevent placing a bulk order, row by row.
import { formatUsd } from '#kit/money.ts'
import type { BulkItem } from '../schemas.ts'
import type { BulkMode, BulkProblem, CatalogItem } from '../views.ts'
import { messages } from '../messages.ts'
import { nameTrouble } from './letters.ts'
import { shortagesOf } from './shortages.ts'
import { colorOf } from './sizes.ts'

export const longestName = 20
export const mostUnits = 999

/** Name of a row's input, the same on every page. */
export const rowField = (part: 'name' | 'size' | 'qty' | 'number' | 'row', itemId: string): string =>
	`${part}-${itemId}`

/** The id of the cart line that a problem belongs to. */
export const itemOfField = (field: string): string => field.slice(field.indexOf('-') + 1)

type Row = { item: BulkItem; row: number }
type Part = Parameters<typeof rowField>[0]

const told = ({ item, row }: Row, part: Part, message: string): BulkProblem => ({
	row,
	field: rowField(part, item.id),
	message: `Row ${row}: ${message}`,
})

/** Adds the `group` sentence, which replaces the same problem of several rows. */
const toldTogether = (
	at: Row,
	part: Part,
	{ words, group }: { words: string; group: string },
): BulkProblem => ({
	...told(at, part, words),
	group,
})

const unprintable = /[\p{Cc}\p{Cs}]/u

/** Spec §5, and values that cannot be printed. Problems from the catalog come after these. */
function filledIn({ item, row }: Row): BulkProblem[] {
	const say = (part: Part, message: string) => told({ item, row }, part, message)
	const found: BulkProblem[] = []
	if (item.player_name.trim() === '') found.push(say('name', 'Player name required'))
	else if (item.player_name.trim().normalize('NFC').length > longestName)
		found.push(say('name', `Player name can have ${longestName} characters at most`))
	else if (unprintable.test(item.player_name)) found.push(say('name', 'Player name can have letters only'))
	if (item.size.trim() === '') found.push(say('size', 'Size required'))
	if (!Number.isSafeInteger(item.qty) || item.qty < 1) found.push(say('qty', 'Quantity must be at least 1'))
	else if (item.qty > mostUnits) found.push(say('qty', `Quantity can be ${mostUnits} at most`))
	if (item.number.trim() !== '' && !/^\d{1,2}$/.test(item.number.trim()))
		found.push(say('number', 'Number can be 0 to 99 or 00'))
	return found
}

/** Roster rows whose name is not printed, and whether the buyer may change names. */
export type Names = { nameless: ReadonlySet<string>; canRename: boolean }
const allPrinted: Names = { nameless: new Set(), canRename: true }

/** A name with a character that the font lacks cannot be printed. */
function unwritable({ item, row }: Row, entry: CatalogItem | undefined, names: Names): BulkProblem[] {
	const trouble = nameTrouble(item, { entry, ...names })
	return trouble === undefined ? [] : [told({ item, row }, 'name', trouble)]
}

/** Problems from the catalog: the garment is gone, closed, not made in that size, or has another price. */
function asOffered({ item, row }: Row, entry: CatalogItem | undefined): BulkProblem[] {
	const say = (part: Part, words: string, group = words) => [
		toldTogether({ item, row }, part, { words, group }),
	]
	if (entry?.productId !== item.product_id)
		return say('row', 'This item is no longer in the portal. Please remove it.')
	const { model, closes, isClosed, problem, unitCents } = entry
	if (problem !== '') return say('row', problem, `${model}: ${problem}`)
	if (isClosed) return say('row', `${model}: ${closes || 'closed'}. Please remove it.`)
	const choice = colorOf(entry, item.variant_id)?.sizes.find((one) => one.variantId === item.variant_id)
	if (item.size.trim() !== '' && choice?.size !== item.size) {
		const words = `Size ${item.size} is not made. Choose another one.`
		return say('size', words, `${model}: ${words}`)
	}
	if (unitCents === item.price) return []
	const prices = `price is now ${formatUsd(unitCents)}, it was ${formatUsd(item.price)}. Please confirm.`
	return say('row', `The ${prices}`, `${model}: the ${prices}`)
}

/** Rows of one size share its stock: each of them is reported when together they exceed it. */
function shortages(rows: readonly Row[], catalog: readonly CatalogItem[]): BulkProblem[] {
	const found = shortagesOf(
		rows.map(({ item }) => item),
		catalog,
	)
	return rows.flatMap((row) => {
		const short = found.get(row.item.variant_id)
		return short ? [toldTogether(row, 'size', short)] : []
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
		return [...filledIn(row), ...unwritable(row, entry, names), ...asOffered(row, entry)]
	})
	const short = shortages(rows, catalog)
	return [...found, ...short].toSorted((a, b) => (a.row ?? 0) - (b.row ?? 0))
}

/** Spec §5: the number of a school's purchase order. */
export const poProblems = (mode: BulkMode, poNumber: string): BulkProblem[] =>
	mode === 'school_po' && poNumber.trim() === '' ? [{ field: 'poNumber', message: messages.poRequired }] : []
