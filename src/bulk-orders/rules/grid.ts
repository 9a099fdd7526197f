// The coach's grid: a view of the bulk cart by player and item. Every line of the cart stands in one cell at most, and
// every change of a cell is a change of its lines.
import type { BulkItem } from '../schemas.ts'
import type { CatalogItem, Player } from '../views.ts'
import { cellText, typedCell, type Choice, type TypedCell } from './cell-text.ts'
import {
	changeLines,
	colorOf,
	colorOfLine,
	firstColor,
	isNeeded,
	lineFor,
	nameOf,
	sizeFor,
	type NewId,
} from './items.ts'
import { sizeOfGarment } from '#rosters/rules/player.ts'
import { unitCentsOf, type Nameless } from './prices.ts'

export type GridRow = {
	key: string
	rosterId: string | null
	name: string
	number: string
	/** Null for a player typed by hand, and for one who has left the roster. */
	player: Player | null
}

/** A player typed by hand who has no line yet. */
export type TypedPlayer = Pick<GridRow, 'name' | 'number'>

/** Capital letters make no other player, as in the shares of a split order. */
const keyOfTyped = ({ name, number }: TypedPlayer): string => `typed ${name.toLowerCase()}\n${number}`

/** Lines of one player; lines typed by hand belong together by name and number, and one without a name stands alone. */
export function rowKeyOf(item: Pick<BulkItem, 'id' | 'roster_id' | 'player_name' | 'number'>): string {
	if (item.roster_id !== null) return item.roster_id
	const name = nameOf(item)
	return name === '' ? item.id : keyOfTyped({ name, number: item.number.trim() })
}

type Known = {
	roster: readonly Player[]
	items: readonly BulkItem[]
	typed?: readonly TypedPlayer[]
}

/** The roster in its order, then everyone else in the order of the cart. */
export function gridRows({ roster, items, typed = [] }: Known): GridRow[] {
	const rows = new Map(
		roster.map((player): [string, GridRow] => {
			const { id, name, number } = player
			return [id, { key: id, rosterId: id, name, number, player }]
		}),
	)
	for (const item of items) {
		const key = rowKeyOf(item)
		if (rows.has(key)) continue
		const { roster_id: rosterId, number } = item
		rows.set(key, { key, rosterId, name: nameOf(item), number: number.trim(), player: null })
	}
	for (const player of typed) {
		const key = keyOfTyped(player)
		if (!rows.has(key)) rows.set(key, { key, rosterId: null, ...player, player: null })
	}
	return [...rows.values()]
}

/** Where a line stands: its row and its catalog entry. */
const cellKey = (row: string, itemId: string): string => `${itemId} ${row}`

export type CellLines = ReadonlyMap<string, readonly BulkItem[]>

export const cellLines = (items: readonly BulkItem[]): CellLines =>
	Map.groupBy(items, (item) => cellKey(rowKeyOf(item), item.item_id))

const noLines: readonly BulkItem[] = []
export const linesAt = (cells: CellLines, row: GridRow, entry: Pick<CatalogItem, 'id'>) =>
	cells.get(cellKey(row.key, entry.id)) ?? noLines

/**
 * Replaces the lines of many cells in one pass over the cart. A cell keeps its place among the lines, a new one comes
 * last; all other lines stay as they are.
 */
export function cellEditor(items: readonly BulkItem[]) {
	const cells = new Map(cellLines(items))
	const changed = new Set<string>()
	return {
		linesAt: (row: GridRow, entry: CatalogItem) => linesAt(cells, row, entry),
		/** @returns whether they are other lines */
		set(row: GridRow, entry: CatalogItem, lines: readonly BulkItem[]): boolean {
			if (lines === linesAt(cells, row, entry)) return false
			const key = cellKey(row.key, entry.id)
			cells.set(key, lines)
			changed.add(key)
			return true
		},
		/** The same list when nothing has changed. */
		items(): readonly BulkItem[] {
			if (changed.size === 0) return items
			const left = new Set(changed)
			const linesOf = (key: string) => (left.delete(key) ? (cells.get(key) ?? noLines) : noLines)
			const known = items.flatMap((item) => {
				const key = cellKey(rowKeyOf(item), item.item_id)
				return changed.has(key) ? linesOf(key) : [item]
			})
			return [...known, ...[...left].flatMap(linesOf)]
		},
	}
}

/** Lines of the order of the grid: by player, then by item. Lines without a column come last within their player. */
export function inGridOrder(
	items: readonly BulkItem[],
	rows: readonly GridRow[],
	catalog: readonly CatalogItem[],
): BulkItem[] {
	const rowRank = new Map(rows.map(({ key }, at) => [key, at]))
	const columnRank = new Map(catalog.map(({ id }, at) => [id, at]))
	const rankOf = (item: BulkItem) => [
		rowRank.get(rowKeyOf(item)) ?? rows.length,
		columnRank.get(item.item_id) ?? catalog.length,
	]
	return items
		.map((item) => ({ item, rank: rankOf(item) }))
		.toSorted(({ rank: [a = 0, b = 0] }, { rank: [c = 0, d = 0] }) => a - c || b - d)
		.map(({ item }) => item)
}

/** The size that the roster proposes; empty without one. */
export const proposedSize = (entry: CatalogItem, { player }: Pick<GridRow, 'player'>): string =>
	sizeFor(firstColor(entry), player ? sizeOfGarment(entry.kind, player) : '')?.size ?? ''

export const isOrderedFor = ({ player }: Pick<GridRow, 'player'>, { id }: Pick<CatalogItem, 'id'>): boolean =>
	player?.has.includes(id) ?? false

