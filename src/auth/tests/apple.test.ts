import { generateKeyPairSync } from 'node:crypto'
import { desc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ProviderList } from '../providers/registry.ts'
import { authFlowStates } from '../tables/index.ts'
import { openTestAuth, siteUrl } from '../../../tests/auth.ts'
import {
	appleUser,
	openAppleIssuer,
	teamId,
	type Posted,
} from '../../../tests/factories/auth/apple-issuer.ts'
import { openBrowser, openIssuer } from '../../../tests/factories/auth/oidc-issuer.ts'

const apple = await openAppleIssuer()
const league = await openIssuer()
const shop = await openTestAuth({ providers: [...ProviderList.parse([apple.settings]), league.provider] })
const { auth, client, context } = shop
const callback = `${auth.settings.base}/callback`

/** Begins a sign-in in a new browser, up to the form that Apple posts. */
async function toApple() {
	const browser = openBrowser(shop, [apple])
	const visitor = client({ flowType: 'pkce' })
	const { data } = await visitor.signInWithOAuth({
		provider: 'apple',
		options: { skipBrowserRedirect: true, redirectTo: `${siteUrl}/auth/callback` },
	})
	const begun = await browser.shop(data.url ?? '')
	const address = begun.headers.get('location') ?? ''
	return { browser, visitor, address, posted: await apple.agree(address) }
}

/** Posts Apple's form across sites, without the Lax cookie, then follows the redirect with it. */
async function comeBack({ browser, posted }: { browser: ReturnType<typeof openBrowser>; posted: Posted }) {
	expect(posted.action).toBe(callback)
	const answer = await shop.fetch('/callback', {
		method: 'POST',
		headers: { origin: 'https://appleid.apple.com' },
		body: new URLSearchParams(posted.fields),
	})
	expect(answer.status).toBe(303)
	const back = answer.headers.get('location') ?? ''
	return { back, end: await browser.follow(back) }
}

async function signIn(change: (fields: Record<string, string>) => Record<string, string> = (same) => same) {
	const way = await toApple()
	const posted = { ...way.posted, fields: change(way.posted.fields) }
	const { back, end } = await comeBack({ ...way, posted })
	const code = end.url.searchParams.get('code') ?? ''
	const { data, error } = await way.visitor.exchangeCodeForSession(code)
	return { ...way, back, end, user: data.user, error }
}

test('a person signs in with Apple: signed secret, form post, name of the first time, relay address', async () => {
	const person = appleUser()
	apple.person(person)
	const { address, back, user, error } = await signIn()
	const asked = new URL(address).searchParams
	expect(asked.get('response_mode')).toBe('form_post')
	expect(asked.get('scope')).toBe('openid name email')
	expect(asked.has('code_challenge')).toBe(false)
	expect(back).not.toMatch(/Robin|Vale|user=|privaterelay/)
	expect(error).toBeNull()
	expect(user).toMatchObject({
		email: person.email,
		app_metadata: { provider: 'apple' },
		user_metadata: { full_name: 'Robin Vale' },
	})
	expect(user?.email_confirmed_at).toBeTruthy()
	expect(user?.identities?.[0]).toMatchObject({
		id: person.sub,
		identity_data: { email_verified: true, is_private_email: true, name: 'Robin Vale' },
	})
	const secret = apple.secrets.at(-1)
	expect(secret).toMatchObject({ iss: teamId, aud: apple.url })
	expect(Number(secret?.exp) - Number(secret?.iat)).toBe(300)
})

test('the second time Apple reports no name: the first one stays, in account and identity', async () => {
	apple.person(appleUser())
	const first = await signIn()
	const second = await signIn()
	expect(second.posted.fields).not.toHaveProperty('user')
	expect(second.user?.id).toBe(first.user?.id)
	expect(second.user?.user_metadata).toMatchObject({ full_name: 'Robin Vale' })
	expect(second.user?.identities?.[0]?.identity_data).toMatchObject({ name: 'Robin Vale' })
})

test('the client secret is made anew for every exchange', async () => {
	apple.person(appleUser())
	const before = apple.secrets.length
	await signIn()
	const first = apple.secrets.at(-1)
	await expect
		.poll(() => Math.floor(Date.now() / 1_000), { timeout: 3_000 })
		.toBeGreaterThan(Number(first?.iat))
	await signIn()
	expect(apple.secrets).toHaveLength(before + 2)
	expect(Number(apple.secrets.at(-1)?.iat)).toBeGreaterThan(Number(first?.iat))
})

