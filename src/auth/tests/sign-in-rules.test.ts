// What the shop's owner sets about sign-in, at every way into the identity service.
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { contractRules, type SignInRules } from '../schemas.ts'
import { openTestAuth, siteUrl } from '../../../tests/auth.ts'
import {
	fragmentOf,
	openBrowser,
	openIssuer,
	providerPerson,
	type Claims,
} from '../../../tests/factories/auth/oidc-issuer.ts'

const league = await openIssuer()
const state = { rules: contractRules }
const invitation = `${siteUrl}/join/an-open-invitation`
const options = {
	rules: async () => state.rules,
	isInvited: async (_: unknown, { target }: { target: string }) =>
		decodeURIComponent(target).startsWith(`${siteUrl}/`) &&
		decodeURIComponent(target).includes('/join/an-open-invitation'),
}
const shop = await openTestAuth({ providers: [league.provider], anonymous: true }, options)
const shut = await openTestAuth({ signUps: false }, options)
const { client, clock, fetch, mails } = shop

const hold = (change: Partial<SignInRules>) => {
	state.rules = { ...contractRules, ...change }
}
beforeEach(() => hold({}))

const password = 'correct horse'
const newEmail = (domain = 'example.com') => `${randomUUID()}@${domain}`
const signUp = (email: string, target = `${siteUrl}/`, auth = client()) =>
	auth.signUp({ email, password, options: { emailRedirectTo: target } })

async function viaProvider(person: Claims, redirectTo: string = siteUrl) {
	league.person(person)
	const visitor = client({ flowType: 'pkce' })
	const { data } = await visitor.signInWithOAuth({
		provider: 'league' as 'google',
		options: { skipBrowserRedirect: true, redirectTo },
	})
	const { url } = await openBrowser(shop, [league]).follow(data.url ?? '')
	return { code: url.searchParams.get('code'), failure: fragmentOf(url)['error_code'] ?? null }
}

const closed = { status: 422, code: 'signup_disabled' }

test('without rules everything is as the contract says', async () => {
	expect((await signUp(newEmail())).error).toBeNull()
	expect((await client().signUp({ email: newEmail(), password: 'sixsix' })).error).toBeNull()
	expect((await viaProvider(providerPerson())).code).not.toBeNull()
})

test('by invitation only: strangers are refused at every way in, with a known address like with a new one', async () => {
	const known = newEmail()
	await signUp(known)
	hold({ joining: 'invited' })
	for (const email of [newEmail(), known]) expect((await signUp(email)).error).toMatchObject(closed)
	expect((await signUp(newEmail())).error?.message).toBe(
		'Signups not allowed for this instance: new accounts are opened by invitation. Please use the link of your invitation.',
	)
	expect((await client().signInAnonymously()).error).toMatchObject(closed)
	expect(await viaProvider(providerPerson())).toEqual({ code: null, failure: 'signup_disabled' })
	const idToken = await client().signInWithIdToken({
		provider: 'league',
		token: await league.idToken(providerPerson()),
	})
	expect(idToken.error).toMatchObject(closed)
	const byMail = newEmail()
	expect((await client().signInWithOtp({ email: byMail })).error).toBeNull()
	expect(mails.filter(({ to }) => to === byMail)).toEqual([])
	expect(await (await fetch('/settings')).json()).toMatchObject({ disable_signup: true })
})

test('by invitation only: who has an account signs in, and who holds the link of an invitation opens one', async () => {
	const known = newEmail()
	const person = providerPerson()
	await signUp(known)
	await viaProvider(person)
	hold({ joining: 'invited' })
	expect((await client().signInWithPassword({ email: known, password })).error).toBeNull()
	expect((await viaProvider(person)).code).not.toBeNull()
	expect((await signUp(newEmail(), invitation)).error).toBeNull()
	const next = `${siteUrl}/auth/callback?${new URLSearchParams({ next: '/join/an-open-invitation' })}`
	expect((await viaProvider(providerPerson(), next)).code).not.toBeNull()
	expect((await signUp(newEmail(), 'https://evil.example/join/an-open-invitation')).error).toMatchObject(
		closed,
	)
})

