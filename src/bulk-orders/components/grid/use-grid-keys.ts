// Keys, clicks and pastes of the coach's grid.
import type { KeyboardEvent, MouseEvent } from 'react'
import { useGridCells } from '#ui/grid/cells.ts'
import { commandOf, type Place } from '#ui/grid/keys.ts'
import { gridListeners, placeOf } from '#ui/grid/listeners.ts'
import { cellText } from '../../rules/cell-text.ts'
import { blockOf } from '../../rules/grid-edits.ts'
import { proposedSize } from '../../rules/grid.ts'
import type { CoachGrid } from './use-coach-grid.ts'

export const gridId = 'coach-grid'
export const nameColumn = 0
export const numberColumn = 1
/** The columns from this one on are items. */
export const firstItem = 2

export type GridKeys = ReturnType<typeof useGridKeys>

const isFillDown = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
	key.toLowerCase() === 'd' && (ctrlKey || metaKey) && !altKey

export function useGridKeys(grid: CoachGrid) {
	const { rows, catalog } = grid
	const cellAt = ({ row, column }: Place) => ({ row: rows[row], entry: catalog[column - firstItem] })
	const canType = (at: Place): boolean => {
		const { row, entry } = cellAt(at)
		if (at.column < firstItem) return row === undefined || (row.rosterId === null && row.player === null)
		if (!row || !entry) return false
		const isFilled = grid.linesAt(row, entry).length > 0
		return isFilled || (!entry.isClosed && (row.rosterId !== null || row.name !== ''))
	}
	const textAt = (at: Place): string => {
		const { row, entry } = cellAt(at)
		if (row && entry) return cellText(entry, grid.linesAt(row, entry))
		return (at.column === nameColumn ? row?.name : row?.number) ?? ''
	}
	const save = (at: Place, text: string): void => {
		const { row, entry } = cellAt(at)
		if (at.column < firstItem)
			grid.savePlayer(row, at.column === nameColumn ? { name: text } : { number: text })
		else if (row && entry) grid.setText(row, entry, text)
	}
	const cells = useGridCells({ id: gridId, lastRow: () => rows.length, canType, save })

	/** The roster's size where the cell is empty, else what it holds. */
	const openingText = (at: Place): string => {
		const { row, entry } = cellAt(at)
		const text = textAt(at)
		return text === '' && row && entry ? proposedSize(entry, row) : text
	}
	const fillDown = (): void => {
		const { row, column } = cells.active()
		if (column >= firstItem) grid.fillDown({ row, column: column - firstItem })
	}
	const itemPlace = ({ row, column }: Place): Place => ({ row, column: Math.max(0, column - firstItem) })
	const edits = (event: KeyboardEvent): boolean => {
		const at = cells.active()
		const command = commandOf(event)
		if (command === 'undo') grid.undo()
		else if (command === 'redo') grid.redo()
		else if (isFillDown(event)) fillDown()
		else if (!canType(at)) return false
		else if (event.key === 'Enter' || event.key === 'F2') cells.begin(openingText(at))
		else if (at.column < firstItem) return false
		else if (event.key === 'Delete' || event.key === 'Backspace') save(at, '')
		else if (event.key === ' ' && textAt(at) === '') save(at, openingText(at))
		else return false
		return true
	}
	const clicked = (event: MouseEvent): void => {
		const at = placeOf(event.target)
		if (!at || cells.isTyping()) return
		if (event.detail > 1) cells.begin(openingText(at))
		else cells.go(at)
	}
	const listeners = {
		...gridListeners({
			cells,
			extent: () => ({
				lastRow: rows.length,
				columns: firstItem + catalog.length,
				stops: firstItem + catalog.length,
				firstStop: catalog.length > 0 ? firstItem : 0,
			}),
			canType,
			edits,
			textAt,
			onPaste: (text) => {
				const at = cells.active()
				if (at.column >= firstItem) grid.paste(itemPlace(at), blockOf(text))
				else if (at.row < rows.length) grid.paste({ row: at.row, column: 0 }, blockOf(text))
			},
		}),
		onClick: clicked,
	}
	return { cells, listeners, fillDown }
}
