import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { pino } from 'pino'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { isAway } from '#database/failures.server.ts'
import { openDatabase, type Database } from '#database/client.server.ts'
import { inTransaction } from '#database/context.server.ts'
import { contextOf, openTestDatabase } from '../../tests/database.ts'
import type { Queue } from './queue.ts'
import { openJobs, type Jobs } from './service.server.ts'

const { database, context, url } = await openTestDatabase({ seeded: false })

const opened: Jobs[] = []
afterEach(() => Promise.all(opened.splice(0).map((jobs) => jobs.stop())))

function logged() {
	const lines: { level: number; msg: string; attempt?: number }[] = []
	const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(JSON.parse(line)) })
	return { lines, log }
}

function open(options: Partial<Parameters<typeof openJobs>[0]> = {}): Jobs {
	const jobs = openJobs({ database, log: context.log, ...options })
	opened.push(jobs)
	return jobs
}

/** A separate queue for each test, with the shortest pauses possible. */
const queueOf = (change: Partial<Queue<{ word: string }>> = {}): Queue<{ word: string }> => ({
	name: `test-${randomUUID()}`,
	data: z.object({ word: z.string() }),
	retries: 2,
	firstPauseSeconds: 1,
	longestPauseSeconds: 1,
	limitSeconds: 10,
	...change,
})

/** A worker that records its jobs and can wait for a number of them. */
function noting(fails: (word: string, run: number) => boolean = () => false) {
	const words: string[] = []
	const run = async (_: unknown, { word }: { word: string }) => {
		words.push(word)
		if (fails(word, words.length)) throw new Error(`failed ${word}`)
	}
	return {
		words,
		run,
		count: async (count: number) => {
			await expect.poll(() => words.length, { timeout: 15_000 }).toBe(count)
		},
	}
}

test('a job runs after the commit, and one that was rolled back never does', async () => {
	const jobs = open()
	const queue = queueOf()
	const worker = noting()
	jobs.work(queue, worker)
	await jobs.start()
	await expect(
		inTransaction(context, async (inner) => {
			await jobs.send(inner, queue, { data: { word: 'lost' } })
			throw new Error('rolled back')
		}),
	).rejects.toThrow('rolled back')
	await inTransaction(context, async (inner) => {
		await jobs.send(inner, queue, { data: { word: 'kept' } })
		await pause(30)
		expect(worker.words).toEqual([])
	})
	await worker.count(1)
	expect(worker.words).toEqual(['kept'])
})

/** Polling every two seconds without a wake-up takes twice the time limit of this test. */
test('no job waits until its worker looks by itself', { timeout: 30_000 }, async () => {
	const jobs = open()
	const queue = queueOf()
	const worker = noting()
	jobs.work(queue, worker)
	await jobs.start()
	for (let number = 1; number <= 30; number += 1) {
		await inTransaction(context, (inner) => jobs.send(inner, queue, { data: { word: String(number) } }))
		await worker.count(number)
	}
	expect(worker.words).toHaveLength(30)
})

test('many jobs do not wait for one another’s polls', async () => {
	const jobs = open()
	const queue = queueOf()
	const worker = noting()
	jobs.work(queue, worker)
	await jobs.start()
	await inTransaction(context, async (inner) => {
		for (let number = 0; number < 12; number += 1)
			await jobs.send(inner, queue, { data: { word: String(number) } })
	})
	// One per poll would take 24 seconds: longer than this waits.
	await worker.count(12)
	expect(worker.words.toSorted()).toEqual(
		Array.from({ length: 12 }, (_, number) => String(number)).toSorted(),
	)
})

test('the same id is queued once', async () => {
	const jobs = open()
	const queue = queueOf()
	const worker = noting()
	jobs.work(queue, worker)
	await jobs.start()
	const id = randomUUID()
	for (const word of ['first', 'second'])
		await inTransaction(context, (inner) => jobs.send(inner, queue, { data: { word }, id }))
	await inTransaction(context, (inner) => jobs.send(inner, queue, { data: { word: 'last' } }))
	await worker.count(2)
	expect(worker.words).toEqual(['first', 'last'])
})

