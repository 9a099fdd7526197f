// The roster of a new season from the one before: grades a year later, families' data with them. Players of the last grade
// stay out, until the team brings them along.
import { randomUUID } from 'node:crypto'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { managedPortal, type Portal } from '#portals/service/scope.server.ts'
import { messages } from '../messages.ts'
import { nextGrade } from '../rules/grades.ts'
import { playerIn, type Player } from '../rules/player.ts'
import { nameKey } from '../rules/reimport.ts'
import { countPlayers, insertRows, lockRoster } from '../store/changes.server.ts'
import { namesOfTeam, playersOfTeam, previousTeam } from '../store/rows.server.ts'
import type { RosterPageData } from '../views.ts'
import { addPlayers, finishChange } from './save.server.ts'

type PlayerBefore = Awaited<ReturnType<typeof playersOfTeam>>[number]

const isLeaving = ({ grade }: Pick<Player, 'grade'>): boolean => nextGrade(grade) === null

/** A year later; the last grade stays. */
const aYearLater = (player: PlayerBefore): Player => ({
	...playerIn(player),
	grade: nextGrade(player.grade) ?? player.grade,
})

const teamBefore = (
	{ db }: Pick<ServiceContext, 'db'>,
	{ teamId, organizationId, sport, teamName }: Portal,
) => previousTeam(db, { teamId, organizationId, sport, name: teamName })

/** The season before, for a roster that is empty or was just started from it. The caller has checked the access. */
export async function lastSeasonOf(
	context: Pick<ServiceContext, 'db'>,
	portal: Portal,
	present: readonly Pick<Player, 'name'>[],
): Promise<RosterPageData['lastSeason']> {
	if (present.length > 0 && portal.rosterRevision > 1) return null
	const last = await teamBefore(context, portal)
	if (!last) return null
	const players = await playersOfTeam(context.db, last.id)
	const known = new Set(present.map(({ name }) => nameKey(name)))
	return {
		teamName: last.name,
		season: last.season,
		players: players.filter((player) => !isLeaving(player)).length,
		leaving: players.flatMap((player) =>
			isLeaving(player) && !known.has(nameKey(player.name))
				? [{ id: player.id, name: player.name, grade: player.grade }]
				: [],
		),
	}
}

/**
 * Fills an empty roster with the players of the organization's previous team in this sport, without those of the last
 * grade.
 * @returns how many; undefined when the roster has players already, after a second click or a concurrent change
 * @throws Refusal not_found, forbidden, conflict without an earlier roster
 */
export function startFromLastSeason(context: ServiceContext, portalId: string): Promise<number | undefined> {
	return inTransaction(context, async (inner) => {
		const { db, now } = inner
		const { portal } = await managedPortal(inner, portalId)
		const { teamId } = portal
		await lockRoster(db, teamId)
		if ((await countPlayers(db, teamId)) > 0) return undefined
		const last = await teamBefore(inner, portal)
		if (!last) throw new Refusal('conflict', messages.noLastSeason)
		const rows = (await playersOfTeam(db, last.id))
			.filter((player) => !isLeaving(player))
			.map((player, position) => ({ ...aYearLater(player), id: randomUUID(), position }))
		if (rows.length > 0) await insertRows(db, { teamId, rows, now })
		await finishChange(inner, portal, { event: 'roster.started', players: rows.length })
		return rows.length
	})
}

/**
 * Adds players of the last grade whom the start left out.
 * @param rowIds of the previous roster; ids of other teams are ignored, and so are players who are there already
 * @returns how many
 * @throws Refusal not_found, forbidden, invalid for too many; conflict without an earlier roster
 */
export function bringLeaving(
	context: ServiceContext,
	{ portalId, rowIds }: { portalId: string; rowIds: readonly string[] },
): Promise<number> {
	return inTransaction(context, async (inner) => {
		const { portal } = await managedPortal(inner, portalId)
		await lockRoster(inner.db, portal.teamId)
		const last = await teamBefore(inner, portal)
		if (!last) throw new Refusal('conflict', messages.noLastSeason)
		const present = new Set((await namesOfTeam(inner.db, portal.teamId)).map(({ name }) => nameKey(name)))
		const players = (await playersOfTeam(inner.db, last.id)).filter(
			(player) => rowIds.includes(player.id) && isLeaving(player) && !present.has(nameKey(player.name)),
		)
		return addPlayers(inner, { portalId, players: players.map(aYearLater) })
	})
}
