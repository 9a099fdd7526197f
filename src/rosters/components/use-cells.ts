// The roster grid's active cell and its editor.
import { flushSync } from 'react-dom'
import { useGridCells } from '#ui/grid/cells.ts'
import { answerFields } from '../rules/player.ts'
import { withCell, withLineAt } from '../rules/sheet.ts'
import { printsColumn } from './grid-keys.ts'
import type { Roster } from './use-roster.ts'

/** Id of the grid's element. */
export const gridId = 'roster-grid'

export type Cells = ReturnType<typeof useCells>

export function useCells(roster: Roster) {
	const cells = useGridCells({
		id: gridId,
		lastRow: () => roster.latest().length,
		canType: ({ column }) => column < printsColumn,
		save: ({ row, column }, text) => {
			const field = answerFields[column]
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
	return { ...cells, remove, insert }
}
