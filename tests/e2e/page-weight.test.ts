// What open pages need before they are painted: bytes as they are sent, the classes of their stylesheet, the pictures that
// come first.
import { get } from 'node:http'
import { expect, inject, test } from 'vitest'
import { openPages } from './open-pages.ts'

const shopUrl = inject('shopUrl')
const pages = await openPages(shopUrl)
const shown = pages.filter(({ status = 200 }) => status === 200)

/** HTML, stylesheet, fonts and the scripts that the page names, as they are sent. */
const mostBytes = 75_000

/** All scripts that a page loads without an action of the visitor, as they are sent. */
const mostScriptBytes = 10_000

const markupOf = async (path: string) => (await fetch(shopUrl + path)).text()

/** `HTTP/1.1 200 OK` and the empty line after the headers. */
const frameBytes = 19

/** The size of an answer as it is sent, with its headers. */
function sentBytes(path: string): Promise<number> {
	return new Promise((resolve, reject) => {
		get(shopUrl + path, { headers: { 'accept-encoding': 'br' } }, (response) => {
			let bytes = response.rawHeaders.reduce((sum, text) => sum + text.length + 2, frameBytes)
			response.on('data', (part: Buffer) => (bytes += part.length))
			response.once('end', () => resolve(bytes))
		}).once('error', reject)
	})
}

async function bytesOf(addresses: readonly string[]): Promise<number> {
	const sizes = await Promise.all(addresses.map(sentBytes))
	return sizes.reduce((sum, bytes) => sum + bytes, 0)
}

const addressesIn = (markup: string, pattern: RegExp) =>
	[...markup.matchAll(pattern)].map(([, address = '']) => address)
const stylesheetsIn = (markup: string) => addressesIn(markup, /<link rel="stylesheet" href="([^"]+)"/g)

test.for(shown)('$name needs few bytes before it is painted', async ({ path }) => {
	const markup = await markupOf(path)
	const needed = [...stylesheetsIn(markup), ...addressesIn(markup, /<link rel="preload" href="([^"]+)"/g)]
	// One stylesheet and the two fonts; tests/e2e/pages.test.ts makes sure that no other script is loaded.
	expect(needed).toHaveLength(3)
	const scripts = addressesIn(markup, /<script[^>]* src="([^"]+)"/g)
	const scriptBytes = await bytesOf(scripts)
	expect(scriptBytes).toBeLessThan(mostScriptBytes)
	expect((await bytesOf([path, ...needed])) + scriptBytes).toBeLessThan(mostBytes)
})

test.for(shown)('on $name one row of pictures at most comes before the others', async ({ path }) => {
	const pictures = [...(await markupOf(path)).matchAll(/<img [^>]+>/g)].map(([picture]) => picture)
	const early = pictures.filter((picture) => !picture.includes('loading="lazy"'))
	expect(early.filter((picture) => !/fetchpriority="high"/i.test(picture))).toEqual([])
	expect(early.length).toBeLessThanOrEqual(4)
})

test.for(['/', '/sport/football/products', '/builder/jerseys'])(
	'%s has a picture on its first screen, and it comes first',
	async (path) => {
		const [first = ''] = /<img [^>]*fetchpriority="high"[^>]*>/i.exec(await markupOf(path)) ?? []
		expect(first).toContain('loading="eager"')
	},
)

/** The classes that a stylesheet has rules for. */
async function classesOf(stylesheet: string): Promise<Set<string>> {
	const css = await (await fetch(shopUrl + stylesheet)).text()
	const plain = (name: string) =>
		name
			.replaceAll(/\\([0-9a-f]{1,6}) ?/g, (_all, code: string) =>
				String.fromCodePoint(Number.parseInt(code, 16)),
			)
			.replaceAll(/\\(.)/g, '$1')
	return new Set(
		[...css.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/g)].map(([, name = '']) => plain(name)),
	)
}

test('the stylesheet of open pages has every class on them that the shop knows', async () => {
	const [whole = ''] = stylesheetsIn(await markupOf('/auth'))
	const known = await classesOf(whole)
	expect(known.size).toBeGreaterThan(1_000)
	const missing = new Set<string>()
	for (const { path } of pages) {
		const markup = (await markupOf(path)).replaceAll('&gt;', '>').replaceAll('&amp;', '&')
		const [own = ''] = stylesheetsIn(markup)
		expect(own, path).not.toBe(whole)
		const has = await classesOf(own)
		for (const [, names = ''] of markup.matchAll(/ class="([^"]+)"/g))
			for (const name of names.split(/\s+/))
				if (known.has(name) && !has.has(name)) missing.add(`${path} ${name}`)
	}
	expect([...missing]).toEqual([])
})
