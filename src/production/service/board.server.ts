// The board of the floor: three statements, whatever hangs on it.
import type { ServiceContext } from '#database/context.server.ts'
import type { BoardFilters } from '../filters.ts'
import { boardColumns, floorDay } from '../rules/floor.ts'
import { cardsOf, columnCounts, teamsOnFloor } from '../store/board.server.ts'
import type { BoardView } from '../views.ts'
import { cardOf } from './cards.server.ts'
import { requireFloor } from './gate.server.ts'

/** Cards of a column beside the others, and of one that is shown alone. */
const cardsPerColumn = 24
export const cardsPerPage = 60

/** @throws Refusal forbidden */
export async function boardView(context: ServiceContext, filters: BoardFilters): Promise<BoardView> {
	requireFloor(context)
	const { db, now } = context
	const today = floorDay(now)
	const question = { filters, today }
	const counts = new Map((await columnCounts(db, question)).map((row) => [row.status, row]))
	const columns = filters.status ? [filters.status] : boardColumns
	const alone = filters.status ? (counts.get(filters.status)?.count ?? 0) : 0
	const pages = Math.max(1, Math.ceil(alone / cardsPerPage))
	const skipped = filters.status ? (Math.min(filters.page, pages) - 1) * cardsPerPage : 0
	const to = filters.status ? skipped + cardsPerPage : cardsPerColumn
	const rows = await cardsOf(db, question, { columns, from: skipped + 1, to })
	const byStatus = Map.groupBy(rows, ({ status }) => status)
	const teams = await teamsOnFloor(db)
	const sum = (part: 'count' | 'late') => [...counts.values()].reduce((total, row) => total + row[part], 0)
	return {
		columns: boardColumns.map((status) => ({
			status,
			count: counts.get(status)?.count ?? 0,
			cards: (byStatus.get(status) ?? []).map((row) => cardOf(row, today)),
		})),
		total: sum('count'),
		late: sum('late'),
		teams: teams.map(({ portalId, team, season }) => ({ portalId, name: `${team}, ${season}` })),
		pages,
	}
}
