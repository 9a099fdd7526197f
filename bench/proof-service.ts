// The cost of proofs for the shop: memory over many proofs, and the latency of other requests.
import { setTimeout as pause } from 'node:timers/promises'
import { median } from './load.ts'
import { residentMb } from '../scripts/process-figures.ts'
import { openDesigner, processesOf, type Designer } from './proof-orders.ts'
import type { Finding } from './report.ts'
import { untilQuiet, type Shop } from './shop.ts'

const marks = [20, 100, 200] as const
/** Memory fluctuates with garbage collection: a figure is the median over this many last proofs. */
const lastProofs = 10
const growthLimit = 0.15

type Memory = { shopMb: number; makersMb: number }

async function memoryOver(designer: Designer, count: number): Promise<Memory> {
	await designer.ready(await designer.order(count - lastProofs))
	const shop: number[] = []
	const makers: number[] = []
	await designer.ready(await designer.order(lastProofs), () => {
		const running = processesOf()
		shop.push(residentMb(running.shop))
		makers.push(running.makers.reduce((sum, pid) => sum + residentMb(pid), 0))
	})
	return { shopMb: median(shop), makersMb: median(makers) }
}

async function measureMemory(designer: Designer): Promise<Finding[]> {
	const found: Memory[] = []
	for (const [at, mark] of marks.entries()) {
		const memory = await memoryOver(designer, mark - (marks[at - 1] ?? 0))
		found.push(memory)
		console.log(
			`  after ${mark} of ${marks.at(-1)} proofs: makers ${Math.round(memory.makersMb)} MB, shop ${Math.round(memory.shopMb)} MB`,
		)
	}
	return (['makersMb', 'shopMb'] as const).map((which): Finding => {
		const figures = found.map((memory) => memory[which])
		const growth = (figures.at(-1) ?? Number.NaN) / (figures[0] ?? Number.NaN) - 1
		return {
			what: `${which === 'shopMb' ? 'Memory of the shop' : 'Memory of the makers'} after ${marks.join(', ')} proofs`,
			measured: `${figures.map((mb) => Math.round(mb)).join(', ')} MB (${(growth * 100).toFixed(1)} %)`,
			bar: `< ${growthLimit * 100} % more from the first to the last`,
			holds: growth < growthLimit,
		}
	})
}

const together = 20
const rounds = 6
const lookSeconds = 6
const slowerLimit = 1.2

const pages = [
	{ name: 'a ready page', path: '/about', headers: { 'accept-encoding': 'br' } },
	{
		name: 'a list page rendered anew',
		path: '/sport/football/products',
		// A session cookie makes the answer personal, so the shared page cache is not used.
		headers: { 'accept-encoding': 'br', cookie: 'session=measured' },
	},
] as const

/** Milliseconds of every request, for each page. */
type Times = number[][]

/** Requests one page after another, at most fifty a second. */
async function visitPages(shop: Shop): Promise<Times> {
	const times: Times = pages.map(() => [])
	const endsAt = performance.now() + lookSeconds * 1000
	while (performance.now() < endsAt)
		for (const [at, { path, headers }] of pages.entries()) {
			const startedAt = performance.now()
			const response = await fetch(shop.url + path, { headers })
			await response.arrayBuffer()
			if (!response.ok) throw new Error(`${path} answered ${response.status}`)
			times[at]?.push(performance.now() - startedAt)
			await pause(20)
		}
	return times
}

async function lookBeside(shop: Shop, designer: Designer): Promise<Times> {
	const versions = await designer.order(together)
	const times = await visitPages(shop)
	if (await designer.isReady(versions.at(-1) ?? 0))
		throw new Error('The proofs were ready before the pages were measured')
	await designer.ready(versions)
	return times
}

const percentile = (values: readonly number[], share: number): number =>
	values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN

/** A B A B; the requests of all rounds are pooled, since a single round has too few for a 95th percentile. */
async function measurePatience(shop: Shop, designer: Designer): Promise<Finding[]> {
	const [without, beside]: [Times[], Times[]] = [[], []]
	await visitPages(shop)
	for (let round = 0; round < rounds; round += 1) {
		without.push(await visitPages(shop))
		beside.push(await lookBeside(shop, designer))
		console.log(`  pages beside proofs: round ${round + 1} of ${rounds}`)
	}
	return pages.flatMap(({ name }, at) =>
		([0.5, 0.95] as const).map((share): Finding => {
			const of = (all: Times[]) =>
				percentile(
					all.flatMap((times) => times[at] ?? []),
					share,
				)
			const [alone, slowed] = [of(without), of(beside)]
			const ratio = slowed / alone
			return {
				what: `${name} beside ${together} proofs, ${share === 0.5 ? 'median' : '95th percentile'}`,
				measured: `${ratio.toFixed(2)} times (${alone.toFixed(1)} → ${slowed.toFixed(1)} ms)`,
				bar: `≤ ${slowerLimit} times`,
				holds: ratio <= slowerLimit,
			}
		}),
	)
}

export async function measureProofService(shop: Shop): Promise<Finding[]> {
	const designer = await openDesigner(shop)
	await untilQuiet(shop)
	return [...(await measurePatience(shop, designer)), ...(await measureMemory(designer))]
}
