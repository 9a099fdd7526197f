// npm run accessibility [-- --only admin,coach] [--page builder] [--keep-document]: checks every page of every role in a
// demo shop of its own, and writes the table in docs/accessibility.md. Exit code 1 with any finding.
import { parseArgs } from 'node:util'
import type { Browser, BrowserContext } from 'playwright'
import { roles } from '#kit/roles.ts'
import { openShop, type Shop } from '../bench/shop.ts'
import { launchBrowser } from '../tests/chromium.ts'
import { checkPage, type PageResult } from './accessibility/checks.ts'
import { enterAs, pagesToCheck, type Door, type Person, type Visit } from './accessibility/pages.ts'
import {
	addSharedTitles,
	findingsOf,
	tableOf,
	verdictOf,
	writeDocument,
	writeTrees,
} from './accessibility/report.ts'

const document = 'docs/accessibility.md'
const trees = '.cache/accessibility'
/** At the same time. */
const pagesAtOnce = 2

const { values } = parseArgs({
	options: {
		only: { type: 'string' },
		page: { type: 'string' },
		'keep-document': { type: 'boolean', default: false },
	},
})

async function openDoor(browser: Browser, { url }: Shop): Promise<Door> {
	const contexts = new Map<Person, BrowserContext>()
	for (const role of ['visitor', ...roles] as const) contexts.set(role, await enterAs(browser, url, role))
	const of = (role: Person): BrowserContext => {
		const context = contexts.get(role)
		if (!context) throw new Error(`No browser is signed in as ${role}`)
		return context
	}
	return { shopUrl: url, of }
}

const isWanted = ({ role, name }: Visit): boolean =>
	(values.only === undefined || values.only.split(',').includes(role)) &&
	(values.page === undefined || name.includes(values.page))

/** In the order of the visits. */
async function checkAll(door: Door, visits: readonly Visit[]): Promise<PageResult[]> {
	const results: PageResult[] = []
	const waiting = [...visits.entries()]
	const work = async () => {
		for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
			const [at, visit] = next
			const result = await checkPage(door.of(visit.role), visit)
			results[at] = result
			const found = findingsOf(result)
			console.log(found.length === 0 ? `good: ${visit.role}, ${visit.name}` : found.join('\n'))
		}
	}
	await Promise.all(Array.from({ length: pagesAtOnce }, work))
	return results
}

async function measure(shop: Shop): Promise<PageResult[]> {
	const browser = await launchBrowser()
	try {
		const door = await openDoor(browser, shop)
		const results = await checkAll(door, (await pagesToCheck(door)).filter(isWanted))
		addSharedTitles(results)
		return results
	} finally {
		await browser.close()
	}
}

// Pictures drawn ahead of visitors would take the processor from the pages.
const shop = await openShop({ settings: { DRAW_AHEAD: 'off' } })
try {
	const results = await measure(shop)
	writeTrees(trees, results)
	const isWhole = values.only === undefined && values.page === undefined
	if (isWhole && !values['keep-document'])
		await writeDocument(document, results, new Date().toISOString().slice(0, 10))
	console.log(`\n${tableOf(results)}\n`)
	console.log(`\n${verdictOf(results)} The accessibility trees are in ${trees}.`)
	if (results.some((result) => findingsOf(result).length > 0)) process.exitCode = 1
} finally {
	await shop.stop()
}
