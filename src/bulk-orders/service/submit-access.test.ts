// Who may submit a bulk order, for whom, and how many statements it runs. On both engines.
import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bulkDrafts } from '../tables.ts'
import { orderLines, orders } from '#orders/tables.ts'
import { roster } from '#rosters/tables.ts'
import { statementsOf } from '../../../tests/factories/orders.ts'
import { openTestSelling } from '../../../tests/factories/payments.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import {
	canary,
	loadedCart,
	memoryStore,
	newTeam,
	submissionOf,
} from '../../../tests/factories/bulk-orders.ts'
import { saveDraft } from './draft.server.ts'
import { portalView } from './views.server.ts'
import { submitBulk } from './submit.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const selling = openTestSelling(context)
const files = memoryStore()
const dependencies = { payments: selling.dependencies, files }

const ordersIn = (portalId: string) =>
	context.db.select().from(orders).where(eq(orders.portalId, portalId)).orderBy(orders.createdAt)
const linesIn = (orderId: string) =>
	context.db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(orderLines.position)

async function ready(input: Parameters<typeof newTeam>[1] = {}) {
	const team = await newTeam(context, input)
	return { ...team, items: await loadedCart(team.coach, team.portalId) }
}

test('a player orders the own row alone, with the name that the roster says, and by no purchase order', async () => {
	const team = await ready()
	const { player, portalId } = team
	const [own, , other] = team.items
	if (!own || !other) throw new Error('There are too few rows')
	await expect(saveDraft(player, { portalId, baseRevision: 0, items: [other] })).rejects.toMatchObject({
		code: 'forbidden',
		message: 'Players order for themselves only.',
	})
	await saveDraft(player, { portalId, baseRevision: 0, items: [{ ...own, player_name: 'SOMEBODY' }] })
	expect((await portalView(player, portalId)).own?.has, 'not ordered yet').toEqual([])
	const po = await submissionOf(player, portalId)
	await expect(submitBulk(player, dependencies, po)).rejects.toMatchObject({ code: 'forbidden' })
	const split = await submissionOf(player, portalId, { paymentMode: 'player_pays', isSplit: true })
	await expect(submitBulk(player, dependencies, split)).rejects.toMatchObject({ code: 'forbidden' })
	const submission = await submissionOf(player, portalId, { paymentMode: 'player_pays' })
	expect(await submitBulk(player, dependencies, submission)).toMatchObject({ kind: 'pay' })
	const [order] = await ordersIn(portalId)
	expect((await linesIn(order?.id ?? ''))[0]).toMatchObject({
		rosterId: team.rosterIds[0],
		customization: { player_name: canary(0), number: '0' },
	})
	expect((await portalView(player, portalId)).own?.has).toEqual([own.item_id])
})

test('what a player typed before the account was linked, and for a row that is gone, stays their own', async () => {
	const { player, portalId, rosterIds, items } = await ready()
	const [line] = items
	if (!line) throw new Error('There are too few rows')
	const link = (userId: string | null) =>
		context.db
			.update(roster)
			.set({ userId })
			.where(eq(roster.id, rosterIds[0] ?? ''))
	await link(null)
	const typed = { ...line, roster_id: null, player_name: 'Somebody', number: '3' }
	const gone = { ...typed, id: randomUUID(), roster_id: randomUUID() }
	await saveDraft(player, { portalId, baseRevision: 0, items: [typed, gone] })
	expect((await portalView(player, portalId)).draft.items[0]).toEqual(typed)
	await link(player.userId)
	const { draft } = await portalView(player, portalId)
	const own = { roster_id: rosterIds[0], player_name: canary(0), number: '0' }
	expect(draft.items).toEqual([typed, { ...gone, roster_id: null }].map((item) => ({ ...item, ...own })))
	await saveDraft(player, { portalId, baseRevision: draft.revision, items: draft.items })
	const submission = await submissionOf(player, portalId, { paymentMode: 'player_pays' })
	expect(await submitBulk(player, dependencies, submission)).toMatchObject({ kind: 'pay' })
})

test('a draft that was forged in the store is refused for a player', async () => {
	const team = await ready()
	const { player, portalId } = team
	await saveDraft(player, { portalId, baseRevision: 0, items: [] })
	await context.db
		.update(bulkDrafts)
		.set({ items: team.items.slice(2) })
		.where(and(eq(bulkDrafts.portalId, portalId), eq(bulkDrafts.userId, player.userId)))
	const submission = await submissionOf(player, portalId, { paymentMode: 'player_pays' })
	await expect(submitBulk(player, dependencies, submission)).rejects.toMatchObject({ code: 'forbidden' })
})

test('another school’s coach and a visitor find no portal to order in', async () => {
	const team = await ready()
	const { coach: stranger } = await newTeam(context)
	const submission = await submissionOf(team.coach, team.portalId)
	await expect(submitBulk(stranger, dependencies, submission)).rejects.toMatchObject({ code: 'not_found' })
	await expect(submitBulk(context, dependencies, submission)).rejects.toMatchObject({
		code: 'signed_out',
		message: 'Please log in to complete your order',
	})
	expect(await ordersIn(team.portalId)).toEqual([])
})

test('an order of 200 lines takes as many statements as one of 30 and one of a single line', async () => {
	const counts: number[] = []
	for (const players of [1, 15, 100]) {
		const team = await ready({ players, isDesigned: true })
		if (players === 1)
			await saveDraft(team.coach, {
				portalId: team.portalId,
				baseRevision: 1,
				items: team.items.slice(0, 1),
			})
		const submission = await submissionOf(team.coach, team.portalId)
		counts.push(await statementsOf(() => submitBulk(team.coach, dependencies, submission)))
	}
	expect(new Set(counts).size).toBe(1)
	expect(counts[0]).toBeLessThanOrEqual(40)
})
