// A player who left is out of every list, link and cart; without orders the row can come back.
import { expect, test } from 'vitest'
import { makeFamilyLinks } from '#rosters/service/links.server.ts'
import { bringBack } from '#rosters/service/leavers.server.ts'
import { rosterOf } from '#rosters/service/roster.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import {
	canary,
	loadedCart,
	memoryStore,
	newTeam,
	submissionOf,
} from '../../../tests/factories/bulk-orders.ts'
import { openSeason } from '../../../tests/factories/bulk-orders/season.ts'
import { draftIn, saveDraft } from './draft.server.ts'
import { leavePage, leaveTeam } from './leave.server.ts'
import { submitBulk } from './submit.server.ts'
import { portalView } from './views.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const { selling, dependencies } = openSeason(context)
const { at } = selling

test('the player is out of lists and links, once; without orders they can be brought back', async () => {
	const team = await newTeam(at(context), { players: 2 })
	const asked = { portalId: team.portalId, rosterId: team.rosterIds[1] ?? '' }
	const [link] = await makeFamilyLinks(at(team.coach), { portalId: team.portalId, rowIds: [asked.rosterId] })
	await loadedCart(team.coach, team.portalId)
	const page = await leavePage(at(team.coach), asked)
	expect(page).toMatchObject({ orders: [], leftAt: null, player: { name: canary(1) } })
	await leaveTeam(at(team.coach), dependencies, { ...asked, key: page.key })
	await leaveTeam(at(team.coach), dependencies, { ...asked, key: page.key })
	const listed = async () => (await rosterOf(at(team.coach), team.portalId)).rows.map(({ id }) => id)
	expect(await listed()).toEqual([team.rosterIds[0]])
	expect((await portalView(at(team.coach), team.portalId)).participation?.players).toBe(1)
	expect(
		(await rosterOf(at(team.coach), team.portalId)).rows.some(({ linkExpiresAt }) => linkExpiresAt),
	).toBe(false)
	expect(link).toBeDefined()
	await bringBack(at(team.coach), { portalId: team.portalId, rowId: asked.rosterId })
	await bringBack(at(team.coach), { portalId: team.portalId, rowId: asked.rosterId })
	expect(await listed()).toEqual(team.rosterIds)
})

test('a cart from before cannot order for a player who left', async () => {
	const team = await newTeam(at(context), { players: 2 })
	const items = await loadedCart(team.coach, team.portalId)
	const asked = { portalId: team.portalId, rosterId: team.rosterIds[1] ?? '' }
	const { key } = await leavePage(at(team.coach), asked)
	await leaveTeam(at(team.coach), dependencies, { ...asked, key })
	const { revision } = await draftIn(context, { portalId: team.portalId, userId: team.coach.userId })
	await saveDraft(at(team.coach), { portalId: team.portalId, baseRevision: revision, items })
	const submission = await submissionOf(team.coach, team.portalId)
	const parts = { payments: dependencies.payments, files: memoryStore() }
	const placed = await submitBulk(at(team.coach), parts, submission)
	expect(JSON.stringify(placed)).toContain('Row 3: This player has left the team.')
})
