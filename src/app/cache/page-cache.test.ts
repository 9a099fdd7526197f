import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { createMetrics } from '../http/monitoring.ts'
import { createPageCache, isShareable } from './page-cache.ts'

const shared = {
	'content-type': 'text/html',
	'cache-control': 'public, s-maxage=60, stale-while-revalidate=600',
}

/** A cache with a clock and a catalog version that the test moves, behind a real server. */
async function shop(render: (path: string) => Promise<Response>) {
	const state = { clock: 1_000, version: 1, isKnown: true }
	const pages = createPageCache({
		render,
		catalog: {
			known: () => (state.isKnown ? state.version : undefined),
			current: () => Promise.resolve(state.version),
		},
		metrics: createMetrics(),
		onError: () => {},
		clock: () => state.clock,
	})
	const server = createServer((request: IncomingMessage, response: ServerResponse) => {
		if (pages.serveNow(request, response)) return
		void pages.serve(request, response).then((answered) => {
			if (!answered) response.end('not from the cache')
		})
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	afterAll(() => new Promise((resolve) => server.close(resolve)))
	const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
	const get = (path: string, headers: Record<string, string> = {}) =>
		fetch(origin + path, { headers: { 'accept-encoding': 'br', ...headers } })
	return { state, get, pages }
}

function counting(headers: Record<string, string> = shared) {
	const rendered: string[] = []
	const render = async (path: string) => {
		const number = rendered.push(path)
		await new Promise((resolve) => setTimeout(resolve, 20))
		return new Response(`page ${path} number ${number} ${'.'.repeat(2_000)}`, { headers })
	}
	return { rendered, render }
}

test('visitors who ask at the same time share one rendering', async () => {
	const { rendered, render } = counting()
	const { get } = await shop(render)
	const answers = await Promise.all(Array.from({ length: 20 }, () => get('/')))
	const texts = await Promise.all(answers.map((answer) => answer.text()))
	expect(new Set(texts).size).toBe(1)
	expect(rendered).toEqual(['/'])
})

test('the same page is not sent twice to a visitor who holds it', async () => {
	const { get } = await shop(counting().render)
	const first = await get('/')
	const etag = first.headers.get('etag') ?? ''
	const again = await get('/', { 'if-none-match': etag })
	expect(again.status).toBe(304)
	expect(await again.text()).toBe('')
	const plain = await get('/', { 'accept-encoding': 'identity' })
	expect(plain.headers.get('etag')).not.toBe(etag)
	expect(plain.headers.has('content-encoding')).toBe(false)
})

test('a change of the catalog is seen by the very next visitor', async () => {
	const { rendered, render } = counting()
	const { get, state } = await shop(render)
	await get('/')
	state.version += 1
	expect(await (await get('/')).text()).toContain('number 2')
	expect(rendered).toHaveLength(2)
})

test('a rendering that began before a change is not given to those who came after it', async () => {
	const { rendered, render } = counting()
	const { get, state } = await shop(render)
	const before = get('/')
	await expect.poll(() => rendered).toHaveLength(1)
	state.version += 1
	expect(await (await get('/')).text()).toContain('number 2')
	expect(await (await before).text()).toContain('number 1')
	expect(await (await get('/')).text()).toContain('number 2')
})

test('an old page is sent at once and renewed behind the visitor', async () => {
	const { render } = counting()
	const { get, state } = await shop(render)
	await get('/')
	state.clock += 61_000
	expect(await (await get('/')).text()).toContain('number 1')
	await expect.poll(async () => (await get('/')).text()).toContain('number 2')
})

test('a page past its last day is rendered before it is sent', async () => {
	const { render } = counting()
	const { get, state } = await shop(render)
	await get('/')
	state.clock += 661_000
	expect(await (await get('/')).text()).toContain('number 2')
})

test.each([
	['a page that does not say it may be shared', { 'content-type': 'text/html' }],
	['a page that sets a cookie', { ...shared, 'set-cookie': 'flash=1' }],
])('%s is never cached', async (_case, headers) => {
	const { render } = counting(headers)
	const { get, pages } = await shop(render)
	expect(await (await get('/')).text()).toBe('not from the cache')
	expect(pages.size()).toBe(0)
})

const request = (given: Partial<IncomingMessage>) => ({ method: 'GET', url: '/', headers: {}, ...given })

const spanish = { 'accept-language': 'es-US,es;q=0.9,en;q=0.8' }

test.each([
	['a visitor', request({}), true],
	['HEAD', request({ method: 'HEAD' }), true],
	['a signed-in person', request({ headers: { cookie: 'a=1; __Host-session=x' } }), false],
	['a signed-in person on loopback', request({ headers: { cookie: 'session=x' } }), false],
	['a visitor with a cart: scripts show the count', request({ headers: { cookie: 'cart=3' } }), true],
	['the cart itself', request({ url: '/cart?added=1' }), false],
	['an unrelated cookie', request({ headers: { cookie: 'mysession=x' } }), true],
	['a form', request({ method: 'POST' }), false],
	['a bearer', request({ headers: { authorization: 'Bearer x' } }), false],
	['health', request({ url: '/readyz' }), false],
	['a picture', request({ url: '/pictures/a-480.webp' }), false],
	['suggestions', request({ url: '/search/suggest?q=a' }), false],
	['teams of a person', request({ url: '/search/teams?q=a' }), false],
	['an address that names another host', request({ url: '//evil.example/' }), false],
	['one that names it by a backslash', request({ url: '/\\evil.example/' }), false],
	['one with a scheme', request({ url: 'http://evil.example/' }), false],
	['a page whose name begins like another', request({ url: '/filesystem' }), true],
	['a translated page for an English reader', request({ url: '/fundraise/owls' }), true],
	[
		'a translated page for a Spanish browser',
		request({ url: '/fundraise/owls', headers: { 'accept-language': 'es-MX' } }),
		false,
	],
	[
		'a translated page for who chose Spanish',
		request({ url: '/fundraise/owls', headers: { cookie: 'language=es' } }),
		false,
	],
	['a translated page asked for in Spanish', request({ url: '/fundraise/owls?lang=es' }), false],
	['a product for an English reader', request({ url: '/product/x?color=navy' }), true],
	[
		'a product for a Spanish browser',
		request({ url: '/product/x', headers: { 'accept-language': 'es-US,es;q=0.9,en;q=0.8' } }),
		false,
	],
	[
		'a page of the catalog for a Spanish browser',
		request({ url: '/sport/soccer/products', headers: spanish }),
		false,
	],
	[
		'a page of the catalog for a Spanish browser',
		request({ url: '/collections/x', headers: spanish }),
		false,
	],
	[
		'a page of the catalog for a Spanish browser',
		request({ url: '/builder/jerseys?sport=soccer', headers: spanish }),
		false,
	],
	['a page of the catalog for a Spanish browser', request({ url: '/search?q=a', headers: spanish }), false],
	['the home page for an English reader', request({ headers: { 'accept-language': 'en-US' } }), true],
	['the home page for a Spanish browser', request({ headers: spanish }), false],
	['the home page of a campaign in Spanish', request({ url: '/?utm_source=a', headers: spanish }), false],
	['the home page asked for in Spanish', request({ url: '/?lang=es' }), false],
	[
		'the support page for a Spanish browser',
		request({ url: '/support?topic=bags', headers: spanish }),
		false,
	],
	['a product asked for in Spanish', request({ url: '/product/x?lang=es' }), false],
	['a team’s store in Spanish', request({ url: '/stores/owls', headers: { cookie: 'language=es' } }), false],
	['a page in English alone', request({ url: '/about', headers: { 'accept-language': 'es-MX' } }), true],
])('%s may be answered from the cache: %#', (_case, given, expected) => {
	expect(isShareable(given)).toBe(expected)
})
