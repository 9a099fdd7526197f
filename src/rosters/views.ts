// View models of the roster page and answers to its requests; instants are strings, as in JSON.
import type { Confirmer, RequestSport } from '#portals/states.ts'
import type { OrderedRows } from './rules/ordered.ts'
import { playerIn, type Player } from './rules/player.ts'
import type { Line } from './rules/sheet.ts'

/** A saved row of the roster. */
export type RosterRow<Instant = Date> = Player & {
	id: string
	/** The player's own account, if any. */
	userId: string | null
	confirmedAt: Instant | null
	confirmedBy: Confirmer | null
	/** When the family's open link to this row expires. */
	linkExpiresAt: Instant | null
}
export type RowView = RosterRow<string>

export const rowView = (row: RosterRow): RowView => ({
	...row,
	confirmedAt: row.confirmedAt?.toISOString() ?? null,
	linkExpiresAt: row.linkExpiresAt?.toISOString() ?? null,
})

/** Converts a saved row to a line of the sheet. */
export const lineOf = (row: RowView): Line => ({ key: row.id, id: row.id, ...playerIn(row) })

export type LastSeason = {
	teamName: string
	season: string
	/** How many a start brings along. */
	players: number
	/** Players of the last grade who are not on the roster. */
	leaving: readonly { id: string; name: string; grade: string }[]
}

export type RosterPageData<Instant = Date> = {
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
	rows: readonly RosterRow<Instant>[]
	/** Which of them are ordered, and with which values. */
	ordered: OrderedRows
	/** Accounts of the portal's players. */
	accounts: readonly { userId: string; name: string }[]
	/** Players who left the team, latest first. */
	left: readonly { id: string; name: string; number: string }[]
	/** The earlier roster, for one that is empty or was just started from it. */
	lastSeason: LastSeason | null
}

/** The roster after a save; `behind` when another person saved since: nothing was written. */
export type SaveAnswer<Instant = string> = { revision: number; rows: RosterRow<Instant>[] } & (
	| { kind: 'saved' }
	/** `who` is null for a family that confirmed its row. */
	| { kind: 'behind'; who: string | null; at: Instant | null }
)

/** An item of the team's open catalog with what is printed of one player, before any discount. */
export type FamilyPrice = {
	id: string
	model: string
	isRequired: boolean
	unitCents: number
	/** Other colors of it cost more. */
	isFrom: boolean
}

export type LinkView = { rowId: string; url: string; expiresAt: string }

/** The successful result of each intent. */
export type RosterResult = {
	save: SaveAnswer
	'make-links': LinkView[]
	'revoke-links': null
	'link-account': null
}
