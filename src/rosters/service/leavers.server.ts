// Players who leave the team, and those who are brought back because nothing had been ordered for them.
import { note } from '#accounts/service/audit.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { parseRosterRowId } from '#kit/ids.ts'
import { managedPortal, type Portal } from '#portals/service/scope.server.ts'
import { messages } from '../messages.ts'
import { maxPlayers } from '../rules/player.ts'
import { countPlayers, lockRoster, raiseRevision } from '../store/changes.server.ts'
import { setBack, setLeft, teamRow, type TeamRow } from '../store/leavers.server.ts'
import { revokeLinks } from '../store/links.server.ts'
import type { rosterEvents } from '../store/rows.server.ts'

export type { TeamRow }

type OnTeam = Pick<Portal, 'id' | 'teamId'>

/** A player of the team, also one who left. @throws Refusal not_found */
export async function playerOfTeam(
	{ db }: Pick<ServiceContext, 'db'>,
	{ teamId }: OnTeam,
	rowId: string,
): Promise<TeamRow> {
	const id = parseRosterRowId(rowId)
	const row = id && (await teamRow(db, { teamId, id }))
	if (!row) throw new Refusal('not_found', messages.noPlayer)
	return row
}

/**
 * The same with the roster locked and the player's links revoked. Call it before any order is locked: a family that
 * orders holds its link first. @throws Refusal not_found
 */
export async function lockLeaver(inner: ServiceContext, portal: OnTeam, rowId: string): Promise<TeamRow> {
	await lockRoster(inner.db, portal.teamId)
	const row = await playerOfTeam(inner, portal, rowId)
	await revokeLinks(inner.db, [row.id], inner.now)
	return row
}

async function recordChange(
	inner: ServiceContext,
	portal: OnTeam,
	{ event, rowId }: { event: (typeof rosterEvents)[number]; rowId: string },
): Promise<void> {
	const revision = await raiseRevision(inner.db, portal.teamId)
	await note(inner, { event, subject: rowId, portalId: portal.id, details: { revision } })
}

/** Takes a locked player from the lists. @param orders how many orders changed with that */
export async function takeFromTeam(
	inner: ServiceContext,
	portal: OnTeam,
	{ rowId, orders }: { rowId: string; orders: number },
): Promise<void> {
	await setLeft(inner.db, { id: rowId, orders, now: inner.now })
	await recordChange(inner, portal, { event: 'roster.left', rowId })
}

/**
 * Puts a player who left back on the roster. A second press changes nothing.
 * @throws Refusal not_found, forbidden; conflict when orders were changed or the roster is full
 */
export function bringBack(
	context: ServiceContext,
	{ portalId, rowId }: { portalId: string; rowId: string },
): Promise<void> {
	return inTransaction(context, async (inner) => {
		const { portal } = await managedPortal(inner, portalId)
		await lockRoster(inner.db, portal.teamId)
		const row = await playerOfTeam(inner, portal, rowId)
		if (row.leftAt === null) return
		if (row.leftOrders > 0) throw new Refusal('conflict', messages.staysAway)
		if ((await countPlayers(inner.db, portal.teamId)) >= maxPlayers)
			throw new Refusal('invalid', messages.tooManyPlayers)
		await setBack(inner.db, { teamId: portal.teamId, id: row.id, now: inner.now })
		await recordChange(inner, portal, { event: 'roster.back', rowId: row.id })
	})
}
