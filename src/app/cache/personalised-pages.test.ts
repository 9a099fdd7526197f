import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { headerParts } from '#storefront/routes/cached-layout.server.tsx'
import { createPersonalPages } from './personalised-pages.ts'
import { specShell } from '#kit/shop.ts'

const page = (body: string) => ({
	body: Buffer.from(body),
	headers: [['content-type', 'text/html']] as [string, string][],
})
const visitorsHeader = headerParts(null).join('')
const whole = page(`<body>${visitorsHeader}<main>Jerseys</main></body>`)

const plain = { packed: false, shop: specShell }
const packed = { packed: true, shop: specShell }

test('a signed-in person gets the shared page with a header of their own', async () => {
	const { pageFor } = createPersonalPages(() => Promise.resolve(whole))
	const coach = await pageFor('/', { roles: ['coach'], name: 'Chris <b>' }, plain)
	const text = await coach?.text()
	expect(coach?.headers.get('content-type')).toBe('text/html')
	expect(text).toContain('<main>Jerseys</main>')
	expect(text).toContain('COACH')
	expect(text).toContain('Chris &lt;b&gt;')
	expect(text).not.toContain(visitorsHeader)
	const admin = await (await pageFor('/', { roles: ['admin'], name: 'Avery' }, plain))?.text()
	expect(admin).toContain('ADMIN')
	expect(admin).not.toContain('Chris')
})

test('the switch of languages of the page’s address stays in the header', async () => {
	const languages = '<a href="?page=2&amp;lang=es">Español</a>'
	const shared = page(`<body>${headerParts(null).join(languages)}<main>Jerseys</main></body>`)
	const { pageFor } = createPersonalPages(() => Promise.resolve(shared))
	const text = await (await pageFor('/?page=2', { roles: ['coach'], name: 'Chris' }, plain))?.text()
	expect(text).toBe(
		`<body>${headerParts({ roles: ['coach'], name: 'Chris' }).join(languages)}<main>Jerseys</main></body>`,
	)
})

test('a compressed page is cached until the page or the person changes', async () => {
	const state = { page: whole }
	const { pageFor } = createPersonalPages(() => Promise.resolve(state.page))
	const look = async (name: string) => {
		const answer = await pageFor('/', { roles: ['coach'], name }, packed)
		expect(answer?.headers.get('content-encoding')).toBe('br')
		return brotliDecompressSync(Buffer.from(await (answer ?? new Response()).arrayBuffer())).toString()
	}
	const first = await look('Chris')
	expect(first).toContain('Chris')
	expect(await look('Chris')).toBe(first)
	expect(await look('Avery')).not.toContain('Chris')
	state.page = page(`<body>${visitorsHeader}<main>Shorts</main></body>`)
	expect(await look('Chris')).toContain('<main>Shorts</main>')
})

test('a page that is not shared, or has no header, is left to the router', async () => {
	const none = createPersonalPages(() => Promise.resolve(undefined))
	expect(await none.pageFor('/account', { roles: ['coach'] }, plain)).toBeUndefined()
	const bare = createPersonalPages(() => Promise.resolve(page('<rss/>')))
	expect(await bare.pageFor('/blog/rss.xml', { roles: ['coach'] }, plain)).toBeUndefined()
})

test('the contact form, which begins with the person’s name and address, is left to the router', async () => {
	const { pageFor } = createPersonalPages(() => Promise.resolve(whole))
	for (const path of ['/support', '/support/', '/support?topic=bags', '/Support'])
		expect(await pageFor(path, { roles: ['retail'] }, plain), path).toBeUndefined()
	expect(await pageFor('/supporters', { roles: ['retail'] }, plain)).toBeDefined()
})

test('the results of a person who has teams are left to the router; everybody else gets the shared page', async () => {
	const { pageFor } = createPersonalPages(() => Promise.resolve(whole))
	for (const path of ['/search?q=rams', '/search', '/search/?q=rams', '/SEARCH?q=rams'])
		for (const role of ['player', 'coach', 'school_admin', 'csr', 'admin'] as const)
			expect(await pageFor(path, { roles: [role] }, plain), `${role} ${path}`).toBeUndefined()
	for (const role of ['retail', 'production'] as const)
		expect(await pageFor('/search?q=rams', { roles: [role] }, plain)).toBeDefined()
	expect(await pageFor('/searches', { roles: ['coach'] }, plain)).toBeDefined()
})
