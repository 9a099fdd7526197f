import { expect, test } from 'vitest'
import { bytesOf, pageResponse, utf8 } from './page-body.server.ts'

const texts = ['', 'Wildcats', 'S–XL · Peña', '\u{1f3c8}'.repeat(5_000), 'short again']

test.each(texts)('a page is written as UTF-8, whatever was written before: %.12s', (text) => {
	expect(utf8(text).equals(Buffer.from(text))).toBe(true)
})

test('an earlier page keeps its bytes when a later one is written', () => {
	const first = utf8('x'.repeat(10_000))
	utf8('y'.repeat(10_000))
	expect(first.toString()).toBe('x'.repeat(10_000))
})

test('the bytes of a page are known without reading its response', async () => {
	const body = utf8('<p>Wildcats</p>')
	const response = pageResponse(body, { status: 404, headers: { 'content-type': 'text/html' } })
	expect(await bytesOf(response)).toBe(body)
	expect([response.status, response.bodyUsed]).toEqual([404, false])
	expect(await response.text()).toBe('<p>Wildcats</p>')
})

test('any other response is read', async () => {
	expect((await bytesOf(new Response('made elsewhere'))).toString()).toBe('made elsewhere')
})
