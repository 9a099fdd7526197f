// The rosters of the teams that a person manages, for the players of a design.
import type { ServiceContext } from '#database/context.server.ts'
import type { BuilderResult } from '#designs/schemas.ts'
import { managedPortals } from '#portals/service/scope.server.ts'
import { jerseyNames } from '#rosters/rules/jersey-names.ts'
import { rosterOf } from '#rosters/service/roster.server.ts'

/** The teams whose roster the actor may take; empty for players, families and visitors. */
export const teamsToChoose = async (context: ServiceContext): Promise<BuilderResult['teams']> =>
	(await managedPortals(context)).map(({ portal: { id, teamName, school, season } }) => ({
		portalId: id,
		label: [teamName, school, season].filter((part) => part !== '').join(', '),
	}))

/**
 * With the names that their jerseys print, and nothing of their families.
 * @throws Refusal not_found for another school's portal; forbidden for players
 */
export async function teamRoster(
	context: ServiceContext,
	portalId: string,
): Promise<BuilderResult['team-roster']> {
	const { rows } = await rosterOf(context, portalId)
	const names = jerseyNames(rows)
	return rows.map(({ number, size, shortsSize, printsName }, at) => ({
		name: names[at] ?? '',
		number,
		size,
		shortsSize,
		printsName,
	}))
}
