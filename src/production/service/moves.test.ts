// Moves of jobs: permissions, order and repeated clicks, on both engines.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { jobs } from '../tables.ts'
import type { Role } from '#kit/roles.ts'
import {
	historyOf,
	newBuyer,
	newOrder,
	newVariant,
	statementsOf,
	statusOf,
	wanted,
} from '../../../tests/factories/orders.ts'
import { upsParcel } from '../../../tests/factories/shipping.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import {
	approvedOrder,
	jobsIn,
	moved,
	newWorker,
	sealed,
	testFloor,
} from '../../../tests/factories/production.ts'
import { jobView } from './job.server.ts'
import { moveJob, moveWholeOrder } from './moves.server.ts'
import { floorOrderView } from './order.server.ts'
import { scanIntoBag } from './scan.server.ts'
import { markDelivered, shipOrder } from './ship.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const conflict = { code: 'conflict' }

test('the first job that is begun puts the order into production, once', async () => {
	const floor = testFloor()
	const worker = await newWorker(context)
	const id = await approvedOrder(context, floor, { players: 2 })
	const [first, second] = await jobsIn(context, id)
	const start = (jobId: string) => moveJob(worker, floor, { jobId, move: 'start' })
	const both = await Promise.all([start(first!.id), start(first!.id)])
	expect(both.map(({ moved: count }) => count).toSorted()).toEqual([0, 1])
	expect(await start(second!.id)).toEqual({ moved: 1, already: 0 })
	expect(await start(second!.id)).toEqual({ moved: 0, already: 1 })
	expect(await statusOf(context, id)).toBe('processing')
	expect(await historyOf(context, id)).toEqual(['placed', 'approve', 'start'])
})

test.each<Role>(['coach', 'school_admin', 'player', 'retail'])(
	'a %s moves nothing on the floor',
	async (role) => {
		const floor = testFloor()
		const stranger = await newBuyer(context, [role])
		const id = await approvedOrder(context, floor, { players: 1 })
		const [job] = await jobsIn(context, id)
		const refused = { code: 'forbidden' }
		await expect(moveJob(stranger, floor, { jobId: job!.id, move: 'start' })).rejects.toMatchObject(refused)
		await expect(moveWholeOrder(stranger, floor, { orderId: id, move: 'start' })).rejects.toMatchObject(
			refused,
		)
		await expect(scanIntoBag(stranger, floor, { orderId: id, typed: job!.id })).rejects.toMatchObject(refused)
		await expect(shipOrder(stranger, floor, { orderId: id, shipment: upsParcel })).rejects.toMatchObject(
			refused,
		)
		await expect(markDelivered(stranger, floor, id)).rejects.toMatchObject(refused)
		expect(await jobsIn(context, id)).toMatchObject([{ status: 'pending' }])
	},
)

test('a job that is held says why, and comes back to what is to do', async () => {
	const floor = testFloor()
	const worker = await newWorker(context)
	const [job] = await jobsIn(context, await approvedOrder(context, floor, { players: 1 }))
	const move = (name: 'hold' | 'resume' | 'finish', why = '') =>
		moveJob(worker, floor, { jobId: job!.id, move: name, why })
	await expect(move('hold', '  ')).rejects.toMatchObject({ code: 'invalid', message: 'Please say why.' })
	await move('hold', 'Twill is out')
	await expect(move('finish')).rejects.toMatchObject({
		...conflict,
		message: 'This job is on hold: that cannot be done now.',
	})
	await move('resume')
	await expect(moveJob(worker, floor, { jobId: 'x', move: 'start' })).rejects.toMatchObject({
		code: 'not_found',
	})
})

test('nothing is begun of an order that is not what was approved', async () => {
	const floor = testFloor()
	const worker = await newWorker(context)
	const id = await approvedOrder(context, floor, { players: 1, seal: 'approved' })
	const [job] = await jobsIn(context, id)
	const start = (sealHolds = floor.sealHolds) =>
		moveJob(worker, { ...floor, sealHolds }, { jobId: job!.id, move: 'start' })
	await sealed(context, id, 'another')
	await expect(start()).rejects.toMatchObject(conflict)
	await sealed(context, id, 'approved')
	const changed = () => Promise.resolve({ holds: false, differences: ['Line 1: another size.'] })
	await expect(start(changed)).rejects.toThrow(/no longer what was approved.*Line 1: another size/)
	expect(await statusOf(context, id)).toBe('approved')
	expect(await start()).toMatchObject({ moved: 1 })
})

