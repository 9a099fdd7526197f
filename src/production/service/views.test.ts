// What the floor sees: its board, jobs, bags and papers, and whose names stay hidden, on both engines.
import { tmpdir } from 'node:os'
import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { jobs } from '#database/tables/production.ts'
import { diskStore } from '#files/object-store.server.ts'
import { newBuyer, newOrder, newVariant, statementsOf, wanted } from '#orders/testing.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { filtersIn } from '../filters.ts'
import { approvedOrder, jobsIn, moved, newWorker, testFloor } from '../testing.ts'
import { boardView } from './board.server.ts'
import { batchExport } from './export.server.ts'
import { addressOfCode } from './find.server.ts'
import { jobView, noteOnJob } from './job.server.ts'
import { moveJob, moveWholeOrder } from './moves.server.ts'
import { floorOrderView } from './order.server.ts'
import { packingSlipsOf, pickListOf, workOrderOf } from './papers.server.ts'
import { jobPicture } from './picture.server.ts'
import { scanIntoBag } from './scan.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const floor = testFloor()
const worker = await newWorker(context)
const filters = (query = '') => filtersIn(new URLSearchParams(query))
const parts = { store: diskStore(tmpdir()), publicUrl: 'http://shop.test' }

/** Goods as they are, for a player whom nothing names. */
async function plainOrder(player: { name: string; number: string }): Promise<string> {
	const buyer = await newBuyer(context)
	const lines = [wanted(await newVariant(context, { model: 'Practice Shorts' }), 2, player)]
	const { id } = await newOrder(buyer, floor.orders, { lines })
	await moved(context, floor, [id, 'pay'])
	return id
}

test('the board shows each job in its column, counted, by method and by due day', async () => {
	const id = await approvedOrder(context, floor, { players: 3 })
	const plain = await plainOrder({ name: '', number: '' })
	const [first, second] = await jobsIn(context, id)
	await moveJob(worker, floor, { jobId: first!.id, move: 'start' })
	await context.db.update(jobs).set({ dueOn: '2026-11-18' }).where(eq(jobs.id, second!.id))
	const board = await boardView(worker, filters())
	const own = board.columns.map(({ status, cards }) => [
		status,
		cards.filter(({ orderId }) => orderId === id).length,
	])
	expect(own).toEqual([
		['pending', 2],
		['in_progress', 1],
		['done', 0],
		['packed', 0],
		['on_hold', 0],
	])
	expect(board.columns[0]?.cards[0]).toMatchObject({
		id: second!.id,
		due: { words: '2 days late', group: 'late' },
		moves: ['start', 'hold'],
	})
	const idsFor = async (query: string) =>
		(await boardView(worker, filters(query))).columns.flatMap(({ cards }) => cards.map((card) => card.id))
	expect(await idsFor('due=late')).toEqual([second!.id])
	expect(await idsFor('due=week')).toEqual([])
	expect(await idsFor('method=none')).toEqual((await jobsIn(context, plain)).map((job) => job.id))
	expect(await idsFor('method=tackle_twill&status=in_progress')).toEqual([first!.id])
	expect(await idsFor('portal=another')).toEqual([])
	await moved(context, floor, [plain, 'start'])
	await moved(context, floor, [plain, 'ship'])
	expect(await idsFor('method=none')).toEqual([])
})

test('the board asks as much of the database for many jobs as for few', async () => {
	const before = await statementsOf(() => boardView(worker, filters()))
	await approvedOrder(context, floor, { players: 40 })
	expect(await statementsOf(() => boardView(worker, filters()))).toBe(before)
})

test('a name stands where it is printed and nowhere else', async () => {
	const printed = await approvedOrder(context, floor, { players: 1 })
	const hidden = await plainOrder({ name: 'Canary', number: '77' })
	const [job] = await jobsIn(context, printed)
	expect(await jobView(worker, job!.id)).toMatchObject({ playerName: 'Player 0', playerNumber: '0' })
	const [plain] = await jobsIn(context, hidden)
	const seen = [await jobView(worker, plain!.id), await floorOrderView(worker, hidden)]
	expect(JSON.stringify(seen)).not.toMatch(/canary|"77"/i)
	expect(seen[1]).toMatchObject({ completeness: '0 of 1 bag complete, Bag 1 misses Practice Shorts' })
	const { bytes } = await batchExport(worker, {
		filters: { ...filters(), method: 'none' },
		ids: [],
		publicUrl: '',
	})
	expect(strFromU8(unzipSync(bytes)['jobs.csv']!)).not.toMatch(/canary/i)
})

