// The board: its columns, orders due to ship today, and the focus after a move. On both engines.
import { randomUUID } from 'node:crypto'
import { and, asc, eq, getTableColumns, inArray, ne, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orderLines, orders } from '#orders/tables.ts'
import { jobEvents, jobs } from '../tables.ts'
import { newBuyer, newOrder, newVariant, statementsOf, wanted } from '../../../tests/factories/orders.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { boardColumns } from '../rules/floor.ts'
import { filtersIn } from '../rules/forms.ts'
import { jobsThatDiffer } from '../store/jobs.server.ts'
import { repairOrder } from './repair.server.ts'
import { newPortal } from '../../../tests/factories/portals.ts'
import { approvedOrder, jobsIn, moved, newWorker, testFloor } from '../../../tests/factories/production.ts'
import { boardView, cardAfterMove, lateJobs } from './board.server.ts'
import { jobView, mostEvents } from './job.server.ts'
import { moveJob, moveWholeOrder } from './moves.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const floor = testFloor()
const worker = await newWorker(context)
const filters = (query = '') => filtersIn(new URLSearchParams(query))

const dueOn = (orderId: string, day: string) =>
	context.db.update(jobs).set({ dueOn: day }).where(eq(jobs.orderId, orderId))

/** An order for undecorated products without a player. */
async function plainOrder(): Promise<string> {
	const buyer = await newBuyer(context)
	const lines = [wanted(await newVariant(context, { model: 'Practice Shorts' }), 2)]
	const { id } = await newOrder(buyer, floor.orders, { lines })
	await moved(context, floor, [id, 'pay'])
	return id
}

