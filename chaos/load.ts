// A long run with several processes: everyone works at once, and what was promised is compared with the database.
import { sql } from 'drizzle-orm'
import { parentOf, processorMsOfTree } from '../scripts/process-figures.ts'
import { startMailServer } from '../tests/factories/mail.ts'
import { violations as brokenPromises } from './assertions.ts'
import type { Ledger } from './attempts.ts'
import { prepare, prepareRunning, withDatabase, type Place } from './database.ts'
import { openFleet, type Fleet } from './fleet.ts'
import { randomFrom } from './random.ts'
import { settingsOf } from './run.ts'
import { inspect, takeSnapshot, type Snapshot } from './snapshot.ts'
import { watchTraffic, type Step, type Traffic } from './traffic.ts'
import { approveRepeatedly, browseRepeatedly, designRepeatedly } from './visitors.ts'
import { runWorkload, type Workload } from './workload.ts'

export type LoadOptions = Workload & {
	minutes: number
	/** Seconds between two kills; 0 for none. */
	killEvery: number
	visitors: number
	designers: number
	/** Folder of an older release, built, which is upgraded in the run; null for this release alone. */
	from: string | null
	/** The middle of the pauses between two requests of a person, in milliseconds. */
	thinkMs: number
}

export type Kill = { name: string; startMs: number }
/** Megabytes by process at an instant of the run. */
export type MemorySample = { atMs: number; megabytes: ReadonlyMap<string, number> }

/** Processor time in milliseconds. */
export type Processor = Record<'web' | 'worker' | 'database', number>

export type LoadOutcome = {
	options: LoadOptions
	times: ReadonlyMap<Step, readonly number[]>
	counts: Traffic['counts']
	kills: Kill[]
	memory: MemorySample[]
	/** Milliseconds of the run; null when processes were started in it, whose time of before is lost. */
	processor: Processor | null
	answered: number[]
	orders: number
	failures: string[]
	violations: string[]
	tookMs: number
}

const sampleEveryMs = 10_000
const settleLimitMs = 120_000

type Run = {
	fleet: Fleet
	options: LoadOptions
	isOver: () => boolean
	kills: Kill[]
	memory: MemorySample[]
}

/** Resolves when the time is over and everyone has finished. */
async function workAndKill({ fleet, options, isOver, kills, memory }: Run, people: () => Promise<void>) {
	const startedAt = performance.now()
	const random = randomFrom(options.seed)
	const done = new AbortController()
	const every = async (ms: number, work: () => Promise<void> | void) => {
		let next = performance.now() + ms
		while (!done.signal.aborted) {
			await new Promise((resolve) => setTimeout(resolve, 250))
			if (performance.now() < next || isOver()) continue
			next = performance.now() + ms
			await work()
		}
	}
	const killing =
		options.killEvery === 0
			? Promise.resolve()
			: every(options.killEvery * 1_000, async () => void kills.push(await fleet.killOne(random)))
	const sampling = every(sampleEveryMs, () => {
		memory.push({ atMs: performance.now() - startedAt, megabytes: fleet.memory() })
	})
	try {
		await people()
	} finally {
		done.abort()
	}
	await Promise.all([killing, sampling])
}

/** In the first third the older release serves alone, in the second both, in the last this one. */
async function upgrade(fleet: Fleet, { minutes }: LoadOptions, log: (word: string) => void): Promise<void> {
	const third = () => new Promise((resolve) => setTimeout(resolve, minutes * 20_000))
	await third()
	log('the new release starts and migrates')
	await fleet.startNew()
	log('both releases serve')
	await third()
	await fleet.stopOld()
	log('the older release has stopped')
}

/** Waits until the workers have sent and done what is left. */
async function settled(place: Place): Promise<Snapshot> {
	const until = performance.now() + settleLimitMs
	for (;;) {
		const snapshot = await withDatabase(place, takeSnapshot)
		const { waiting } = snapshot
		if ((waiting.events === 0 && waiting.mails === 0) || performance.now() > until) return snapshot
		await new Promise((resolve) => setTimeout(resolve, 2_000))
	}
}

/** Of the server's processes, which are those of this machine. */
async function databaseProcessorMs(place: Place): Promise<number> {
	const [backend] = await withDatabase(place, async ({ db }) => {
		const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
		return rows.map(({ pid }) => parentOf(pid))
	})
	return processorMsOfTree(backend ?? 0)
}

async function processorOf(fleet: Fleet, place: Place): Promise<Processor> {
	return {
		web: fleet.processorMs('web'),
		worker: fleet.processorMs('worker'),
		database: await databaseProcessorMs(place),
	}
}

const since = (before: Processor, now: Processor): Processor => ({
	web: now.web - before.web,
	worker: now.worker - before.worker,
	database: now.database - before.database,
})

/** The database must be new and on PostgreSQL. The run fills it and leaves it for inspection. */
export async function runLoad(
	{ place, log = () => {} }: { place: Place; log?: (word: string) => void },
	options: LoadOptions,
): Promise<LoadOutcome> {
	const made = options.from === null ? await prepare(place, options) : null
	const mails = await startMailServer()
	const fleet = await openFleet(settingsOf({ place, settings: {} }, mails.port), options.from)
	const prepared = made ?? (await prepareRunning(place))
	log(`${fleet.memory().size} processes behind ${fleet.url}`)
	const before = await processorOf(fleet, place)
	const startedAt = performance.now()
	const endsAt = startedAt + options.minutes * 60_000
	const isOver = () => performance.now() >= endsAt
	const ledger: Ledger = { attempts: [], complaints: [] }
	const traffic = watchTraffic()
	const thinking = randomFrom(options.seed + 1)
	const environment = {
		shop: fleet,
		traffic,
		ledger,
		...prepared,
		name: String(options.seed),
		isOver,
		mayStayAway: true,
		thinkMs: () => thinking.below(2 * options.thinkMs),
	}
	const shopping = (label: string, at: number) => ({
		environment,
		label,
		random: randomFrom(options.seed * 1_000 + 700 + at),
	})
	const people = async () => {
		await Promise.all([
			runWorkload(environment, options),
			approveRepeatedly(shopping('a1', 0)),
			...Array.from({ length: options.designers }, (_, at) =>
				designRepeatedly(shopping(`d${at + 1}`, 1 + at)),
			),
			...Array.from({ length: options.visitors }, (_, at) =>
				browseRepeatedly(shopping(`v${at + 1}`, 50 + at)),
			),
		])
	}
	const [kills, memory]: [Kill[], MemorySample[]] = [[], []]
	try {
		const upgrading = options.from === null ? Promise.resolve() : upgrade(fleet, options, log)
		await workAndKill({ fleet, options, isOver, kills, memory }, people)
		await upgrading
		const tookMs = performance.now() - startedAt
		const snapshot = await settled(place)
		const answered = fleet.answered()
		const isWhole = kills.length === 0 && options.from === null
		const processor = isWhole ? since(before, await processorOf(fleet, place)) : null
		await fleet.stop()
		const { findings } = await inspect(place)
		return {
			options,
			times: traffic.times,
			counts: traffic.counts,
			kills,
			memory,
			processor,
			answered,
			orders: snapshot.orders.length,
			failures: fleet.failures(),
			violations: [
				...brokenPromises(ledger.attempts, snapshot),
				...ledger.complaints,
				...findings.map((line) => `doctor: ${line}`),
			],
			tookMs,
		}
	} finally {
		await fleet.kill()
		await mails.close()
	}
}