test('a failing job is tried again with a pause, and at the end given up once and logged', async () => {
	const { lines, log } = logged()
	const jobs = open({ log })
	const queue = queueOf({ retries: 1 })
	const worker = noting(() => true)
	const givenUp: string[] = []
	jobs.work(queue, {
		...worker,
		givenUp: async (_, { word }) => {
			givenUp.push(word)
		},
	})
	await jobs.start()
	await inTransaction(context, (inner) => jobs.send(inner, queue, { data: { word: 'stubborn' } }))
	await expect.poll(() => givenUp, { timeout: 20_000 }).toEqual(['stubborn'])
	expect(worker.words).toHaveLength(2)
	expect(lines.map(({ msg, attempt }) => [msg, attempt])).toEqual([
		['job failed, to be tried again', 1],
		['job failed for good', 2],
	])
})

test('a job that failed for good can be seen and sent again, once', async () => {
	const jobs = open()
	const queue = queueOf({ retries: 0 })
	const worker = noting((_, run) => run === 1)
	jobs.work(queue, worker)
	await jobs.start()
	await inTransaction(context, (inner) => jobs.send(inner, queue, { data: { word: 'again' } }))
	const mine = async () => (await jobs.failed()).filter((job) => job.queue === queue.name)
	await expect.poll(async () => (await mine()).length, { timeout: 10_000 }).toBe(1)
	const [job] = await mine()
	expect(job).toMatchObject({ reason: 'failed again' })
	expect(await jobs.sendAgain(job?.id ?? '')).toBe(true)
	await worker.count(2)
	expect(await mine()).toEqual([])
	expect(await jobs.sendAgain(job?.id ?? '')).toBe(false)
	expect(await jobs.sendAgain('no id')).toBe(false)
})

test('what failed for a wrong statement is kept without its values', async () => {
	const jobs = open()
	const queue = queueOf({ retries: 0 })
	jobs.work(queue, {
		run: async ({ db }, { word }) => void (await db.execute(sql`select ${word}::int`)),
	})
	await jobs.start()
	await inTransaction(context, (inner) => jobs.send(inner, queue, { data: { word: '12' + 'x'.repeat(5) } }))
	const mine = async () => (await jobs.failed()).filter((job) => job.queue === queue.name)
	await expect.poll(async () => (await mine()).length, { timeout: 10_000 }).toBe(1)
	expect((await mine())[0]?.reason).toMatch(/^Failed query: select \$1::int: invalid input syntax/)
	expect((await mine())[0]?.reason).not.toContain('params')
})

test('before the queue is ready a transaction that queues is undone, to be tried again', async () => {
	const jobs = open()
	const queue = queueOf()
	jobs.work(queue, noting())
	const refusal: unknown = await inTransaction(context, (inner) =>
		jobs.send(inner, queue, { data: { word: 'early' } }),
	).catch((failure: unknown) => failure)
	expect(isAway(refusal)).toBe(true)
})

/** The shop's database, whose pool fails this many times. */
function failing(times: number): Database {
	let left = times
	const db = Object.create(database.db, {
		$client: {
			value: {
				connect: () =>
					(left -= 1) >= 0
						? Promise.reject(new Error('away'))
						: Reflect.get(database.db, '$client').connect(),
			},
		},
	})
	return { ...database, db }
}

test('a start that failed may be tried again, and then all is done as if nothing had been', async () => {
	const { log } = logged()
	const jobs = open({ database: failing(2), log })
	const queue = queueOf()
	const worker = noting()
	jobs.work(queue, worker)
	await expect(jobs.start()).rejects.toThrow('away')
	expect(jobs.isReady()).toBe(false)
	await jobs.start()
	await inTransaction(context, (inner) => jobs.send(inner, queue, { data: { word: 'after all' } }))
	await worker.count(1)
})

test('a run past its limit has failed, and the next try may succeed', async () => {
	const { lines, log } = logged()
	const jobs = open({ log })
	const queue = queueOf({ limitSeconds: 1 })
	let runs = 0
	jobs.work(queue, { run: async () => void ((runs += 1) === 1 && (await pause(3_000))) })
	await jobs.start()
	await inTransaction(context, (inner) => jobs.send(inner, queue, { data: { word: 'slow' } }))
	await expect.poll(() => runs, { timeout: 20_000 }).toBe(2)
	expect(lines.map(({ msg }) => msg)).toEqual(['job failed, to be tried again'])
})

