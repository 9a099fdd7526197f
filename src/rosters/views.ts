// View models of the roster page and answers to its requests; instants are strings, as in JSON.
import type { Confirmer } from '#portals/states.ts'
import type { RosterRequest } from './schemas.ts'
import type { Player } from './rules/player.ts'
import type { Line } from './rules/sheet.ts'

type Instants = { confirmedAt: Date | null; linkExpiresAt: Date | null }

export type RowView = Player & {
	id: string
	userId: string | null
	confirmedAt: string | null
	confirmedBy: Confirmer | null
	linkExpiresAt: string | null
}

export const rowView = <Row extends Omit<RowView, keyof Instants> & Instants>(row: Row): RowView => {
	const { id, name, number, size, shortsSize, printsName, userId, confirmedBy } = row
	return {
		id,
		name,
		number,
		size,
		shortsSize,
		printsName,
		userId,
		confirmedBy,
		confirmedAt: row.confirmedAt?.toISOString() ?? null,
		linkExpiresAt: row.linkExpiresAt?.toISOString() ?? null,
	}
}

/** Converts a saved row to a line of the sheet. */
export const lineOf = ({ id, name, number, size, shortsSize, printsName }: RowView): Line => ({
	key: id,
	id,
	name,
	number,
	size,
	shortsSize,
	printsName,
})

export type SaveAnswer =
	| { kind: 'saved'; revision: number; rows: RowView[] }
	| { kind: 'behind'; revision: number; rows: RowView[]; who: string | null; at: string | null }

export type LinkView = { rowId: string; url: string; expiresAt: string }

/** The successful result of each intent. */
export type RosterResult = {
	save: SaveAnswer
	'make-links': LinkView[]
	'revoke-links': null
	'link-account': null
}

export type RosterAnswer<Intent extends RosterRequest['intent'] = RosterRequest['intent']> =
	{ ok: true; result: RosterResult[Intent] } | { ok: false; status: number; message: string }