test('nothing of a cancelled order is begun', async () => {
	const floor = testFloor()
	const worker = await newWorker(context)
	const id = await approvedOrder(context, floor, { players: 1 })
	const [job] = await jobsIn(context, id)
	await moved(context, floor, [id, 'cancel'])
	await expect(moveJob(worker, floor, { jobId: job!.id, move: 'start' })).rejects.toMatchObject({
		message: 'This job is cancelled: that cannot be done now.',
	})
	expect(await moveWholeOrder(worker, floor, { orderId: id, move: 'start' })).toEqual({
		moved: 0,
		already: 0,
	})
	await expect(scanIntoBag(worker, floor, { orderId: id, typed: job!.id })).rejects.toMatchObject(conflict)
})

test('a whole order is made, packed, shipped with its number and delivered; nothing leaves half packed', async () => {
	const floor = testFloor()
	const worker = await newWorker(context)
	const id = await approvedOrder(context, floor, { players: 3 })
	const all = (move: 'start' | 'finish' | 'pack') => moveWholeOrder(worker, floor, { orderId: id, move })
	expect(await all('start')).toEqual({ moved: 3, already: 0 })
	expect(await all('finish')).toEqual({ moved: 3, already: 0 })
	const ship = (trackingNumber: string) =>
		shipOrder(worker, floor, { orderId: id, shipment: { ...upsParcel, trackingNumber } })
	await expect(ship('1Z 999 AA1 01 2345 6784')).rejects.toMatchObject({
		message: '3 jobs are not packed yet.',
	})
	expect(await all('pack')).toEqual({ moved: 3, already: 0 })
	expect(await jobsIn(context, id)).toMatchObject([{ packedQty: 1 }, { packedQty: 1 }, { packedQty: 1 }])
	await expect(ship(' ')).rejects.toMatchObject({ code: 'invalid', message: 'Tracking number required' })
	await Promise.all([ship('1Z 999 AA1 01 2345 6784'), ship('1Z 999 AA1 01 2345 6784')])
	expect(floor.orders.mails.filter(({ subject }) => subject.includes('on its way'))).toHaveLength(1)
	await markDelivered(worker, floor, id)
	await markDelivered(worker, floor, id)
	expect((await jobsIn(context, id)).map(({ status }) => status)).toEqual(['packed', 'packed', 'packed'])
	expect(await historyOf(context, id)).toEqual(['placed', 'approve', 'start', 'ship', 'deliver'])
})

test('packed pieces leave before the rest, and no others', async () => {
	const floor = testFloor()
	const worker = await newWorker(context)
	const id = await approvedOrder(context, floor, { players: 2 })
	for (const move of ['start', 'finish'] as const) await moveWholeOrder(worker, floor, { orderId: id, move })
	const [first] = await jobsIn(context, id)
	await moveJob(worker, floor, { jobId: first!.id, move: 'pack' })
	const packed = (await floorOrderView(worker, id)).sendable.map(({ position }) => position)
	const open = packed[0] === 0 ? 1 : 0
	const part = (position: number, trackingNumber: string) =>
		shipOrder(worker, floor, {
			orderId: id,
			shipment: { carrier: 'other', service: '', trackingNumber },
			part: [{ position, quantity: 1 }],
		})
	await expect(part(open, 'A')).rejects.toMatchObject({
		message: 'Only packed pieces that have not left yet can be sent.',
	})
	await part(packed[0]!, 'A')
	await part(packed[0]!, 'A')
	expect(await floorOrderView(worker, id)).toMatchObject({ status: 'processing', sendable: [], takeOut: [] })
	await expect(part(packed[0]!, 'B')).rejects.toMatchObject({ code: 'conflict' })
	await moveWholeOrder(worker, floor, { orderId: id, move: 'pack' })
	await shipOrder(worker, floor, { orderId: id, shipment: upsParcel })
	expect(await floorOrderView(worker, id)).toMatchObject({ status: 'shipped', sendable: [], takeOut: [] })
})

