// Gestures on a page: from each event to the end of the frame that shows it, in a Chromium that can be slowed down.
import type { CDPSession, Page } from 'playwright'
import type { Finding } from './report.ts'

/** Slows a developer's machine down to a cheap laptop. */
const usualSlowdown = 4

type Watched = { latencies: number[]; tasks: number[]; stop: () => void }
declare global {
	interface Window {
		watched?: Watched
	}
}

export type GestureEvent = 'pointermove' | 'change' | 'keydown' | 'paste'

/** Records in the page each event's latency to the frame that shows it, and every task over 50 ms. */
const watch = (page: Page, event: GestureEvent) =>
	page.evaluate((name) => {
		window.watched?.stop()
		const tasks = new PerformanceObserver((list) => {
			watched.tasks.push(...list.getEntries().map(({ duration }) => duration))
		})
		const note = ({ key }: Event & { key?: string }) => {
			// A modifier key pressed for another key.
			if (key === 'Control' || key === 'Shift') return
			const startedAt = performance.now()
			requestAnimationFrame(() => {
				const { port1, port2 } = new MessageChannel()
				port1.addEventListener('message', () => watched.latencies.push(performance.now() - startedAt))
				port1.start()
				port2.postMessage(null)
			})
		}
		const stop = () => {
			tasks.disconnect()
			document.removeEventListener(name, note, { capture: true })
		}
		const watched: Watched = { latencies: [], tasks: [], stop }
		window.watched = watched
		tasks.observe({ entryTypes: ['longtask'] })
		document.addEventListener(name, note, { capture: true })
	}, event)

const percentile = (values: readonly number[], share: number): number =>
	values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN

/** Processor time of the page's own thread so far, in milliseconds. */
async function busyMs(devtools: CDPSession): Promise<number> {
	const { metrics } = await devtools.send('Performance.getMetrics')
	return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

export async function devtoolsOf(page: Page): Promise<CDPSession> {
	const devtools = await page.context().newCDPSession(page)
	await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
	return devtools
}

export type Gesture = {
	what: string
	event: GestureEvent
	/** Events that the gesture causes. */
	count: number
	perform: () => Promise<void>
	limitMs: number
	/** Undefined where the gesture is inherently a single task. */
	longestTaskMs?: number
	/** Slowdown of the processor; 4 by default. */
	slowdown?: number
}

export async function measureGesture(page: Page, devtools: CDPSession, gesture: Gesture): Promise<Finding[]> {
	const { what, event, count, perform, limitMs, longestTaskMs, slowdown = usualSlowdown } = gesture
	await watch(page, event)
	await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
	const before = await busyMs(devtools)
	await perform()
	const perStep = ((await busyMs(devtools)) - before) / count
	await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
	const { latencies, tasks } = (await page.evaluate(() => {
		const { latencies: seen = [], tasks: long = [] } = window.watched ?? {}
		return { latencies: seen, tasks: long }
	})) ?? { latencies: [], tasks: [] }
	const [middle, high] = [percentile(latencies, 0.5), percentile(latencies, 0.95)]
	const longest = Math.max(0, ...tasks)
	const seen: Finding = {
		what: `${what}: until it is seen`,
		measured: `p95 ${Math.round(high)} ms, p50 ${Math.round(middle)} ms (${latencies.length} times, ${Math.round(perStep)} ms of processor time each)`,
		bar: `p95 ≤ ${limitMs} ms`,
		holds: latencies.length >= count / 2 && high <= limitMs,
	}
	if (longestTaskMs === undefined) return [seen]
	return [
		seen,
		{
			what: `${what}: the longest task`,
			measured: longest === 0 ? 'under 50 ms' : `${Math.round(longest)} ms`,
			bar: `≤ ${longestTaskMs} ms`,
			holds: longest <= longestTaskMs,
		},
	]
}
