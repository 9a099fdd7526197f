// The roster of a team, for its managers.
import type { ServiceContext } from '#database/context.server.ts'
import { managedPortal } from '#portals/service/scope.server.ts'
import type { Confirmer, RequestSport } from '#portals/states.ts'
import type { OrderedRows } from '../rules/ordered.ts'
import type { Player } from '../rules/player.ts'
import { playerAccounts, previousTeam, rowsOfTeam } from '../store/rows.server.ts'
import { orderedRows } from './ordered.server.ts'

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
