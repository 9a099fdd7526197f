import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { diskStore } from '#files/object-stores/disk.server.ts'
import { recoloredRoutes } from './recolored.server.ts'

const store = diskStore(mkdtempSync(join(tmpdir(), 'recolored-')))
const folder = 'a'.repeat(32)
const key = (file: string) => `design-assets/${folder}/${file}`
const svg =
	'<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path fill="#c21a2c" d="M0 0h8v8H0z"/></svg>'
const png = await sharp({ create: { width: 1_800, height: 900, channels: 3, background: '#c21a2c' } })
	.png()
	.toBuffer()
await store.put(key('1764000000000.svg'), new TextEncoder().encode(svg), { type: 'image/svg+xml' })
await store.put(key('1764000000001.png'), new Uint8Array(png), { type: 'image/png' })
await store.put(key('1764000000002.png'), new TextEncoder().encode('no picture'), { type: 'image/png' })

const failures: unknown[] = []
const app = new Hono().route(
	'/recolored',
	recoloredRoutes({ store, onError: (failure) => failures.push(failure) }),
)
const get = (file: string, colors = 'c21a2c/14284f') => app.request(`/recolored/${colors}/files/${key(file)}`)

test('a drawing in other colors is cached for ever and can run nothing', async () => {
	const answer = await get('1764000000000.svg')
	expect(answer.status).toBe(200)
	expect(answer.headers.get('Content-Type')).toBe('image/svg+xml')
	expect(answer.headers.get('Cache-Control')).toContain('immutable')
	expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
	expect(await answer.text()).toBe(svg.replace('#c21a2c', '#14284f'))
})

test('a picture in other colors is as large as a screen needs it', async () => {
	const answer = await get('1764000000001.png')
	const { data, info } = await sharp(await answer.arrayBuffer())
		.raw()
		.toBuffer({ resolveWithObject: true })
	expect([info.width, info.height]).toEqual([1_200, 600])
	expect([...data.subarray(0, 3)]).toEqual([0x14, 0x28, 0x4f])
})

test.each([
	['1764000000009.png', 'c21a2c/14284f'],
	['1764000000000.svg', 'c21a2c/14284f-ffffff'],
	['1764000000000.svg', 'C21A2C/14284f'],
	['..%2f..%2fsecret', 'c21a2c/14284f'],
])('%s in %s is missing', async (file, colors) => {
	expect((await get(file, colors)).status).toBe(404)
})

test('a damaged file is reported, and is not cached', async () => {
	const answer = await get('1764000000002.png')
	expect(answer.status).toBe(503)
	expect(answer.headers.get('Cache-Control')).toBe('no-store')
	expect(failures).toHaveLength(1)
})
