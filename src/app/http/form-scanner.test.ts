import { expect, test } from 'vitest'
import { tooLargeFile } from '#http/too-large.ts'
import { boundaryOf, scanForm } from './form-scanner.ts'

type Made = { bytes: Uint8Array; boundary: string }

async function made(fields: Record<string, string | File>): Promise<Made> {
	const form = new FormData()
	for (const [name, value] of Object.entries(fields)) form.set(name, value)
	const request = new Request('http://shop.test', { method: 'POST', body: form })
	const boundary = boundaryOf(request.headers.get('content-type')) ?? ''
	return { bytes: new Uint8Array(await request.arrayBuffer()), boundary }
}

/** Passes the form through the scanner in pieces of this length and parses the result. */
async function scanned({ bytes, boundary }: Made, piece: number, mostKept = 10_000) {
	const scanner = scanForm(boundary, mostKept)
	for (let at = 0; at < bytes.length; at += piece)
		if (!scanner.take(bytes.subarray(at, at + piece))) return undefined
	const body = scanner.done()
	const type = `multipart/form-data; boundary=${boundary}`
	return body && new Response(new Uint8Array(body), { headers: { 'Content-Type': type } }).formData()
}

const scan = new File([new Uint8Array(40_000).fill(45)], 'scan “1”.pdf', { type: 'application/pdf' })

test.each([1, 7, 64, 4_096, 1_000_000])(
	'fields come through beside a file, in pieces of %i',
	async (piece) => {
		const name = 'Zoë\r\n--not a boundary'
		const form = await scanned(await made({ name, document: scan, empty: '', last: 'end' }), piece)
		expect([...(form ?? [])]).toEqual([
			['name', name],
			['document', tooLargeFile],
			['empty', ''],
			['last', 'end'],
		])
	},
)

test('a file that was not chosen, as browsers tell it, is none that is too large', async () => {
	const part = (rest: string, content: string) =>
		`--b\r\nContent-Disposition: form-data; name=${rest}\r\nContent-Type: text/csv\r\n\r\n${content}\r\n`
	const text = `${part('"first"; filename="a.csv"', 'a,b')}${part('"other"; filename=""', '')}--b--\r\n`
	const form = await scanned({ boundary: 'b', bytes: Buffer.from(text) }, 9)
	expect(form?.get('first')).toBe(tooLargeFile)
	expect(form?.get('other')).toMatchObject({ size: 0, name: '' })
})

test('nothing is kept of fields that are too long, of a form without an end, and of what is no form', async () => {
	expect(await scanned(await made({ name: 'x'.repeat(20_000), document: scan }), 512)).toBeUndefined()
	const whole = await made({ name: 'A', document: scan })
	expect(await scanned({ ...whole, bytes: whole.bytes.subarray(0, -4) }, 512)).toBeUndefined()
	expect(await scanned({ ...whole, boundary: 'other' }, 512)).toBeUndefined()
	expect(
		await scanned({ boundary: 'b', bytes: Buffer.from(`--b\r\n${'x'.repeat(9_000)}`) }, 512),
	).toBeUndefined()
})

test.each([
	['multipart/form-data; boundary=abc', 'abc'],
	['Multipart/Form-Data; charset=utf-8; Boundary="a b"', 'a b'],
	['multipart/form-data', undefined],
	['application/x-www-form-urlencoded', undefined],
	[null, undefined],
])('%s has the boundary %s', (type, boundary) => {
	expect(boundaryOf(type)).toBe(boundary)
})
