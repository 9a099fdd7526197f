// Every mutating address, found in the code and not listed by hand, refuses requests from other sites.
// One engine: requests of other sites are refused by their headers.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { addressesOf } from '#accounts/rules/route-check.ts'
import { authFlowStates, authSessions } from '#auth/tables/index.ts'
import { createAuthApp } from '#auth/routes/app.server.ts'
import { createApp } from '#app/http/app.ts'
import { readConfig } from '#app/config.ts'
import { openIdentity } from '#app/identity.ts'
import routes from '../src/routes.ts'
import { openTestDatabase } from './database.ts'
import { idleMessenger, idleParts } from './idle-app.ts'

const origin = 'https://shop.example.com'
const { database } = await openTestDatabase({ seeded: false })
const config = readConfig({ PUBLIC_URL: origin })
const auth = await openIdentity({ config, database, messenger: idleMessenger })

/** Requests that reached the router. */
const reached: string[] = []

const app = createApp({
	...idleParts(),
	config,
	auth,
	database,
	log: pino({ level: 'silent' }),
	handle: (request) => {
		reached.push(new URL(request.url).pathname)
		return Promise.resolve(new Response('done'))
	},
})

type Mutation = { method: string; path: string }

const actionExport =
	/export\s+(?:(?:async\s+)?function|const|let)\s+action\b|export\s*\{[^}]*\baction\b[^}]*\}/
const changing = ['POST', 'PUT', 'PATCH', 'DELETE']
const withSamples = (pattern: string) =>
	pattern.replace(/:\w+(?:\{[^}]*\})?/g, '00000000-0000-4000-8000-000000000001').replace(/\*$/, 'any')

/** Pages with an action, called by the browser's form and by the router's own request. */
const actions: Mutation[] = addressesOf(routes)
	.filter(({ file }) => actionExport.test(readFileSync(join('src', file), 'utf8')))
	.flatMap(({ pattern }) => {
		const path = withSamples(pattern)
		return [path, path === '/' ? '/_root.data' : `${path}.data`].map((each) => ({
			method: 'POST',
			path: each,
		}))
	})

const mutationsOf = ({
	routes: listed,
}: {
	routes: readonly { method: string; path: string }[]
}): Mutation[] => {
	const found = listed
		.filter(({ method }) => changing.includes(method))
		.map(({ method, path }) => ({ method, path: withSamples(path) }))
	return [...new Map(found.map((one) => [`${one.method} ${one.path}`, one])).values()]
}

const identity = mutationsOf(createAuthApp(auth))
const server = mutationsOf(app)

/** Providers post their form here from their own site; the answer redirects to the same address as a GET. */
const exception = '/auth/v1/callback'
const mutations = [...actions, ...identity, ...server].filter(({ path }) => path !== exception)

const cookie = ['session', '__Host-session', 'refresh', '__Host-refresh']
	.map((name) => `${name}=x`)
	.join('; ')

const foreign: [string, Record<string, string>][] = [
	['says so', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
	['is a neighbor', { 'sec-fetch-site': 'same-site', origin: 'https://blog.example.com' }],
	['claims our origin', { 'sec-fetch-site': 'cross-site', origin }],
	['has an old browser', { origin: 'https://evil.example' }],
	['hides its origin', { origin: 'null' }],
	['resembles us', { origin: `${origin}.evil.example` }],
	['sends cookies alone', {}],
]

const send = ({ method, path }: Mutation, headers: Record<string, string>) =>
	Promise.resolve(
		app.request(origin + path, {
			method,
			body: new URLSearchParams({ email: 'a@example.com', password: 'password' }),
			headers: { cookie, ...headers },
		}),
	)

const refusal = 'This request came from another site.'

test('the list is found: forms of pages, and the identity service', () => {
	expect(actions).toContainEqual({ method: 'POST', path: '/support' })
	expect(actions).toContainEqual({ method: 'POST', path: '/auth/sign-out.data' })
	for (const path of ['/auth/v1/signup', '/auth/v1/token', '/auth/v1/logout'])
		expect(identity).toContainEqual({ method: 'POST', path })
	expect(identity).toContainEqual({ method: 'PUT', path: '/auth/v1/user' })
	expect(identity.length).toBeGreaterThan(10)
})

test.each(mutations)('$method $path does nothing for another site', async (mutation) => {
	const statements = database.statements()
	for (const [who, headers] of foreign) {
		const answer = await send(mutation, headers)
		expect(answer.status, who).toBe(403)
		expect(await answer.text(), who).toBe(refusal)
		expect(answer.headers.has('set-cookie'), who).toBe(false)
	}
	expect(reached).toEqual([])
	expect(database.statements()).toBe(statements)
})

test("a provider's form becomes a plain visit of the same address, and brings no cookies along", async () => {
	expect(identity).toContainEqual({ method: 'POST', path: exception })
	const rows = async () => [await database.db.$count(authSessions), await database.db.$count(authFlowStates)]
	const before = await rows()
	const form = new URLSearchParams({ state: 'unknown', code: 'x' })
	const answer = await app.request(origin + exception, {
		method: 'POST',
		body: form,
		headers: { cookie, 'sec-fetch-site': 'cross-site', origin: 'https://provider.example' },
	})
	expect(answer.status).toBe(303)
	const to = new URL(answer.headers.get('location') ?? '', origin)
	expect(to.origin + to.pathname).toBe(origin + exception)
	expect(answer.headers.has('set-cookie')).toBe(false)
	// An unknown state starts and ends no session.
	expect(await rows()).toEqual(before)
})

test.each(mutations)('$method $path accepts our own pages', async (mutation) => {
	const own: Record<string, string>[] = [{ 'sec-fetch-site': 'same-origin', origin }, { origin }]
	for (const headers of own) {
		const answer = await send(mutation, headers)
		expect(await answer.text()).not.toBe(refusal)
	}
	reached.length = 0
})
