// The roster grid's active cell and its editor.
import { flushSync } from 'react-dom'
import { useGridCells } from '#ui/grid/cells.ts'
import { isTextField, type TextField } from '../rules/player.ts'
import { withCell, withLineAt } from '../rules/sheet.ts'
import type { GridColumns } from './grid-keys.ts'
import type { Roster } from './use-roster.ts'

/** Id of the grid's element. */
export const gridId = 'roster-grid'

export type Cells = ReturnType<typeof useCells>

export function useCells(roster: Roster, columns: GridColumns) {
	const fieldAt = (column: number): TextField | undefined => {
		const field = columns.fields[column]
		return field && isTextField(field) ? field : undefined
	}
	const cells = useGridCells({
		id: gridId,
		lastRow: () => roster.latest().length,
		canType: ({ column }) => fieldAt(column) !== undefined,
		save: ({ row, column }, text) => {
			const field = fieldAt(column)
			if (field) roster.change((now) => withCell(now, row, [field, text]))
		},
	})
	const remove = (row: number) => {
		if (!roster.latest()[row]) return
		flushSync(() => roster.removeLine(row))
		cells.go({ row, column: cells.active().column })
	}
	const insert = (row: number) => {
		flushSync(() => roster.change((now) => withLineAt(now, Math.min(row, now.length))))
		cells.go({ row, column: 0 })
	}
	return { ...cells, columns, fieldAt, remove, insert }
}