test('bags are told apart by player and say what they miss', async () => {
	const id = await approvedOrder(context, floor, { players: 2 })
	for (const move of ['start', 'finish'] as const) await moveWholeOrder(worker, floor, { orderId: id, move })
	const [first] = await jobsIn(context, id)
	await scanIntoBag(worker, floor, { orderId: id, typed: first!.id })
	const order = await floorOrderView(worker, id)
	expect(order.bags.map(({ label, isComplete }) => [label, isComplete])).toEqual([
		['#0 Player 0', true],
		['#1 Player 1', false],
	])
	expect(order.completeness).toBe('1 of 2 bags complete, #1 Player 1 misses Game Jersey')
	expect(order.can).toEqual({ scan: true, ship: false, deliver: false })
	await moveWholeOrder(worker, floor, { orderId: id, move: 'pack' })
	expect((await floorOrderView(worker, id)).can).toEqual({ scan: false, ship: true, deliver: false })
})

test('the history of a job names what happened, and keeps notes', async () => {
	const [job] = await jobsIn(context, await approvedOrder(context, floor, { players: 1 }))
	const later = (minutes: number) => ({ ...worker, now: new Date(context.now.getTime() + minutes * 60_000) })
	await moveJob(later(1), floor, { jobId: job!.id, move: 'hold', why: 'Twill is out' })
	await noteOnJob(later(2), job!.id, 'Comes on Monday')
	await moveJob(later(3), floor, { jobId: job!.id, move: 'resume' })
	const { history } = await jobView(worker, job!.id)
	expect(history.map(({ what, why }) => [what, why])).toEqual([
		['Queued', ''],
		['On hold', 'Twill is out'],
		['Note', 'Comes on Monday'],
		['To do', ''],
	])
	await expect(noteOnJob(worker, job!.id, ' ')).rejects.toMatchObject({ code: 'invalid' })
})

test('a code leads to its job, a reference to its order, anything else nowhere', async () => {
	const id = await approvedOrder(context, floor, { players: 1 })
	const [job] = await jobsIn(context, id)
	expect(await addressOfCode(worker, job!.id.slice(0, 8))).toBe(`/production/jobs/${job!.id}`)
	expect(await addressOfCode(worker, `#${id.slice(0, 8)}`)).toBe(`/production/orders/${id}`)
	await expect(addressOfCode(worker, '00000000')).rejects.toMatchObject({ code: 'not_found' })
})

test('papers and pictures are made for the floor and for nobody else', async () => {
	const id = await approvedOrder(context, floor, { players: 2, seal: 'ab12' })
	const [job] = await jobsIn(context, id)
	for (const paper of [workOrderOf, pickListOf, packingSlipsOf]) {
		const { bytes } = await paper(worker, parts, id)
		expect(strFromU8(bytes.slice(0, 5))).toBe('%PDF-')
	}
	const { svg } = await jobPicture(worker, parts.store, { jobId: job!.id, side: 'back' })
	expect(await svg()).toMatch(/^<svg/)
	const coach = await newBuyer(context, ['coach'])
	const refused = { code: 'forbidden' }
	const asked = { filters: { ...filters(), method: 'screen' as const }, ids: [], publicUrl: '' }
	await expect(workOrderOf(coach, parts, id)).rejects.toMatchObject(refused)
	await expect(boardView(coach, filters())).rejects.toMatchObject(refused)
	await expect(jobView(coach, job!.id)).rejects.toMatchObject(refused)
	await expect(floorOrderView(coach, id)).rejects.toMatchObject(refused)
	await expect(batchExport(coach, asked)).rejects.toMatchObject(refused)
	await expect(addressOfCode(coach, 'x')).rejects.toMatchObject(refused)
	const picture = { jobId: job!.id, side: 'worn' as const }
	await expect(jobPicture(coach, parts.store, picture)).rejects.toMatchObject(refused)
})

test('a batch has a row for each decoration with its inches, and only the jobs that were ticked', async () => {
	const id = await approvedOrder(context, floor, { players: 2 })
	const [job, other] = await jobsIn(context, id)
	const request = {
		filters: { ...filters(), method: 'tackle_twill' as const },
		publicUrl: 'http://shop.test',
	}
	const files = unzipSync((await batchExport(worker, { ...request, ids: [job!.id] })).bytes)
	expect(Object.keys(files)).toEqual(['jobs.csv', 'edge-threads.csv'])
	const rows = strFromU8(files['jobs.csv']!)
	const twill = job!.placements.filter(({ method }) => method === 'tackle_twill')
	expect(rows.trim().split('\r\n')).toHaveLength(1 + twill.length)
	expect(rows).toContain(`Player name PLAYER 0,Back,`)
	expect(rows).toContain(`http://shop.test/production/jobs/${job!.id}/files.zip`)
	expect(rows).not.toContain(other!.id.slice(0, 8))
})
