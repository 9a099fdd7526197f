// Follows docs/recipes/identity-provider.md: an entry in the settings is all that a provider needs.
import { expect, test } from 'vitest'
import { readConfig } from '#app/config.ts'
import { openTestAuth, siteUrl } from './auth.ts'
import { openBrowser, openIssuer, providerPerson } from './factories/auth/oidc-issuer.ts'

const issuer = await openIssuer()
const { providers } = readConfig({
	AUTH_OIDC_PROVIDERS: JSON.stringify([
		{ name: 'state-league', issuer: issuer.url, clientId: 'shop', clientSecret: 'a secret of the shop' },
	]),
}).auth
const shop = await openTestAuth({ providers })

test('a provider is added by a record: its button is offered and a person signs in', async () => {
	const settings = await (await shop.fetch('/settings')).json()
	expect(settings).toMatchObject({
		external: { 'state-league': true },
		external_labels: { 'state-league': 'State-league' },
	})
	const person = providerPerson()
	issuer.person(person)
	const visitor = shop.client({ flowType: 'pkce' })
	const { data } = await visitor.signInWithOAuth({
		provider: 'state-league' as 'google',
		options: { skipBrowserRedirect: true, redirectTo: `${siteUrl}/auth/callback` },
	})
	const end = await openBrowser(shop, [issuer]).follow(data.url ?? '')
	const session = await visitor.exchangeCodeForSession(end.url.searchParams.get('code') ?? '')
	expect(session.data.user).toMatchObject({
		email: person.email,
		app_metadata: { provider: 'state-league' },
	})
})
