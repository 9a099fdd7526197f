// Rosters. Contacts of families are neither shown nor changed: they are for the messages of the team's managers.
import { z } from 'zod'
import { inTransaction } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { emptyPlayer, type Player } from '#rosters/rules/player.ts'
import { rosterOf } from '#rosters/service/roster.server.ts'
import { addPlayers, saveRoster } from '#rosters/service/save.server.ts'
import { messages } from '../messages.ts'
import { NewPlayers, Roster, RosterChange, RosterSheet } from '../resources/rosters.ts'
import { operation, type Operation } from './operation.ts'

const params = z.object({ portalId: z.string().max(80) })

export const rosterOperations: readonly Operation[] = [
	operation({
		id: 'getRoster',
		method: 'GET',
		path: '/portals/{portalId}/roster',
		tag: 'Rosters',
		scope: 'rosters:read',
		role: 'csr',
		summary: 'Read the roster of a team’s portal',
		params,
		query: z.strictObject({}),
		answer: { status: 200, name: 'Roster', schema: Roster },
		problems: ['not-found'],
		isPersonal: true,
		run: async ({ context, params: { portalId } }) => {
			const { revision, rows } = await rosterOf(context, portalId)
			return { portalId, revision, players: [...rows] }
		},
	}),
	operation({
		id: 'addPlayers',
		method: 'POST',
		path: '/portals/{portalId}/roster/players',
		tag: 'Rosters',
		scope: 'rosters:write',
		role: 'csr',
		summary: 'Add players to a roster',
		params,
		query: z.strictObject({}),
		body: {
			name: 'NewPlayers',
			schema: NewPlayers,
			example: { players: [{ name: 'SAMPLE', number: '7', size: 'YM' }] },
		},
		answer: { status: 201, name: 'PlayersAdded', schema: RosterChange },
		problems: ['not-found'],
		isWrite: true,
		run: ({ context, params: { portalId }, body }) =>
			inTransaction(context, async (inner) => {
				const players = body.players.map((player): Player => ({ ...emptyPlayer, ...player }))
				await addPlayers(inner, { portalId, players })
				const { revision, rows } = await rosterOf(inner, portalId)
				return { portalId, revision, players: rows.length }
			}),
	}),
	operation({
		id: 'replaceRoster',
		method: 'PUT',
		path: '/portals/{portalId}/roster',
		tag: 'Rosters',
		scope: 'rosters:write',
		role: 'csr',
		summary: 'Replace the roster of a team’s portal',
		description:
			'Saves the whole roster if its revision is current: players who are not in it are deleted, with their lines of open carts. Contacts of families stay.',
		params,
		query: z.strictObject({}),
		body: {
			name: 'RosterSheet',
			schema: RosterSheet,
			example: { revision: 3, players: [{ name: 'SAMPLE', number: '7', size: 'YM' }] },
		},
		answer: { status: 200, name: 'RosterReplaced', schema: RosterChange },
		problems: ['not-found', 'conflict'],
		isWrite: true,
		run: ({ context, dependencies, params: { portalId }, body: { revision, players } }) =>
			inTransaction(context, async (inner) => {
				const known = new Map((await rosterOf(inner, portalId)).rows.map((row) => [row.id, row]))
				const rows = players.map((player) => {
					const before = player.id === null ? emptyPlayer : known.get(player.id)
					if (!before) throw new Refusal('conflict', messages.unknownPlayer)
					const { parentName, parentEmail, parentPhone, language } = before
					return { ...player, parentName, parentEmail, parentPhone, language }
				})
				const saved = await saveRoster(inner, { portalId, revision, rows }, dependencies.playersDeleted)
				if (saved.kind === 'behind') throw new Refusal('conflict', messages.lostRevision)
				return { portalId, revision: saved.revision, players: saved.rows.length }
			}),
	}),
]
