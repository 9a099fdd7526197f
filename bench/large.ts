// Ten thousand products: the list page again, and searches with common and rare words.
import { measureList } from './lists.ts'
import { median } from './load.ts'
import type { Finding } from './report.ts'
import type { Shop } from './shop.ts'

/** Words that match nearly all, many or few products. */
const words = ['jersey', 'shirt', 'blue', 'custom', 'football', 'pants', 'hoodie', 'jersy', 'football jersey']
const rounds = 7

/** Milliseconds of one request with a session cookie, so that the shared page cache is not used. */
async function timeOf(url: string): Promise<number> {
	const startedAt = performance.now()
	const answer = await fetch(url, { headers: { cookie: 'session=measured' } })
	await answer.arrayBuffer()
	if (!answer.ok) throw new Error(`${answer.status} at ${url}`)
	return performance.now() - startedAt
}

async function medianOf(url: string): Promise<number> {
	await timeOf(url)
	const times: number[] = []
	for (let round = 0; round < rounds; round += 1) times.push(await timeOf(url))
	return median(times)
}

async function slowestOf(shop: Shop, path: string): Promise<{ word: string; ms: number; allMs: number[] }> {
	const timed: { word: string; ms: number }[] = []
	for (const word of words)
		timed.push({ word, ms: await medianOf(`${shop.url}${path}?q=${encodeURIComponent(word)}`) })
	const slowest = timed.reduce((worst, one) => (one.ms > worst.ms ? one : worst))
	return { ...slowest, allMs: timed.map(({ ms }) => ms) }
}

async function searchFinding(shop: Shop, path: string): Promise<Finding> {
	const { word, ms, allMs } = await slowestOf(shop, path)
	return {
		what: `\`${path}?q=\`, 10,000 products, embedded engine, one request at a time`,
		measured: `${median(allMs).toFixed(0)} ms median of ${words.length} words, slowest ${ms.toFixed(0)} ms ("${word}")`,
		bar: 'median < 30 ms',
		holds: median(allMs) < 30,
	}
}

export async function measureLarge(shop: Shop): Promise<Finding[]> {
	return [
		...(await measureList(shop, '10,000 products')),
		await searchFinding(shop, '/search'),
		await searchFinding(shop, '/search/suggest'),
	]
}
