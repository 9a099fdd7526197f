// A list page rendered for every request, with the demo catalog and with ten thousand products.
import { load, median } from './load.ts'
import type { Finding } from './report.ts'
import { untilQuiet, type Shop } from './shop.ts'

const path = '/sport/football/products'
/** A session cookie makes the answer personal, so the shared page cache is not used. */
const person = { 'accept-encoding': 'br', cookie: 'session=measured' }
const rounds = 3
const warmUpSeconds = 12

/** Pages per second of processor time: the rendering rate of one otherwise idle core. */
export async function measureList(shop: Shop, size: string): Promise<Finding[]> {
	const ask = (seconds: number) => load({ url: shop.url + path, seconds, connections: 4, headers: person })
	// A new shop draws its pictures first; then its code is compiled.
	await untilQuiet(shop)
	await ask(warmUpSeconds)
	const perCore: number[] = []
	const perSecond: number[] = []
	for (let round = 0; round < rounds; round += 1) {
		const before = await shop.cpuSeconds()
		const result = await ask(4)
		if (result.failures > 0) throw new Error(`${result.failures} failed requests at ${path}`)
		perCore.push(result.requests / ((await shop.cpuSeconds()) - before))
		perSecond.push(result.perSecond)
	}
	return [
		{
			what: `List page of 24 cards, rendered for each request, ${size}`,
			measured: `${Math.round(median(perCore))} per second and core (${Math.round(median(perSecond))}/s by the clock, the client on the same machine)`,
			bar: '≥ 150 per second and core',
			holds: median(perCore) >= 150,
		},
	]
}

export const measureLists = (shop: Shop): Promise<Finding[]> => measureList(shop, 'demo catalog')
