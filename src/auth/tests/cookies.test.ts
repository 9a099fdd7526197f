// The cookies of a session behind TLS.
// One engine: names and flags of cookies.
import { expect, test } from 'vitest'
import { openTestAuth } from '../../../tests/auth.ts'

const siteUrl = 'https://shop.test'
const { fetch } = await openTestAuth({ isSecure: true, siteUrl, base: `${siteUrl}/auth/v1` })

const ask = (path: string, body: object) =>
	fetch(path, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', 'X-Session-Transport': 'cookie', Origin: siteUrl },
		body: JSON.stringify(body),
	})

test('on https every cookie of a session is for this host alone', async () => {
	const answer = await ask('/signup', { email: 'host@example.com', password: 'correct horse' })
	expect(answer.status).toBe(200)
	const cookies = answer.headers.getSetCookie()
	const names = cookies.map((cookie) => cookie.split('=')[0])
	expect(names).toEqual(['__Host-session', '__Host-refresh'])
	for (const cookie of cookies)
		expect(cookie).toMatch(/; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
	// Browsers drop a cookie of more than 4096 bytes, name and attributes included.
	for (const cookie of cookies) expect(cookie.length).toBeLessThan(2_048)
})

test('metadata of any size stays out of the cookies', async () => {
	const data = { note: 'x'.repeat(7_000) }
	const answer = await ask('/signup', { email: 'large@example.com', password: 'correct horse', data })
	expect(answer.status).toBe(200)
	for (const cookie of answer.headers.getSetCookie()) expect(cookie.length).toBeLessThan(2_048)
})
