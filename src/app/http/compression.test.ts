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

/** RFC 7932 §9.1: the first bits of a stream name the window, 16 by a single zero bit; 17 to 24 as below. */
const windows = new Map([
	[0b0000001, 17],
	[0b0011, 18],
	[0b0101, 19],
	[0b0111, 20],
	[0b1001, 21],
	[0b1011, 22],
])
function windowOf([first = 0]: Uint8Array): number | undefined {
	if ((first & 1) === 0) return 16
	return windows.get(first & 0b1111111) ?? windows.get(first & 0b1111)
}

test.each([
	[1_000, 16],
	[65_520, 16],
	[65_521, 17],
	[200_000, 18],
	[3_000_000, 22],
	[9_000_000, 22],
])('a text of %i bytes is packed whole, within a window of %i bits', async (length, bits) => {
	const text = Array.from({ length }, (_, at) => String.fromCodePoint(97 + ((at * at) % 26))).join('')
	const answer = await compressed(request('br'), page(text))
	const body = Buffer.from(await answer.arrayBuffer())
	expect(brotliDecompressSync(body).toString()).toBe(text)
	expect(windowOf(body)).toBe(bits)
})
