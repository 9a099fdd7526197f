import { expect, test } from 'vitest'
import { markRoutes } from './marks.server.ts'

const get = (path: string) => markRoutes().request(path)

test('the picture of a mark is cached for ever and can run nothing', async () => {
	const answer = await get('/lion/circle-14284f-ffffff-c8102e.svg')
	expect(answer.status).toBe(200)
	expect(answer.headers.get('Content-Type')).toContain('image/svg+xml')
	expect(answer.headers.get('Cache-Control')).toContain('immutable')
	expect(answer.headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox")
	const svg = await answer.text()
	expect(svg).toContain('fill="#c8102e"')
	expect(await (await get('/lion/circle-14284f-ffffff-c8102e.svg')).text()).toBe(svg)
})

test.each([
	'/nothing/14284f.svg',
	'/lion/14284F.svg',
	'/lion/circle-14284f.svg',
	'/lion/14284f-14284f-14284f-14284f.svg',
	'/lion/..%2f14284f.svg',
	'/constructor/14284f.svg',
	'/lion',
	'/',
])('%s is missing', async (path) => {
	expect((await get(path)).status).toBe(404)
})