test('the board shows each job in its column, counted, by method and by due day', async () => {
	const id = await approvedOrder(context, floor, { players: 3 })
	const plain = await plainOrder()
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

test('the board finds the orders of a team by its words, one team of several, and those of the shop', async () => {
	const staff = await newBuyer(context, ['csr'])
	const season = `Spring ${randomUUID().slice(0, 8)}`
	const teamOf = async (name: string) => {
		const { portalId } = await newPortal(staff, { teamName: name, season })
		const id = await approvedOrder(context, floor, { players: 1 })
		await context.db.update(jobs).set({ portalId }).where(eq(jobs.orderId, id))
		return { portalId, id }
	}
	const [first, second] = [await teamOf('Harbor Larks'), await teamOf('Harbor Larks JV')]
	const plain = await plainOrder()
	const found = async (query: string) => {
		const { columns, teams } = await boardView(worker, filters(query))
		const ids = new Set(columns.flatMap(({ cards }) => cards.map(({ orderId }) => orderId)))
		const names = teams.map(({ name }) => name.replace(season, 'Spring'))
		return { orders: [first.id, second.id, plain].filter((id) => ids.has(id)), names }
	}
	const asked = encodeURIComponent(`LARKS ${season}`)
	const both = ['Harbor Larks, Lakewood High School, Spring', 'Harbor Larks JV, Lakewood High School, Spring']
	expect(await found(`team=${asked}`)).toEqual({ orders: [first.id, second.id], names: both })
	expect(await found(`team=${asked}%20jv`)).toEqual({ orders: [second.id], names: both.slice(1) })
	expect(await found(`portal=${first.portalId}`)).toEqual({ orders: [first.id], names: both.slice(0, 1) })
	expect(await found(`team=${asked}&orders=shop`)).toMatchObject({ orders: [] })
	expect(await found('orders=shop&method=none')).toEqual({ orders: [plain], names: [] })
	expect(await found('orders=team&method=none')).toMatchObject({ orders: [] })
	// Signs alone are no words, and no pattern either.
	for (const none of ['team=%25', 'team=_', 'team=lar ks', 'portal=another'])
		expect(await found(none)).toEqual({ orders: [], names: [] })
})

test('the jobs of a team are in the same order and on the same pages as those of all', async () => {
	const { portalId } = await newPortal(await newBuyer(context, ['csr']), { teamName: 'Long Roster' })
	const id = await approvedOrder(context, floor, { players: 70 })
	await context.db.update(jobs).set({ portalId }).where(eq(jobs.orderId, id))
	const idsOn = async (query: string) =>
		(await boardView(worker, filters(`portal=${portalId}${query}`))).columns.flatMap(({ cards }) =>
			cards.map((card) => card.id),
		)
	const own = (await onBoardByRule()).find(({ status }) => status === 'pending')!.ids
	const ofTeam = new Set((await jobsIn(context, id)).map((job) => job.id))
	const all = own.filter((job) => ofTeam.has(job))
	expect(await idsOn('')).toEqual(all.slice(0, 16))
	expect(await idsOn('&status=pending')).toEqual(all.slice(0, 60))
	expect(await idsOn('&status=pending&page=2')).toEqual(all.slice(60))
	expect(
		await cardAfterMove(worker, filters(`portal=${portalId}`), { jobId: all[15]!, beside: 'next' }),
	).toBe(all[15])
	expect(
		await cardAfterMove(worker, filters(`portal=${portalId}`), { jobId: all[16]!, beside: 'next' }),
	).toBe('next')
})

test('the board asks as much of the database for many jobs as for few', async () => {
	const before = await statementsOf(() => boardView(worker, filters()))
	await approvedOrder(context, floor, { players: 40 })
	expect(await statementsOf(() => boardView(worker, filters()))).toBe(before)
})

test('what must leave today is listed with what holds it up, late ones first', async () => {
	const [late, today, later] = [
		await approvedOrder(context, floor, { players: 3 }),
		await approvedOrder(context, floor, { players: 2 }),
		await approvedOrder(context, floor, { players: 1 }),
	]
	await dueOn(late, '2026-11-19')
	await dueOn(today, '2026-11-20')
	await dueOn(later, '2026-11-21')
	const [held] = await jobsIn(context, late)
	await moveJob(worker, floor, { jobId: held!.id, move: 'hold', why: 'Twill is out' })
	for (const move of ['start', 'finish', 'pack'] as const)
		await moveWholeOrder(worker, floor, { orderId: today, move })
	const { leaving, ...board } = await boardView(worker, filters())
	const own = leaving!.orders.filter(({ id }) => [late, today, later].includes(id))
	expect(own).toMatchObject([
		{ id: late, due: { words: '1 day late' }, jobs: 3, packed: 0, held: 1 },
		{ id: today, due: { words: 'Due today', group: 'today' }, jobs: 2, packed: 2, held: 0 },
	])
	expect(leaving!.all - leaving!.late).toBe(1)
	expect(leaving!.all).toBe(leaving!.orders.length)
	expect(board.today).toBe(2)
	const found = await boardView(worker, filters('due=today'))
	expect([found.total, found.leaving]).toEqual([2, null])
	expect(await lateJobs(worker)).toBe(board.late)
	await moved(context, floor, [today, 'ship'])
	expect((await boardView(worker, filters())).leaving!.orders.map(({ id }) => id)).not.toContain(today)
	await expect(lateJobs(await newBuyer(context, ['coach']))).rejects.toMatchObject({ code: 'forbidden' })
})

/** The board's jobs as its rule says: those of orders under way, but cancelled ones, in the order of work. */
async function onBoardByRule() {
	const all = await context.db
		.select({ ...getTableColumns(jobs), position: orderLines.position })
		.from(jobs)
		.innerJoin(orders, eq(orders.id, jobs.orderId))
		.innerJoin(orderLines, eq(orderLines.id, jobs.orderLineId))
		.where(and(inArray(orders.status, ['approved', 'paid', 'processing']), ne(jobs.status, 'cancelled')))
		.orderBy(asc(jobs.dueOn), asc(jobs.createdAt), asc(jobs.orderId), asc(orderLines.position))
	return boardColumns.map((status) => ({
		status,
		ids: all.flatMap((job) => (job.status === status ? [job.id] : [])),
		late: all.filter((job) => job.status === status && job.dueOn < '2026-11-20').length,
	}))
}

/**
 * Checks counts, cards and the pages of each column against the rule; the doctor finds no job on the wrong side.
 * @returns the number of jobs
 */
async function boardAgrees() {
	const expected = await onBoardByRule()
	const board = await boardView(worker, filters())
	expect(board.columns.map(({ status, count }) => [status, count])).toEqual(
		expected.map(({ status, ids }) => [status, ids.length]),
	)
	expect(board.late).toBe(expected.reduce((sum, { late }) => sum + late, 0))
	expect(board.columns.map(({ cards }) => cards.map(({ id }) => id))).toEqual(
		expected.map(({ ids }) => ids.slice(0, 16)),
	)
	for (const { status, ids } of expected) {
		const second = await boardView(worker, filters(`status=${status}&page=2`))
		const own = second.columns.find((column) => column.status === status)
		if (ids.length > 60) expect(own!.cards.map(({ id }) => id)).toEqual(ids.slice(60, 120))
	}
	expect((await jobsThatDiffer(context.db)).filter(({ what }) => what.includes('the floor'))).toEqual([])
	return board.total
}

test('the board has the jobs of orders under way and no others, whatever becomes of an order', async () => {
	const before = await boardAgrees()
	const id = await approvedOrder(context, floor, { players: 70 })
	expect(await boardAgrees()).toBe(before + 70)
	const [packed] = await jobsIn(context, id)
	await context.db.update(jobs).set({ status: 'packed' }).where(eq(jobs.id, packed!.id))
	await boardAgrees()
	// What was packed stays packed, and comes back with the order.
	for (const move of ['void_approval', 'approve'] as const) {
		await moved(context, floor, [id, move])
		await boardAgrees()
	}
	const shipped = await plainOrder()
	for (const move of ['start', 'ship', 'deliver'] as const) {
		await moved(context, floor, [shipped, move])
		await boardAgrees()
	}
	await moved(context, floor, [await plainOrder(), 'refund'])
	await moved(context, floor, [id, 'cancel'])
	expect(await boardAgrees()).toBe(before)
})

test('a job that a process of the release before makes, without the column, is on the board', async () => {
	const id = await plainOrder()
	await context.db.update(jobs).set({ isOnFloor: false }).where(eq(jobs.orderId, id))
	await context.db.execute(sql`update jobs set is_on_floor = default where order_id = ${id}`)
	expect((await jobsThatDiffer(context.db)).filter(({ orderId }) => orderId === id)).toEqual([])
})

test('the doctor names a job that the board shows wrongly, and the repair puts it right', async () => {
	const id = await plainOrder()
	await context.db.update(jobs).set({ isOnFloor: false }).where(eq(jobs.orderId, id))
	const found = async () => (await jobsThatDiffer(context.db)).filter(({ orderId }) => orderId === id)
	expect(await found()).toMatchObject([{ what: expect.stringContaining('is not on the floor') as string }])
	expect(await repairOrder(context, { onApproved: [] } as never, id)).toEqual([])
	expect(await found()).toEqual([])
})

test('after a move one goes on at the card where it is still shown, else at the one beside it', async () => {
	const [first, second] = await jobsIn(context, await approvedOrder(context, floor, { players: 2 }))
	const goesOn = (query: string) =>
		cardAfterMove(worker, filters(query), { jobId: first!.id, beside: second!.id })
	await context.db.update(jobs).set({ dueOn: '2026-11-01' }).where(eq(jobs.id, first!.id))
	await moveJob(worker, floor, { jobId: first!.id, move: 'start' })
	expect(await goesOn('')).toBe(first!.id)
	expect(await goesOn('status=in_progress')).toBe(first!.id)
	expect(await goesOn('status=pending')).toBe(second!.id)
	expect(await goesOn('due=later')).toBe(second!.id)
	await approvedOrder(context, floor, { players: 30 })
	await context.db.update(jobs).set({ status: 'in_progress' }).where(eq(jobs.status, 'pending'))
	await context.db.update(jobs).set({ dueOn: '2027-01-01' }).where(eq(jobs.id, first!.id))
	expect(await goesOn('')).toBe(second!.id)
	expect(await cardAfterMove(worker, filters(), { jobId: first!.id, beside: undefined })).toBe(first!.id)
})

test('of a long history the page reports the latest', async () => {
	const [job] = await jobsIn(context, await approvedOrder(context, floor, { players: 1 }))
	const scans = Array.from({ length: mostEvents }, (_, at) => ({
		id: randomUUID(),
		jobId: job!.id,
		status: 'done' as const,
		actorId: worker.actor.userId,
		why: `Piece ${at + 1}`,
		at: new Date(context.now.getTime() + at + 1),
	}))
	await context.db.insert(jobEvents).values(scans)
	const { history } = await jobView(worker, job!.id)
	expect(history).toHaveLength(mostEvents)
	expect(history[0]).toMatchObject({ what: 'Made', why: 'Piece 1' })
	expect(history.at(-1)).toMatchObject({ what: 'Note', why: `Piece ${mostEvents}` })
})

test('of many orders that leave today the first 24 are listed, and all are counted', async () => {
	const before = (await boardView(worker, filters())).leaving!
	const ids: string[] = []
	for (let number = 0; number < 25; number += 1) ids.push(await plainOrder())
	await context.db.update(jobs).set({ dueOn: '2026-11-20' }).where(inArray(jobs.orderId, ids))
	const { leaving } = await boardView(worker, filters())
	expect([leaving!.orders.length, leaving!.all - before.all, leaving!.late]).toEqual([24, 25, before.late])
})