test('an order of which nothing is packed is not shipped', async () => {
	const floor = testFloor()
	const worker = await newWorker(context)
	const id = await approvedOrder(context, floor, { players: 1 })
	await moveWholeOrder(worker, floor, { orderId: id, move: 'start' })
	await context.db.delete(jobs).where(eq(jobs.orderId, id))
	await expect(shipOrder(worker, floor, { orderId: id, shipment: upsParcel })).rejects.toMatchObject({
		message: 'There is nothing to send yet.',
	})
	expect(await statusOf(context, id)).toBe('processing')
})

test('scanning counts pieces into their bag and never one too many', async () => {
	const floor = testFloor()
	const worker = await newWorker(context)
	const buyer = await newBuyer(context)
	const { id } = await newOrder(buyer, floor.orders, { lines: [wanted(await newVariant(context), 2)] })
	await moved(context, floor, [id, 'pay'])
	const [job] = await jobsIn(context, id)
	const scan = (typed: string) => scanIntoBag(worker, floor, { orderId: id, typed })
	expect(await scan(`http://shop.test/production/jobs/${job!.id}`)).toMatchObject({ packed: 1, again: false })
	expect(await statusOf(context, id)).toBe('processing')
	expect(await scan(`#${job!.id.slice(0, 8).toUpperCase()}`)).toMatchObject({ packed: 2, again: false })
	expect(await scan(job!.id)).toMatchObject({ packed: 2, again: true })
	expect(await jobsIn(context, id)).toMatchObject([{ status: 'packed', packedQty: 2 }])
	await expect(scan('hello')).rejects.toMatchObject({ code: 'invalid' })
	await expect(scan('00000000')).rejects.toMatchObject({ code: 'not_found' })
})

test('a scan that is sent twice counts one piece; its page is not good for another garment', async () => {
	const floor = testFloor()
	const worker = await newWorker(context)
	const buyer = await newBuyer(context)
	const lines = [wanted(await newVariant(context), 3), wanted(await newVariant(context), 1)]
	const { id } = await newOrder(buyer, floor.orders, { lines })
	await moved(context, floor, [id, 'pay'])
	const [job, other] = await jobsIn(context, id)
	const once = randomUUID()
	const scan = (typed: string, page = once, minutes = 1) => {
		const now = new Date(context.now.getTime() + minutes * 60_000)
		return scanIntoBag({ ...worker, now }, floor, { orderId: id, typed, once: page })
	}
	const both = await Promise.all([scan(job!.id), scan(job!.id)])
	expect(both.map(({ packed, again }) => [packed, again]).toSorted()).toEqual([
		[1, false],
		[1, true],
	])
	await expect(scan(other!.id)).rejects.toMatchObject(conflict)
	expect(await scan(job!.id, randomUUID(), 2)).toMatchObject({ packed: 2, again: false })
	const { history } = await jobView(worker, job!.id)
	expect(history.map(({ why }) => why)).toEqual([
		'',
		'Picked',
		'Picked',
		'Piece 1 of 3 scanned into its bag',
		'Piece 2 of 3 scanned into its bag',
	])
})

test('what is not made, or another order’s, is not packed', async () => {
	const floor = testFloor()
	const worker = await newWorker(context)
	const [id, other] = [
		await approvedOrder(context, floor, { players: 1 }),
		await approvedOrder(context, floor, { players: 1 }),
	]
	const [job] = await jobsIn(context, id)
	await expect(scanIntoBag(worker, floor, { orderId: id, typed: job!.id })).rejects.toMatchObject({
		message: 'This garment is to do: it is not made yet.',
	})
	await expect(scanIntoBag(worker, floor, { orderId: other, typed: job!.id })).rejects.toMatchObject({
		message: `That garment belongs to order #${id.slice(0, 8)}. Put it aside.`,
	})
})

test('moving 30 jobs takes as many statements as moving one', async () => {
	const floor = testFloor()
	const worker = await newWorker(context)
	const counts: number[] = []
	for (const players of [1, 30]) {
		const id = await approvedOrder(context, floor, { players })
		counts.push(await statementsOf(() => moveWholeOrder(worker, floor, { orderId: id, move: 'start' })))
	}
	expect(counts[1]).toBe(counts[0])
})
