import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { authFactors, authIdentities, authSessions, authUsers } from '../tables/index.ts'
import { openTestAuth, siteUrl } from '../../../tests/auth.ts'
import {
	fragmentOf,
	openBrowser,
	openIssuer,
	providerPerson,
	type Claims,
} from '../../../tests/factories/auth/oidc-issuer.ts'

const league = await openIssuer()
const shop = await openTestAuth({ providers: [league.provider] })
const { auth, client, context, mails, clock } = shop
const { db } = context
const password = 'correct horse'

async function signIn(person: Claims) {
	league.person(person)
	const visitor = client({ flowType: 'pkce' })
	const { data } = await visitor.signInWithOAuth({
		provider: 'league' as 'google',
		options: { skipBrowserRedirect: true, redirectTo: siteUrl },
	})
	const { url } = await openBrowser(shop, [league]).follow(data.url ?? '')
	const failure = fragmentOf(url)
	const code = url.searchParams.get('code')
	const session = code ? (await visitor.exchangeCodeForSession(code)).data.session : null
	return { failure, session, visitor }
}

async function withPassword(email = `${randomUUID()}@example.com`) {
	const { data, error } = await client().signUp({ email, password })
	expect(error).toBeNull()
	return { email, id: data.user!.id, session: data.session! }
}

/** Follows the mailed link that only the owner of the address can read. */
async function proveAddress(email: string): Promise<void> {
	await client().resetPasswordForEmail(email)
	const sent = mails.findLast((mail) => mail.to === email && mail.kind === 'recovery')
	const token_hash = new URL(sent?.link ?? '').searchParams.get('token_hash') ?? ''
	expect((await client().verifyOtp({ type: 'recovery', token_hash })).error).toBeNull()
	mails.length = 0
}

test('a verified address that was proved here links to its account, which is reported', async () => {
	const { email, id } = await withPassword()
	await proveAddress(email)
	const { session } = await signIn(providerPerson({ email: email.toUpperCase() }))
	expect(session?.user).toMatchObject({ id, email, app_metadata: { providers: ['email', 'league'] } })
	expect(mails.filter(({ to }) => to === email)).toMatchObject([
		{ kind: 'identity-linked', about: 'League ID' },
	])
	expect((await client().signInWithPassword({ email, password })).error).toBeNull()
})

test.each([false, undefined, 'false', 1])(
	'an address that the provider did not verify (%s) never links',
	async (email_verified) => {
		const { email, id } = await withPassword()
		const { session } = await signIn(providerPerson({ email, email_verified }))
		expect(session?.user.id).not.toBe(id)
		expect(session?.user).toMatchObject({
			email: '',
			identities: [{ identity_data: { email_verified: false } }],
		})
		expect(session?.user.email_confirmed_at).toBeUndefined()
	},
)

test('an address that was taken on trust gives up the password and the sessions of the person who typed it', async () => {
	const { email, id, session: strangers } = await withPassword()
	const { session } = await signIn(providerPerson({ email }))
	expect(session?.user).toMatchObject({ id, app_metadata: { providers: ['league'] } })
	expect((await client().signInWithPassword({ email, password })).error?.code).toBe('invalid_credentials')
	expect((await client().getUser(strangers.access_token)).error).not.toBeNull()
})

test('an account that never proved its address loses what a stranger put there', async () => {
	const { email, id, session: strangers } = await withPassword()
	await db
		.update(authUsers)
		.set({
			emailConfirmedAt: null,
			newEmail: 'stranger@example.com',
			userMetadata: { full_name: 'Stranger' },
		})
		.where(eq(authUsers.id, id))
	const now = new Date(clock.now())
	const row = { id: randomUUID(), userId: id, createdAt: now, updatedAt: now }
	await db.insert(authFactors).values({ ...row, type: 'totp', status: 'verified', friendlyName: 'theirs' })
	await db.insert(authIdentities).values({ ...row, provider: 'elsewhere', providerId: 'stranger' })
	const { session } = await signIn(providerPerson({ email }))
	expect(session?.user).toMatchObject({
		id,
		email,
		factors: [],
		user_metadata: { full_name: 'Robin Vale' },
		app_metadata: { provider: 'league', providers: ['league'] },
	})
	expect(session?.user.email_confirmed_at).toBeTruthy()
	expect(session?.user.new_email).toBeUndefined()
	const wrong = await client().signInWithPassword({ email, password })
	expect(wrong.error?.code).toBe('invalid_credentials')
	expect((await client().getUser(strangers.access_token)).error?.message).toBe('Auth session missing!')
	expect(await db.select().from(authSessions).where(eq(authSessions.userId, id))).toHaveLength(1)
})

test('a person without any address gets an account without one', async () => {
	const { session } = await signIn(
		providerPerson({ email: undefined, email_verified: undefined, name: undefined }),
	)
	expect(session?.user).toMatchObject({ email: '', user_metadata: {} })
})

test('odd claims do no harm', async () => {
	const zero = String.fromCharCode(0)
	const { session } = await signIn(
		providerPerson({
			name: `a${zero}b`,
			given_name: 'Ann',
			family_name: 'Lee',
			picture: 'x'.repeat(5_000),
			locale: {},
		}),
	)
	expect(session?.user.user_metadata).toEqual({ full_name: 'Ann Lee' })
	const { failure } = await signIn(providerPerson({ sub: `a${zero}` }))
	expect(failure).toMatchObject({ error: 'invalid_request', error_description: 'Bad ID token' })
})

test('a banned person stays outside, and nothing is linked', async () => {
	const { email, id } = await withPassword()
	await db
		.update(authUsers)
		.set({ bannedUntil: new Date(clock.now() + 60_000) })
		.where(eq(authUsers.id, id))
	const { failure } = await signIn(providerPerson({ email }))
	expect(failure).toMatchObject({ error_code: 'user_banned', error_description: 'User is banned' })
	expect(await db.select().from(authIdentities).where(eq(authIdentities.userId, id))).toHaveLength(1)
})

test('with sign-ups closed known people come in and new ones do not', async () => {
	const { email, id } = await withPassword()
	const { settings } = auth
	auth.settings = { ...settings, signUps: false }
	const known = await signIn(providerPerson({ email }))
	const unknown = await signIn(providerPerson())
	auth.settings = settings
	expect(known.session?.user.id).toBe(id)
	expect(unknown.failure).toEqual({
		error: 'invalid_request',
		error_code: 'signup_disabled',
		error_description: 'Signups not allowed for this instance',
	})
})

test('a person who comes in twice at the same instant gets one account', async () => {
	const person = providerPerson()
	const ids = await Promise.all([1, 2, 3].map(async () => (await signIn(person)).session?.user.id))
	expect(new Set(ids).size).toBe(1)
	expect(ids[0]).toBeTruthy()
	const silent = providerPerson({ email: undefined })
	const others = await Promise.all([1, 2, 3].map(async () => (await signIn(silent)).session?.user.id))
	expect(new Set(others).size).toBe(1)
	expect(others[0]).toBeTruthy()
})
