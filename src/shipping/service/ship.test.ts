// Parcels of an order on both engines: permissions, timing, and the buyer's mail.
import { expect, test } from 'vitest'
import { findingsOf } from '#database/findings.server.ts'
import { shipmentsThatDiffer } from '../store/shipments.server.ts'
import { asc, eq, sql } from 'drizzle-orm'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { shipments } from '../tables.ts'
import type { Role } from '#kit/roles.ts'
import { moveByStaff } from '#orders/service/manage.server.ts'
import { transitionOrder } from '#orders/service/transition.server.ts'
import { lockOrder } from '#orders/store/orders.server.ts'
import type { OrderMove } from '#orders/states.ts'
import {
	historyOf,
	newBuyer,
	newOrder,
	newVariant,
	statusOf,
	testOrderDependencies,
	wanted,
} from '../../../tests/factories/orders.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import type { ShipmentInput } from '../schemas.ts'
import { upsParcel } from '../../../tests/factories/shipping.ts'
import { recordShipment } from './ship.server.ts'
import { sentUnits, shipmentsForExport, shipmentsOf } from './views.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const worker = await newBuyer(context, ['production'])
const csr = await newBuyer(context, ['csr'])
const url = 'https://www.ups.com/track?tracknum=1Z999AA10123456784'
const fedex: ShipmentInput = { carrier: 'fedex', service: ' 2Day  AM ', trackingNumber: '9865 7878 8855' }

async function orderAfter(moves: readonly OrderMove[], buyer?: ServiceContext) {
	const dependencies = testOrderDependencies()
	const who = buyer ?? (await newBuyer(context))
	const { id } = await newOrder(who, dependencies, { lines: [wanted(await newVariant(context), 3)] })
	for (const move of moves)
		await inTransaction(context, async (inner) => {
			const order = await lockOrder(inner.db, id)
			if (order) await transitionOrder(inner, dependencies, { order, move })
		})
	const ship = (shipment: ShipmentInput, by: ServiceContext = worker) =>
		recordShipment(by, dependencies, { orderId: id, shipment })
	const part = (quantity: number, trackingNumber: string) =>
		recordShipment(worker, dependencies, {
			orderId: id,
			shipment: { carrier: 'other', service: '', trackingNumber },
			part: [{ position: 0, quantity }],
		})
	return { id, dependencies, ship, part }
}

const found = async (id: string) =>
	(await findingsOf(context.db, shipmentsThatDiffer))
		.filter(({ orderId }) => orderId === id)
		.map(({ what }) => what)

test('the first parcel ships the order, further ones are added, and the buyer can follow each', async () => {
	const { id, dependencies, ship } = await orderAfter(['pay', 'start'])
	await ship(upsParcel)
	expect(await statusOf(context, id)).toBe('shipped')
	await ship(fedex, csr)
	expect(await historyOf(context, id)).toEqual(['placed', 'pay', 'start', 'ship'])
	expect(await shipmentsOf(context, id)).toMatchObject([
		{ carrier: 'UPS', service: '', trackingNumber: '1Z999AA10123456784', trackingUrl: url },
		{ carrier: 'FedEx', service: '2Day AM', trackingNumber: '986578788855', shippedAt: context.now },
	])
	const [first, second] = dependencies.mails.slice(-2)
	expect(first?.subject).toContain('is on its way')
	expect(first?.text).toContain(`Carrier: UPS\nTracking: 1Z999AA10123456784\n${url}`)
	expect(first?.html).toContain(`<a href="${url}"`)
	expect(second?.subject).toContain('Another package')
	expect(second?.text).toContain('Carrier: FedEx, 2Day AM')
	const rows = await context.db
		.select({ by: shipments.shippedBy })
		.from(shipments)
		.where(eq(shipments.orderId, id))
		.orderBy(asc(shipments.position))
	expect(rows).toEqual([{ by: worker.userId }, { by: csr.userId }])
})

test('two clicks at once record one parcel and send one mail', async () => {
	const { id, dependencies, ship } = await orderAfter(['pay', 'start'])
	await Promise.all([ship(upsParcel), ship(upsParcel), ship({ ...upsParcel, carrier: 'ups' })])
	expect(await shipmentsOf(context, id)).toHaveLength(1)
	expect(dependencies.mails.filter(({ subject }) => subject.includes('on its way'))).toHaveLength(1)
})

test('an order leaves in parts, each with its contents, and is shipped with the last one', async () => {
	const { id, dependencies, ship, part } = await orderAfter(['pay', 'start'])
	await part(1, 'A')
	expect(await statusOf(context, id)).toBe('processing')
	expect(dependencies.mails.at(-1)?.subject).toContain('Part of order')
	await part(1, 'A')
	await expect(part(3, 'B')).rejects.toMatchObject({ code: 'invalid' })
	await expect(part(0, 'B')).rejects.toMatchObject({ message: 'Choose what is in the package.' })
	await part(2, 'B')
	expect(await statusOf(context, id)).toBe('shipped')
	expect(dependencies.mails.at(-1)?.subject).toMatch(/^Order .* is on its way$/)
	await expect(part(1, 'C')).rejects.toMatchObject({ code: 'conflict' })
	await ship(upsParcel)
	expect(await historyOf(context, id)).toEqual(['placed', 'pay', 'start', 'shipped_part', 'ship'])
	const what = 'Rawhide Game Jersey, L'
	expect((await shipmentsOf(context, id)).map(({ contents }) => contents)).toEqual([
		[{ position: 0, quantity: 1, what }],
		[{ position: 0, quantity: 2, what }],
		[],
	])
	expect(await found(id)).toEqual([])
})

