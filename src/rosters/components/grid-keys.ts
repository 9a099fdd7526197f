// The columns of the roster's grid, and where its keys lead.
import * as keys from '#ui/grid/keys.ts'
import type { Place, PressedKey } from '#ui/grid/keys.ts'

export { commandOf, types, type Place } from '#ui/grid/keys.ts'

export const columnCount = 7
/** The columns before this one hold text. */
export const printsColumn = 4
export const familyColumn = 5
export const deleteColumn = 6

/** @param lastRow of the sheet, from 0 */
export const extentOf = (lastRow: number): keys.Extent => ({
	lastRow,
	columns: columnCount,
	stops: printsColumn + 1,
})

/** The key's target cell; undefined for other keys. @param lastRow of the sheet, from 0 */
export const movedBy = (event: PressedKey, at: Place, lastRow: number): Place | undefined =>
	keys.movedBy(event, at, extentOf(lastRow))

/** Tab moves through the text cells, line by line; undefined where it leaves the grid. */
export const tabbed = (event: PressedKey, at: Place, lastRow: number): Place | undefined =>
	keys.tabbed(event, at, extentOf(lastRow))
