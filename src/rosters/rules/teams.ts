// The teams of a list that has the players of several, as registration systems export them.
import type { TableRow } from './table.ts'

type List = { heading: TableRow | undefined; body: readonly TableRow[] }
export type ListedTeam = { name: string; rows: readonly number[] }

const ofTeam = /^(?:team|squad|roster|equipo)(?:[ _]?name)?(?:\(s\))?$/i

/** Teams with the numbers of their rows, in the list's order; empty unless there are at least two. */
export function teamsIn({ heading, body }: List): ListedTeam[] {
	const column = heading?.cells.findIndex((cell) => ofTeam.test(cell.trim())) ?? -1
	if (column < 0) return []
	const groups = Map.groupBy(body, ({ cells }) => cells[column] ?? '')
	const teams = [...groups].map(([name, rows]) => ({ name, rows: rows.map(({ row }) => row) }))
	return teams.length > 1 ? teams : []
}

/** Rows of the other teams; none for an unknown name. */
export const rowsOfOthers = (teams: readonly ListedTeam[], name: string | undefined): number[] =>
	teams.some((team) => team.name === name)
		? teams.flatMap((team) => (team.name === name ? [] : team.rows))
		: []
