import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { authFactors, authUsers } from '../tables/index.ts'
import { openTestAuth, siteUrl, type ClientOptions } from '../../../tests/auth.ts'
import {
	fragmentOf,
	openBrowser,
	openIssuer,
	providerPerson,
	type Claims,
} from '../../../tests/factories/auth/oidc-issuer.ts'

const league = await openIssuer()
const shop = await openTestAuth({ providers: [league.provider] })
const { auth, client, clock, context, mails, fetch: shopFetch } = shop
const { db } = context
const password = 'correct horse'
const provider = 'league' as 'google'
const moved: { id: string; email: string | null }[] = []
auth.people.emailChanged = async (_inner, user) => void moved.push(user)

/** A signed-in person, in a browser that keeps the cookies of its page's requests. */
async function member(options: ClientOptions = {}) {
	const browser = openBrowser(shop, [league])
	const person = client({
		through: (request, answer) => browser.carry(request, answer),
		flowType: 'pkce',
		...options,
	})
	const email = `${randomUUID()}@example.com`
	const { data, error } = await person.signUp({ email, password })
	expect(error).toBeNull()
	return { browser, person, email, id: data.user!.id, token: data.session!.access_token }
}
type Member = Awaited<ReturnType<typeof member>>

async function link({ browser, person }: Pick<Member, 'browser' | 'person'>, who: Claims) {
	league.person(who)
	const options = { redirectTo: `${siteUrl}/account` }
	const { data, error } = await person.linkIdentity({ provider, options })
	expect(error).toBeNull()
	return (await browser.follow(data.url ?? '')).url
}

async function linked(who: Claims = providerPerson()) {
	const one = await member()
	const url = await link(one, who)
	const { data, error } = await one.person.exchangeCodeForSession(url.searchParams.get('code') ?? '')
	expect(error).toBeNull()
	expect(data.user?.id).toBe(one.id)
	const { data: list } = await one.person.getUserIdentities()
	return { ...one, token: data.session!.access_token, identities: list?.identities ?? [] }
}

const mailsTo = (address: string) =>
	mails.filter(({ to }) => to === address).map(({ kind, about }) => [kind, about])

const remove = async (id: string, token: string) => {
	const answer = await shopFetch(`/user/identities/${id}`, {
		method: 'DELETE',
		headers: {
			Authorization: `Bearer ${token}`,
			'Content-Type': 'application/json',
			'X-Supabase-Api-Version': '2024-01-01',
		},
	})
	return [answer.status, await answer.json()]
}
const missing = [422, { code: 'identity_not_found', message: "Identity doesn't exist" }]

async function addFactor(userId: string) {
	const now = new Date(clock.now())
	const row = { id: randomUUID(), userId, createdAt: now, updatedAt: now }
	await db.insert(authFactors).values({ ...row, type: 'totp', status: 'verified', friendlyName: 'phone' })
}

test('a person links a provider, is notified by mail, and signs in with it from then on', async () => {
	const who = providerPerson()
	const { id, email, identities } = await linked(who)
	expect(identities.map((identity) => identity.provider)).toEqual(['email', 'league'])
	expect(identities[1]).toMatchObject({ id: who.sub, identity_data: { email: who.email } })
	expect(mailsTo(email)).toEqual([['identity-linked', 'League ID']])
	const { data } = await client().signInWithIdToken({ provider: 'league', token: await league.idToken(who) })
	expect(data.user).toMatchObject({ id, email })
})

test('the address for linking is of no use in another browser', async () => {
	const one = await member()
	league.person(providerPerson())
	const { data } = await one.person.linkIdentity({ provider })
	const { url } = await openBrowser(shop, [league]).follow(data.url ?? '')
	expect(url.searchParams.get('error_code')).toBe('bad_oauth_state')
	expect((await one.person.getUserIdentities()).data?.identities).toHaveLength(1)
})

test('what is linked already is linked to no one else', async () => {
	const who = providerPerson()
	const first = await linked(who)
	expect(fragmentOf(await link(first, who))).toMatchObject({
		error_code: 'identity_already_exists',
		error_description: 'Identity is already linked',
	})
	const second = await member()
	expect(fragmentOf(await link(second, who))).toMatchObject({
		error_code: 'identity_already_exists',
		error_description: 'Identity is already linked to another user',
	})
	const token = await league.idToken(who)
	const { error } = await second.person.linkIdentity({ provider: 'league', token })
	expect(error).toMatchObject({
		status: 422,
		code: 'identity_already_exists',
		message: 'Identity is already linked to another user',
	})
})

test('an ID token links too, and keeps the session', async () => {
	const { person, id, token } = await member()
	const events: string[] = []
	const { data: listening } = person.onAuthStateChange((event) => void events.push(event))
	const before = await person.getClaims(token)
	const { data, error } = await person.linkIdentity({
		provider: 'league',
		token: await league.idToken(providerPerson()),
	})
	expect(error).toBeNull()
	expect(data.user).toMatchObject({ id, app_metadata: { providers: ['email', 'league'] } })
	const after = await person.getClaims()
	expect(after.data?.claims.session_id).toBe(before.data?.claims.session_id)
	expect(events).toContain('USER_UPDATED')
	listening.subscription.unsubscribe()
	expect((await person.refreshSession()).error).toBeNull()
})

