// Which events an order sends through its life, and that nothing of its players leaves with them. On both engines.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { recordRefund } from '#orders/service/transition.server.ts'
import { lockOrder } from '#orders/store/orders.server.ts'
import { moveWholeOrder } from '#production/service/moves.server.ts'
import { recordShipment } from '#shipping/service/ship.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { newBuyer, testAddress } from '../../../tests/factories/orders.ts'
import { teamLines } from '../../../tests/factories/orders/team.ts'
import { jobsIn, moved, newWorker, purchaseOrder, testFloor } from '../../../tests/factories/production.ts'
import { upsParcel } from '../../../tests/factories/shipping.ts'
import { newWebhook, testWebhooks } from '../../../tests/factories/webhooks.ts'
import { eventCatalog, type EventType } from '../rules/events.ts'
import { webhookDeliveries } from '../tables.ts'
import { publishMoved, publishPlaced, publishRefunded } from './publish.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const admin: ServiceContext = { ...context, actor: { userId: randomUUID(), roles: ['admin'] } }
await newWebhook(admin, testWebhooks())

function listening() {
	const floor = testFloor()
	floor.orders.onPlaced.push(publishPlaced)
	floor.orders.onMoved.push(publishMoved)
	floor.orders.onRefunded.push(publishRefunded)
	return floor
}

/** Bodies in any order: those of one transaction have the same time. */
const published = async () =>
	(await context.db.select({ body: webhookDeliveries.body }).from(webhookDeliveries)).map(
		({ body }) => JSON.parse(body) as { type: EventType; data: Record<string, unknown> },
	)

test('a team’s order sends its events, without anything of its players', async () => {
	const floor = listening()
	const coach = await newBuyer(context, ['coach'])
	const worker = await newWorker(context)
	const lines = (await teamLines(coach, 2)).map((line) => ({ ...line, playerName: 'Canary Minor' }))
	const id = await purchaseOrder(coach, floor, lines)
	await moved(context, floor, [id, 'request_changes'])
	await moved(context, floor, [id, 'resubmit'])
	await moved(context, floor, [id, 'approve'])
	for (const move of ['start', 'finish', 'pack'] as const)
		await moveWholeOrder(worker, floor, { orderId: id, move })
	await recordShipment(worker, floor.orders, { orderId: id, shipment: upsParcel })
	const order = await context.db.transaction((db) => lockOrder(db, id))
	if (!order) throw new Error('No such order')
	await inTransaction(admin, (inner) =>
		recordRefund(inner, floor.orders, { order, amountCents: 500, lines: [], reason: 'Canary reason' }),
	)
	const events = await published()
	const stages = events.filter(({ type }) => type === 'production.stage_changed')
	expect(stages.map(({ data }) => data['stage']).toSorted()).toEqual(['done', 'in_progress', 'packed'])
	const jobIds = (await jobsIn(context, id)).map((job) => job.id).toSorted()
	for (const { data } of stages) expect((data['jobIds'] as string[]).toSorted()).toEqual(jobIds)
	const others = events.filter(({ type }) => type !== 'production.stage_changed')
	expect(others.map(({ type }) => type).toSorted()).toEqual([
		'approval.decided',
		'approval.decided',
		'order.created',
		'order.refunded',
		'shipment.created',
	])
	const dataOf = (type: EventType) => events.find((one) => one.type === type)?.data
	expect(dataOf('order.refunded')).toMatchObject({ orderId: id, amountCents: 500, refundedCents: 500 })
	expect(dataOf('shipment.created')).toMatchObject({ carrier: 'ups', completesOrder: true })
	const everything = JSON.stringify(events)
	const { name, line1, phone } = testAddress
	for (const text of ['Canary', '@', name, line1, phone, coach.userId]) expect(everything).not.toContain(text)
	// Only the fields of the catalogue, which names none of people.
	for (const { type, data } of events)
		expect(Object.keys(data).toSorted()).toEqual(Object.keys(eventCatalog[type].data.shape).toSorted())
})

test('a paid order that is cancelled, or expires, says so', async () => {
	await context.db.delete(webhookDeliveries)
	const floor = listening()
	const coach = await newBuyer(context, ['coach'])
	for (const move of ['cancel', 'expire'] as const)
		await moved(context, floor, [await purchaseOrder(coach, floor, await teamLines(coach, 1)), move])
	const types = (await published()).map(({ type }) => type)
	expect(types.toSorted()).toEqual(['order.cancelled', 'order.cancelled', 'order.created', 'order.created'])
})
