import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { saveDesign } from '#designs/service/save.server.ts'
import { startingConfig, subjectOf } from '#designs/service/subject.server.ts'
import { orderLines, orders } from '#orders/tables.ts'
import { portalItems, teamPortals } from '#portals/tables.ts'
import { portalView } from '#bulk-orders/service/views.server.ts'
import { submitBulk } from '#bulk-orders/service/submit.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { loadedCart, memoryStore, newTeam, submissionOf } from '../../../tests/factories/bulk-orders.ts'
import { newBuyer } from '../../../tests/factories/orders.ts'
import { openTestSelling } from '../../../tests/factories/payments.ts'
import { saveItemOrAsk } from './portal-items.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const dependencies = { payments: openTestSelling(context).dependencies, files: memoryStore() }
const csr = await newBuyer(context, ['csr'])

/** A portal whose roster has ordered the jersey plain, and a design that the coach has saved since. */
async function orderedPlain() {
	const team = await newTeam(context, { players: 2 })
	await loadedCart(team.coach, team.portalId)
	await submitBulk(team.coach, dependencies, await submissionOf(team.coach, team.portalId))
	const { designId } = await saveDesign(team.coach, {
		productId: team.jersey.productId,
		designId: null,
		baseVersion: 0,
		config: { ...startingConfig(await subjectOf(team.coach, team.jersey.productId)), playerName: 'VALE' },
		owner: { userId: team.coach.userId, visitorKey: null },
	})
	const save = async (isConfirmed: boolean) => {
		const [portal] = await context.db.select().from(teamPortals).where(eq(teamPortals.id, team.portalId))
		return saveItemOrAsk(csr, {
			portalId: team.portalId,
			seen: portal!.revision,
			itemId: team.jersey.itemId,
			required: true,
			deadlineOn: null,
			design: { id: designId, version: 1 },
			isConfirmed,
		})
	}
	const [order] = await context.db.select().from(orders).where(eq(orders.portalId, team.portalId))
	return { team, designId, save, order: order! }
}

const designIn = async (itemId: string) =>
	(await context.db.select().from(portalItems).where(eq(portalItems.id, itemId)))[0]?.designId

test('a design attached after an order is asked about, and changes nothing of what was ordered', async () => {
	const { team, designId, save, order } = await orderedPlain()
	expect(await save(false)).toEqual({
		total: 1,
		orders: [
			{
				id: order.id,
				reference: order.id.slice(0, 8),
				status: 'awaiting_approval',
				units: 2,
				canBeAmended: false,
			},
		],
	})
	expect(await designIn(team.jersey.itemId)).toBeNull()
	const before = await context.db.select().from(orderLines).where(eq(orderLines.orderId, order.id))
	expect(await save(true)).toBeNull()
	expect(await designIn(team.jersey.itemId)).toBe(designId)
	expect(await context.db.select().from(orderLines).where(eq(orderLines.orderId, order.id))).toEqual(before)
	const { participation, catalog } = await portalView(team.coach, team.portalId)
	expect(catalog[0]?.design?.prints).toEqual({ name: true, number: false })
	expect(participation, 'everyone still has the jersey').toMatchObject({ complete: 2, missing: [] })
	// The same design again is no change.
	expect(await save(false)).toBeNull()
})

test.each(['shipped', 'cancelled'] as const)('an order that is %s raises no question', async (status) => {
	const { save, order } = await orderedPlain()
	await context.db.update(orders).set({ status }).where(eq(orders.id, order.id))
	expect(await save(false)).toBeNull()
})

test('other people change no catalog', async () => {
	const { team } = await orderedPlain()
	const change = {
		portalId: team.portalId,
		seen: 0,
		itemId: team.jersey.itemId,
		required: true,
		deadlineOn: null,
		design: null,
		isConfirmed: true,
	}
	await expect(saveItemOrAsk(team.coach, change)).rejects.toMatchObject({ code: 'forbidden' })
})
