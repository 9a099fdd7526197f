import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openTestAuth, siteUrl } from '../../../tests/auth.ts'

const { client, fetch, mails, app, call } = await openTestAuth((settings) => ({
	redirects: ['https://team.example/welcome'],
	limits: { ...settings.limits, verifyPerIp: { turns: 1_000, windowMs: 300_000 } },
}))

const lastTo = (email: string) => mails.findLast(({ to }) => to === email)!
const tokenIn = (link: string | undefined) => {
	const query = new URL(link ?? '').searchParams
	return query.get('token_hash') ?? query.get('token') ?? ''
}

async function mailedLink(redirectTo?: string) {
	const email = `${randomUUID()}@example.com`
	await client().signUp({ email, password: 'correct horse' })
	await client().signInWithOtp({ email, ...(redirectTo ? { options: { emailRedirectTo: redirectTo } } : {}) })
	return { email, link: lastTo(email).link!, code: lastTo(email).code! }
}

const verifyAddress = (query: Record<string, string>) =>
	`${siteUrl}/auth/v1/verify?${new URLSearchParams(query).toString()}`

async function followed(query: Record<string, string>) {
	const response = await app.request(verifyAddress(query))
	expect(response.status).toBe(303)
	expect(response.headers.get('cache-control')).toBe('no-store')
	expect(response.headers.get('referrer-policy')).toBe('no-referrer')
	return new URL(response.headers.get('location')!)
}

test('a followed link redirects with a whole session in the fragment', async () => {
	const { email, link } = await mailedLink()
	const redirect_to = `${siteUrl}/account?tab=orders`
	const arrived = await followed({ token: tokenIn(link), type: 'magiclink', redirect_to })
	expect(arrived.origin + arrived.pathname + arrived.search).toBe(redirect_to)
	const session = new URLSearchParams(arrived.hash.slice(1))
	expect(session.get('token_type')).toBe('bearer')
	expect(session.get('type')).toBe('magiclink')
	expect(Number(session.get('expires_at'))).toBeGreaterThan(Date.now() / 1_000)
	const auth = client()
	const { data, error } = await auth.setSession({
		access_token: session.get('access_token')!,
		refresh_token: session.get('refresh_token')!,
	})
	expect(error).toBeNull()
	expect(data.user?.email).toBe(email)
	expect((await auth.refreshSession()).error).toBeNull()
})

test('a spent or invented link redirects with the refusal in query and fragment', async () => {
	const { link } = await mailedLink()
	await followed({ token: tokenIn(link), type: 'magiclink' })
	for (const token of [tokenIn(link), 'pkce_invented', '\0', 'x'.repeat(5_000)]) {
		const arrived = await followed({ token, type: 'magiclink', redirect_to: `${siteUrl}/account` })
		expect(arrived.pathname).toBe('/account')
		const expected = {
			error: 'access_denied',
			error_code: 'otp_expired',
			error_description: 'Email link is invalid or has expired',
		}
		expect(Object.fromEntries(arrived.searchParams)).toEqual(expected)
		expect(Object.fromEntries(new URLSearchParams(arrived.hash.slice(1)))).toEqual(expected)
	}
	const untyped = await followed({ token: 'x', type: 'nonsense' })
	expect(untyped.searchParams.get('error_code')).toBe('validation_failed')
})

test('looking whether a link is alive spends nothing', async () => {
	const { link } = await mailedLink()
	const address = verifyAddress({ token: tokenIn(link), type: 'magiclink' })
	expect((await app.request(address, { method: 'HEAD' })).status).toBe(204)
	const arrived = await followed({ token: tokenIn(link), type: 'magiclink' })
	expect(arrived.hash).toContain('access_token=')
})

