import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { Events, OAuth2Server, type MutableToken } from 'oauth2-mock-server'
import { expect, test } from 'vitest'
import { authUsers } from '../tables/index.ts'
import { openTestAuth, siteUrl } from '../../../tests/auth.ts'
import {
	clientId,
	fragmentOf,
	openBrowser,
	openIssuer,
	providerPerson,
} from '../../../tests/factories/auth/oidc-issuer.ts'

const league = await openIssuer()
const stranger = new OAuth2Server()
await stranger.issuer.keys.generate('RS256')
const down = { ...league.provider, name: 'down', label: 'Down ID', issuer: 'http://localhost:1' }
const plain = { ...league.provider, name: 'plain', issuer: 'http://issuer.example' }
const shop = await openTestAuth({ providers: [league.provider, down, plain] })
const { auth, fetch: shopFetch, clock, context } = shop
const { base } = auth.settings

const browser = () => openBrowser(shop, [league])
const redirectTo = `${siteUrl}/auth/callback`
const start = (query: Record<string, string> = {}) =>
	`${base}/authorize?${new URLSearchParams({ provider: 'league', redirect_to: redirectTo, ...query })}`
const isCallback = (address: string) => address.startsWith(`${base}/callback`)

const badState = {
	error: 'invalid_request',
	error_code: 'bad_oauth_state',
	error_description: 'The sign-in took too long or was begun elsewhere. Please try again.',
}

async function expectBadState(answer: Response) {
	expect(answer.status).toBe(303)
	const url = new URL(answer.headers.get('location') ?? '')
	expect(url.origin + url.pathname).toBe(`${siteUrl}/`)
	expect(Object.fromEntries(url.searchParams)).toEqual(badState)
	expect(fragmentOf(url)).toEqual(badState)
}

test('a tampered, a missing and an unknown state lead home, wherever the request points', async () => {
	league.person(providerPerson())
	const visit = browser()
	const { url } = await visit.follow(start(), isCallback)
	const state = url.searchParams.get('state') ?? ''
	for (const wrong of [`${state}x`, state.slice(1), '', 'https://evil.example']) {
		const query = new URLSearchParams({ code: 'c', state: wrong, redirect_to: 'https://evil.example' })
		await expectBadState(await visit.shop(`${base}/callback?${query}`))
	}
	await expectBadState(await visit.shop(`${base}/callback?redirect_to=https://evil.example`))
})

test('a state works once, in its browser, for five minutes', async () => {
	league.person(providerPerson())
	const visit = browser()
	const first = await visit.follow(start(), isCallback)
	expect((await visit.shop(first.url.href)).status).toBe(302)
	await expectBadState(await visit.shop(first.url.href))

	const second = await visit.follow(start(), isCallback)
	await expectBadState(await browser().shop(second.url.href))
	await expectBadState(await visit.shop(second.url.href))

	const other = browser()
	await other.follow(start(), isCallback)
	const third = await visit.follow(start(), isCallback)
	await expectBadState(await other.shop(third.url.href))

	const fourth = await visit.follow(start(), isCallback)
	clock.advance(301_000)
	await expectBadState(await visit.shop(fourth.url.href))
})

test('of two returns with one state at the same instant one gets in', async () => {
	league.person(providerPerson())
	const visit = browser()
	const { url } = await visit.follow(start(), isCallback)
	const answers = await Promise.all([1, 2, 3].map(() => visit.shop(url.href)))
	expect(answers.map(({ status }) => status).toSorted()).toEqual([302, 303, 303])
})

/** Changes the next ID token before or after it is signed. */
const forged: Record<string, (token: MutableToken) => void> = {
	'another nonce': ({ payload }) => void (payload.nonce = 'another'),
	'no nonce': ({ payload }) => void delete payload.nonce,
	'another audience': ({ payload }) => void (payload.aud = 'another-shop'),
	'another issuer': ({ payload }) => void (payload.iss = 'https://evil.example'),
	'an end in the past': ({ payload }) => void (payload.exp = Math.floor(Date.now() / 1_000) - 600),
	'a hash of another access token': ({ payload }) => void (payload.at_hash = 'b3RoZXI'),
	'no subject': ({ payload }) => void delete payload.sub,
}

test.each(Object.keys(forged))('an ID token with %s opens nothing', async (name) => {
	const person = providerPerson()
	league.person(person)
	const change = (token: MutableToken) => {
		if (token.payload.aud === clientId) forged[name]!(token)
	}
	league.server.service.on(Events.BeforeTokenSigning, change)
	const { url, statuses } = await browser().follow(start())
	league.server.service.off(Events.BeforeTokenSigning, change)
	expect(statuses).toEqual([302, 302, 302])
	expect(url.href.startsWith(`${redirectTo}?error=invalid_request&error_code=`)).toBe(true)
	expect(fragmentOf(url)).toEqual(Object.fromEntries(url.searchParams))
	expect(fragmentOf(url)).not.toHaveProperty('access_token')
	const opened = await context.db.select().from(authUsers).where(eq(authUsers.email, person.email))
	expect(opened).toEqual([])
})

const unsigned = (token: string) => {
	const [, payload = ''] = token.split('.')
	return `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${payload}.`
}

