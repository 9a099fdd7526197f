// Every open page at both widths: status, heading, search engine metadata, clean console, no overflow, accessibility.
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright'
import { afterAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import {
	axeFindings,
	findingsAtBothWidths,
	openPage,
	openVisitors,
	screens,
	viewports,
	watch,
	widths,
} from './browser.ts'
import { openPages, type OpenPage } from './open-pages.ts'

const shopUrl = inject('shopUrl')
const pages = await openPages(shopUrl)
const browser = await openBrowser()
afterAll(() => browser.close())
const visitors = await openVisitors(browser)
const night = (await openPage(browser, { ...screens.narrow, colorScheme: 'dark' })).context()

const mostScriptBytes = 10_000

const facts = (page: Page) =>
	page.evaluate(() => {
		const content = (selector: string, name: string) =>
			[...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '')
		return {
			titles: [...document.head.querySelectorAll('title')].map(({ textContent }) => textContent),
			headings: [...document.querySelectorAll('h1')].map(({ textContent }) => textContent.trim()),
			descriptions: content('meta[name=description]', 'content'),
			canonicals: content('link[rel=canonical]', 'href'),
			robots: content('meta[name=robots]', 'content'),
			language: document.documentElement.lang,
		}
	})

type Facts = Awaited<ReturnType<typeof facts>>

function expectWordsForSearchEngines(found: Facts, { path, status = 200, isIndexed = true }: OpenPage): void {
	expect(found.titles).toHaveLength(1)
	expect(found.titles[0]).toMatch(/^(Fieldhouse \| .{10,}|.{4,} \| Fieldhouse)$/)
	expect(found.language).toBe('en-US')
	if (status === 200) {
		expect(found.descriptions).toHaveLength(1)
		expect(found.descriptions[0]?.length).toBeGreaterThan(50)
	}
	if (isIndexed) {
		expect(found.canonicals.map((address) => new URL(address).pathname)).toEqual([path])
		expect(found.robots).toEqual([])
	} else {
		expect(found.canonicals).toEqual([])
		expect(found.robots.join()).toContain('noindex')
	}
}

/** Also loads the pictures below the fold and waits for all of them. @returns those that failed */
async function brokenPictures(page: Page): Promise<string[]> {
	await page.evaluate(() => {
		for (const image of document.images) image.loading = 'eager'
	})
	await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
	return page.evaluate(() =>
		[...document.images]
			.filter((image) => image.getClientRects().length > 0 && image.naturalWidth === 0)
			.map(({ src }) => src),
	)
}

/** Addresses and bodies of all scripts that the page loads from now on. */
function scriptsOf(page: Page): { addresses: string[]; whole: () => Promise<Buffer> } {
	const addresses: string[] = []
	const bodies: Promise<Buffer>[] = []
	page.on('response', (response) => {
		if (response.request().resourceType() !== 'script') return
		addresses.push(response.url())
		bodies.push(response.body())
	})
	return { addresses, whole: async () => Buffer.concat(await Promise.all(bodies)) }
}

/** A script that another one asks for comes late; elements without their script do nothing. */
async function expectScriptsAtOnce(page: Page, loaded: readonly string[]): Promise<void> {
	const { named, waiting } = await page.evaluate(() => ({
		named: [...document.scripts].map(({ src }) => src).filter(Boolean),
		waiting: [...document.querySelectorAll(':not(:defined)')].map(({ localName }) => localName),
	}))
	expect([...loaded].toSorted()).toEqual(named.toSorted())
	// Team colors have nothing to show until some are picked.
	expect(waiting.filter((name) => name !== 'team-colors')).toEqual([])
}

// Every page is loaded once, alternating desktop and phone, and checked at both widths. Products show the largest
// pictures: they are loaded at the width where no smaller ones are drawn first.
for (const [at, open] of pages.entries()) {
	const width = (!open.path.startsWith('/product/') && widths[at % widths.length]) || 'wide'
	test(`${open.name} is complete, clean and accessible, wide and narrow (opened ${width})`, async () => {
		const page = await visitors[width].newPage()
		const troubles = watch(page)
		const scripts = scriptsOf(page)
		const answer = await page.goto(open.path)
		expect(answer?.status()).toBe(open.status ?? 200)
		const found = await facts(page)
		expect(found.headings).toEqual([expect.stringMatching(/\S{2}/)])
		expectWordsForSearchEngines(found, open)
		await page.setViewportSize(viewports.wide)
		expect(await brokenPictures(page)).toEqual([])
		expect(await findingsAtBothWidths(page)).toEqual([])
		await expectScriptsAtOnce(page, scripts.addresses)
		const script = await scripts.whole()
		expect(script.includes('react.transitional.element'), 'React in the browser').toBe(false)
		expect(script.length).toBeGreaterThan(0)
		expect(gzipSync(script).length).toBeLessThan(mostScriptBytes)
		expect(troubles).toEqual([])
		await page.close()
	})
}

const inTheDark = pages.filter(({ name }) =>
	[
		'home',
		'a product',
		'/sport/football/products',
		'search with results',
		'/support',
		'a missing page',
	].includes(name),
)

test.for(inTheDark)('$name is accessible in the dark scheme', async ({ path }) => {
	const page = await night.newPage()
	const troubles = watch(page)
	await page.goto(path)
	const [red = 255, green = 255, blue = 255] = await page.evaluate(() => {
		const canvas = document.createElement('canvas').getContext('2d')
		if (!canvas) throw new Error('No canvas to read the color with')
		canvas.fillStyle = getComputedStyle(document.body).backgroundColor
		canvas.fillRect(0, 0, 1, 1)
		return [...canvas.getImageData(0, 0, 1, 1).data]
	})
	expect(Math.max(red, green, blue), 'the page is dark').toBeLessThan(80)
	expect(await axeFindings(page)).toEqual([])
	expect(troubles).toEqual([])
	await page.close()
})

test('no two pages share a title or a description', async () => {
	const shown = pages.filter(({ status = 200 }) => status === 200)
	const bodies = await Promise.all(shown.map(async ({ path }) => (await fetch(shopUrl + path)).text()))
	const titles = bodies.map((body) => /<title>([^<]+)/.exec(body)?.[1])
	const indexed = bodies.filter((_, at) => shown[at]?.isIndexed !== false)
	const descriptions = indexed.map((body) => /<meta name="description" content="([^"]+)/.exec(body)?.[1])
	expect(titles.filter((title, at) => !title || titles.indexOf(title) !== at)).toEqual([])
	expect(descriptions.filter((text, at) => !text || descriptions.indexOf(text) !== at)).toEqual([])
})
