// One engine: where answers lead, a rule without SQL.
import { expect, test } from 'vitest'
import { expectEvery } from '../../../tests/matrix.ts'
import { openTestAuth, siteUrl } from '../../../tests/auth.ts'
import { evilRedirects } from '../../../tests/factories/auth/evil-redirects.ts'
import { openBrowser, openIssuer, providerPerson } from '../../../tests/factories/auth/oidc-issuer.ts'

const league = await openIssuer()
const down = { ...league.provider, name: 'down', label: 'Down ID', issuer: 'http://localhost:1' }
const shop = await openTestAuth({ providers: [league.provider, down] })
const { base } = shop.auth.settings
const evil = {
	cases: evilRedirects(siteUrl),
	atLeast: 30,
	name: (requested: string) => JSON.stringify(requested),
}

test('a sign-in that asks for another site ends at home', async () => {
	await expectEvery(evil, async (redirectTo) => {
		league.person(providerPerson({ email: undefined }))
		const query = new URLSearchParams({ provider: 'league', redirect_to: redirectTo })
		const { url } = await openBrowser(shop, [league]).follow(`${base}/authorize?${query}`)
		expect(url.origin + url.pathname).toBe(`${siteUrl}/`)
		expect(url.hash).toContain('access_token=')
	})
})

test('a failure before the provider that asks for another site ends at home', async () => {
	await expectEvery(evil, async (target) => {
		const query = new URLSearchParams({ provider: 'down', redirect_to: target })
		const { url } = await openBrowser(shop, [league]).follow(`${base}/authorize?${query}`)
		expect(url.origin + url.pathname).toBe(`${siteUrl}/`)
		expect(url.searchParams.get('error_code')).toBe('provider_unavailable')
	})
})

test('a callback goes nowhere that its own query names', async () => {
	for (const target of evilRedirects(siteUrl)) {
		const query = new URLSearchParams({ state: 'none', code: 'none', redirect_to: target })
		const answer = await shop.fetch(`/callback?${query}`)
		expect(answer.status).toBe(303)
		expect(answer.headers.get('location')?.startsWith(`${siteUrl}/?error=`)).toBe(true)
	}
})