test.each([
	'https://evil.example',
	'//evil.example',
	'https:evil.example',
	'/\\evil.example',
	'http://shop.test@evil.example',
	'http://shop.test.evil.example',
	'http://evil.example#http://shop.test',
	'javascript:alert(1)',
	'data:text/html,hi',
	'http://shop.test/\r\nSet-Cookie: a=b',
])('no mail and no link leads to %s', async (requested) => {
	const { link } = await mailedLink(requested)
	expect(new URL(link).origin).toBe(siteUrl)
	expect(new URL(link).searchParams.get('next')).toBe('/')
	const arrived = await followed({ token: tokenIn(link), type: 'magiclink', redirect_to: requested })
	expect(arrived.origin + arrived.pathname).toBe(`${siteUrl}/`)
	expect(arrived.hash).toContain('access_token=')
})

test('a page of the allow list gets the session by redirect', async () => {
	const { link } = await mailedLink('https://team.example/welcome')
	expect(link).toMatch(`${siteUrl}/auth/v1/verify?`)
	const response = await app.request(link)
	expect(response.headers.get('location')).toMatch('https://team.example/welcome#access_token=')
})

test.each([
	[{ type: 'email' }, 'Verify requires either a token or a token hash'],
	[{ type: 'email', token: '123456' }, 'Only an email address or phone number should be provided on verify'],
	[
		{ type: 'email', token: '123456', token_hash: 'x', email: 'a@b.example' },
		'Only the token_hash and type should be provided',
	],
	[{ type: 'web3', token_hash: 'x' }, 'Invalid email verification type'],
	[{ token_hash: 'x' }, 'Invalid email verification type'],
	[{ type: '__proto__', token_hash: 'x' }, 'Invalid email verification type'],
	[{ type: 'email', token: '123456', email: 'nobody' }, 'Unable to validate email address: invalid format'],
])('%j is refused', async (body, message) => {
	const response = await fetch('/verify', { method: 'POST', body: JSON.stringify(body) })
	expect([response.status, await response.json()]).toEqual([
		400,
		{ code: 400, error_code: 'validation_failed', msg: message },
	])
})

test('phone codes are refused while phones are off', async () => {
	const { error } = await client().verifyOtp({ type: 'sms', phone: '+15550100', token: '123456' })
	expect(error).toMatchObject({ status: 400, code: 'phone_provider_disabled' })
	const asked = await client().signInWithOtp({ phone: '+15550100' })
	expect(asked.error).toMatchObject({ status: 400, code: 'phone_provider_disabled' })
})

test('a person who is banned gets in by no link', async () => {
	const { email, link } = await mailedLink()
	await call().db.execute(
		`update auth_users set banned_until = now() + interval '1 day' where email = '${email}'`,
	)
	const { error } = await client().verifyOtp({ type: 'magiclink', token_hash: tokenIn(link) })
	expect(error).toMatchObject({ status: 403, code: 'user_banned' })
})

test('tokens and digits are kept as hashes only', async () => {
	const { email, link, code } = await mailedLink()
	const { rows } = await call().db.execute(
		`select row_to_json(t) as row from auth_one_time_tokens t where relates_to = '${email}'`,
	)
	expect(rows).toHaveLength(1)
	const kept = JSON.stringify(rows)
	expect(kept).not.toContain(tokenIn(link))
	expect(kept).not.toContain(`"${code}"`)
	expect(Buffer.from(tokenIn(link), 'base64url').byteLength).toBeGreaterThanOrEqual(16)
})

test('with the cookie transport a link gives cookies, to our own pages alone', async () => {
	const { link } = await mailedLink()
	const verifyFrom = (site: string) =>
		fetch('/verify', {
			method: 'POST',
			body: JSON.stringify({ type: 'magiclink', token_hash: tokenIn(link) }),
			headers: { 'X-Session-Transport': 'cookie', 'Sec-Fetch-Site': site },
		})
	expect((await verifyFrom('cross-site')).status).toBe(403)
	const response = await verifyFrom('same-origin')
	expect(response.status).toBe(200)
	expect(await response.json()).toMatchObject({ refresh_token: 'cookie.0' })
	expect(response.headers.getSetCookie()).toHaveLength(2)
})
