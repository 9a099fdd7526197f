// Software that knows the OpenAPI document alone: from a product to a shipped order, on both engines.
import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#accounts/tables.ts'
import { orderLines } from '#orders/tables.ts'
import { addPlayers } from '#rosters/service/save.server.ts'
import { roster } from '#rosters/tables.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { clientOf, documentOf, newApiKey, openApi } from '../../../tests/factories/api.ts'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import { newVariant } from '../../../tests/factories/orders.ts'
import { approvedOrder, jobsIn, sealed } from '../../../tests/factories/production.ts'
import { newMember, newTeam, playerOf } from '../../../tests/factories/rosters.ts'

const opened = await openTestDatabase({ seeded: false })
const { context } = opened
const api = await openApi(opened)
const document = await documentOf(api)
const call = clientOf(api, document, await newApiKey(context))

test('a client made from the document prices a product, moves its jobs and ships the order', async () => {
	const id = await approvedOrder(context, api.floor, { players: 2 })
	const order = await call('getOrder', { orderId: id })
	expect(order).toMatchObject({ status: 200, body: { id, status: 'approved' } })
	// Cast: the answer was checked against its schema.
	const [line] = order.body['lines'] as { productId: string; variantId: string; designId: string }[]
	const product = await call('getProduct', { productId: line?.productId })
	expect(product.body).toMatchObject({ id: line?.productId })
	const quote = await call('quotePrice', { body: { items: [{ variantId: line?.variantId, quantity: 24 }] } })
	expect(quote.body).toMatchObject({ items: [{ quantity: 24 }], sum: { units: 24 } })
	for (const { id: jobId } of await jobsIn(context, id))
		for (const move of ['start', 'finish', 'pack']) {
			const moved = await call('moveJob', { jobId, body: { move } })
			expect(moved, move).toMatchObject({ status: 200, body: { id: jobId } })
		}
	expect((await call('listJobs', { orderId: id, status: 'packed' })).body['data']).toHaveLength(2)
	const sent = await call('createShipment', {
		orderId: id,
		body: { trackingNumber: '1Z999AA10123456784', service: 'Ground' },
	})
	expect(sent).toMatchObject({
		status: 201,
		body: { status: 'shipped', data: [{ carrier: 'UPS', trackingNumber: '1Z999AA10123456784' }] },
	})
	expect((await call('listShipments', { orderId: id })).body['data']).toHaveLength(1)
	expect((await call('markDelivered', { orderId: id })).body).toMatchObject({ status: 'delivered' })
	const wrote = await context.db.select().from(auditLog).where(eq(auditLog.event, 'api.wrote'))
	expect(wrote.filter(({ subject }) => subject === id)).toHaveLength(2)
})

test('the design of an order is read, drawn, priced and checked; a design that was not ordered is not found', async () => {
	const orderId = await approvedOrder(context, api.floor, { players: 1 })
	const [line] = await context.db.select().from(orderLines).where(eq(orderLines.orderId, orderId))
	const designId = line?.designId
	expect((await call('getDesign', { designId })).body).toMatchObject({ id: designId, isOfShop: false })
	const picture = await call('getDesignPicture', { designId, side: 'back' })
	expect(picture.headers.get('content-type')).toBe('image/svg+xml')
	expect(String(picture.body['text'])).toMatch(/^<svg /)
	const png = await call('getDesignPicture', { designId, format: 'png' })
	expect(png.headers.get('content-type')).toBe('image/png')
	expect((await call('getDesignPrice', { designId, quantity: 12 })).body).toMatchObject({ quantity: 12 })
	expect((await call('checkDesign', { designId })).body).toMatchObject({ canBeMade: true })
	await context.db.delete(orderLines).where(eq(orderLines.orderId, orderId))
	for (const id of ['getDesign', 'getDesignPicture', 'getDesignPrice', 'checkDesign'])
		expect((await call(id, { designId })).status, id).toBe(404)
})

test('players are added and replaced; contacts of families stay and are not shown, and no name is logged', async () => {
	const team = await newTeam(context)
	const coach = await newMember(context, 'coach', team)
	const { portalId, teamId } = team
	const known = playerOf('Zebulon', '7', { parentEmail: 'parent@example.test' })
	await addPlayers(coach, { portalId, players: [known] })
	const added = await call('addPlayers', { portalId, body: { players: [{ name: 'Quillon', number: '8' }] } })
	expect(added).toMatchObject({ status: 201, body: { players: 2 } })
	const { body: read } = await call('getRoster', { portalId })
	expect(JSON.stringify(read)).not.toContain('parent')
	// Cast: the answer was checked against its schema.
	const [first] = read['players'] as { id: string }[]
	const sheet = { revision: read['revision'], players: [{ id: first?.id, name: 'Zebulon', number: '9' }] }
	const replaced = await call('replaceRoster', { portalId, body: sheet })
	expect(replaced).toMatchObject({ status: 200, body: { players: 1 } })
	const rows = await context.db.select().from(roster).where(eq(roster.teamId, teamId))
	expect(rows).toMatchObject([{ number: '9', parentEmail: 'parent@example.test' }])
	expect((await call('replaceRoster', { portalId, body: sheet })).status).toBe(409)
	const strange = { revision: replaced.body['revision'], players: [{ id: randomUUID(), name: 'Xanthe' }] }
	expect((await call('replaceRoster', { portalId, body: strange })).status).toBe(409)
	const noted = await context.db
		.select()
		.from(auditLog)
		.where(inArray(auditLog.event, ['api.wrote', 'api.read']))
	const kept = JSON.stringify([api.logged, noted])
	for (const name of ['Zebulon', 'Quillon', 'Xanthe']) expect(kept).not.toContain(name)
})

test('cursors lead to every row once', async () => {
	const variants = []
	for (let at = 0; at < 5; at += 1) variants.push(await newVariant(context))
	await insertProduct(context.db)
	for (let at = 0; at < 3; at += 1) {
		const orderId = await approvedOrder(context, api.floor, { players: 2 })
		await sealed(context, orderId, null)
	}
	const lists = { listProducts: {}, listOrders: {}, listJobs: {}, listApprovals: { status: 'approved' } }
	for (const [id, query] of Object.entries(lists)) {
		const whole = await call(id, { ...query, limit: 100 })
		// Cast: the answer was checked against its schema.
		const idsOf = ({ body }: typeof whole) => (body['data'] as { id: string }[]).map((row) => row.id)
		const walked: string[] = []
		let cursor: string | undefined
		do {
			const page = await call(id, { ...query, limit: 2, cursor })
			walked.push(...idsOf(page))
			cursor = typeof page.body['next'] === 'string' ? page.body['next'] : undefined
		} while (cursor !== undefined)
		expect(walked.length, id).toBeGreaterThan(2)
		expect(walked, id).toEqual(idsOf(whole))
		for (const wrong of ['x', '!', 'bm9uZSB4'])
			expect((await call(id, { cursor: wrong })).status, id).toBe(400)
		expect((await call(id, { limit: 101 })).body['errors'], id).toHaveLength(1)
	}
})
