// Jobs of an order: as many as its lines, or none, on both engines.
import { tmpdir } from 'node:os'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addProduct } from '#cart/service/add.server.ts'
import { cartOf } from '#cart/service/view.server.ts'
import { inTransaction } from '#database/context.server.ts'
import { designVersions } from '#designs/tables.ts'
import { saveDesign } from '#designs/service/save.server.ts'
import { diskStore } from '#files/object-stores/disk.server.ts'
import { recordRefund } from '#orders/service/transition.server.ts'
import { linesOf, lockOrder } from '#orders/store/orders.server.ts'
import { teamLines } from '../../../tests/factories/orders/team.ts'
import {
	newBuyer,
	newOrder,
	newVariant,
	statementsOf,
	statusOf,
	wanted,
} from '../../../tests/factories/orders.ts'
import { cartInput, pictureProduct } from '../../../tests/factories/cart.ts'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import {
	approvedOrder,
	jobsIn,
	moved,
	newWorker,
	purchaseOrder,
	sealed,
	testFloor,
} from '../../../tests/factories/production.ts'
import { jobView } from './job.server.ts'
import { moveJob, moveWholeOrder } from './moves.server.ts'
import { floorOrderView } from './order.server.ts'
import { orderedPicture } from '#orders/service/line-picture.server.ts'
import { drawPicture } from '#pictures/service/drawing.server.ts'
import { jobPicture } from './drawn-design.server.ts'
import { scanIntoBag } from './scan.server.ts'

const { context } = await openTestDatabase({ seeded: false })

test('an approved order has one job per line, due in 14 days, with each player’s own lines and the seal', async () => {
	const floor = testFloor()
	const id = await approvedOrder(context, floor, { players: 3, seal: 'ab12' })
	const jobs = await jobsIn(context, id)
	expect(jobs).toHaveLength(3)
	for (const [at, job] of jobs.entries()) {
		expect(job).toMatchObject({ status: 'pending', dueOn: '2026-12-04', seal: 'ab12', packedQty: 0 })
		const words = job.placements.map(({ what }) => what)
		expect(words).toContain(`Player name PLAYER ${at}`)
		expect(words).toContain(`Number ${at}`)
		expect(job.methods).toContain('tackle_twill')
		expect(job.threadChart.length).toBeGreaterThan(0)
	}
})

test('goods without a design are packed: a job without placements, and no seal where no approval was', async () => {
	const floor = testFloor()
	const buyer = await newBuyer(context)
	const { id } = await newOrder(buyer, floor.orders, { lines: [wanted(await newVariant(context), 2)] })
	expect(await jobsIn(context, id)).toEqual([])
	await moved(context, floor, [id, 'pay'])
	expect(await jobsIn(context, id)).toMatchObject([{ placements: [], methods: [], seal: null }])
})

test('a garment as pictured is made from the shop’s design, with its picture for the floor', async () => {
	const floor = testFloor()
	const buyer = await newBuyer(context)
	const owner = { userId: buyer.userId }
	const product = await insertProduct(context.db, { stock: 9 })
	await pictureProduct(context, product, { teamName: 'Wildcats', playerNumber: '10' })
	await addProduct(buyer, owner, { ...cartInput(product, 'M', 2), as: 'pictured' })
	const { lines, totals } = await cartOf(buyer, owner)
	const seenTotalCents = totals.totalCents
	const { id } = await newOrder(buyer, floor.orders, {
		lines: lines.map((line) => line.wanted),
		seenTotalCents,
	})
	await moved(context, floor, [id, 'pay'])
	const [job] = await jobsIn(context, id)
	const printed = job?.placements.map(({ what }) => what) ?? []
	expect(printed).toEqual(['Team name WILDCATS', 'Number 10', 'Number 10'])
	const worker = await newWorker(context)
	const { svg } = await jobPicture(worker, diskStore(tmpdir()), { jobId: job?.id ?? '', side: 'worn' })
	const { picture } = await orderedPicture(buyer, diskStore(tmpdir()), { orderId: id, position: 0 })
	const { spec, images } = await picture()
	expect(await svg()).toBe(drawPicture(spec, images))
})

test('an approval that is rolled back leaves no job behind', async () => {
	const floor = testFloor()
	const coach = await newBuyer(context, ['coach'])
	const id = await purchaseOrder(coach, floor, await teamLines(coach, 2))
	floor.orders.onMoved.push(() => Promise.reject(new Error('The power is gone')))
	await expect(moved(context, floor, [id, 'approve'])).rejects.toThrow('The power is gone')
	expect(await jobsIn(context, id)).toEqual([])
	expect(await statusOf(context, id)).toBe('awaiting_approval')
})

test.each(['cancel', 'void_approval'] as const)(
	'jobs end when an approved order is moved by %s',
	async (move) => {
		const floor = testFloor()
		const id = await approvedOrder(context, floor, { players: 2 })
		await moved(context, floor, [id, move])
		expect((await jobsIn(context, id)).map(({ status }) => status)).toEqual(['cancelled', 'cancelled'])
		if (move === 'cancel') return
		await sealed(context, id, 'second')
		await moved(context, floor, [id, 'approve'])
		const open = (await jobsIn(context, id)).filter(({ status }) => status === 'pending')
		expect(open.map(({ seal }) => seal)).toEqual(['second', 'second'])
	},
)

