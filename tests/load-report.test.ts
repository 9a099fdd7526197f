// The verdict of a load run: what breaks it, and what a kill excuses.
import { expect, test } from 'vitest'
import { brokenBy, growthOf, loadReport, percentile } from '../chaos/load-report.ts'
import type { LoadOutcome, MemorySample } from '../chaos/load.ts'

const samples = (...megabytes: number[]): MemorySample[] =>
	megabytes.map((value, at) => ({ atMs: at * 10_000, megabytes: new Map([['web 1', value]]) }))

const good: LoadOutcome = {
	options: {
		seed: 7,
		minutes: 30,
		killEvery: 0,
		from: null,
		visitors: 1,
		designers: 1,
		thinkMs: 0,
		cards: 1,
		purchaseOrders: 1,
		coaches: 1,
	},
	times: new Map([['home', [10, 20, 30, 400]]]),
	counts: { answered: 4, lost: 0, busy: 0 },
	kills: [],
	memory: samples(50, 120, 130, 130, 131, 132),
	processor: { web: 40_000, worker: 6_000, database: 12_000 },
	answered: [2, 2],
	orders: 3,
	failures: [],
	violations: [],
	tookMs: 60_000,
}
const killed: Partial<LoadOutcome> = {
	kills: [{ name: 'web 1', startMs: 2_000 }],
	options: { ...good.options, killEvery: 60 },
}

test('the memory of the first third is that of a start; later it may hardly grow', () => {
	expect(growthOf(good.memory)).toEqual([{ name: 'web 1', from: 130, to: 131 }])
	expect(brokenBy(good)).toEqual([])
	expect(brokenBy({ ...good, memory: samples(50, 60, 100, 100, 120, 140) })).toEqual([
		'memory of web 1 grew from 100 to 120 MB',
	])
	expect(growthOf([])).toEqual([])
	const short = { ...good.options, minutes: 14 }
	expect(brokenBy({ ...good, options: short, memory: samples(50, 60, 100, 100, 120, 140) })).toEqual([])
})

test.each<[string, Partial<LoadOutcome>, RegExp]>([
	['an order that is lost', { violations: ['1-c1-1: an acknowledged order is lost'] }, /lost/],
	['an error in the log', { failures: ['{"level":"error"}'] }, /^log: /],
	['an answer that did not come', { counts: { answered: 4, lost: 1, busy: 0 } }, /^1 requests/],
	['a refusal for want of room', { counts: { answered: 4, lost: 0, busy: 2 } }, /and 2 refused/],
])('%s breaks a run without kills', (_case, change, broken) => {
	expect(brokenBy({ ...good, ...change })).toEqual([expect.stringMatching(broken)])
})

test('a kill excuses lost answers, its own lines of the log and the memory of a new process, and no order', () => {
	const change = {
		...killed,
		counts: { answered: 4, lost: 3, busy: 2 },
		failures: ['{"level":"error"}'],
		memory: samples(50, 60, 100, 100, 120, 140),
	}
	expect(brokenBy({ ...good, ...change })).toEqual([])
	expect(brokenBy({ ...good, ...change, violations: ['doctor: stock'] })).toEqual(['doctor: stock'])
})

test('percentiles are values that were measured', () => {
	const values = Array.from({ length: 100 }, (_, at) => 100 - at)
	expect([0.5, 0.95, 0.99, 1].map((share) => percentile(values, share))).toEqual([50, 95, 99, 100])
	expect(percentile([7], 0.99)).toBe(7)
	expect(percentile([], 0.5)).toBeNaN()
})

test('the report has a row for each kind of request that was sent', () => {
	const text = loadReport({ ...good, ...killed })
	expect(text).toContain('| home | 4 | 20 ms | 400 ms | 400 ms | 400 ms |')
	expect(text).toContain('kills 1, at work again after 2000 ms')
	expect(text).not.toContain('| pay |')
	expect(text).toContain('web 0.67 cores, 10000.0 ms a request, 13333 ms an order; worker 0.10 cores')
	expect(loadReport({ ...good, processor: null })).toContain('Processor time: not known')
})
