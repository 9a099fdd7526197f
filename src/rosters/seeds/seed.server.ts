// Players of the demo teams.
import { demoAccountId } from '#accounts/seeds/seed.server.ts'
import { stableId } from '#catalog/seeds/seed.server.ts'
import type { Connection } from '#database/client.server.ts'
import { dayMs } from '#kit/time.ts'
import { demoPortalId, demoTeamId, demoTeams } from '#portals/seeds/seed.server.ts'
import { roster } from '../tables.ts'

/** Id of a player's row; positions count from 0. */
const demoRosterId = (portalId: string, position: number): string =>
	stableId(`demo roster ${portalId} ${position}`)

export async function seedRosters(db: Connection, now: Date): Promise<void> {
	const rows = demoTeams.flatMap(({ portalId, squad, ageDays }) => {
		const createdAt = new Date(now.getTime() - ageDays * dayMs)
		return squad.map((player, position) => ({
			id: demoRosterId(portalId, position),
			teamId: demoTeamId(portalId),
			position,
			playerName: player.name,
			number: player.number,
			size: player.size,
			shortsSize: player.shorts,
			printsName: player.printsName ?? true,
			userId: portalId === demoPortalId && position === 0 ? demoAccountId('player') : null,
			createdAt,
			updatedAt: createdAt,
		}))
	})
	await db.insert(roster).values(rows)
}
