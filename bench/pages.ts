// Cached pages against a bare server that sends the same bytes: A B A B, the same client.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { join } from 'node:path'
import type { BareAnswer } from './bare-server.ts'
import { load, median } from './load.ts'
import type { Finding } from './report.ts'
import type { Shop } from './shop.ts'

export const visitor = { 'accept-encoding': 'br' }
const connections = 16
const rounds = 5
const roundSeconds = 3

/** Headers that the server adds itself, also to the bare answer. */
const added = new Set(['date', 'connection', 'keep-alive'])

/** The shop's answer as sent, undecoded. */
function answerOf(url: string, headers: Record<string, string>): Promise<BareAnswer> {
	return new Promise((resolve, reject) => {
		get(url, { headers }, (response) => {
			const parts: Buffer[] = []
			response.on('data', (part: Buffer) => parts.push(part))
			response.once('end', () => {
				const raw = response.rawHeaders
				const sent = raw.flatMap((name, index): [string, string][] =>
					index % 2 === 0 && !added.has(name.toLowerCase()) ? [[name, raw[index + 1] ?? '']] : [],
				)
				resolve({
					status: response.statusCode ?? 0,
					headers: sent,
					body: Buffer.concat(parts).toString('base64'),
				})
			})
		}).once('error', reject)
	})
}

export async function openBare(answer: BareAnswer) {
	const child = fork(join(import.meta.dirname, 'bare-server.ts'), { stdio: 'inherit' })
	child.send(answer)
	const [port] = (await once(child, 'message')) as [number]
	return {
		url: `http://127.0.0.1:${port}/`,
		cpuSeconds: async () => {
			child.send('cpu')
			const [used] = (await once(child, 'message')) as [NodeJS.CpuUsage]
			return (used.user + used.system) / 1e6
		},
		close: () => child.disconnect(),
	}
}

type Side = { url: string; cpuSeconds: () => Promise<number>; headers: Record<string, string> }

/** Requests per second, and processor time per request in microseconds. */
async function measure({ url, cpuSeconds, headers }: Side) {
	const before = await cpuSeconds()
	const result = await load({ url, seconds: roundSeconds, connections, headers })
	if (result.failures > 0) throw new Error(`${result.failures} failed requests at ${url}`)
	return { perSecond: result.perSecond, cpuUs: (((await cpuSeconds()) - before) / result.requests) * 1e6 }
}

type Compared = {
	path: string
	headers?: Record<string, string>
	/** To whom. */
	reader?: string
	/** The share of the bare server's requests that it is to reach. */
	least?: number
}

/** By requests and by processor time. */
export async function comparePage(
	shop: Shop,
	{ path, headers = visitor, reader = 'from the page cache', least = 0.5 }: Compared,
): Promise<[Finding, Finding]> {
	await answerOf(shop.url + path, headers)
	const answer = await answerOf(shop.url + path, headers)
	const opened = await openBare(answer)
	const bare = { ...opened, headers }
	const ours = { url: shop.url + path, cpuSeconds: shop.cpuSeconds, headers }
	await measure(ours)
	await measure(bare)
	const pairs: { ours: Awaited<ReturnType<typeof measure>>; bare: Awaited<ReturnType<typeof measure>> }[] = []
	for (let round = 0; round < rounds; round += 1)
		pairs.push({ ours: await measure(ours), bare: await measure(bare) })
	opened.close()
	const ratio = median(pairs.map((pair) => pair.ours.perSecond / pair.bare.perSecond))
	const cpuRatio = median(pairs.map((pair) => pair.bare.cpuUs / pair.ours.cpuUs))
	const kilobytes = Buffer.byteLength(answer.body, 'base64') / 1_000
	return [
		{
			what: `\`${path}\` ${reader}, against bare \`node:http\``,
			measured: `${Math.round(ratio * 100)} % (${Math.round(median(pairs.map((pair) => pair.ours.perSecond)))} against ${Math.round(median(pairs.map((pair) => pair.bare.perSecond)))} requests/s, ${kilobytes.toFixed(1)} kB)`,
			bar: `≥ ${least * 100} %`,
			holds: ratio >= least,
		},
		{
			what: `\`${path}\` ${reader}, by processor time`,
			measured: `${Math.round(cpuRatio * 100)} % (${median(pairs.map((pair) => pair.ours.cpuUs)).toFixed(1)} against ${median(pairs.map((pair) => pair.bare.cpuUs)).toFixed(1)} µs a request)`,
			bar: `≥ ${least * 100} %`,
			holds: cpuRatio >= least,
		},
	]
}

/** Two pages, as visitors without a session get them. */
export async function measurePages(shop: Shop): Promise<Finding[]> {
	return [
		...(await comparePage(shop, { path: '/' })),
		...(await comparePage(shop, { path: '/sport/football/products' })),
	]
}