test('a refund of a line ends its job, the refund of an order ends all', async () => {
	const floor = testFloor()
	const buyer = await newBuyer(context)
	const lines = [wanted(await newVariant(context), 1), wanted(await newVariant(context), 2)]
	const { id, totalCents } = await newOrder(buyer, floor.orders, { lines })
	await moved(context, floor, [id, 'pay'])
	const [first] = await linesOf(context.db, id)
	const refund = (amountCents: number, back: { lineId: string; qty: number }[]) =>
		inTransaction(context, async (inner) => {
			const order = (await lockOrder(inner.db, id))!
			await recordRefund(inner, floor.orders, { order, amountCents, lines: back, reason: 'Torn' })
		})
	await refund(1_000, [{ lineId: first!.id, qty: 1 }])
	expect((await jobsIn(context, id)).map(({ status }) => status)).toEqual(['cancelled', 'pending'])
	await refund(totalCents - 1_000, [])
	expect((await jobsIn(context, id)).map(({ status }) => status)).toEqual(['cancelled', 'cancelled'])
})

test('what is refunded after it was packed has to come out of its bag', async () => {
	const floor = testFloor()
	const [buyer, worker] = [await newBuyer(context), await newWorker(context)]
	const { id } = await newOrder(buyer, floor.orders, { lines: [wanted(await newVariant(context), 2)] })
	await moved(context, floor, [id, 'pay'])
	for (const move of ['start', 'finish', 'pack'] as const)
		await moveWholeOrder(worker, floor, { orderId: id, move })
	expect((await floorOrderView(worker, id)).takeOut).toEqual([])
	const [line] = await linesOf(context.db, id)
	await inTransaction(context, async (inner) => {
		const order = (await lockOrder(inner.db, id))!
		const lines = [{ lineId: line!.id, qty: 1 }]
		await recordRefund(inner, floor.orders, { order, amountCents: 100, lines, reason: 'Torn' })
	})
	const [job] = await jobsIn(context, id)
	const { takeOut, can } = await floorOrderView(worker, id)
	expect(takeOut).toMatchObject([{ code: job!.id.slice(0, 8), count: 1 }])
	expect(can.ship).toBe(true)
})

test('the jobs of 60 players take as many statements as those of one', async () => {
	const floor = testFloor()
	const counts: number[] = []
	for (const players of [1, 60]) {
		const coach = await newBuyer(context, ['coach'])
		const id = await purchaseOrder(coach, floor, await teamLines(coach, players))
		counts.push(await statementsOf(() => moved(context, floor, [id, 'approve'])))
		expect(await jobsIn(context, id)).toHaveLength(players)
	}
	expect(counts[1]).toBe(counts[0])
	expect(counts[0]).toBeGreaterThan(6)
})

test('charts and placements are those of the version that was ordered, whatever was saved since', async () => {
	const floor = testFloor()
	const coach = await newBuyer(context, ['coach'])
	const lines = await teamLines(coach, 1)
	const id = await purchaseOrder(coach, floor, lines)
	const designId = lines[0]!.design!.id
	const [saved] = await context.db.select().from(designVersions).where(eq(designVersions.designId, designId))
	const changed = { ...saved!.config, teamName: 'Others', primaryColor: '#ff00ff', secondaryColor: '#00ffff' }
	await saveDesign(coach, {
		productId: (await linesOf(context.db, id))[0]!.productId,
		designId,
		baseVersion: 1,
		config: changed,
		owner: { userId: coach.actor.userId, visitorKey: null },
	})
	await moved(context, floor, [id, 'approve'])
	const [job] = await jobsIn(context, id)
	const shown = JSON.stringify([job!.placements, job!.threadChart])
	expect(job!.designVersion).toBe(1)
	expect(shown).not.toMatch(/others|#ff00ff|#00ffff/i)
	expect(shown).toContain(saved!.config.teamName.toUpperCase())
})

test('a design that cannot be drawn as it was saved waits for the staff, and is not packed as a blank', async () => {
	const floor = testFloor()
	const coach = await newBuyer(context, ['coach'])
	const lines = await teamLines(coach, 1)
	const id = await purchaseOrder(coach, floor, lines)
	await context.db
		.update(designVersions)
		.set({ config: sql`jsonb_set(${designVersions.config}, '{templateVersion}', '99')` })
		.where(eq(designVersions.designId, lines[0]!.design!.id))
	await moved(context, floor, [id, 'approve'])
	const [job] = await jobsIn(context, id)
	expect(job).toMatchObject({ status: 'on_hold', placements: [], methods: [] })
	const worker = await newWorker(context)
	const { history, isDrawn } = await jobView(worker, job!.id)
	expect(isDrawn).toBe(false)
	const side = { jobId: job!.id, side: 'front' as const }
	await expect(jobPicture(worker, diskStore(tmpdir()), side)).rejects.toMatchObject({ code: 'not_found' })
	expect(history).toMatchObject([{ what: 'Queued', why: expect.stringContaining('cannot be drawn') }])
	await moveJob(worker, floor, { jobId: job!.id, move: 'resume' })
	await expect(scanIntoBag(worker, floor, { orderId: id, typed: job!.id })).rejects.toMatchObject({
		message: 'This garment is to do: it is not made yet.',
	})
})
