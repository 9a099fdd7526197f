// The roster of a team, for its managers, and which of its rows are ordered, with which values.
import type { ServiceContext } from '#database/context.server.ts'
import { managedPortal } from '#portals/service/scope.server.ts'
import type { Confirmer, RequestSport } from '#portals/states.ts'
import { carriedOf, type OrderedLine, type OrderedRows, type Stage } from '../rules/ordered.ts'
import type { Player } from '../rules/player.ts'
import {
	linesForRows,
	playerAccounts,
	previousTeam,
	rowsOfTeam,
	type LineForRow,
} from '../store/rows.server.ts'

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

const lineOf = ({ orderId, designId, customization, kind }: LineForRow): OrderedLine => ({
	orderId,
	kind: kind ?? '',
	isDesigned: designId !== null,
	name: customization.player_name,
	number: customization.number,
	size: customization.size,
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

export type RosterRow = Player & {
	id: string
	/** The player's own account, if any. */
	userId: string | null
	confirmedAt: Date | null
	confirmedBy: Confirmer | null
	/** When the family's open link to this row expires. */
	linkExpiresAt: Date | null
}

export type RosterPage = {
	portal: {
		id: string
		teamName: string
		school: string
		season: string
		sport: RequestSport
		/** IANA name. */
		timeZone: string
	}
	revision: number
	rows: RosterRow[]
	/** Which of them are ordered, and with which values. */
	ordered: OrderedRows
	/** Accounts of the portal's players. */
	accounts: { userId: string; name: string }[]
	/** The earlier roster that an empty one can be copied from. */
	lastSeason: { teamName: string; season: string; players: number } | null
}

/** @throws Refusal not_found for another school's portal; forbidden for players */
export async function rosterOf(context: ServiceContext, portalId: string): Promise<RosterPage> {
	const { db, now } = context
	const { portal } = await managedPortal(context, portalId)
	const { teamId, teamName, school, season, sport, timeZone, organizationId } = portal
	const rows = await rowsOfTeam(db, { teamId, now })
	const ordered = await orderedRows(context, { portalId: portal.id })
	const accounts = await playerAccounts(db, portal.id)
	const last =
		rows.length === 0 ? await previousTeam(db, { teamId, organizationId, sport, name: teamName }) : undefined
	return {
		portal: { id: portal.id, teamName, school, season, sport, timeZone },
		revision: portal.rosterRevision,
		rows,
		ordered,
		accounts: accounts.map(({ userId, name, email }) => ({ userId, name: name || email || 'No name' })),
		lastSeason: last ? { teamName: last.name, season: last.season, players: last.players } : null,
	}
}
