// Ten thousand products on both engines: the list page again, and searches and suggestions for common and rare words,
// each asked for the first time and again.
import { withNewDatabase } from './engines.ts'
import { measureList } from './lists.ts'
import { median } from './load.ts'
import type { Finding } from './report.ts'
import { openShop, untilQuiet, type Shop } from './shop.ts'

const products = 10_000
/** The bar of a page, and words that match nearly all, many or few products; suggestions as they are typed. */
const asked = {
	'/search': {
		mostMs: 15,
		words: [
			'jersey',
			'shirt',
			'blue',
			'custom',
			'football',
			'pants',
			'hoodie',
			'jersy',
			'football jersey',
			'hoodie fb210 goalkeeper',
		],
	},
	'/search/suggest': {
		mostMs: 10,
		words: ['j', 'je', 'jers', 'shir', 'blu', 'footb', 'football je', 'socer', 'hood', 'basketbal short'],
	},
} as const
/** Asked before, so that the process has compiled what it runs; also in `scale`. */
export const others = [
	'hat',
	'beanie',
	'socks',
	'fleece',
	'lacrosse',
	'hocky',
	'white pinnie',
	'helmet',
	'cap',
	'delivery',
]
const rounds = 7

/** Milliseconds of one request with a session cookie, so that the shared page cache is not used. */
async function timeOf(shop: Shop, path: string, word: string): Promise<number> {
	const url = `${shop.url}${path}?q=${encodeURIComponent(word)}`
	const startedAt = performance.now()
	const answer = await fetch(url, { headers: { cookie: 'session=measured' } })
	await answer.arrayBuffer()
	if (!answer.ok) throw new Error(`${answer.status} at ${url}`)
	return performance.now() - startedAt
}

type Timed = { word: string; first: number; later: number }

async function timesOf(shop: Shop, path: string, words: readonly string[]): Promise<Timed[]> {
	const timed: Timed[] = []
	for (const word of words) {
		const first = await timeOf(shop, path, word)
		const again: number[] = []
		for (let round = 0; round < rounds; round += 1) again.push(await timeOf(shop, path, word))
		timed.push({ word, first, later: median(again) })
	}
	return timed
}

/** Both pages of a shop that has just been opened. */
export async function measureSearches(shop: Shop, of: string): Promise<Finding[]> {
	const findings: Finding[] = []
	for (const [path, { mostMs, words }] of Object.entries(asked)) {
		await timesOf(shop, path, others)
		const timed = await timesOf(shop, path, words)
		for (const [kind, what] of [
			['first', 'asked for the first time'],
			['later', 'asked again'],
		] as const) {
			const middle = median(timed.map((one) => one[kind]))
			const slowest = timed.reduce((worst, one) => (one[kind] > worst[kind] ? one : worst))
			findings.push({
				what: `\`${path}?q=\`, ${of}, ${what}`,
				measured: `${middle.toFixed(1)} ms median of ${words.length} words, slowest ${slowest[kind].toFixed(1)} ms ("${slowest.word}")`,
				bar: `median ≤ ${mostMs} ms`,
				holds: middle <= mostMs,
			})
		}
	}
	return findings
}

async function measure(engine: string, settings: Record<string, string>): Promise<Finding[]> {
	const shop = await openShop({ products, settings: { ...settings, DRAW_AHEAD: 'off' } })
	try {
		await untilQuiet(shop)
		const of = `${products.toLocaleString('en-US')} products, ${engine}`
		return [...(await measureSearches(shop, of)), ...(await measureList(shop, of))]
	} finally {
		await shop.stop()
	}
}

export const measureLarge = async (): Promise<Finding[]> => [
	...(await measure('embedded engine', {})),
	...(await withNewDatabase((url) => measure('PostgreSQL', { DATABASE_URL: url }))),
]
