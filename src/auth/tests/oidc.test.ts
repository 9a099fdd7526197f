import { Events } from 'oauth2-mock-server'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { authFlowStates } from '../tables/index.ts'
import { openTestAuth, siteUrl } from '../../../tests/auth.ts'
import {
	clientId,
	fragmentOf,
	openBrowser,
	openIssuer,
	providerPerson,
} from '../../../tests/factories/auth/oidc-issuer.ts'

const league = await openIssuer()
const shop = await openTestAuth({ providers: [league.provider] })
const { auth, client, call, clock } = shop
const created: { id: string; email: string | null; userMetadata: Record<string, unknown> }[] = []
auth.people.created = async (_inner, user) => void created.push(user)

const browser = () => openBrowser(shop, [league])

async function oauthUrl(flowType: 'implicit' | 'pkce', options: Record<string, unknown> = {}) {
	const visitor = client({ flowType })
	const { data, error } = await visitor.signInWithOAuth({
		provider: 'league' as 'google',
		options: { skipBrowserRedirect: true, redirectTo: `${siteUrl}/auth/callback?next=/cart`, ...options },
	})
	expect(error).toBeNull()
	return { visitor, url: data.url ?? '' }
}

test('a new person comes back with a code, and the official client turns it into a session', async () => {
	const person = providerPerson()
	league.person(person)
	const { visitor, url } = await oauthUrl('pkce')
	const end = await browser().follow(url)
	expect(end.statuses).toEqual([302, 302, 302])
	expect(end.url.href).toMatch(/^http:\/\/shop\.test\/auth\/callback\?next=\/cart&code=[\w-]{43}$/)
	const { data, error } = await visitor.exchangeCodeForSession(end.url.searchParams.get('code') ?? '')
	expect(error).toBeNull()
	expect(data.session?.provider_token).toBeTruthy()
	expect(data.session?.provider_refresh_token).toBeTruthy()
	expect(data.user).toMatchObject({
		email: person.email,
		app_metadata: { provider: 'league', providers: ['league'] },
		user_metadata: { full_name: 'Robin Vale' },
		is_anonymous: false,
	})
	expect(data.user?.email_confirmed_at).toBeTruthy()
	expect(data.user?.identities).toMatchObject([
		{ id: person.sub, provider: 'league', identity_data: { email: person.email, email_verified: true } },
	])
	const claims = await visitor.getClaims()
	expect(claims.data?.claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'oauth' }] })
	expect(created.at(-1)).toEqual({
		id: data.user?.id,
		email: person.email,
		userMetadata: { full_name: 'Robin Vale' },
	})
	const refreshed = await visitor.refreshSession()
	expect(refreshed.data.session).not.toHaveProperty('provider_token')
})

test('without PKCE the session is in the fragment, and the client can take it from there', async () => {
	const person = providerPerson()
	league.person(person)
	const { visitor, url } = await oauthUrl('implicit')
	const end = await browser().follow(url)
	expect(end.url.search).toBe('?next=/cart')
	const { access_token = '', refresh_token = '', ...rest } = fragmentOf(end.url)
	expect(rest).toMatchObject({ token_type: 'bearer', expires_in: '3600', sb: '' })
	expect(rest.provider_token).toBeTruthy()
	expect(Number(rest.expires_at)).toBeGreaterThan(clock.now() / 1_000 + 3_000)
	const { data, error } = await visitor.setSession({ access_token, refresh_token })
	expect(error).toBeNull()
	expect(data.user?.email).toBe(person.email)
})

test('a person who comes again has the same account, and nothing is opened twice', async () => {
	league.person(providerPerson())
	const ids = []
	const before = created.length
	for (const _turn of [1, 2]) {
		const { visitor, url } = await oauthUrl('pkce')
		const end = await browser().follow(url)
		const { data } = await visitor.exchangeCodeForSession(end.url.searchParams.get('code') ?? '')
		ids.push(data.user?.id)
	}
	expect(ids[0]).toBeTruthy()
	expect(ids[1]).toBe(ids[0])
	expect(created.length).toBe(before + 1)
})

test('what the client may not choose does not reach the provider', async () => {
	const { url } = await oauthUrl('pkce', {
		scopes: 'calendar openid "quoted"',
		queryParams: {
			redirect_uri: 'https://evil.example',
			state: 'chosen',
			client_id: 'other',
			response_type: 'token',
			scope: 'everything',
			nonce: 'chosen',
			response_mode: 'fragment',
			request_uri: 'https://evil.example',
			prompt: 'select_account',
			login_hint: 'pat@example.com',
			hd: 'example.com',
			access_type: 'offline',
		},
	})
	const own = new URL(url).searchParams.get('code_challenge')
	const end = await browser().follow(url, (address) => address.startsWith(league.url))
	const sent = Object.fromEntries(end.url.searchParams)
	expect(Object.keys(sent).toSorted()).toEqual(
		'access_type client_id code_challenge code_challenge_method hd login_hint nonce prompt redirect_uri response_type scope state'.split(
			' ',
		),
	)
	expect(sent).toMatchObject({
		client_id: clientId,
		response_type: 'code',
		redirect_uri: `${auth.settings.base}/callback`,
		scope: 'openid email profile calendar',
		code_challenge_method: 'S256',
	})
	expect([sent.state, sent.nonce]).not.toContain('chosen')
	expect(sent.code_challenge).not.toBe(own)
})

