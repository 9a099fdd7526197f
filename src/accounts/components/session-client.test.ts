import { expect, test } from 'vitest'
import { createSessionClient, type SessionClient } from './session-client.ts'

type Asked = { path: string; body: Record<string, unknown> }

/** A client that records its requests and gets empty answers. */
function listening() {
	const asked: Asked[] = []
	const client = createSessionClient(null, {
		origin: 'https://shop.example',
		fetch: (address, init) => {
			const url = new URL(address instanceof Request ? address.url : address)
			const body = typeof init?.body === 'string' ? init.body : '{}'
			asked.push({ path: url.pathname, body: JSON.parse(body) as Asked['body'] })
			return Promise.resolve(Response.json({}))
		},
	})
	return { asked, client }
}

const email = 'pat@example.com'
const mails: [string, (client: SessionClient) => Promise<unknown>][] = [
	['recover', (client) => client.resetPasswordForEmail(email)],
	['signup', (client) => client.signUp({ email, password: 'correct horse' })],
	['otp', (client) => client.signInWithOtp({ email })],
]

test.for(mails)('a link that is asked for by /%s works in any browser', async ([path, ask]) => {
	const { asked, client } = listening()
	await ask(client)
	expect(asked.map((request) => request.path)).toEqual([`/auth/v1/${path}`])
	expect(asked[0]?.body).toMatchObject({ email })
	expect(Object.keys(asked[0]?.body ?? {})).not.toContain('code_challenge')
	expect(Object.keys(asked[0]?.body ?? {})).not.toContain('code_challenge_method')
})

test('the way to a provider keeps its challenge', async () => {
	const { client } = listening()
	const { data } = await client.signInWithOAuth({
		provider: 'google',
		options: { skipBrowserRedirect: true },
	})
	const query = new URL(data.url ?? '').searchParams
	expect(query.get('code_challenge')).toMatch(/^[\w-]{43}$/)
	expect(query.get('code_challenge_method')).toBe('s256')
})
