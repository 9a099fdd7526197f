// Two web processes and two workers on one PostgreSQL behind a proxy; any of them can be killed and started again.
import { freePort } from '#app/http/http-server.ts'
import { processorMsOfTree, residentMb } from '../scripts/process-figures.ts'
import { openProxy } from './proxy.ts'
import type { Random } from './random.ts'
import { chaosShop, type ChaosShop, type ProcessKind } from './shop.ts'

type Member = { name: string; kind: ProcessKind; isOld: boolean; process: ChaosShop }

export type Fleet = {
	url: string
	opened: () => Promise<void>
	/** Megabytes of memory of each running process, by its name; none where the system does not say it. */
	memory: () => Map<string, number>
	/** Processor time so far, in ms, of all running processes of a kind and of what they started. */
	processorMs: (kind: ProcessKind) => number
	/** `kill -9` of one process by chance, and its next start. @returns its name, and how long the start took */
	killOne: (random: Random) => Promise<{ name: string; startMs: number }>
	/** Starts the processes of this release beside those of the older one, which then stop. */
	startNew: () => Promise<unknown>
	stopOld: () => Promise<unknown>
	/** Requests that each web process answered. */
	answered: () => number[]
	failures: () => string[]
	/** Asks all to stop. @throws Error when one ends with another code than 0 */
	stop: () => Promise<void>
	/** Ends all at once. */
	kill: () => Promise<void>
}

const webs = 2
const workers = 2

const openLimitMs = 30_000

/** Resolves when the proxy knows of a process that is ready. */
async function untilOpen(url: string): Promise<void> {
	for (const until = performance.now() + openLimitMs; performance.now() < until;) {
		const answer = await fetch(`${url}/readyz`)
		await answer.arrayBuffer()
		if (answer.ok) return
		await new Promise((resolve) => setTimeout(resolve, 200))
	}
	throw new Error('No process is ready behind the proxy')
}

/**
 * Resolves when every process is at work.
 * @param environment of all of them, with DATABASE_URL
 * @param from folder of an older release, built: one web process and one worker are of it, and those of this release are
 *   started by `startNew`
 */
export async function openFleet(environment: Record<string, string>, from: string | null): Promise<Fleet> {
	const ports = await Promise.all(Array.from({ length: webs }, () => freePort('127.0.0.1')))
	const proxy = await openProxy(ports)
	// Drawing ahead would take the first minutes from the people.
	const settings = {
		...environment,
		PUBLIC_URL: proxy.url,
		TRUST_PROXY: '1',
		JOBS: 'apart',
		DRAW_AHEAD: 'off',
	}
	const member = async (kind: ProcessKind, at: number): Promise<Member> => ({
		name: `${kind} ${at + 1}`,
		kind,
		isOld: from !== null && at === 0,
		process: await chaosShop(settings, {
			kind,
			release: from !== null && at === 0 ? from : '.',
			...(kind === 'web' && { port: ports[at] ?? 0 }),
		}),
	})
	const members = [
		...(await Promise.all(ports.map((_, at) => member('web', at)))),
		...(await Promise.all(Array.from({ length: workers }, (_, at) => member('worker', at)))),
	]
	const ofThose = (those: readonly Member[], work: (process: ChaosShop) => Promise<unknown>) =>
		Promise.all(those.map(({ process }) => work(process)))
	const [old, young] = [members.filter(({ isOld }) => isOld), members.filter(({ isOld }) => !isOld)]
	const kill = async () => {
		await ofThose(members, (process) => process.kill())
		await proxy.close()
	}
	try {
		await ofThose(from === null ? members : old, (process) => process.start())
		await untilOpen(proxy.url)
	} catch (failure) {
		await kill()
		throw failure
	}
	return {
		url: proxy.url,
		opened: async () => {},
		memory: () =>
			new Map(
				members.flatMap(({ name, process }) => {
					const megabytes = residentMb(process.pid() ?? 0)
					return megabytes === 0 ? [] : [[name, megabytes]]
				}),
			),
		processorMs: (kind) =>
			members
				.filter((one) => one.kind === kind)
				.reduce((sum, { process }) => sum + processorMsOfTree(process.pid() ?? 0), 0),
		killOne: async (random) => {
			const { name, process } = random.pick(members)
			await process.kill()
			return { name, startMs: await process.start() }
		},
		startNew: () => ofThose(young, (process) => process.start()),
		stopOld: () => ofThose(old, (process) => process.stop()),
		answered: () => ports.map((port) => proxy.answered.get(port) ?? 0),
		failures: () => members.flatMap(({ process }) => process.failures()),
		stop: async () => {
			await ofThose(
				members.filter(({ process }) => process.pid() !== undefined),
				(process) => process.stop(),
			)
			await proxy.close()
		},
		kill,
	}
}
