// One engine: odd answers of a provider, refused by rules.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { authUsers } from '../tables/index.ts'
import { openTestAuth } from '../../../tests/auth.ts'
import { openBrowser, openIssuer, providerPerson } from '../../../tests/factories/auth/oidc-issuer.ts'

const siteUrl = 'https://shop.test'
const league = await openIssuer()
const shop = await openTestAuth(() => ({
	siteUrl,
	base: `${siteUrl}/auth/v1`,
	isSecure: true,
	publishableKey: 'a publishable key',
	providers: [league.provider],
}))
const { client, context, clock } = shop

const odd = [
	'',
	'%00',
	'%ff',
	'%',
	'%ud800',
	'%F0%9F%98%80',
	'%0d%0aX-Evil:1',
	'[]',
	'%22%27%3B--',
	'__proto__',
	'x'.repeat(20_000),
]

test.each([
	'provider',
	'redirect_to',
	'scopes',
	'code_challenge',
	'code_challenge_method',
	'prompt',
	'login_hint',
])('/authorize bears anything in %s', async (name) => {
	for (const value of odd) {
		const provider = name === 'provider' ? '' : 'provider=league&'
		const { status, headers } = await shop.fetch(`/authorize?${provider}${name}=${value}`)
		expect([302, 400], `${name}=${value.slice(0, 40)}`).toContain(status)
		expect(headers.has('x-evil')).toBe(false)
	}
})

test.each(['state', 'code', 'error', 'iss', 'error_description'])(
	'/callback bears anything in %s',
	async (name) => {
		league.person(providerPerson())
		for (const value of odd) {
			const browser = openBrowser(shop, [league])
			const isBack = (address: string) => address.includes('/auth/v1/callback')
			const { url } = await browser.follow(`${siteUrl}/auth/v1/authorize?provider=league`, isBack)
			const query = url.search.replace(new RegExp(`[?&]${name}=[^&]*`), '').replace(/^[?&]?/, '?')
			const { status, headers } = await browser.shop(`${siteUrl}/auth/v1/callback${query}&${name}=${value}`)
			expect([302, 303], `${name}=${value.slice(0, 40)}`).toContain(status)
			expect(headers.get('location')?.startsWith(`${siteUrl}/`)).toBe(true)
			const posted = await shop.fetch('/callback', { method: 'POST', body: `${name}=${value}` })
			expect(posted.status).toBe(303)
			expect(posted.headers.get('location')?.startsWith(`${siteUrl}/auth/v1/callback?`)).toBe(true)
		}
	},
)

test('a form that is too large is refused', async () => {
	const { status } = await shop.fetch('/callback', { method: 'POST', body: `code=${'x'.repeat(1_048_577)}` })
	expect(status).toBe(413)
})

test('browsers need no key on their way, and on https the cookie is bound to this host', async () => {
	const { status, headers } = await shop.fetch('/authorize?provider=league')
	expect(status).toBe(302)
	expect(headers.get('set-cookie')).toMatch(
		/^__Host-flow=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
	)
	expect((await shop.fetch('/callback')).status).toBe(303)
	expect((await shop.fetch('/token?grant_type=pkce', { method: 'POST', body: '{}' })).status).toBe(401)
})

test('a person who is banned before the exchange stays outside', async () => {
	const person = providerPerson()
	league.person(person)
	const visitor = client({ flowType: 'pkce', headers: { apikey: 'a publishable key' } })
	const { data } = await visitor.signInWithOAuth({
		provider: 'league' as 'google',
		options: { skipBrowserRedirect: true },
	})
	const { url } = await openBrowser(shop, [league]).follow(data.url ?? '')
	const bannedUntil = new Date(clock.now() + 60_000)
	await context.db.update(authUsers).set({ bannedUntil }).where(eq(authUsers.email, person.email))
	const { error } = await visitor.exchangeCodeForSession(url.searchParams.get('code') ?? '')
	expect(error).toMatchObject({ status: 400, code: 'user_banned', message: 'User is banned' })
})
