// Edits of many cells of the coach's grid at once, its sums, and what is missing in it.
import type { BulkItem } from '../schemas.ts'
import type { CatalogItem } from '../views.ts'
import type { TypedCell } from './cell-text.ts'
import {
	cellEditor,
	cellLines,
	isMissing,
	isOrderedFor,
	linesAt,
	proposedSize,
	setLines,
	typedLines,
	type CellContext,
	type GridRow,
} from './grid.ts'
import { colorOfLine, isNeeded } from './items.ts'
import { lineCents } from './totals.ts'

type Sheet = Pick<CellContext, 'nameless' | 'newId'> & {
	rows: readonly GridRow[]
	catalog: readonly CatalogItem[]
}

export type Edited = {
	items: readonly BulkItem[]
	/** Cells that were filled. */
	cells: number
	/** Cells of a block that were left as they are: ordered already, closed, or outside of the grid. */
	left: number
}

/** What a cell holds, to be repeated in others. */
const heldBy = (entry: CatalogItem, lines: readonly BulkItem[]): TypedCell => {
	const [first, ...more] = lines.map((line) => ({
		size: line.size,
		color: colorOfLine(entry, line)?.id,
		qty: line.qty,
	}))
	if (!first) return { kind: 'empty' }
	return lines.every(isNeeded) ? { kind: 'choices', choices: [first, ...more] } : { kind: 'notNeeded' }
}

/** The roster's size; empty for a player without one that is made. */
const proposedCell = (entry: CatalogItem, row: GridRow): TypedCell => {
	const size = proposedSize(entry, row)
	return size === '' ? { kind: 'empty' } : { kind: 'choices', choices: [{ size, color: undefined, qty: 1 }] }
}

type Column = Pick<Sheet, 'rows' | 'nameless' | 'newId'> & { entry: CatalogItem }

/** Fills the empty cells of these rows; what has been ordered is not asked for again. */
function filled(
	items: readonly BulkItem[],
	{ rows, entry, ...rest }: Column,
	cellOf: (row: GridRow) => TypedCell,
): Edited {
	const cells = cellEditor(items)
	const open = entry.isClosed
		? []
		: rows.filter((row) => cells.linesAt(row, entry).length === 0 && !isOrderedFor(row, entry))
	const done = open.filter((row) =>
		cells.set(row, entry, setLines({ row, entry, ...rest }, cells.linesAt(row, entry), cellOf(row))),
	)
	return { items: cells.items(), cells: done.length, left: rows.length - done.length }
}

/** Repeats a cell in the empty cells below it; an empty cell fills itself and them with each player's roster size. */
export function filledDown(
	items: readonly BulkItem[],
	sheet: Sheet,
	at: { row: number; column: number },
): Edited {
	const [row, entry] = [sheet.rows[at.row], sheet.catalog[at.column]]
	if (!row || !entry) return { items, cells: 0, left: 0 }
	const lines = linesAt(cellLines(items), row, entry)
	const cell = heldBy(entry, lines)
	const { nameless, newId } = sheet
	return cell.kind === 'empty'
		? filled(items, { entry, nameless, newId, rows: sheet.rows.slice(at.row) }, (one) =>
				proposedCell(entry, one),
			)
		: filled(items, { entry, nameless, newId, rows: sheet.rows.slice(at.row + 1) }, () => cell)
}

/** The required items, or all when none is required, for every player of the roster in the roster's sizes. */
export function filledFromRoster(items: readonly BulkItem[], sheet: Sheet): Edited {
	const open = sheet.catalog.filter(({ isClosed }) => !isClosed)
	const required = open.filter(({ isRequired }) => isRequired)
	const rows = sheet.rows.filter(({ player }) => player !== null)
	let [next, cells] = [items, 0]
	for (const entry of required.length > 0 ? required : open) {
		const done = filled(next, { ...sheet, rows, entry }, (row) => {
			const cell = proposedCell(entry, row)
			// A player without a size gets a line too: its size is asked for.
			return cell.kind === 'empty'
				? { kind: 'choices', choices: [{ size: '', color: undefined, qty: 1 }] }
				: cell
		})
		next = done.items
		cells += done.cells
	}
	return { items: next, cells, left: 0 }
}

