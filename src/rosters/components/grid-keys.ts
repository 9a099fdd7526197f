// The columns of the roster's grid, and where its keys lead.
import * as keys from '#ui/grid/keys.ts'
import type { Place, PressedKey } from '#ui/grid/keys.ts'
import type { PlayerField } from '../rules/player.ts'
import { sheetColumns } from '../rules/sheet.ts'

export { commandOf, types, type Place } from '#ui/grid/keys.ts'

/** The last columns of the sheet are those of the family; they are shown on request. */
const familyFields: readonly PlayerField[] = ['parentName', 'parentEmail', 'parentPhone', 'language']
const plainFields = sheetColumns.filter((field) => !familyFields.includes(field))

export const isFamilyField = (field: PlayerField): boolean => familyFields.includes(field)

/** The columns in the order of the grid: fields of the player, then the family's link and the delete button. */
export type GridColumns = { fields: readonly PlayerField[]; status: number; remove: number; count: number }

const columnsFor = (fields: readonly PlayerField[]): GridColumns => ({
	fields,
	status: fields.length,
	remove: fields.length + 1,
	count: fields.length + 2,
})
const plainColumns = columnsFor(plainFields)
const allColumns = columnsFor(sheetColumns)

/** @param hasFamily whether the family's columns are shown */
export const gridColumns = (hasFamily: boolean): GridColumns => (hasFamily ? allColumns : plainColumns)

/** @param lastRow of the sheet, from 0 */
export const extentOf = (lastRow: number, { fields, count }: GridColumns): keys.Extent => ({
	lastRow,
	columns: count,
	stops: fields.length,
})

type Sheet = { lastRow: number; hasFamily: boolean }
const extentIn = ({ lastRow, hasFamily }: Sheet) => extentOf(lastRow, gridColumns(hasFamily))

/** The key's target cell; undefined for other keys. */
export const movedBy = (event: PressedKey, at: Place, sheet: Sheet): Place | undefined =>
	keys.movedBy(event, at, extentIn(sheet))

/** Tab moves through the cells of a line, then on to the next; undefined where it leaves the grid. */
export const tabbed = (event: PressedKey, at: Place, sheet: Sheet): Place | undefined =>
	keys.tabbed(event, at, extentIn(sheet))
