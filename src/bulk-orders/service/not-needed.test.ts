// Marks of what a player does not need stand in the cart and are never ordered; the grid's roster comes with the page.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orderLines } from '#orders/tables.ts'
import { portalItems } from '#portals/tables.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { loadedCart, memoryStore, newTeam, submissionOf } from '../../../tests/factories/bulk-orders.ts'
import { openTestSelling } from '../../../tests/factories/payments.ts'
import type { BulkItem } from '../schemas.ts'
import { bulkDrafts } from '../tables.ts'
import { draftIn, saveDraft } from './draft.server.ts'
import { orderSteps } from './order-steps.server.ts'
import { submitBulk } from './submit.server.ts'
import { bulkCheckoutView, portalView } from './views.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const selling = openTestSelling(context)
const dependencies = { payments: selling.dependencies, files: memoryStore() }

const marked = (item: BulkItem): BulkItem => ({
	...item,
	variant_id: '',
	size: '',
	qty: 0,
	not_needed: true,
})

test('a marked item is not ordered, counts in no total, and stays marked after the order', async () => {
	const { coach, portalId, shorts, rosterIds } = await newTeam(context)
	const [loaded, { revision }] = [
		await loadedCart(coach, portalId),
		await draftIn(coach, { portalId, userId: coach.userId }),
	]
	const isMarked = ({ item_id: item, roster_id: who }: BulkItem) =>
		item === shorts.itemId && who === rosterIds[1]
	const items = loaded.map((item) => (isMarked(item) ? marked(item) : item))
	await saveDraft(coach, { portalId, baseRevision: revision, items })
	const done = await submitBulk(coach, dependencies, await submissionOf(coach, portalId))
	if (done.kind !== 'submitted') throw new Error('It was not ordered')
	const lines = await context.db.select().from(orderLines).where(eq(orderLines.orderId, done.orderId))
	expect(lines).toHaveLength(loaded.length - 1)
	const left = await draftIn(coach, { portalId, userId: coach.userId })
	expect(left.items).toEqual(items.filter(isMarked))
	// Marks alone are no cart.
	const asked = { portalId: null, email: '', isCancelled: false }
	expect(await bulkCheckoutView(coach, dependencies.payments, asked)).toBeNull()
})

test('a player whom the coach has marked is neither missing nor written to; a player’s own cart marks nothing', async () => {
	const { coach, player, portalId, jersey, shorts, rosterIds } = await newTeam(context)
	await context.db.update(portalItems).set({ required: true }).where(eq(portalItems.portalId, portalId))
	const [first = '', second = ''] = rosterIds
	const loaded = await loadedCart(coach, portalId)
	const { revision } = await draftIn(coach, { portalId, userId: coach.userId })
	const items = loaded.map((item) => (item.roster_id === second ? marked(item) : item))
	await saveDraft(coach, { portalId, baseRevision: revision, items })
	const own = items
		.filter(({ roster_id: id }) => id === second)
		.map((item) => ({ ...item, roster_id: first }))
	await context.db
		.insert(bulkDrafts)
		.values({ portalId, userId: player.userId, items: own, revision: 1, updatedAt: context.now })
	const portal = { id: portalId, status: 'open', timeZone: 'America/New_York' } as const
	const { stepOf } = await orderSteps(context, portal)
	expect(rosterIds.map(stepOf)).toEqual(['needed', 'done', 'needed'])
	const { participation } = await portalView(coach, portalId)
	expect(participation?.missing.map(({ id }) => id)).toEqual(rosterIds.filter((id) => id !== second))
	expect(participation?.items.map(({ id, ordered, needed }) => [id, ordered, needed]).toSorted()).toEqual(
		[jersey.itemId, shorts.itemId].map((id) => [id, 0, 2]).toSorted(),
	)
})

test('a manager’s page has the roster with what each player has ordered; a player’s page has none', async () => {
	const { coach, player, portalId, jersey, shorts, rosterIds } = await newTeam(context)
	await loadedCart(coach, portalId)
	await submitBulk(coach, dependencies, await submissionOf(coach, portalId))
	const { roster } = await portalView(coach, portalId)
	expect(roster.map(({ id, has }) => [id, has.toSorted()])).toEqual(
		rosterIds.map((id) => [id, [jersey.itemId, shorts.itemId].toSorted()]),
	)
	expect((await portalView(player, portalId)).roster).toEqual([])
})
