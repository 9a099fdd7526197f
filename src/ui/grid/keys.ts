// The keyboard of an editable grid as data: where each key moves, and what it does.
export type Place = { row: number; column: number }

/** How far a grid reaches; all numbers but the counts start at 0. */
export type Extent = {
	lastRow: number
	/** Number of columns that arrow keys reach. */
	columns: number
	/** The column after the last one that Tab goes through, and the first one: 0 unless given. */
	stops: number
	firstStop?: number
}

const pageRows = 10

export type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), most)

/** The key's target cell; undefined for other keys. */
export function movedBy(
	event: PressedKey,
	{ row, column }: Place,
	{ lastRow, columns }: Pick<Extent, 'lastRow' | 'columns'>,
): Place | undefined {
	const isFar = event.ctrlKey || event.metaKey
	const at = (toRow: number, toColumn: number): Place => ({
		row: clamp(toRow, lastRow),
		column: clamp(toColumn, columns - 1),
	})
	switch (event.key) {
		case 'ArrowUp':
			return at(isFar ? 0 : row - 1, column)
		case 'ArrowDown':
			return at(isFar ? lastRow : row + 1, column)
		case 'ArrowLeft':
			return at(row, isFar ? 0 : column - 1)
		case 'ArrowRight':
			return at(row, isFar ? columns - 1 : column + 1)
		case 'Home':
			return at(isFar ? 0 : row, 0)
		case 'End':
			return at(isFar ? lastRow : row, columns - 1)
		case 'PageUp':
			return at(row - pageRows, column)
		case 'PageDown':
			return at(row + pageRows, column)
		default:
			return undefined
	}
}

/** Tab moves through the stops of a row, then on to the next; undefined where it leaves the grid. */
export function tabbed(
	{ shiftKey }: PressedKey,
	{ row, column }: Place,
	{ lastRow, stops, firstStop = 0 }: Omit<Extent, 'columns'>,
): Place | undefined {
	const width = stops - firstStop
	if (column < firstStop && (!shiftKey || column > 0)) return { row, column: column + (shiftKey ? -1 : 1) }
	const own = clamp(column - firstStop, width - 1)
	const place = row * width + own + (shiftKey ? -1 : 1)
	const next = { row: Math.floor(place / width), column: firstStop + (place % width) }
	return place < 0 || next.row > lastRow ? undefined : next
}

/** Whether the key types a letter, including dead keys and the start of a composition. */
export const types = ({ key, ctrlKey, metaKey, altKey }: PressedKey): boolean =>
	!ctrlKey &&
	!metaKey &&
	(key === 'Dead' || key === 'Process' || ([...key].length === 1 && (!altKey || key > '~'))) &&
	key !== ' '

/** The command of a key with Ctrl or Cmd. */
export function commandOf(event: PressedKey): 'undo' | 'redo' | 'save' | undefined {
	if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined
	const key = event.key.toLowerCase()
	if (key === 's' && !event.shiftKey) return 'save'
	if (key === 'z') return event.shiftKey ? 'redo' : 'undo'
	return key === 'y' && !event.shiftKey ? 'redo' : undefined
}