test('two parts at once never send a unit twice', async () => {
	const { id, part } = await orderAfter(['pay', 'start'])
	const sent = await Promise.allSettled([part(2, 'A'), part(2, 'B')])
	expect(sent.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
	expect([...(await sentUnits(context, id))]).toEqual([[0, 2]])
	expect(await statusOf(context, id)).toBe('processing')
})

test('another carrier has no tracking page', async () => {
	const { id, dependencies, ship } = await orderAfter(['pay', 'start'])
	await ship({ carrier: 'other', service: '', trackingNumber: 'Route 7' })
	expect(await shipmentsOf(context, id)).toMatchObject([
		{ carrier: 'Other carrier', trackingNumber: 'Route 7', trackingUrl: null },
	])
	expect(dependencies.mails.at(-1)?.text).toContain('Tracking: Route 7')
})

test.each<{ given: Partial<ShipmentInput>; message: RegExp }>([
	{ given: { trackingNumber: '' }, message: /^Tracking number required$/ },
	{ given: { trackingNumber: '1Z999AA10123456785' }, message: /^This UPS number has a typo/ },
	{ given: { carrier: 'dhl' }, message: /^This is not a DHL Express number: they are 10 digits\./ },
	{ given: { service: 'x'.repeat(41) }, message: /at most 40 characters/ },
])('$given is refused, and the order stays', async ({ given, message }) => {
	const { id, ship } = await orderAfter(['pay', 'start'])
	const refused = ship({ ...upsParcel, ...given })
	await expect(refused).rejects.toMatchObject({ code: 'invalid', message: expect.stringMatching(message) })
	expect(await statusOf(context, id)).toBe('processing')
	expect(await shipmentsOf(context, id)).toEqual([])
})

test.each<[string, OrderMove[]]>([
	['waits for its payment', []],
	['is paid and not begun', ['pay']],
	['is cancelled', ['cancel']],
	['is refunded', ['pay', 'start', 'refund']],
])('an order that %s is not shipped', async (_state, moves) => {
	const { id, ship } = await orderAfter(moves)
	await expect(ship(upsParcel)).rejects.toMatchObject({ code: 'conflict' })
	expect(await shipmentsOf(context, id)).toEqual([])
})

test('no parcel is added to a delivered order, nor to one that is not there', async () => {
	const { id, dependencies, ship } = await orderAfter(['pay', 'start'])
	await ship(upsParcel)
	await moveByStaff(csr, dependencies, { orderId: id, move: 'deliver' })
	await expect(ship(fedex)).rejects.toMatchObject({
		message: 'This order is delivered: that can no longer be done.',
	})
	for (const orderId of ['x', crypto.randomUUID()])
		await expect(recordShipment(worker, dependencies, { orderId, shipment: fedex })).rejects.toMatchObject({
			code: 'not_found',
		})
})

test.each<Role>(['coach', 'school_admin', 'player', 'retail'])(
	'a %s ships nothing, not even an own order',
	async (role) => {
		const buyer = await newBuyer(context, [role])
		const { id, ship } = await orderAfter(['pay', 'start'], buyer)
		await expect(ship(upsParcel, buyer)).rejects.toMatchObject({ code: 'forbidden' })
		expect(await statusOf(context, id)).toBe('processing')
	},
)

test('a person’s copy has the shipments of their orders alone', async () => {
	const buyer = await newBuyer(context)
	const { id, ship } = await orderAfter(['pay', 'start'], buyer)
	await ship(upsParcel)
	await (await orderAfter(['pay', 'start'])).ship(fedex)
	expect(await shipmentsForExport(context, buyer.userId)).toEqual([
		{
			order: id.slice(0, 8),
			carrier: 'UPS',
			service: '',
			trackingNumber: '1Z999AA10123456784',
			trackingUrl: url,
			shippedAt: context.now,
		},
	])
})

test('the doctor names a shipped order without a shipment, and a shipment of an order that never left', async () => {
	const { id: lost } = await orderAfter(['pay', 'start', 'ship'])
	const { id: sent, ship } = await orderAfter(['pay', 'start'])
	expect(await found(lost)).toEqual(['is shipped, with 0 shipments'])
	await ship(upsParcel)
	expect(await found(sent)).toEqual([])
	await context.db.execute(sql`update orders set status = 'paid' where id = ${sent}`)
	expect(await found(sent)).toEqual(['is paid, with 1 shipments'])
	const { id: begun, part } = await orderAfter(['pay', 'start'])
	await part(3, 'A')
	await context.db.execute(sql`update shipment_lines set quantity = 4 from shipments
		where shipments.id = shipment_id and shipments.order_id = ${begun}`)
	expect(await found(begun)).toEqual(['line 1 left 4 times'])
})
