// The grid's keyboard as data: where each key moves, and what it does.
export type Place = { row: number; column: number }

export const columnCount = 7
/** The columns before this one hold text. */
export const printsColumn = 4
export const familyColumn = 5
export const deleteColumn = 6

const pageRows = 10

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), most)

/** The key's target cell; undefined for other keys. @param lastRow of the sheet, from 0 */
export function movedBy(event: Pressed, { row, column }: Place, lastRow: number): Place | undefined {
	const isFar = event.ctrlKey || event.metaKey
	const at = (toRow: number, toColumn: number): Place => ({
		row: clamp(toRow, lastRow),
		column: clamp(toColumn, columnCount - 1),
	})
	switch (event.key) {
		case 'ArrowUp':
			return at(isFar ? 0 : row - 1, column)
		case 'ArrowDown':
			return at(isFar ? lastRow : row + 1, column)
		case 'ArrowLeft':
			return at(row, isFar ? 0 : column - 1)
		case 'ArrowRight':
			return at(row, isFar ? columnCount - 1 : column + 1)
		case 'Home':
			return at(isFar ? 0 : row, 0)
		case 'End':
			return at(isFar ? lastRow : row, columnCount - 1)
		case 'PageUp':
			return at(row - pageRows, column)
		case 'PageDown':
			return at(row + pageRows, column)
		default:
			return undefined
	}
}

/** Tab moves through the text cells, line by line; undefined where it leaves the grid. */
export function tabbed({ shiftKey }: Pressed, { row, column }: Place, lastRow: number): Place | undefined {
	const own = Math.min(column, printsColumn)
	const place = row * (printsColumn + 1) + own + (shiftKey ? -1 : 1)
	const next = { row: Math.floor(place / (printsColumn + 1)), column: place % (printsColumn + 1) }
	return place < 0 || next.row > lastRow ? undefined : next
}

/** Whether the key types a letter, including dead keys and the start of a composition. */
export const types = ({ key, ctrlKey, metaKey, altKey }: Pressed): boolean =>
	!ctrlKey &&
	!metaKey &&
	(key === 'Dead' || key === 'Process' || ([...key].length === 1 && (!altKey || key > '~'))) &&
	key !== ' '

/** The command of a key with Ctrl or Cmd. */
export function commandOf(event: Pressed): 'undo' | 'redo' | 'save' | undefined {
	if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined
	const key = event.key.toLowerCase()
	if (key === 's' && !event.shiftKey) return 'save'
	if (key === 'z') return event.shiftKey ? 'redo' : 'undo'
	return key === 'y' && !event.shiftKey ? 'redo' : undefined
}