test('linking needs a person who is signed in', async () => {
	const anonymous = await client().linkIdentity({ provider })
	expect(anonymous.error).toMatchObject({
		status: 401,
		code: 'no_authorization',
		message: 'This endpoint requires a valid Bearer token',
	})
	const { error } = await client().linkIdentity({ provider: 'league', token: await league.idToken() })
	expect(error).toMatchObject({ status: 401, code: 'no_authorization' })
})

test('without the flag the browser is sent on', async () => {
	const { token } = await member()
	const headers = { Authorization: `Bearer ${token}` }
	const answer = await shopFetch('/user/identities/authorize?provider=league', { headers })
	expect(answer.status).toBe(302)
	expect(answer.headers.get('location')).toContain(`${league.url}/authorize?`)
	const unknown = await shopFetch('/user/identities/authorize?provider=nobody', { headers })
	expect([unknown.status, await unknown.json()]).toEqual([
		400,
		{ code: 400, error_code: 'validation_failed', msg: 'Unsupported provider: provider is not enabled' },
	])
})

test('linking can be turned off', async () => {
	const { person } = await member()
	const { settings } = auth
	auth.settings = { ...settings, manualLinking: false }
	const byRedirect = await person.linkIdentity({ provider })
	const byToken = await person.linkIdentity({ provider: 'league', token: await league.idToken() })
	auth.settings = settings
	const refused = { status: 404, code: 'manual_linking_disabled', message: 'Manual linking is disabled' }
	expect(byRedirect.error).toMatchObject(refused)
	expect(byToken.error).toMatchObject(refused)
})

test('with a second step set up, linking and unlinking need it', async () => {
	const { person, id, identities } = await linked()
	await addFactor(id)
	const refused = { status: 401, code: 'insufficient_aal' }
	expect((await person.linkIdentity({ provider })).error).toMatchObject(refused)
	const token = await league.idToken()
	expect((await person.linkIdentity({ provider: 'league', token })).error).toMatchObject(refused)
	expect((await person.unlinkIdentity(identities[1]!)).error).toMatchObject(refused)
})

test('a person unlinks a provider and is notified by mail', async () => {
	const { person, email, identities } = await linked()
	const { data, error } = await person.unlinkIdentity(identities[1]!)
	expect([data, error]).toEqual([{}, null])
	const { data: user } = await person.getUser()
	expect(user.user).toMatchObject({ email, app_metadata: { provider: 'email', providers: ['email'] } })
	expect(mailsTo(email).at(-1)).toEqual(['identity-removed', 'League ID'])
	expect((await client().signInWithPassword({ email, password })).error).toBeNull()
})

test('without the e-mail identity there is no password, and the address moves', async () => {
	const who = providerPerson()
	const { person, id, email, identities } = await linked(who)
	expect((await person.unlinkIdentity(identities[0]!)).error).toBeNull()
	const { data } = await person.getUser()
	expect(data.user).toMatchObject({ id, email: who.email, app_metadata: { providers: ['league'] } })
	expect(moved.at(-1)).toEqual({ id, email: who.email })
	expect(mailsTo(email).slice(-2)).toEqual([
		['email-changed', who.email],
		['identity-removed', 'your password'],
	])
	for (const address of [email, who.email])
		expect((await client().signInWithPassword({ email: address, password })).error?.code).toBe(
			'invalid_credentials',
		)
	const [row] = await db.select().from(authUsers).where(eq(authUsers.id, id))
	expect(row?.passwordHash).toBeNull()
})

test('with no other verified address the confirmed one stays', async () => {
	const { person, email, identities } = await linked(providerPerson({ email_verified: false }))
	expect((await person.unlinkIdentity(identities[0]!)).error).toBeNull()
	expect((await person.getUser()).data.user?.email).toBe(email)
})

test('the address does not move to one that another person has', async () => {
	const other = await member()
	const { person, identities } = await linked(providerPerson({ email: other.email }))
	const { error } = await person.unlinkIdentity(identities[0]!)
	expect(error).toMatchObject({
		status: 422,
		code: 'email_conflict_identity_not_deletable',
		message: 'Unable to unlink identity due to email conflict',
	})
	expect((await person.getUserIdentities()).data?.identities).toHaveLength(2)
})

test('the last way to sign in stays, also for two removals at once', async () => {
	const { token, identities } = await linked()
	const answers = await Promise.all(identities.map(({ identity_id }) => remove(identity_id, token)))
	const last = {
		code: 'single_identity_not_deletable',
		message: 'User must have at least 1 identity after unlinking',
	}
	expect(answers.map(([status]) => status).toSorted()).toEqual([200, 422])
	expect(answers.map(([, body]) => body)).toContainEqual(last)
})

test("another's identity answers like a missing one", async () => {
	const theirs = await linked()
	const { token } = await linked()
	expect(await remove(theirs.identities[1]!.identity_id, token)).toEqual(missing)
	expect(await remove(randomUUID(), token)).toEqual(missing)
	const alone = await member()
	expect(await remove(theirs.identities[1]!.identity_id, alone.token)).toEqual(missing)
	expect((await theirs.person.getUserIdentities()).data?.identities).toHaveLength(2)
})

test.each(['1', 'x', '%00', 'null'])('%s is no id of an identity', async (id) => {
	const { token } = await member()
	expect(await remove(id, token)).toEqual([
		404,
		{ code: 'validation_failed', message: 'identity_id must be an UUID' },
	])
})