const inOneForm = (name: string): string => name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** Rows by the names of a block's first column, when most of them are names of the grid. */
function rowsByName(
	block: readonly (readonly string[])[],
	rows: readonly GridRow[],
): (GridRow | undefined)[] | null {
	const known = Map.groupBy(
		rows.filter(({ name }) => name !== ''),
		({ name }) => inOneForm(name),
	)
	const found = block.map(([name = '']) => {
		const alike = known.get(inOneForm(name)) ?? []
		// Two players of one name cannot be distinguished by it.
		return alike.length === 1 ? alike[0] : undefined
	})
	const hits = found.filter(Boolean).length
	return hits > 0 && hits * 2 >= block.length ? found : null
}

/**
 * A block of cells from a spreadsheet with its upper left corner here, or by name where its first column holds the names.
 * Empty cells of the block change nothing.
 */
export function withBlock(
	items: readonly BulkItem[],
	sheet: Sheet,
	{ at, block }: { at: { row: number; column: number }; block: readonly (readonly string[])[] },
): Edited {
	const { rows, catalog, nameless, newId } = sheet
	const named = rowsByName(block, rows)
	const cells = cellEditor(items)
	let [count, left] = [0, 0]
	block.forEach((texts, down) => {
		const row = named ? named[down] : rows[at.row + down]
		const typed = named ? texts.slice(1) : texts
		typed.forEach((text, across) => {
			const entry = catalog[at.column + across]
			if (text.trim() === '') return
			const lines = row && entry ? cells.linesAt(row, entry) : []
			const isTaken = row && entry && lines.length === 0 && isOrderedFor(row, entry)
			const isShut = entry?.isClosed && lines.length === 0
			if (!row || !entry || isTaken || isShut) left += 1
			else if (cells.set(row, entry, typedLines({ row, entry, nameless, newId }, lines, text))) count += 1
		})
	})
	return { items: cells.items(), cells: count, left }
}

export type Sum = { units: number; cents: number }

/** Units and price of lines before any discount; marks of what is not needed count nothing. */
export const sumOf = (lines: readonly BulkItem[]): Sum =>
	lines.reduce(
		({ units, cents }, line) => ({
			units: units + (isNeeded(line) && line.qty > 0 ? line.qty : 0),
			cents: cents + lineCents(line),
		}),
		{ units: 0, cents: 0 },
	)

type Cell = { row: number; column: number }

/** Cells that miss a required item, and those with a problem, row by row. */
export function openCells(
	items: readonly BulkItem[],
	{ rows, catalog }: Pick<Sheet, 'rows' | 'catalog'>,
	problems: ReadonlyMap<string, string>,
): { missing: Cell[]; wrong: Cell[] } {
	const cells = cellLines(items)
	const [missing, wrong]: [Cell[], Cell[]] = [[], []]
	rows.forEach((row, at) =>
		catalog.forEach((entry, column) => {
			const lines = linesAt(cells, row, entry)
			if (isMissing(row, entry, lines)) missing.push({ row: at, column })
			if (lines.some(({ id }) => problems.has(id))) wrong.push({ row: at, column })
		}),
	)
	return { missing, wrong }
}

/** The next of these cells after a place, row by row; the first one after the last. */
export const nextOf = (cells: readonly Cell[], { row, column }: Cell): Cell | undefined =>
	cells.find((cell) => cell.row > row || (cell.row === row && cell.column > column)) ?? cells[0]

/** Cells of a pasted text: tabs between columns, line breaks between rows. */
export const blockOf = (text: string): string[][] => {
	const lines = text.replace(/(?:\r\n|\r|\n)+$/, '').split(/\r\n|\r|\n/)
	return lines.length === 1 && lines[0] === '' ? [] : lines.map((line) => line.split('\t'))
}
