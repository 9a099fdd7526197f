import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { acceptsBrotli, compressed } from './compression.ts'

test.each([
	['gzip, deflate, br, zstd', true],
	['br;q=0.5', true],
	['br;q=0', false],
	['br; q=0.0, gzip', false],
	['gzip', false],
	['', false],
	['brx', false],
	[undefined, false],
])('Accept-Encoding %o takes Brotli: %o', (header, accepted) => {
	expect(acceptsBrotli(header)).toBe(accepted)
})

const request = (encoding: string) =>
	new Request('http://shop/', { headers: { 'accept-encoding': encoding } })
const page = (text: string, type = 'text/html') => new Response(text, { headers: { 'content-type': type } })

test('text is packed and says so', async () => {
	const long = 'yard line '.repeat(500)
	const answer = await compressed(request('br'), page(long))
	expect(answer.headers.get('content-encoding')).toBe('br')
	expect(answer.headers.get('vary')).toContain('Accept-Encoding')
	expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(long)
})

test.each([
	['a short text', 'br', 'short', 'text/html'],
	['a picture', 'br', 'x'.repeat(5_000), 'image/webp'],
	['a client that does not take it', 'gzip', 'x'.repeat(5_000), 'text/html'],
])('%s is sent as it is', async (_case, encoding, body, type) => {
	const answer = await compressed(request(encoding), page(body, type))
	expect(answer.headers.has('content-encoding')).toBe(false)
	expect(await answer.text()).toBe(body)
})