test('the posted name lies sealed, and only until the browser comes back', async () => {
	apple.person(appleUser())
	const way = await toApple()
	await shop.fetch('/callback', { method: 'POST', body: new URLSearchParams(way.posted.fields) })
	const newest = () =>
		context.db.select().from(authFlowStates).orderBy(desc(authFlowStates.createdAt)).limit(1)
	const [flow] = await newest()
	expect(flow?.postedSealed).toMatch(/^s1\.test\./)
	await comeBack(way)
	expect((await newest())[0]?.postedSealed ?? null).toBeNull()
})

test.each([
	['no JSON', '{"name"'],
	['nested too deep', '['.repeat(3_000)],
	['of another shape', '{"name":"Robin"}'],
	['too long', JSON.stringify({ name: { firstName: 'R'.repeat(5_000) } })],
	[
		'with characters that cannot be stored',
		JSON.stringify({ name: { firstName: 'R\0', lastName: '\ud800' } }),
	],
])('a name that is %s is left out, and the person signs in', async (_what, user) => {
	apple.person(appleUser())
	const { user: account, error } = await signIn((fields) => ({ ...fields, user }))
	expect(error).toBeNull()
	expect(account?.user_metadata).toEqual({})
})

test('the posted e-mail counts for nothing: the signed one does', async () => {
	const person = appleUser()
	apple.person(person)
	const user = JSON.stringify({ name: { firstName: 'Kim' }, email: 'victim@example.com', sub: 'other' })
	const signedIn = await signIn((fields) => ({ ...fields, user }))
	expect(signedIn.user).toMatchObject({ email: person.email, user_metadata: { full_name: 'Kim' } })
})

test('an address that Apple has not verified opens an account without it', async () => {
	apple.person(appleUser(), { email_verified: 'false' })
	const { user, error } = await signIn()
	expect(error).toBeNull()
	expect(user?.email ?? '').toBe('')
})

test('a form that another browser posts ends nowhere, and a canceled sign-in says so', async () => {
	apple.person(appleUser())
	const way = await toApple()
	const stranger = openBrowser(shop, [apple])
	const { end } = await comeBack({ browser: stranger, posted: way.posted })
	expect(end.url.searchParams.get('error_code')).toBe('bad_oauth_state')
	const again = await toApple()
	const { state = '' } = again.posted.fields
	const canceled = { action: callback, fields: { state, error: 'user_cancelled_authorize' } }
	const { end: canceledEnd } = await comeBack({ browser: again.browser, posted: canceled })
	expect(canceledEnd.url.searchParams.get('error_code')).toBe('bad_oauth_callback')
	expect(canceledEnd.url.searchParams.get('error_description')).toBe('The sign-in with Apple was canceled.')
})

test.each([
	['another nonce', { nonce: 'other' }],
	['another audience', { aud: 'com.example.other' }],
	['another issuer', { iss: 'https://appleid.example' }],
])('an ID token with %s is refused', async (_what, claims) => {
	apple.person(appleUser(), claims)
	const way = await toApple()
	const { end } = await comeBack(way)
	expect(end.url.searchParams.get('error_code')).toMatch(/bad_oauth_callback|validation_failed/)
	expect(end.url.searchParams.has('code')).toBe(false)
})

const pem = (namedCurve: string) =>
	generateKeyPairSync('ec', { namedCurve }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

test.each([
	[{ teamId: 'short' }, 'teamId', 'must be the 10 letters and digits that Apple shows'],
	[{ keyId: undefined }, 'keyId', 'Invalid input'],
	[{ privateKey: 'secret' }, 'privateKey', 'must be the text of the .p8 file, a P-256 key in PEM'],
	[{ privateKey: pem('secp384r1') }, 'privateKey', 'must be the text of the .p8 file, a P-256 key in PEM'],
	[{ issuer: 'http://appleid.apple.com' }, 'issuer', 'must use https'],
	[{ scopes: ['phone'] }, 'scopes', 'Invalid'],
	[{ kind: 'pear' }, 'kind', 'Invalid'],
])('the setting %j is refused by name', (change, field, message) => {
	const parsed = ProviderList.safeParse([{ ...apple.settings, ...change }])
	expect(parsed.error?.issues[0]?.path.slice(0, 2)).toEqual([0, field])
	expect(parsed.error?.issues[0]?.message).toContain(message)
})

test('two providers of one name are refused', () => {
	const parsed = ProviderList.safeParse([apple.settings, apple.settings])
	expect(parsed.error?.issues[0]?.message).toBe('names must differ')
})
