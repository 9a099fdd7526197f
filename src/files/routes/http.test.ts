// One engine: answers over HTTP; what is stored is tested in service.test.ts.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve, type ServerType } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { profiles } from '#accounts/tables.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { createCheckPool } from '../checks/check-pool.server.ts'
import { fileRoutes, type FileRouteParts } from './http.server.ts'
import { diskStore } from '../object-stores/disk.server.ts'
import { largestFileBytes } from '../rules/files.ts'
import { Asset } from '../schemas.ts'
import { newVisitor, visitorKeyOf } from './visitor-cookie.server.ts'

const { database, context } = await openTestDatabase({ seeded: false })
const folder = await mkdtemp(join(tmpdir(), 'fieldhouse-http-'))
const store = diskStore(folder)
const checker = createCheckPool({ size: 1 })
const failures: unknown[] = []

const parts: FileRouteParts = {
	store,
	checker,
	authenticate: async (request) => ({
		context: { ...context, actor: { ...context.actor, userId: request.headers.get('x-test-user') } },
		setCookies: [],
	}),
	isSecure: false,
	onError: (failure) => failures.push(failure),
}
let server: ServerType
let origin = ''
beforeAll(async () => {
	await new Promise<void>((done) => {
		server = serve({ fetch: fileRoutes(parts).fetch, port: 0, hostname: '127.0.0.1' }, () => done())
	})
	origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
	server.close()
	checker.close()
	await rm(folder, { recursive: true, force: true })
})

const logo =
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path d="M0 0h2v1H0z" fill="#c21a2c"/></svg>'
const padded = (bytes: number) => logo.padEnd(bytes, ' ')

const send = (body: RequestInit['body'], headers: Record<string, string> = {}) =>
	fetch(`${origin}/uploads`, { method: 'POST', body, headers })
const sendRaw = (text: string, headers: Record<string, string> = {}) =>
	send(text, { 'Content-Type': 'application/octet-stream', 'X-File-Name': 'logo.svg', ...headers })
const formOf = (text: string, name = 'logo.svg') => {
	const form = new FormData()
	form.append('note', 'a field before the file')
	form.append('file', new File([text], name, { type: 'image/svg+xml' }))
	return form
}
const assetIn = async (response: Response) => {
	const { asset } = (await response.json()) as { asset: unknown }
	return Asset.parse(asset)
}
const messageIn = async (response: Response) => ((await response.json()) as { message: string }).message
const get = (url: string, init?: RequestInit) => fetch(origin + url.replace('/files', ''), init)

test('a visitor uploads by form, gets a secret, and everyone can fetch the rebuilt file', async () => {
	const response = await send(formOf(logo, 'Eagles é.svg'))
	expect(response.status).toBe(201)
	expect(response.headers.get('cache-control')).toBe('private, no-store')
	const [cookie = ''] = response.headers.getSetCookie()
	expect(cookie).toMatch(/^visitor=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/)
	const asset = await assetIn(response)
	expect(asset).toMatchObject({ name: 'Eagles é.svg', kind: 'vector', width: 1_000, height: 500 })

	const file = await get(asset.url)
	expect(file.status).toBe(200)
	expect(Object.fromEntries(file.headers)).toMatchObject({
		'content-type': 'image/svg+xml',
		'cache-control': 'public, max-age=31536000, immutable',
		'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
		'x-content-type-options': 'nosniff',
	})
	expect(await file.text()).toContain('#c21a2c')
	const head = await get(asset.url, { method: 'HEAD' })
	expect([head.status, await head.text()]).toEqual([200, ''])
})

test('the same visitor keeps the secret, and the folder', async () => {
	const first = await sendRaw(logo)
	const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? ''
	const second = await sendRaw(`${logo} `, { cookie, 'X-File-Name': encodeURIComponent('Möwen.svg') })
	expect(second.headers.getSetCookie()).toEqual([])
	const [one, two] = [await assetIn(first), await assetIn(second)]
	expect(two.name).toBe('Möwen.svg')
	expect(two.url.split('/')[3]).toBe(one.url.split('/')[3])
	expect(two.url).not.toBe(one.url)
})

test('a signed-in person needs no visitor cookie', async () => {
	const userId = randomUUID()
	await database.db.insert(profiles).values({ id: userId, email: `${userId}@example.test` })
	const response = await sendRaw(logo, { 'x-test-user': userId })
	expect(response.headers.getSetCookie()).toEqual([])
	expect((await assetIn(response)).url).toContain(`/files/design-assets/${userId}/`)
})

test('a session that is renewed on the way reaches the browser', async () => {
	const renewed = { ...parts, authenticate: async () => ({ context, setCookies: ['session=new; Path=/'] }) }
	const request = new Request('http://shop.test/uploads', {
		method: 'POST',
		body: 'x',
		headers: { 'X-File-Name': 'a.png', 'Content-Type': 'image/png' },
	})
	const response = await fileRoutes(renewed).fetch(request)
	expect(response.status).toBe(400)
	expect(response.headers.getSetCookie()).toEqual(['session=new; Path=/'])
})