test('for mail domains: an address of one is confirmed first, another needs an invitation', async () => {
	hold({ joining: 'domains', domains: ['lincoln.edu', 'owls.org'] })
	const pupil = newEmail('lincoln.edu')
	const { data, error } = await signUp(pupil.toUpperCase())
	expect([error, data.session]).toEqual([null, null])
	expect(mails.findLast(({ to }) => to === pupil)?.kind).toBe('confirm')
	for (const domain of ['example.com', 'sub.lincoln.edu', 'lincoln.edu.evil.example', 'notlincoln.edu'])
		expect((await signUp(newEmail(domain))).error).toMatchObject({
			...closed,
			message:
				'Signups not allowed for this instance: new accounts need an invitation or an address at lincoln.edu or owls.org.',
		})
	expect((await signUp(newEmail(), invitation)).error).toBeNull()
	expect((await viaProvider(providerPerson({ email: newEmail('owls.org') }))).code).not.toBeNull()
	const unverified = providerPerson({ email: newEmail('owls.org'), email_verified: false })
	expect((await viaProvider(unverified)).failure).toBe('signup_disabled')
})

test('an anonymous person does not slip past the rules with an address given later', async () => {
	const auth = client()
	await auth.signInAnonymously()
	hold({ joining: 'invited' })
	expect((await auth.updateUser({ email: newEmail() })).error).toMatchObject(closed)
})

test('the environment is the outer limit: closed sign-up stays closed, with an invitation too', async () => {
	hold({ joining: 'open' })
	const refused = { ...closed, message: 'Signups not allowed for this instance' }
	expect((await signUp(newEmail(), `${siteUrl}/`, shut.client())).error).toMatchObject(refused)
	expect((await signUp(newEmail(), invitation, shut.client())).error).toMatchObject(refused)
})

test('a new password has the length that the owner asks for; one in use stays valid', async () => {
	const email = newEmail()
	await client().signUp({ email, password: 'sixsix' })
	hold({ passwordMin: 10 })
	const weak = { status: 422, code: 'weak_password', message: 'Password should be at least 10 characters.' }
	expect((await client().signUp({ email: newEmail(), password: 'ninechars' })).error).toMatchObject(weak)
	const auth = client()
	expect((await auth.signInWithPassword({ email, password: 'sixsix' })).error).toBeNull()
	expect((await auth.updateUser({ password: 'ninechars' })).error).toMatchObject(weak)
	expect((await auth.updateUser({ password: 'ten chars!' })).error).toBeNull()
})

test('a provider that is not offered is refused for redirects and ID tokens, and not named', async () => {
	hold({ hiddenProviders: ['league'] })
	expect((await fetch(`/authorize?provider=league`)).status).toBe(400)
	const token = await league.idToken(providerPerson())
	expect((await client().signInWithIdToken({ provider: 'league', token })).error).toMatchObject({
		code: 'provider_disabled',
	})
	const { external } = (await (await fetch('/settings')).json()) as { external: Record<string, boolean> }
	expect(external['league']).toBeUndefined()
	hold({})
	expect((await viaProvider(providerPerson())).code).not.toBeNull()
})

test('the rules hold in a second process from its next request on', async () => {
	const other = await shop.secondProcess()
	hold({ joining: 'invited' })
	expect((await signUp(newEmail(), `${siteUrl}/`, client({ app: other.app }))).error).toMatchObject(closed)
	hold({})
	expect((await signUp(newEmail(), `${siteUrl}/`, client({ app: other.app }))).error).toBeNull()
})

// Last: it moves the clock, which the providers' tokens do not follow.
test('shorter sessions end running ones; longer ones than the environment allows there are none', async () => {
	const { data } = await client().signUp({ email: newEmail(), password })
	const refreshed = async (token: string) => client().refreshSession({ refresh_token: token })
	hold({ idleDays: 2, sessionDays: 5 })
	clock.advance(3 * 86_400_000)
	expect((await refreshed(data.session!.refresh_token)).error).toMatchObject({ code: 'session_expired' })
	const second = await client().signUp({ email: newEmail(), password })
	hold({ idleDays: 365, sessionDays: 365 })
	clock.advance(8 * 86_400_000)
	expect((await refreshed(second.data.session!.refresh_token)).error).toMatchObject({
		code: 'session_expired',
	})
})
