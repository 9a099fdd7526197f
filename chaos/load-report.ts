// The table and the verdict of a load run. Pure.
import type { LoadOutcome, MemorySample } from './load.ts'
import { otherSteps, steps, type Step } from './traffic.ts'

/** How much more memory a process may have in the last third of a run than in the second. */
export const mostGrowth = 1.1
/** In a shorter run the processes still fill their caches. */
export const leastMinutes = 15

const stepNames: Record<Step, string> = {
	enter: 'sign in or up',
	cart: 'cart',
	form: 'checkout form',
	place: 'place an order',
	pay: 'pay',
	return: 'return from paying',
	home: 'home',
	list: 'list of a sport',
	product: 'product',
	search: 'search',
	suggest: 'suggestions',
	design: 'design: open, save, list',
	approve: 'approvals: list, open, approve',
}

/** @param share 0.5 for the median. @returns the value that so many are not above; NaN of none */
export function percentile(values: readonly number[], share: number): number {
	const sorted = values.toSorted((a, b) => a - b)
	return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

const middle = (values: readonly number[]): number => percentile(values, 0.5)

/** Memory of each process in the second and in the last third of the run, of those that were sampled in both. */
export function growthOf(samples: readonly MemorySample[]): { name: string; from: number; to: number }[] {
	const third = samples.length / 3
	const names = [...new Set(samples.flatMap(({ megabytes }) => [...megabytes.keys()]))].toSorted()
	const within = (name: string, from: number, to: number) =>
		samples.slice(Math.floor(from), Math.floor(to)).flatMap(({ megabytes }) => megabytes.get(name) ?? [])
	return names.flatMap((name) => {
		const [second, last] = [within(name, third, 2 * third), within(name, 2 * third, samples.length)]
		return second.length === 0 || last.length === 0 ? [] : [{ name, from: middle(second), to: middle(last) }]
	})
}

/**
 * Why the run did not hold; empty when it did. The memory of processes that start anew within the run, killed or of the next
 * release, says nothing.
 */
export function brokenBy({ violations, failures, memory, kills, counts, options }: LoadOutcome): string[] {
	const grown =
		kills.length > 0 || options.from !== null || options.minutes < leastMinutes
			? []
			: growthOf(memory)
					.filter(({ from, to }) => to > from * mostGrowth)
					.map(
						({ name, from, to }) => `memory of ${name} grew from ${Math.round(from)} to ${Math.round(to)} MB`,
					)
	return [
		...violations,
		// A killed process may break a connection of the others' queue.
		...(kills.length === 0 ? failures.map((line) => `log: ${line.slice(0, 600)}`) : []),
		...(options.killEvery === 0 && counts.lost + counts.busy > 0
			? [`${counts.lost} requests without an answer and ${counts.busy} refused, though nothing was killed`]
			: []),
		...grown,
	]
}

const ms = (value: number): string => `${Math.round(value)} ms`

/** What the run cost each part: cores in use, and milliseconds a request and an order, everything of the run counted. */
function processorLine({ processor, orders, tookMs }: LoadOutcome, requests: number): string {
	if (processor === null) return 'Processor time: not known of processes that started within the run.'
	const parts = Object.entries(processor).map(
		([name, spent]) =>
			`${name} ${(spent / tookMs).toFixed(2)} cores, ${(spent / requests).toFixed(1)} ms a request${orders > 0 ? `, ${(spent / orders).toFixed(0)} ms an order` : ''}`,
	)
	return `Processor time: ${parts.join('; ')}.`
}

/** The report as text. */
export function loadReport(outcome: LoadOutcome): string {
	const { times, counts, kills, orders, answered, memory, tookMs } = outcome
	const requests = [...times.values()].reduce((sum, list) => sum + list.length, 0)
	const rows = [...otherSteps, ...steps].flatMap((step) => {
		const list = times.get(step) ?? []
		if (list.length === 0) return []
		const at = (share: number) => ms(percentile(list, share))
		return [
			`| ${stepNames[step]} | ${list.length} | ${at(0.5)} | ${at(0.95)} | ${at(0.99)} | ${ms(Math.max(...list))} |`,
		]
	})
	return [
		`${requests} requests in ${Math.round(tookMs / 1_000)} s (${Math.round(requests / (tookMs / 1_000))} a second), ${orders} orders, answered by the web processes: ${answered.join(' and ')}.`,
		`Without an answer ${counts.lost}, "not now" ${counts.busy}, kills ${kills.length}${kills.length > 0 ? `, at work again after ${ms(middle(kills.map(({ startMs }) => startMs)))}` : ''}.`,
		`Memory: ${growthOf(memory)
			.map(({ name, from, to }) => `${name} ${Math.round(from)} → ${Math.round(to)} MB`)
			.join(', ')}.`,
		processorLine(outcome, requests),
		'',
		'| Kind of request | Requests | Median | 95 % | 99 % | Longest |',
		'|---|---|---|---|---|---|',
		...rows,
	].join('\n')
}