test.each([
	['bare bytes', (bytes: number) => sendRaw(padded(bytes))],
	['a form', (bytes: number) => send(formOf(padded(bytes)))],
])('%s may hold ten megabytes to the byte', async (_name, sendBytes) => {
	expect((await sendBytes(largestFileBytes)).status).toBe(201)
	const refused = await sendBytes(largestFileBytes + 1)
	expect(refused.status).toBe(400)
	expect(await messageIn(refused)).toBe('This file is larger than 10 MB.')
	expect(refused.headers.getSetCookie()).toEqual([])
})

test('a sender without end and without a length is cut off', async () => {
	let sent = 0
	const body = new ReadableStream<Uint8Array>({
		pull: (controller) => {
			sent += 65_536
			controller.enqueue(new Uint8Array(65_536))
		},
	})
	const init: RequestInit & { duplex: 'half' } = {
		method: 'POST',
		body,
		duplex: 'half',
		headers: { 'X-File-Name': 'a.png' },
	}
	const outcome = await fetch(`${origin}/uploads`, init).then(
		(response) => response.status,
		() => 'cut off',
	)
	expect([400, 'cut off']).toContain(outcome)
	expect(sent).toBeLessThan(largestFileBytes * 6)
})

test('an upload that is canceled half way leaves nothing, and the next one is served', async () => {
	const before = await store.list('')
	await new Promise<void>((done) => {
		const half = httpRequest(`${origin}/uploads`, {
			method: 'POST',
			headers: { 'Content-Length': '1000', 'X-File-Name': 'a.svg' },
		})
		half.on('error', () => done())
		half.on('close', () => done())
		half.write('<svg', () => half.destroy())
	})
	expect((await sendRaw(`${logo}  `)).status).toBe(201)
	expect((await store.list('')).length).toBe(before.length + 2)
	expect(failures).toEqual([])
})

test.each([
	['nothing', () => sendRaw('')],
	[
		'a form without a file',
		() => send(new URLSearchParams({ file: 'x' }), { 'Content-Type': 'multipart/form-data; boundary=x' }),
	],
	['a broken form', () => send('--x\r\nContent-Dis', { 'Content-Type': 'multipart/form-data; boundary=x' })],
	[
		'a form with text for a file',
		() => {
			const form = new FormData()
			form.append('file', 'text')
			return send(form)
		},
	],
	[
		'a drawing with text',
		() => sendRaw('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>Go</text></svg>'),
	],
	['a name that says otherwise', () => sendRaw(logo, { 'X-File-Name': 'logo.png' })],
	['a name that cannot be read', () => sendRaw('GIF89a', { 'X-File-Name': '%E0%A4%A' })],
])('%s is refused with a sentence', async (_name, sendIt) => {
	const response = await sendIt()
	expect(response.status).toBe(400)
	expect(await messageIn(response)).toMatch(/^[A-Z].+\.$/)
})

test('an internal error is logged and not shown to the visitor', async () => {
	const seen: unknown[] = []
	const broken = fileRoutes({
		...parts,
		checker: { check: () => Promise.reject(new Error('secret')) },
		store: { ...store, get: () => Promise.reject(new Error('secret')) },
		onError: (failure) => seen.push(failure),
	})
	const posted = await broken.fetch(
		new Request('http://shop.test/uploads', {
			method: 'POST',
			body: `${logo}\n`,
			headers: { 'X-File-Name': 'a.svg' },
		}),
	)
	expect([posted.status, await posted.text()]).toEqual([500, '{"message":"An unexpected error occurred"}'])
	const got = await broken.fetch(
		new Request(`http://shop.test/design-assets/${randomUUID()}/1700000000000.png`),
	)
	expect([got.status, await got.text()]).toEqual([503, 'This file is not ready'])
	expect(seen).toHaveLength(2)
})

test.each([
	'/files/design-assets/nobody/1.svg',
	`/files/design-assets/${randomUUID()}/1700000000000.svg`,
	`/files/design-assets/${randomUUID()}/1700000000000.html`,
	'/files/design-assets/..%2foriginals/1700000000000.svg',
	'/files/originals/x/y',
	'/files/uploads',
	'/files',
])('%s is not there', async (url) => {
	const response = await get(url)
	expect(response.status).toBe(404)
	expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
})

test('originals are never served', async () => {
	const { url } = await assetIn(await sendRaw(`${logo}   `))
	const originals = await store.list('originals/')
	expect(originals.length).toBeGreaterThan(0)
	for (const key of originals) expect((await get(`/files/${key}`)).status).toBe(404)
	expect((await get(url)).status).toBe(200)
})

test('on https the secret is bound to the host, and one from elsewhere is none', () => {
	const { setCookie, visitorKey } = newVisitor({ isSecure: true })
	expect(setCookie).toMatch(
		/^__Host-visitor=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
	)
	const cookie = setCookie.split(';')[0] ?? ''
	expect(visitorKeyOf(cookie, { isSecure: true })).toBe(visitorKey)
	expect(visitorKeyOf(cookie.replace('__Host-', ''), { isSecure: true })).toBeNull()
	for (const header of [null, undefined, '', 'visitor=short', 'visitor='])
		expect(visitorKeyOf(header, { isSecure: false })).toBeNull()
	expect(visitorKey).not.toContain(cookie.split('=')[1])
})