test('the flow id of the client survives in the address', async () => {
	league.person(providerPerson())
	const redirectTo = `${siteUrl}/auth/callback?sb_flow_id=a%20b+c&code=planted`
	const { url } = await oauthUrl('pkce', { redirectTo })
	const end = await browser().follow(url)
	expect(end.url.searchParams.get('sb_flow_id')).toBe('a b c')
	expect(end.url.searchParams.getAll('code')).toHaveLength(1)
	expect(end.url.searchParams.get('code')).not.toBe('planted')
	const plain = await oauthUrl('pkce', { redirectTo: `${siteUrl}/auth/callback?sb_flow_id=a%20b+c` })
	expect((await browser().follow(plain.url)).url.search).toMatch(/^\?sb_flow_id=a%20b\+c&code=/)
})

test('at rest there are hashes and sealed secrets only, for five minutes', async () => {
	league.person(providerPerson())
	const { url } = await oauthUrl('pkce')
	const { db } = shop.context
	const visit = browser()
	const there = await visit.follow(url, (address) => address.startsWith(league.url))
	const state = there.url.searchParams.get('state') ?? ''
	const nonce = there.url.searchParams.get('nonce') ?? ''
	const [flow] = await db.select().from(authFlowStates).where(eq(authFlowStates.nonce, nonce))
	expect(JSON.stringify(flow)).not.toContain(state)
	expect(flow!.expiresAt.getTime() - flow!.createdAt.getTime()).toBe(300_000)
	const end = await visit.follow(there.url.href)
	const code = end.url.searchParams.get('code') ?? ''
	const left = await db.select().from(authFlowStates)
	expect(left.some(({ nonce: kept }) => kept === nonce)).toBe(false)
	const tokens = left.flatMap(({ providerTokensSealed }) => providerTokensSealed ?? [])
	expect(tokens.length).toBeGreaterThan(0)
	expect(tokens.every((sealed) => /^s1\.test\./.test(sealed))).toBe(true)
	expect(JSON.stringify(left)).not.toContain(code)
	expect(visit.cookies.get('flow')).toMatch(/^[\w-]{43}$/)
})

test('the cookie of the flow is for this browser and no script', async () => {
	const { url } = await oauthUrl('pkce')
	const answer = await browser().shop(url)
	expect(answer.headers.get('set-cookie')).toMatch(
		/^flow=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; SameSite=Lax$/,
	)
	expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('two tabs of one browser can sign in at once', async () => {
	league.person(providerPerson())
	const visit = browser()
	const first = await oauthUrl('pkce')
	const second = await oauthUrl('pkce')
	const firstThere = await visit.follow(first.url, (address) => address.startsWith(league.url))
	const secondEnd = await visit.follow(second.url)
	const firstEnd = await visit.follow(firstThere.url.href)
	for (const { url } of [firstEnd, secondEnd]) expect(url.searchParams.get('code')).toBeTruthy()
})

test('a provider that answers by a form post: the cookie comes along on the way round', async () => {
	league.person(providerPerson())
	const { url } = await oauthUrl('pkce')
	const visit = browser()
	const back = await visit.follow(url, (address) => address.startsWith(`${auth.settings.base}/callback`))
	const form = new URLSearchParams(back.url.search)
	form.set('user', 'x'.repeat(100))
	const posted = await shop.fetch('/callback', { method: 'POST', body: form })
	expect(posted.status).toBe(303)
	expect(posted.headers.get('location')).toBe(back.url.href)
	const end = await visit.follow(posted.headers.get('location') ?? '')
	expect(end.url.searchParams.get('code')).toBeTruthy()
})

test('an address that the provider reports only when asked again', async () => {
	const person = providerPerson()
	league.person({ sub: person.sub, name: person.name })
	league.server.service.once(Events.BeforeUserinfo, (answer) => {
		answer.body = { sub: person.sub, email: person.email, email_verified: 'true' }
	})
	const { visitor, url } = await oauthUrl('pkce')
	const end = await browser().follow(url)
	const { data } = await visitor.exchangeCodeForSession(end.url.searchParams.get('code') ?? '')
	expect(data.user?.email).toBe(person.email)
})

test('the providers are in the public settings', async () => {
	const answer = await shop.fetch('/settings')
	expect(await answer.json()).toMatchObject({
		external: { league: true },
		external_labels: { league: 'League ID' },
	})
	expect(call().auth.providers.size).toBe(1)
})
