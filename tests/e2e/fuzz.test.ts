// Every kind of bad input gets a clear answer: never a 5xx, a stack trace or a redirect to another site.
import fc from 'fast-check'
import { afterAll, expect, inject, test } from 'vitest'
import { badForms, readings, wrongMethods } from './hostile.ts'
import { openPages } from './open-pages.ts'
import { hangUp, send, type RawAnswer, type RawRequest } from './raw-requests.ts'

const shopUrl = inject('shopUrl')
const open = (await openPages(shopUrl)).map(({ path }) => path.replace(/\?.*$/, ''))
afterAll(hangUp)

const slowestMs = 5_000
const atOnce = 6
const seed = 1958

const trace =
	/\n\s*at [^\n]+:\d+:\d+|node_modules|node:internal|\/src\/[\w/.-]+\.tsx?\b|\$\d[^\n]{0,40}select /i

/** The fault of an answer as text; undefined when it has none. */
function fault(answer: RawAnswer): string | undefined {
	const { status, body, location, durationMs } = answer
	if (status < 200 || status >= 500) return `status ${status}`
	if (trace.test(body)) return `tells of its insides: ${trace.exec(body)?.[0]}`
	if (location !== undefined && new URL(location, shopUrl).origin !== shopUrl) return `leads to ${location}`
	if (durationMs > slowestMs) return `took ${Math.round(durationMs)} ms`
	return undefined
}

const faultOf = async (asked: RawRequest) => {
	const answer = await send(shopUrl, asked, slowestMs)
	const wrong = fault(answer)
	return wrong === undefined ? [] : [`${asked.method} ${asked.path.slice(0, 300)}: ${wrong}`]
}

/** Sends `count` requests of a kind, some concurrently, and expects no fault. */
function expectNoFault(kind: fc.Arbitrary<RawRequest>, count: number): Promise<void> {
	const groups = fc.array(kind, { minLength: atOnce, maxLength: atOnce })
	const property = fc.asyncProperty(groups, async (asked) => {
		expect((await Promise.all(asked.map(faultOf))).flat()).toEqual([])
	})
	return fc.assert(property, { seed, numRuns: Math.ceil(count / atOnce), endOnFailure: true })
}

test('pages answer hostile addresses, numbers, filters, encodings and headers', async () => {
	await expectNoFault(readings(open), 1_000)
})

test('pages refuse methods they do not know', async () => {
	await expectNoFault(wrongMethods(open), 250)
})

test('the contact form refuses what is no message', async () => {
	await expectNoFault(badForms, 250)
})

test('a wrong address, method or body is refused by its own status', async () => {
	const status = async (asked: RawRequest) => (await send(shopUrl, asked, slowestMs)).status
	const form = { 'content-type': 'application/x-www-form-urlencoded' }
	const long = 'x'.repeat(300_000)
	expect(await status({ method: 'GET', path: '//evil.example/' })).toBe(404)
	expect(await status({ method: 'DELETE', path: '/about' })).toBe(405)
	expect(await status({ method: 'POST', path: '/support', body: '{', headers: {} })).toBe(400)
	expect(await status({ method: 'POST', path: '/support', body: 'name=A', headers: form })).toBe(400)
	expect(await status({ method: 'POST', path: '/support', body: long, headers: form })).toBe(413)
	expect(
		await status({ method: 'POST', path: '/support', body: '', headers: { origin: 'https://evil.example' } }),
	).toBe(403)
})

test('percent and underscore in a search are letters like any other', async () => {
	const suggestions = async (query: string) =>
		((await (await fetch(`${shopUrl}/search/suggest?q=${query}`)).json()) as { groups: unknown[] }).groups
	expect(await suggestions('jersey')).not.toEqual([])
	expect(await suggestions('%25%25%25')).toEqual([])
	expect(await suggestions('___')).toEqual([])
})
