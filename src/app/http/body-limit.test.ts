import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { bodyBytesFor, bodyLimit, tooLargeAnswer } from './body-limit.tsx'

const [usual, portal, purchaseOrder, stockFile, productFile] = [
	256 * 1024,
	2 * 1024 * 1024,
	11 * 1024 * 1024,
	4.25 * 1024 * 1024,
	60 * 1024 * 1024,
]

test.each([
	['/', usual],
	['/checkout', usual],
	['/checkout/bulk', purchaseOrder],
	['/checkout/bulk.data', purchaseOrder],
	['/checkout/bulk/more', usual],
	['/team', purchaseOrder],
	['/team.data', purchaseOrder],
	['/team/dashboard', usual],
	['/portal/team-123', portal],
	['/portal/team-123/draft', portal],
	['/portals', usual],
	['/admin/products/import', stockFile],
	['/admin/products/import.data', stockFile],
	['/admin/people/import', stockFile],
	['/admin/people/import.data', stockFile],
	['/admin/people/import/b9f6a3a8-1111-4111-8111-000000000000', usual],
	['/admin/products/files', productFile],
	['/admin/products/files.data', productFile],
	['/admin/products/stock.csv', usual],
	['/admin/products/b9f6a3a8-1111-4111-8111-000000000000/images', purchaseOrder],
	['/admin/products/b9f6a3a8-1111-4111-8111-000000000000', usual],
	['/admin/settings/look', purchaseOrder],
	['/admin/settings/shop', usual],
])('%s takes in %i bytes', (path, bytes) => {
	expect(bodyBytesFor(path)).toBe(bytes)
})

/** An app behind real HTTP that answers with the fields it received. */
async function openShop(): Promise<string> {
	const app = new Hono()
	app.use(
		bodyLimit((request) =>
			tooLargeAnswer(request, {
				mode: 'production',
				publicUrl: 'https://shop.example.com',
				hasPseudoLanguage: false,
			}),
		),
	)
	app.post('*', async (c) => {
		const form = await c.req.raw.formData()
		const told = [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.size])
		return c.json(Object.fromEntries(told))
	})
	return new Promise((resolve) => {
		const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
			resolve(`http://127.0.0.1:${port}`),
		)
		onTestFinished(() => new Promise((done) => void server.close(() => done())))
	})
}

function formOf(bytes: number): FormData {
	const form = new FormData()
	form.set('poNumber', 'PO-1')
	form.set('document', new File([new Uint8Array(bytes)], 'po.pdf'))
	form.set('city', 'Lakewood')
	return form
}

test('a document that is too large leaves the rest of its form, with a declared length or chunked', async () => {
	const url = await openShop()
	const sent = (body: BodyInit, headers: HeadersInit = {}) =>
		fetch(`${url}/checkout/bulk`, { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
	const whole = await sent(formOf(1_000))
	expect(await whole.json()).toEqual({ poNumber: 'PO-1', document: 1_000, city: 'Lakewood' })
	const kept = { poNumber: 'PO-1', document: 'too-large', city: 'Lakewood' }
	const large = formOf(12 * 1024 * 1024)
	expect(await (await sent(large)).json()).toEqual(kept)
	const { body, headers } = new Response(large)
	expect(await (await sent(body!, { 'content-type': headers.get('content-type')! })).json()).toEqual(kept)
})

test('a body of which no field can be kept is answered by a page that links back', async () => {
	const url = await openShop()
	const headers = { accept: 'text/html,*/*', referer: `${url}/portal/team-1/roster?done=1` }
	const body = new URLSearchParams({ text: 'x'.repeat(portal) })
	const page = await fetch(`${url}/portal/team-1/roster`, { method: 'POST', body, headers })
	expect(page.status).toBe(413)
	expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
	expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
	const text = await page.text()
	expect(text).toContain('That is larger than 2 MB, more than this form can take.')
	expect(text).toContain('what you typed is still in the form')
	expect(text).toContain('href="/portal/team-1/roster?done=1"')
	const spanish = { ...headers, cookie: 'language=es' }
	const translated = await fetch(`${url}/portal/team-1/roster`, { method: 'POST', body, headers: spanish })
	expect([translated.status, translated.headers.get('content-language')]).toEqual([413, 'es-US'])
	const es = await translated.text()
	expect(es).toContain('<html lang="es-US"')
	expect(es).toContain(
		'Eso pesa más de 2 MB, más de lo que admite este formulario. Use el botón Atrás de su navegador',
	)
	expect(es).toContain('Abrir el formulario otra vez')
	expect(es).not.toMatch(/\b(?:larger|form|Open|support)\b(?![^<]*>)/)
	const foreign = { ...headers, referer: 'https://evil.example/x' }
	const other = await fetch(`${url}/portal/team-1/roster`, { method: 'POST', body, headers: foreign })
	expect(await other.text()).toContain('href="/portal/team-1/roster"')
	const script = await fetch(`${url}/portal/team-1/roster/actions`, { method: 'POST', body })
	expect([script.status, script.headers.get('content-type')]).toEqual([413, 'text/plain; charset=utf-8'])
})

test('of a body without an end no more is read than a multiple of its limit', async () => {
	const app = new Hono()
	app.use(bodyLimit(() => new Response('', { status: 413 })))
	let given = 0
	const endless = new ReadableStream({
		pull: (controller) => {
			given += 64 * 1024
			controller.enqueue(new Uint8Array(64 * 1024))
		},
	})
	const init = { method: 'POST', body: endless, duplex: 'half' } as RequestInit
	expect((await app.request('http://shop.test/support', init)).status).toBe(413)
	expect(given).toBeLessThan(20 * usual)
})
