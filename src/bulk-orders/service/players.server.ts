// The players of a team as orders use them, with the names that their jerseys print.
import type { ServiceContext } from '#database/context.server.ts'
import { withJerseyNames } from '#rosters/rules/jersey-names.ts'
import { parentEmailOf, playersOf } from '../store/players.server.ts'

/** In sheet order. The caller has checked the access to the team. One statement. */
export const teamPlayers = async ({ db }: Pick<ServiceContext, 'db'>, teamId: string) =>
	withJerseyNames(await playersOf(db, teamId))
export type TeamPlayer = Awaited<ReturnType<typeof teamPlayers>>[number]

/** The player of a row; undefined for rows of other teams. */
export const teamPlayer = async (
	context: Pick<ServiceContext, 'db'>,
	{ teamId, id }: { teamId: string; id: string },
): Promise<TeamPlayer | undefined> => (await teamPlayers(context, teamId)).find((one) => one.id === id)

/** The player behind a family's link, with the family's own address. */
export type FamilyPlayer = TeamPlayer & { parentEmail: string }

export async function familyPlayer(
	context: Pick<ServiceContext, 'db'>,
	place: { teamId: string; id: string },
): Promise<FamilyPlayer | undefined> {
	const player = await teamPlayer(context, place)
	return player && { ...player, parentEmail: await parentEmailOf(context.db, place) }
}

/** The player whose account this is. */
export const playerOfUser = async (
	context: Pick<ServiceContext, 'db'>,
	{ teamId, userId }: { teamId: string; userId: string },
): Promise<TeamPlayer | undefined> =>
	(await teamPlayers(context, teamId)).find((one) => one.userId === userId)
