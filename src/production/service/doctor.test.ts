// The doctor compares what was sold with what is made, order by order. On both engines.
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orderLines, orders } from '#orders/tables.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { newBuyer, newOrder, newVariant, wanted } from '../../../tests/factories/orders.ts'
import { approvedOrder, moved, testFloor } from '../../../tests/factories/production.ts'
import { jobs } from '../tables.ts'
import { linesNotAsMade } from './doctor.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const { db } = context

const found = async (orderId: string) =>
	(await linesNotAsMade({ db })).flatMap((finding) => (finding.orderId === orderId ? [finding.what] : []))

const first = (orderId: string) =>
	sql`order_line_id = (select id from order_lines where order_id = ${orderId} and position = 0)`

test('what was sold, priced and queued agrees; every difference is named by line, without a player', async () => {
	const floor = testFloor()
	const id = await approvedOrder(context, floor, { players: 2 })
	expect(await found(id)).toEqual([])
	const line = sql`order_id = ${id} and position = 0`
	const set = (snapshot: ReturnType<typeof sql>) => db.update(orderLines).set({ snapshot }).where(line)
	const [before] = await db.select().from(orderLines).where(line)
	const restore = () => db.update(orderLines).set({ snapshot: before!.snapshot }).where(line)

	await set(sql`jsonb_set(snapshot, '{prints,name}', 'false')`)
	expect(await found(id)).toEqual([
		'line 1 was sold without the name that its design prints',
		expect.stringMatching(/^line 1 charges \d decorations and add-ons, its design has \d$/),
		'line 1 has a job with name-back, which its design does not print',
	])
	await restore()
	await set(sql`jsonb_set(snapshot, '{baseCents}', '1')`)
	expect(await found(id)).toEqual([
		expect.stringMatching(/^line 1 costs \$\d+\.\d\d, its parts add up to \$/),
	])
	await restore()
	const [job] = await db.select().from(jobs).where(first(id))
	await db
		.update(jobs)
		.set({ placements: job!.placements.slice(1) })
		.where(first(id))
	expect(await found(id)).toEqual([
		`line 1 has a job without ${job!.placements[0]!.id}, which its design prints`,
	])
	await db.update(jobs).set({ placements: job!.placements, designVersion: 9 }).where(first(id))
	expect(await found(id)).toEqual(['line 1 has a job of another design or version'])
})

test('a bag never holds more than was ordered, and is full when its job is packed', async () => {
	const id = await approvedOrder(context, testFloor(), { players: 1 })
	const set = (change: Partial<typeof jobs.$inferInsert>) => db.update(jobs).set(change).where(first(id))
	const [line] = await db
		.select()
		.from(orderLines)
		.where(sql`order_id = ${id} and position = 0`)
	const { qty } = line!
	await set({ packedQty: qty + 2 })
	expect(await found(id)).toEqual([`line 1 has ${qty + 2} pieces in its bag and ${qty} ordered`])
	await set({ packedQty: qty - 1, status: 'packed' })
	expect(await found(id)).toEqual([`line 1 is packed with ${qty - 1} of ${qty} pieces in its bag`])
	await set({ packedQty: qty })
	expect(await found(id)).toEqual([])
})

test('a plain line has nothing printed, and in a team order a bag with a player', async () => {
	const floor = testFloor()
	const buyer = await newBuyer(context)
	const { id } = await newOrder(buyer, floor.orders, { lines: [wanted(await newVariant(context))] })
	await moved(context, floor, [id, 'pay'])
	expect(await found(id)).toEqual([])
	await db.update(orders).set({ portalId: 'a-team' }).where(eq(orders.id, id))
	expect(await found(id)).toEqual(['line 1 goes into a bag without a player'])
	await db
		.update(orderLines)
		.set({ snapshot: sql`jsonb_set(snapshot, '{prints,number}', 'true')` })
		.where(eq(orderLines.orderId, id))
	expect(await found(id)).toContain('line 1 was sold with a number that its design does not print')
})

test('orders from before lines stored what they print agree as they were sold', async () => {
	const id = await approvedOrder(context, testFloor(), { players: 1 })
	await db
		.update(orderLines)
		.set({ snapshot: sql`snapshot - 'prints'` })
		.where(eq(orderLines.orderId, id))
	expect(await found(id)).toEqual([])
})
