import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { siteContext } from '#http/context.server.ts'
import { action } from './team-colors.ts'

async function send(fields: Record<string, string>): Promise<Response> {
	const context = new RouterContextProvider()
	context.set(siteContext, { publicUrl: 'https://shop.example' } as never)
	const request = new Request('https://shop.example/colors', {
		method: 'POST',
		body: new URLSearchParams(fields),
	})
	return action({ request, context } as never)
}
const navyGold = { primary: 'navy', secondary: 'gold' }

test('the form is kept in a cookie and returns to its page', async () => {
	const answer = await send({ ...navyGold, team: ' Oak  Hill ', back: '/sport/soccer/products?page=2' })
	expect(answer.status).toBe(303)
	expect(answer.headers.get('location')).toBe('/sport/soccer/products?page=2')
	expect(answer.headers.get('set-cookie')).toMatch(/^team-colors=navy-gold\.Oak%20Hill; .*Secure$/)
})

test('the gallery shows the colors of its address', async () => {
	const answer = await send({ ...navyGold, team: 'Oak Hill', back: '/designs/gallery?sport=soccer' })
	expect(answer.headers.get('location')).toBe('/designs/gallery?sport=soccer&colors=navy-gold&team=Oak+Hill')
})

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', ''])(
	'the page %j is not followed',
	async (back) => {
		expect((await send({ ...navyGold, back })).headers.get('location')).toBe('/')
	},
)

test.each([
	{ primary: 'navy', secondary: '' },
	{ primary: 'navy', secondary: 'pink' },
	{ primary: '#000', secondary: 'gold' },
])('%j is refused and sets no cookie', async (fields) => {
	await expect(send(fields)).rejects.toMatchObject({
		data: 'Choose two of the team colors.',
		init: { status: 400 },
	})
})
