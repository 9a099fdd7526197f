// One engine: headers, methods and bodies, judged before any SQL.
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { openTestAuth } from '../../../tests/auth.ts'

const serviceKey = 'service-key-for-tests-as-long-as-it-has-to-be'
const publishableKey = 'publishable-key-for-tests'
const origin = 'https://club.example'
const { app, fetch, client } = await openTestAuth({ serviceKey, anonymous: true })
const keyed = await openTestAuth({ publishableKey, serviceKey, corsOrigins: [origin] })

const prefix = '/auth/v1'
const routes = app.routes
	.filter(({ method }) => method !== 'ALL')
	.map(({ method, path }) => ({ method, path: path.slice(prefix.length).replaceAll(/:\w+/g, randomUUID()) }))
const distinct = [...new Map(routes.map((route) => [`${route.method} ${route.path}`, route])).values()]
const paths = [...new Set(distinct.map(({ path }) => path))]
const isAdmin = (path: string) => path.startsWith('/admin') || path === '/invite'

/** Routes that read a JSON body; a sign-out has none, and a provider's answer is a form. */
const withBody = distinct
	.filter(({ method, path }) => ['POST', 'PUT'].includes(method) && !['/logout', '/callback'].includes(path))
	.flatMap(({ method, path }) =>
		path === '/token'
			? ['password', 'refresh_token', 'pkce', 'id_token'].map((grant) => ({
					method,
					path: `/token?grant_type=${grant}`,
				}))
			: [{ method, path }],
	)

let userToken = ''
beforeAll(async () => {
	const { data } = await client().signUp({ email: `${randomUUID()}@example.com`, password: 'correct horse' })
	userToken = data.session!.access_token
})

const send = (method: string, path: string, body: string) =>
	fetch(path, {
		method,
		body,
		headers: { Authorization: `Bearer ${isAdmin(path) ? serviceKey : userToken}` },
		ip: `198.51.100.${Math.floor(Math.random() * 250)}`,
	})

const codeOf = async (response: Response) =>
	[response.status, ((await response.json()) as { error_code?: string }).error_code] as const

const fields =
	'email phone password data refresh_token auth_code code_verifier provider id_token type token token_hash current_password nonce factor_type friendly_name challenge_id code channel user_metadata'.split(
		' ',
	)
const all = (value: unknown) => JSON.stringify(Object.fromEntries(fields.map((name) => [name, value])))

test('every endpoint of the contract is there', () => {
	expect(distinct.length).toBeGreaterThanOrEqual(30)
	expect(withBody.length).toBeGreaterThanOrEqual(12)
})

test.each(withBody)('$method $path hears JSON objects and nothing else', async ({ method, path }) => {
	expect(await codeOf(await send(method, path, '{"email":'))).toEqual([400, 'bad_json'])
	const deep = '[{"a":'.repeat(1_500) + '1' + '}]'.repeat(1_500)
	expect(await codeOf(await send(method, path, deep))).toEqual([400, 'bad_json'])
	expect(await codeOf(await send(method, path, `{"data":${deep}}`))).toEqual([400, 'bad_json'])
	for (const body of ['[]', 'null', '"text"', '5', 'true'])
		expect(await codeOf(await send(method, path, body))).toEqual([400, 'validation_failed'])
	expect(await codeOf(await send(method, path, all(5)))).toEqual([400, 'validation_failed'])
	for (const text of ['a\0b', '\ud800', 'x\udfff'])
		expect(await codeOf(await send(method, path, all(text)))).toEqual([400, 'validation_failed'])
	const named = JSON.stringify({ data: { ['a\0b']: 1 } })
	expect(await codeOf(await send(method, path, named))).toEqual([400, 'validation_failed'])
	const large = JSON.stringify({ email: 'x'.repeat(1_048_577) })
	expect(await codeOf(await send(method, path, large))).toEqual([413, 'request_entity_too_large'])
})

test.each(paths)('%s knows no other method', async (path) => {
	const response = await send('PATCH', path, '{}')
	expect(await codeOf(response)).toEqual([405, 'validation_failed'])
})

test.each(['/sso', '/passkeys/x', '/oauth/token', '/user/x', '/', '/%00', '/%ff'])(
	'%s is unknown, in JSON',
	async (path) => {
		for (const method of ['GET', 'POST', 'DELETE']) {
			const response = await fetch(path, { method })
			expect(response.status).toBe(404)
			expect(await response.json()).toMatchObject({ error_code: 'not_found' })
		}
	},
)

/** Browser navigations and public documents. */
const keyless = ['/authorize', '/callback', '/health', '/.well-known/jwks.json']

test.each(distinct)('$method $path wants the publishable key, and speaks both versions', async (route) => {
	const { method, path } = route
	const isFree = keyless.includes(path) || (method === 'GET' && path === '/verify')
	const old = await keyed.fetch(path, { method })
	const fresh = await keyed.fetch(path, { method, headers: { 'X-Supabase-Api-Version': '2024-01-01' } })
	expect(old.headers.get('x-supabase-api-version')).toBeNull()
	expect(fresh.headers.get('x-supabase-api-version')).toBe('2024-01-01')
	if (isFree) {
		expect(old.headers.get('x-sb-error-code')).not.toBe('no_authorization')
		return
	}
	expect([old.status, fresh.status]).toEqual([401, 401])
	const message = 'No API key found in request'
	expect(await old.json()).toEqual({ code: 401, error_code: 'no_authorization', msg: message })
	expect(await fresh.json()).toEqual({ code: 'no_authorization', message })
	const headers = { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` }
	const known = await keyed.fetch(path, { method, headers })
	const text = await known.text()
	expect(known.status).toBeLessThan(500)
	expect(text).not.toContain(message)
})

test.each(paths)('%s answers other origins only when they are known', async (path) => {
	const asked = await keyed.fetch(path, { method: 'OPTIONS', headers: { Origin: origin } })
	expect(asked.status).toBe(204)
	expect(asked.headers.get('access-control-allow-origin')).toBe(origin)
	expect(asked.headers.get('access-control-allow-methods')).toBe('GET, POST, PUT, PATCH, DELETE')
	expect(asked.headers.get('access-control-allow-headers')).toBe(
		'authorization, apikey, content-type, x-client-info, x-supabase-api-version',
	)
	const refused = await keyed.fetch(path, { headers: { Origin: origin } })
	expect(refused.headers.get('access-control-expose-headers')).toBe('X-Supabase-Api-Version')
	const foreign = await keyed.fetch(path, { method: 'OPTIONS', headers: { Origin: 'https://evil.example' } })
	expect(foreign.headers.get('access-control-allow-origin')).toBeNull()
})

test('what has no body may have none', async () => {
	const headers = {
		Authorization: `Bearer ${userToken}`,
		'Content-Type': 'application/json;charset=UTF-8',
		'X-Supabase-Api-Version': '2024-01-01',
	}
	const response = await fetch('/logout?scope=nowhere', { method: 'POST', headers })
	expect([response.status, await response.json()]).toEqual([
		400,
		{ code: 'validation_failed', message: 'Unsupported logout scope' },
	])
})
