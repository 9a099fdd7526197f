// The logos that are offered on every garment: a person's own uploads, and those of the teams that the person manages.
import type { ServiceContext } from '#database/context.server.ts'
import type { ArtOwner } from '#designs/service/art.server.ts'
import type { OfferedLogos } from '#designs/views.ts'
import { keptLogos } from '#files/service/files.server.ts'
import { teamArt, teamLogos } from '#portals/service/team-art.server.ts'

/** The owner, who may also use the art of the own teams. */
export const withTeamArt = (context: ServiceContext, owner: ArtOwner): ArtOwner => ({
	...owner,
	sharedArt: (ids) => teamArt({ ...context, actor: { ...context.actor, userId: owner.userId } }, ids),
})

/** What is both is listed as the person's own. */
export async function offeredLogos(context: ServiceContext, owner: ArtOwner): Promise<OfferedLogos> {
	const [own, teams] = [await keptLogos(context, owner), await teamLogos(context)]
	const ids = new Set(own.map(({ id }) => id))
	return {
		own,
		teams: teams
			.map((team) => ({ ...team, logos: team.logos.filter(({ id }) => !ids.has(id)) }))
			.filter(({ logos }) => logos.length > 0),
	}
}
