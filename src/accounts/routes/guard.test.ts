// The guard inside the router: what pages, data requests and actions get, and that nothing behind it ran.
import { pino } from 'pino'
import {
	createRequestHandler,
	RouterContextProvider,
	type EntryContext,
	type UNSAFE_RouteModules,
} from 'react-router'
import { expect, test } from 'vitest'
import type { Connection } from '#database/client.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { visitor, type Actor } from '#kit/roles.ts'
import { viewerContext } from '../dependencies.server.ts'
import { guard } from './guard.server.ts'
import { routerBuild, siteIn } from '../../../tests/factories/site.ts'

const Page = () => null

type Module = NonNullable<UNSAFE_RouteModules[string]>

/** A shop of a few addresses that records what ran. */
function shop(actor: Actor) {
	const ran: string[] = []
	const noting = (path: string, page: boolean): Module =>
		({
			...(page ? { default: Page } : {}),
			loader: () => (ran.push(`read ${path}`), 'content'),
			action: () => (ran.push(`changed ${path}`), 'done'),
		}) as unknown as Module
	const child = (path: string, page = true) => ({
		id: path,
		parentId: 'root',
		path,
		module: noting(path, page),
	})
	const root = { default: Page, middleware: [guard(() => ({ shell: 'facts' }))] } as unknown as Module
	const routes = [
		child('account'),
		child('approvals'),
		child('about'),
		child('checkout'),
		child('portal/:portalId'),
		child('account/export', false),
	]
	const build = routerBuild({
		routes: {
			root: { id: 'root', path: '', module: root },
			...Object.fromEntries(routes.map((r) => [r.id, r])),
		},
		entry: {
			default: (
				...[, status, headers, { staticHandlerContext }]: [Request, number, Headers, EntryContext]
			) => {
				const [error] = Object.values(staticHandlerContext.errors ?? {}) as { data?: unknown }[]
				return Response.json(error?.data ?? null, { status, headers })
			},
			handleError: () => {},
		},
	})
	const handle = createRequestHandler(build, 'test')
	const context = new RouterContextProvider()
	const db = new Proxy({} as Connection, {
		get: () => {
			throw new Error('the guard asked the database')
		},
	})
	const log = pino({ level: 'silent' })
	context.set(serviceContext, { actor, db, now: new Date(0), requestId: '', log })
	context.set(viewerContext, null)
	context.set(siteContext, siteIn('en'))
	const ask = (path: string, init?: RequestInit) =>
		handle(new Request(`https://shop.test${path}`, init), context)
	return { ask, ran }
}

const retail: Actor = { userId: 'u1', roles: ['retail'] }
const coach: Actor = { userId: 'u2', roles: ['coach'], portalId: 'north' }
const coachFar: Actor = { ...coach, portalId: 'south' }
const refusedRole = "You don't have the required role to access this page."
const refusedPortal = "You don't have permission to access this portal."

test('a visitor is sent to sign in and brings path and query along', async () => {
	const { ask, ran } = shop(visitor)
	const answer = await ask('/account?tab=orders&x=%2F')
	expect(answer.status).toBe(302)
	expect(answer.headers.get('location')).toBe(`/auth?next=${encodeURIComponent('/account?tab=orders&x=%2F')}`)
	expect(answer.headers.has('set-cookie')).toBe(false)
	expect(ran).toEqual([])
})

test('the checkout answers a form without a session itself, and nothing else', async () => {
	const { ask, ran } = shop(visitor)
	expect((await ask('/checkout')).status).toBe(302)
	expect((await ask('/checkout.data', { method: 'POST' })).status).toBe(401)
	expect((await ask('/checkout', { method: 'PUT' })).status).toBe(401)
	expect(ran).toEqual([])
	expect((await ask('/checkout', { method: 'POST' })).status, 'without a form').toBe(401)
	await ask('/checkout', { method: 'POST', body: new URLSearchParams({ name: 'Pat' }) })
	expect(ran).toEqual(['changed checkout', 'read checkout'])
})

test('who lacks the role is sent home with the code of a message', async () => {
	const { ask, ran } = shop(retail)
	const answer = await ask('/approvals')
	expect(answer.status).toBe(302)
	expect(answer.headers.get('location')).toBe('/')
	expect(answer.headers.get('set-cookie')).toBe(
		'flash=role-required; Path=/; Max-Age=60; SameSite=Lax; Secure',
	)
	expect(ran).toEqual([])
})

test('a stranger to the portal sees the page of refusal with its frame', async () => {
	const { ask, ran } = shop(coachFar)
	const answer = await ask('/portal/north')
	expect(answer.status).toBe(403)
	expect(await answer.json()).toEqual({ message: refusedPortal, shell: { shell: 'facts' } })
	expect(ran).toEqual([])
})

test.each([
	['a stranger', coachFar, '/portal/north.data', {}, 403, refusedPortal],
	['a visitor', visitor, '/account.data', { method: 'POST' }, 401, 'Please sign in to continue.'],
	['retail', retail, '/approvals.data', { method: 'POST' }, 403, refusedRole],
	['a visitor', visitor, '/account', { method: 'POST' }, 401, 'Please sign in to continue.'],
	['retail', retail, '/approvals', { method: 'POST' }, 403, refusedRole],
	['a stranger', coachFar, '/portal/north', { method: 'DELETE' }, 403, refusedPortal],
	['a visitor', visitor, '/account/export', { headers: { accept: 'application/json' } }, 401, 'Please'],
	['a visitor', visitor, '/account/export', { method: 'POST' }, 401, 'Please sign in to continue.'],
])('%s (%o) asking %s with %o gets %i', async (...[, actor, path, init, status, message]) => {
	const { ask, ran } = shop(actor)
	const answer = await ask(path, init)
	expect(answer.status).toBe(status)
	expect(await answer.text()).toContain(message)
	expect(ran).toEqual([])
})

test.each([
	['a visitor', visitor, '/account.data', '/auth?next='],
	['retail', retail, '/approvals.data', '/'],
])('%s (%o) whose open page asks for %s goes to %s as a whole', async (_who, actor, path, target) => {
	const { ask, ran } = shop(actor)
	const answer = await ask(path)
	expect(answer.status).toBe(202)
	const refused = await answer.text()
	expect(refused).toContain(`"${target}`)
	expect(refused).toMatch(/"reload"(?!,false)/)
	expect(ran).toEqual([])
})

test('who may, goes on: pages, data and actions', async () => {
	const { ask, ran } = shop(coach)
	expect((await ask('/portal/north')).status).toBe(200)
	expect((await ask('/approvals.data')).status).toBe(200)
	expect((await ask('/approvals', { method: 'POST' })).status).toBe(200)
	expect((await ask('/account/export')).status).toBe(200)
	expect((await shop(visitor).ask('/about')).status).toBe(200)
	expect(ran).toContain('changed approvals')
	expect(ran).toContain('read portal/:portalId')
	expect(ran).toContain('read account/export')
})
