// Changes to the roster by its managers: the whole sheet, and single players.
import { randomUUID } from 'node:crypto'
import { note } from '#accounts/service/audit.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { managedPortal, type Portal } from '#portals/service/scope.server.ts'
import type { DeletesOfPlayers } from '../dependencies.server.ts'
import { messages } from '../messages.ts'
import { playerNotes } from '../rules/notes.ts'
import { fieldLabels, isBlank, maxPlayers, type Player } from '../rules/player.ts'
import type { SentSheet } from '../schemas.ts'
import {
	countPlayers,
	deleteRows,
	insertRows,
	lockRoster,
	raiseRevision,
	rowIdsOfTeam,
	updateRows,
} from '../store/changes.server.ts'
import { lastChange, rowsOfTeam, type rosterEvents } from '../store/rows.server.ts'
import type { SaveAnswer } from '../views.ts'

/** @throws Refusal invalid with the first invalid rows and cells, without players' names */
function assertSound(players: readonly Player[]): void {
	const problems = players.flatMap((player, at) =>
		playerNotes(player)
			.filter(({ tone }) => tone === 'error')
			.map(({ field, message }) => `Row ${at + 1}, ${fieldLabels[field]}: ${message}`),
	)
	if (problems.length === 0) return
	const more = problems.length > 3 ? ` And ${problems.length - 3} more.` : ''
	throw new Refusal('invalid', problems.slice(0, 3).join(' ') + more)
}

function assertFits(players: number): void {
	if (players > maxPlayers) throw new Refusal('invalid', messages.tooManyPlayers)
}

type Done = { event: (typeof rosterEvents)[number]; players: number }

/** Raises the revision and records who changed it. @returns the new revision */
export async function finishChange(
	inner: ServiceContext,
	portal: Portal,
	{ event, players }: Done,
): Promise<number> {
	const revision = await raiseRevision(inner.db, portal.teamId)
	await note(inner, { event, subject: portal.teamId, portalId: portal.id, details: { players, revision } })
	return revision
}

/**
 * Saves the whole sheet if its revision is current. Empty rows are dropped.
 * Runs at most eight statements for any number of rows, besides those of `onDeleted`.
 * @throws Refusal not_found, forbidden, invalid
 */
export function saveRoster(
	context: ServiceContext,
	{ portalId, revision, rows }: SentSheet & { portalId: string },
	onDeleted: readonly DeletesOfPlayers[] = [],
): Promise<SaveAnswer<Date>> {
	return inTransaction(context, async (inner) => {
		const { db, now } = inner
		const { portal } = await managedPortal(inner, portalId)
		const { teamId } = portal
		assertFits(rows.length)
		assertSound(rows)
		const current = await lockRoster(db, teamId)
		if (current !== revision) return behind(inner, portal, current ?? 0)
		const known = await rowIdsOfTeam(db, teamId)
		const placed = rows
			.filter((row) => !isBlank(row))
			.map((row, position) => {
				// A row of another team, or a duplicate id, becomes a new player.
				const isKnown = row.id !== null && known.delete(row.id)
				return { ...row, position, isKnown, id: isKnown && row.id !== null ? row.id : randomUUID() }
			})
		const [kept, added] = [placed.filter(({ isKnown }) => isKnown), placed.filter(({ isKnown }) => !isKnown)]
		if (known.size > 0) {
			const rosterIds = [...known]
			for (const handle of onDeleted) await handle(inner, { portalId: portal.id, rosterIds })
			await deleteRows(db, { teamId, ids: rosterIds })
		}
		if (kept.length > 0) await updateRows(db, { teamId, rows: kept, now })
		if (added.length > 0) await insertRows(db, { teamId, rows: added, now })
		const next = await finishChange(inner, portal, { event: 'roster.saved', players: placed.length })
		return { kind: 'saved', revision: next, rows: await rowsOfTeam(db, { teamId, now }) }
	})
}

async function behind(
	{ db, now }: ServiceContext,
	{ id, teamId }: Portal,
	revision: number,
): Promise<SaveAnswer<Date>> {
	const rows = await rowsOfTeam(db, { teamId, now })
	const change = await lastChange(db, id)
	const isFamily = change?.event === 'roster.confirmed'
	return {
		kind: 'behind',
		revision,
		rows,
		who: isFamily ? null : change?.name || 'Someone else',
		at: change?.at ?? null,
	}
}

/**
 * Appends players to the roster; empty rows are dropped. @returns how many. @throws Refusal not_found, forbidden,
 * invalid
 */
export function addPlayers(
	context: ServiceContext,
	{ portalId, players: given }: { portalId: string; players: readonly Player[] },
): Promise<number> {
	const players = given.filter((player) => !isBlank(player))
	return inTransaction(context, async (inner) => {
		const { db, now } = inner
		const { portal } = await managedPortal(inner, portalId)
		const { teamId } = portal
		assertSound(players)
		await lockRoster(db, teamId)
		const there = await countPlayers(db, teamId)
		assertFits(there + players.length)
		if (players.length === 0) return 0
		const rows = players.map((player, at) => ({ ...player, id: randomUUID(), position: there + at }))
		await insertRows(db, { teamId, rows, now })
		await finishChange(inner, portal, { event: 'roster.added', players: rows.length })
		return rows.length
	})
}
