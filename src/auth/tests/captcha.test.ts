// One engine: the answer of another service decides, not SQL.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { createCaptcha } from '../service/limits.server.ts'
import { openTestAuth } from '../../../tests/auth.ts'

const asked: Record<string, string>[] = []

/** A vendor that accepts one token, answers garbage to another and never answers a third. */
const vendor = createServer((request, response) => {
	let text = ''
	request.on('data', (part: Buffer) => void (text += part.toString()))
	request.on('end', () => {
		const form = Object.fromEntries(new URLSearchParams(text))
		asked.push(form)
		if (form.response === 'silence') return
		if (form.response === 'redirect') response.writeHead(302, { Location: '/elsewhere' })
		response.end(
			form.response === 'nonsense' ? '<html>' : JSON.stringify({ success: form.response === 'human' }),
		)
	})
})
await new Promise<void>((resolve) => void vendor.listen(0, '127.0.0.1', resolve))
afterAll(() => {
	vendor.closeAllConnections()
	vendor.close()
})

const url = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}/siteverify`
const { client, fetch, auth } = await openTestAuth({ captcha: { url, secret: 'vendor secret' } })
auth.captcha = createCaptcha({ url, secret: 'vendor secret', timeoutMs: 300 })

const password = 'correct horse'
const refused = {
	status: 400,
	code: 'captcha_failed',
	message: 'captcha protection: request disallowed',
}

test('sign-up, password, codes, recovery and resending need a human', async () => {
	const email = `${randomUUID()}@example.com`
	const calls = (captchaToken?: string) => {
		const options = captchaToken ? { captchaToken } : {}
		return [
			() => client().signUp({ email, password, options }),
			() => client().signInWithPassword({ email, password, options }),
			() => client().signInWithOtp({ email, options }),
			() => client().resetPasswordForEmail(email, options),
			() => client().resend({ type: 'signup', email, options }),
		]
	}
	for (const captchaToken of [undefined, 'robot'])
		for (const call of calls(captchaToken)) expect((await call()).error).toMatchObject(refused)
	for (const call of calls('human')) expect((await call()).error).toBeNull()
	expect(asked.at(-1)).toEqual({ secret: 'vendor secret', response: 'human', remoteip: '192.0.2.1' })
})

test('refreshing, exchanging and verifying need none', async () => {
	const person = client()
	const email = `${randomUUID()}@example.com`
	const { error } = await person.signUp({ email, password, options: { captchaToken: 'human' } })
	expect(error).toBeNull()
	const before = asked.length
	expect((await person.refreshSession()).error).toBeNull()
	const codes = await Promise.all(
		['/token?grant_type=pkce', '/token?grant_type=id_token', '/verify'].map(async (path) => {
			const response = await fetch(path, { method: 'POST', body: '{}' })
			return ((await response.json()) as { error_code: string }).error_code
		}),
	)
	expect(codes).not.toContain('captcha_failed')
	expect(asked).toHaveLength(before)
})

test.each(['nonsense', 'redirect', 'silence'])(
	'a vendor that answers with %s lets no one in',
	async (token) => {
		const { error } = await client().signInWithPassword({
			email: 'pat@example.com',
			password,
			options: { captchaToken: token },
		})
		expect(error).toMatchObject(refused)
	},
)