/** Ordered, and not paid yet. */
export const isUnpaidFor = ({ player }: Pick<GridRow, 'player'>, { id }: Pick<CatalogItem, 'id'>): boolean =>
	player?.unpaid?.includes(id) ?? false

/** A required item that a player of the roster has neither in the cart nor ordered, and that is not marked as not needed. */
export const isMissing = (row: GridRow, entry: CatalogItem, lines: readonly BulkItem[]): boolean =>
	row.player !== null &&
	entry.isRequired &&
	!entry.isClosed &&
	lines.length === 0 &&
	!isOrderedFor(row, entry)

export type CellContext = {
	row: GridRow
	entry: CatalogItem
	nameless: Nameless
	newId: NewId
}

function newLine({ row, entry, newId }: CellContext): BulkItem {
	// Without the size that is proposed: its color would hold against the typed size.
	const line = { ...lineFor(entry, row.player, newId()), variant_id: '', size: '' }
	if (row.player) return line
	const { rosterId, name, number } = row
	return { ...line, roster_id: rosterId, player_name: name, number }
}

/** The color that was typed, else that of the line, else the first one that is made in this size. */
function colorFor(entry: CatalogItem, line: BulkItem, { color, size }: Choice): string | undefined {
	if (color !== undefined) return color
	if (colorOf(entry, line.variant_id) || line.color !== undefined) return colorOfLine(entry, line)?.id
	const first = firstColor(entry)
	const made = sizeFor(first, size) ? first : entry.colors.find((one) => sizeFor(one, size))
	return (made ?? first)?.id
}

function lineOf({ entry, nameless }: CellContext, given: BulkItem, choice: Choice): BulkItem {
	const { not_needed: _, ...line } = given
	const { size, qty } = choice
	const color = colorFor(entry, line, choice)
	const [chosen = line] = changeLines([line], new Map([[line.id, { color, size, qty }]]), [entry])
	// A size that is not made stays as typed: the checks name it.
	const next = chosen.variant_id === '' ? { ...chosen, size } : chosen
	return { ...next, price: unitCentsOf(entry, next, nameless) }
}

function marker(context: CellContext, line: BulkItem): BulkItem {
	const { color: _, ...rest } = { ...line, size: '' }
	const price = unitCentsOf(context.entry, rest, context.nameless)
	return { ...rest, variant_id: '', qty: 0, price, not_needed: true }
}

/** The lines of a cell after it was set; kept lines keep their id, so that another device's changes can be merged. */
function linesFor(context: CellContext, lines: readonly BulkItem[], cell: TypedCell): BulkItem[] {
	if (cell.kind === 'empty') return []
	if (cell.kind === 'notNeeded') return [marker(context, lines[0] ?? newLine(context))]
	return cell.choices.map((choice, at) => {
		const known = lines[at]
		// Another size of an item is for the same name and number as the first one.
		const fresh = () => {
			const line = newLine(context)
			const [first] = lines
			return first ? { ...line, player_name: first.player_name, number: first.number } : line
		}
		return lineOf(context, known ?? fresh(), choice)
	})
}

const isSame = (one: BulkItem, other: BulkItem): boolean =>
	Object.keys({ ...one, ...other }).every((field) => Reflect.get(one, field) === Reflect.get(other, field))

/** A cell's lines after it was set; the same list when nothing changes. */
export function setLines(
	context: CellContext,
	lines: readonly BulkItem[],
	cell: TypedCell,
): readonly BulkItem[] {
	const next = linesFor(context, lines, cell)
	const isUnchanged =
		next.length === lines.length && next.every((line, at) => isSame(line, lines[at] ?? line))
	return isUnchanged ? lines : next
}

/** A cell's lines set to what was typed. Text that the cell shows already changes nothing. */
export function typedLines(context: CellContext, lines: readonly BulkItem[], text: string) {
	const { row, entry } = context
	if (text.trim() === cellText(entry, lines)) return lines
	const first = lines.find(isNeeded)
	const proposed = first && first.size !== '' ? first.size : proposedSize(entry, row)
	return setLines(context, lines, typedCell(entry, text, proposed))
}

type LinesOf = (lines: readonly BulkItem[]) => readonly BulkItem[]

function withLines(items: readonly BulkItem[], { row, entry }: CellContext, linesOf: LinesOf) {
	const cells = cellEditor(items)
	cells.set(row, entry, linesOf(cells.linesAt(row, entry)))
	return cells.items()
}

/** Sets one cell; all other lines stay as they are. The same list when nothing changes. */
export const withCell = (items: readonly BulkItem[], context: CellContext, cell: TypedCell) =>
	withLines(items, context, (lines) => setLines(context, lines, cell))

/** Sets one cell to what was typed. */
export const withTyped = (items: readonly BulkItem[], context: CellContext, text: string) =>
	withLines(items, context, (lines) => typedLines(context, lines, text))

/** The name and number of a player typed by hand, on all lines of the row. */
export const withPlayer = (
	items: readonly BulkItem[],
	row: GridRow,
	{ catalog, nameless, name, number }: TypedPlayer & { catalog: readonly CatalogItem[]; nameless: Nameless },
): readonly BulkItem[] =>
	items.map((item) => {
		if (row.rosterId !== null || rowKeyOf(item) !== row.key) return item
		const next = { ...item, player_name: name, number }
		const entry = catalog.find(({ id }) => id === item.item_id)
		return entry ? { ...next, price: unitCentsOf(entry, next, nameless) } : next
	})
