// Reads a coach's list as preview players, by the rules of rosters.
import type { RequestSport } from '#portals/states.ts'
import { fieldLabels, isBlank, type Player } from '#rosters/rules/player.ts'
import type { RosterFile } from '#rosters/import/read-file.ts'
import { tableOf, textOf } from '#rosters/rules/table.ts'
import { bestSheet, rowsTooMany, importList, whyLeftOut } from '#rosters/rules/import-rows.ts'

export type Roster = {
	/** Includes rows with errors: the preview shows the typed text. */
	players: readonly Player[]
	problems: readonly { row: number; message: string }[]
	/** Why the list was refused. */
	tooLong?: string | undefined
}

export function rosterOf(text: string, sport: RequestSport): Roster {
	const rows = tableOf(text)
	const tooLong = rowsTooMany(rows)
	if (tooLong !== undefined) return { players: [], problems: [], tooLong }
	const { accepted, failed, leftOut, heading, repeated } = importList(rows, sport)
	const read = [...accepted, ...failed].toSorted((a, b) => a.row - b.row)
	const problems = [
		...repeated.map((title) => ({
			row: heading?.row ?? 1,
			message: `A second column “${title}” was left out.`,
		})),
		...read.flatMap(({ row, notes }) =>
			notes.map(({ field, message }) => ({ row, message: `${fieldLabels[field]}: ${message}` })),
		),
		...leftOut.map(({ row, why }) => ({ row, message: `${whyLeftOut[why]}.` })),
	]
	return {
		players: read.map(({ player }) => player).filter((player) => !isBlank(player)),
		problems: problems.toSorted((a, b) => a.row - b.row),
	}
}

export type List = {
	text: string
	/** The sheet of a workbook with several sheets. */
	sheet?: string
}

export function listOf({ sheets }: Pick<RosterFile, 'sheets'>): List {
	const sheet = sheets[bestSheet(sheets)]
	const text = textOf(sheet?.rows ?? [])
	if (!sheet || sheets.length === 1) return { text }
	return { text, sheet: `Read: the sheet “${sheet.name}”, one of ${sheets.length}.` }
}
