import { expect, test } from 'vitest'
import { headerMarkup } from '#pages/ready-frame.server.tsx'
import { createPersonalPages } from './personal-pages.ts'

const page = (body: string) => ({
	body: Buffer.from(body),
	headers: [['content-type', 'text/html']] as [string, string][],
})
const whole = page(`<body>${headerMarkup(null)}<main>Jerseys</main></body>`)

test('a signed-in person gets the shared page with a header of their own', async () => {
	const { pageFor } = createPersonalPages(() => Promise.resolve(whole))
	const coach = await pageFor('/', { roles: ['coach'], name: 'Chris <b>' })
	const text = await coach?.text()
	expect(coach?.headers.get('content-type')).toBe('text/html')
	expect(text).toContain('<main>Jerseys</main>')
	expect(text).toContain('COACH')
	expect(text).toContain('Chris &lt;b&gt;')
	expect(text).not.toContain(headerMarkup(null))
	const admin = await (await pageFor('/', { roles: ['admin'], name: 'Avery' }))?.text()
	expect(admin).toContain('ADMIN')
	expect(admin).not.toContain('Chris')
})

test('a page that is not shared, or has no header, is left to the router', async () => {
	const none = createPersonalPages(() => Promise.resolve(undefined))
	expect(await none.pageFor('/account', { roles: ['coach'] })).toBeUndefined()
	const bare = createPersonalPages(() => Promise.resolve(page('<rss/>')))
	expect(await bare.pageFor('/blog/rss.xml', { roles: ['coach'] })).toBeUndefined()
})
