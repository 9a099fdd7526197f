// Handles keys, clicks and pastes in the grid. One listener serves all cells; each is found by its `data-cell`.
import { counted } from '#kit/plural.ts'
import type { KeyboardEvent, MouseEvent } from 'react'
import { gridListeners, placeOf } from '#ui/grid/listeners.ts'
import { showToast } from '#ui/show-toast.ts'
import { messages } from '../messages.ts'
import { phoneLabel } from '../rules/contact.ts'
import { withBlock, withCell, withLanguage, withPrinting } from '../rules/sheet.ts'
import { commandOf, extentOf, gridColumns, type Place } from './grid-keys.ts'
import { useCells, type Cells } from './use-cells.ts'
import type { Roster } from './use-roster.ts'
import { guessColumns, headingPlace } from '../rules/columns.ts'
import { tableOf } from '../rules/table.ts'

/** Number of rows used to detect the first column's role. */
const sampledRows = 40

/** Lines of a text without tabs are single cells, unless each line holds several. */
const isSeparated = (lines: readonly string[]) =>
	lines.length > 1 && lines.every((line) => line.trim() === '' || /[,;]/.test(line))

/** 'table' when it has headings or starts with another column than the grid. @param column paste target */
function blockOf(text: string, column: number): readonly (readonly string[])[] | 'table' {
	const lines = text.replace(/(?:\r\n|\r|\n)$/, '').split(/\r\n|\r|\n/)
	if (!text.includes('\t')) {
		if (isSeparated(lines)) return 'table'
		return lines.length === 1 && lines[0] === '' ? [] : lines.map((line) => [line])
	}
	const rows = tableOf(text).map(({ cells }) => cells)
	if (headingPlace(rows) !== undefined && rows.length > 1) return 'table'
	const [first] = guessColumns(undefined, rows.slice(0, sampledRows))
	const isOtherOrder =
		column === 0 && rows.length > 1 && (first?.role === 'number' || first?.role === 'first')
	return isOtherOrder ? 'table' : rows
}

type Parts = { roster: Roster; cells: Cells }

/** Clears the cell: an empty text, or a printed name. */
function clear({ roster, cells }: Parts): void {
	const at = cells.active()
	const field = cells.fieldAt(at.column)
	const toggle = cells.columns.fields[at.column]
	if (at.row >= roster.latest().length) return
	if (field) roster.change((now) => withCell(now, at.row, [field, '']))
	else if (toggle === 'printsName') roster.change((now) => withPrinting(now, at.row, true))
	else if (toggle === 'language') roster.change((now) => withLanguage(now, at.row, 'en'))
}

/** As it is shown. */
function textAt({ roster, cells }: Parts, { row, column }: Place): string {
	const field = cells.fieldAt(column) ?? 'name'
	const text = roster.latest()[row]?.[field] ?? ''
	return field === 'parentPhone' ? phoneLabel(text) : text
}

/** Presses the checkbox of a cell. @returns whether it has one */
function toggled({ roster, cells }: Parts, { row, column }: Place): boolean {
	const field = cells.columns.fields[column]
	const line = roster.latest()[row]
	if (field === 'printsName') {
		if (line) roster.change((now) => withPrinting(now, row, !line.printsName))
	} else if (field === 'language') {
		if (line) roster.change((now) => withLanguage(now, row, line.language === 'es' ? 'en' : 'es'))
	} else return false
	return true
}

/** @returns whether the grid handled the key */
function edits(event: KeyboardEvent, parts: Parts): boolean {
	const { roster, cells } = parts
	const at = cells.active()
	const isText = cells.fieldAt(at.column) !== undefined
	const command = commandOf(event)
	const isCommand = event.ctrlKey || event.metaKey
	if (command === 'undo') roster.undo()
	else if (command === 'redo') roster.redo()
	else if (event.key === 'Delete' && isCommand) cells.remove(at.row)
	else if (event.key === 'Delete' || (event.key === 'Backspace' && isText)) clear(parts)
	else if (event.key === 'Insert') cells.insert(at.row)
	else if (isText && (event.key === 'Enter' || event.key === 'F2')) cells.begin(textAt(parts, at))
	else return false
	return true
}

type GridInput = {
	/** A paste with headings, or with columns in another order. */
	onTable: (text: string) => void
	onOpen: (row: number) => void
	/** A paste that reaches into the family's columns. */
	onFamilyPasted: () => void
	/** Whether the family's columns are shown. */
	hasFamily: boolean
}

function clicked(event: MouseEvent, parts: Parts, onOpen: GridInput['onOpen']): void {
	const { cells } = parts
	const at = placeOf(event.target)
	if (!at || cells.isTyping()) return
	const act = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-act]') : null
	if (act?.dataset['act'] === 'delete') cells.remove(at.row)
	else if (act?.dataset['act'] === 'open') onOpen(at.row)
	else if (toggled(parts, at)) return
	else if (event.detail > 1) cells.begin(textAt(parts, at))
	else cells.go(at)
}

function pasted(text: string, { roster, cells }: Parts, { onTable, onFamilyPasted }: GridInput): void {
	const at = cells.active()
	const block = blockOf(text, at.column)
	if (block === 'table') return onTable(text)
	if (block.length === 0) return
	const done = withBlock(roster.latest(), at, block)
	if (!done) return showToast({ tone: 'error', title: 'Not pasted', detail: messages.tooManyPlayers })
	roster.change(() => done.lines)
	if (at.column + done.width > cells.columns.fields.length) onFamilyPasted()
	const lost = `${done.columnsLost} columns found no place to the right and were left out.`
	showToast({
		tone: 'info',
		title: counted(done.rows, 'row pasted', 'rows pasted'),
		detail: done.columnsLost > 0 ? lost : 'Ctrl+Z takes them back.',
	})
}

export function useGrid(roster: Roster, input: GridInput) {
	const columns = gridColumns(input.hasFamily)
	const cells = useCells(roster, columns)
	const parts = { roster, cells }
	const listeners = {
		...gridListeners({
			cells,
			extent: () => extentOf(roster.latest().length, columns),
			canType: (at) => cells.fieldAt(at.column) !== undefined,
			edits: (event) => edits(event, parts),
			textAt: (at) => (cells.fieldAt(at.column) ? textAt(parts, at) : undefined),
			onPaste: (text) => pasted(text, parts, input),
		}),
		onClick: (event: MouseEvent) => clicked(event, parts, input.onOpen),
	}
	return { cells, listeners }
}