test('a worker may open transactions of its own and is not caught in that of the sender', async () => {
	const jobs = open()
	const queue = queueOf()
	let answer: unknown = null
	jobs.work(queue, {
		run: async (job) => {
			const { rows } = await inTransaction(job, ({ db }) => db.execute<{ one: number }>('select 1 as one'))
			answer = rows
		},
	})
	await inTransaction(context, async () => {
		await pause(1)
	})
	await jobs.start()
	await inTransaction(context, (inner) => jobs.send(inner, queue, { data: { word: 'nested' } }))
	await expect.poll(() => answer, { timeout: 10_000 }).toEqual([{ one: 1 }])
})

test('stopping waits for the job that runs', async () => {
	const jobs = open()
	const queue = queueOf()
	let state = 'waiting'
	jobs.work(queue, {
		run: async () => {
			state = 'running'
			await pause(700)
			state = 'done'
		},
	})
	await jobs.start()
	await inTransaction(context, (inner) => jobs.send(inner, queue, { data: { word: 'last' } }))
	await expect.poll(() => state, { timeout: 10_000 }).toBe('running')
	await jobs.stop()
	expect(state).toBe('done')
})

test('jobs outlive the process that queued them', async () => {
	const queue = queueOf()
	const sender = open({ works: false })
	sender.work(queue, noting())
	await sender.start()
	await inTransaction(context, (inner) => sender.send(inner, queue, { data: { word: 'inherited' } }))
	await sender.stop()
	const jobs = open()
	const worker = noting()
	jobs.work(queue, worker)
	await jobs.start()
	await worker.count(1)
	expect(worker.words).toEqual(['inherited'])
})

test('a renamed queue does the jobs that wait under its former name, and its old schedule ends', async () => {
	const old = queueOf()
	const sender = open()
	sender.schedule({ ...old, data: z.object({}) }, '0 0 1 1 *', { run: async () => {} })
	await sender.start()
	await sender.stop()
	const later = open({ works: false })
	later.work(old, noting())
	await later.start()
	await inTransaction(context, (inner) => later.send(inner, old, { data: { word: 'early' } }))
	const jobs = open()
	const queue = queueOf({ formerNames: [old.name, 'test-never-used'] })
	const worker = noting()
	jobs.work(queue, worker)
	await jobs.start()
	await worker.count(1)
	expect(worker.words).toEqual(['early'])
	const { rows } = await database.db.execute(sql`select name from pgboss.schedule where name = ${old.name}`)
	expect(rows).toEqual([])
})

test('a second start makes no queue again', async () => {
	const queue = queueOf()
	const query = vi.spyOn(pg.Client.prototype, 'query')
	onTestFinished(() => query.mockRestore())
	/** How often the start has created the queue. */
	const madeBy = async (jobs: Jobs) => {
		jobs.work(queue, noting())
		query.mockClear()
		await jobs.start()
		await jobs.stop()
		const sent: unknown[] = query.mock.calls.map(([statement]) => statement)
		const isMaking = (statement: unknown) =>
			typeof statement === 'string' && statement.includes(`create_queue('${queue.name}'`)
		return sent.filter(isMaking).length
	}
	expect(await madeBy(open())).toBe(1)
	expect(await madeBy(open())).toBe(0)
})

test.skipIf(url === null)('two processes on one PostgreSQL do every job once', async () => {
	const other = await openDatabase({ url, folder: 'memory', image: null, onError: () => {} })
	const queue = queueOf()
	const here = noting()
	const there = noting()
	const jobs = open()
	jobs.work(queue, { ...here, parallel: 2 })
	const others = openJobs({ database: other, log: contextOf(other).log })
	others.work(queue, { ...there, parallel: 2 })
	try {
		await Promise.all([jobs.start(), others.start()])
		await inTransaction(context, async (inner) => {
			for (let number = 0; number < 40; number += 1)
				await jobs.send(inner, queue, { data: { word: String(number) } })
		})
		await expect.poll(() => here.words.length + there.words.length, { timeout: 20_000 }).toBe(40)
		expect(new Set([...here.words, ...there.words]).size).toBe(40)
	} finally {
		await others.stop()
		await other.close()
	}
})