test.each(['none', 'another key'])('an ID token signed by %s opens nothing', async (kind) => {
	league.person(providerPerson())
	let evil = ''
	league.server.service.once(Events.BeforeResponse, (answer) => {
		answer.body = { ...(answer.body as object), id_token: evil }
	})
	const visit = browser()
	const there = await visit.follow(start(), (address) => address.startsWith(league.url))
	const nonce = there.url.searchParams.get('nonce')
	stranger.issuer.url = league.url
	const theirs = await stranger.issuer.buildToken({
		scopesOrTransform: (_header, payload) =>
			void Object.assign(payload, { aud: clientId, sub: randomUUID(), nonce }),
	})
	evil = kind === 'none' ? unsigned(theirs) : theirs
	const { url } = await visit.follow(there.url.href)
	expect(url.searchParams.get('error')).toBe('invalid_request')
	expect(url.searchParams.has('code')).toBe(false)
	expect(url.hash).not.toContain('access_token')
})

test('a profile of another person is not believed', async () => {
	league.person(providerPerson({ email: undefined }))
	league.server.service.once(Events.BeforeUserinfo, (answer) => {
		answer.body = { sub: 'another', email: 'another@example.com', email_verified: true }
	})
	const { url } = await browser().follow(start())
	expect(fragmentOf(url)).toEqual({
		error: 'invalid_request',
		error_code: 'bad_oauth_callback',
		error_description: 'Unable to get the profile from League ID',
	})
})

test("the provider's refusal is told in our own words", async () => {
	const visit = browser()
	const { url } = await visit.follow(start(), isCallback)
	const state = url.searchParams.get('state') ?? ''
	const query = new URLSearchParams({ state, error: 'access_denied', error_description: 'Call 555-0100 now' })
	const answer = await visit.shop(`${base}/callback?${query}`)
	const end = new URL(answer.headers.get('location') ?? '')
	expect(end.origin + end.pathname).toBe(redirectTo)
	expect(fragmentOf(end)).toEqual({
		error: 'access_denied',
		error_code: 'bad_oauth_callback',
		error_description: 'The sign-in with League ID was canceled.',
	})
})

test('an odd error of the provider is not passed on', async () => {
	const visit = browser()
	const { url } = await visit.follow(start(), isCallback)
	const state = url.searchParams.get('state') ?? ''
	const answer = await visit.shop(`${base}/callback?${new URLSearchParams({ state, error: '<b>x</b>' })}`)
	expect(fragmentOf(new URL(answer.headers.get('location') ?? ''))).toMatchObject({
		error: 'server_error',
		error_description: 'League ID did not finish the sign-in. Please try again.',
	})
})

test('an unknown provider and a broken challenge are reported in JSON', async () => {
	const refusal = async (query: string) => {
		const answer = await shopFetch(`/authorize?${query}`)
		return [answer.status, ((await answer.json()) as { error_code: string; msg: string }).msg]
	}
	expect(await refusal('')).toEqual([400, 'Unsupported provider: provider is not enabled'])
	expect(await refusal('provider=nobody')).toEqual([400, 'Unsupported provider: provider is not enabled'])
	expect(await refusal('provider=__proto__')).toEqual([400, 'Unsupported provider: provider is not enabled'])
	expect(await refusal('provider=league&code_challenge=short&code_challenge_method=s256')).toEqual([
		400,
		'code challenge has to be between 43 and 128 characters',
	])
	expect(await refusal('provider=league&code_challenge_method=s256')).toEqual([
		400,
		'PKCE flow requires code_challenge_method and code_challenge',
	])
})

test.each(['down', 'plain'])('a provider that is %s leads back with a clear word', async (provider) => {
	const answer = await shopFetch(`/authorize?provider=${provider}&redirect_to=${redirectTo}`)
	expect(answer.status).toBe(302)
	const url = new URL(answer.headers.get('location') ?? '')
	expect(url.origin + url.pathname).toBe(redirectTo)
	expect(fragmentOf(url)).toMatchObject({
		error: 'temporarily_unavailable',
		error_code: 'provider_unavailable',
		error_description: expect.stringMatching(
			/^\w+ ID cannot be reached right now\. Please try again later\.$/,
		) as string,
	})
})

test('an issuer that sends us elsewhere is not followed', async () => {
	league.server.service.once(Events.BeforeWellKnownOpenIdConfiguration, (answer) => {
		answer.statusCode = 302
	})
	const fresh = await openTestAuthAgain()
	const answer = await fresh.fetch(`/auth/v1/authorize?provider=league`)
	expect(answer.headers.get('location')).toContain('error_code=provider_unavailable')
	const again = await fresh.fetch(`/auth/v1/authorize?provider=league`)
	expect(again.headers.get('location')).toContain(league.url)
})

async function openTestAuthAgain() {
	const { app } = await shop.secondProcess()
	return { fetch: async (path: string) => app.request(`${siteUrl}${path}`) }
}

test('the limit of sign-ins per address is the shipped one', async () => {
	const { oauthPerIp } = auth.settings.limits
	expect(oauthPerIp).toEqual({ turns: 300, windowMs: 300_000 })
	const ask = (ip: string) => shop.fetch('/callback', { ip })
	for (let turn = 0; turn < oauthPerIp.turns; turn += 1) await ask('192.0.2.77')
	const refused = await ask('192.0.2.77')
	expect([refused.status, refused.headers.get('retry-after') !== null]).toEqual([429, true])
	expect((await ask('192.0.2.78')).status).toBe(303)
})
