// The roster of a team, for its managers, and which of its rows are ordered, with which values.
import type { ServiceContext } from '#database/context.server.ts'
import { managedPortal } from '#portals/service/scope.server.ts'
import { carriedOf, type OrderedLine, type OrderedRows, type Stage } from '../rules/ordered.ts'
import type { RosterPageData } from '../views.ts'
import { lastSeasonOf } from './last-season.server.ts'
import { leftOfTeam } from '../store/leavers.server.ts'
import { linesForRows, playerAccounts, rowsOfTeam, type LineForRow } from '../store/rows.server.ts'

const stages: Record<LineForRow['status'], Stage> = {
	pending: 'unpaid',
	awaiting_approval: 'waiting',
	changes_requested: 'sentBack',
	approved: 'approved',
	paid: 'inProduction',
	processing: 'inProduction',
	shipped: 'sent',
	delivered: 'sent',
	cancelled: 'sent',
	refunded: 'sent',
}

/** Null where the garment has no place for a name. */
function printsNameOf({ designId, snapshot: { prints, omitsName } }: LineForRow): boolean | null {
	if (designId === null || !prints) return null
	return prints.name || (omitsName ? false : null)
}

const lineOf = (line: LineForRow): OrderedLine => ({
	orderId: line.orderId,
	kind: line.kind ?? '',
	isDesigned: line.designId !== null,
	name: line.customization.player_name,
	number: line.customization.number,
	size: line.customization.size,
	...(line.snapshot.prints && { sold: { printsName: printsNameOf(line) } }),
})

/** Every ordered row of the portal, or one row. The caller must have checked access to it. One statement. */
export async function orderedRows(
	{ db }: Pick<ServiceContext, 'db'>,
	asked: { portalId: string; rowId?: string },
): Promise<OrderedRows> {
	const lines = await linesForRows(db, asked)
	const orders = new Map(lines.map(({ orderId, status }) => [orderId, stages[status]]))
	const ids = [...orders.keys()]
	const byRow = Map.groupBy(lines, ({ rowId }) => rowId)
	return {
		orders: [...orders].map(([id, stage]) => ({ id, stage })),
		rows: [...byRow].flatMap(([rowId, own]) =>
			rowId === null ? [] : [[rowId, carriedOf(own.map(lineOf), (id) => ids.indexOf(id))] as const],
		),
	}
}

/** @throws Refusal not_found for another school's portal; forbidden for players */
export async function rosterOf(context: ServiceContext, portalId: string): Promise<RosterPageData> {
	const { db, now } = context
	const { portal } = await managedPortal(context, portalId)
	const { teamId, teamName, school, season, sport, timeZone } = portal
	const rows = await rowsOfTeam(db, { teamId, now })
	const ordered = await orderedRows(context, { portalId: portal.id })
	const accounts = await playerAccounts(db, portal.id)
	return {
		portal: { id: portal.id, teamName, school, season, sport, timeZone },
		revision: portal.rosterRevision,
		rows,
		ordered,
		accounts: accounts.map(({ userId, name, email }) => ({ userId, name: name || email || 'No name' })),
		left: await leftOfTeam(db, teamId),
		lastSeason: await lastSeasonOf(context, portal, rows),
	}
}
