import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openTestAuth } from '../../../tests/auth.ts'

const { client, clock, call, fetch, app } = await openTestAuth()

const password = 'correct horse'
const newAddress = () => `${randomUUID()}@example.com`

async function signedUp() {
	const email = newAddress()
	const auth = client()
	const { data, error } = await auth.signUp({ email, password, options: { data: { full_name: 'Pat Kim' } } })
	expect(error).toBeNull()
	return { auth, email, session: data.session! }
}

test('a sign-up opens an account and a session', async () => {
	const { auth, email, session } = await signedUp()
	expect(session).toMatchObject({ token_type: 'bearer', expires_in: 3600 })
	expect(session.user).toMatchObject({
		email,
		role: 'authenticated',
		aud: 'authenticated',
		user_metadata: { full_name: 'Pat Kim' },
		app_metadata: { provider: 'email', providers: ['email'] },
		factors: [],
		is_anonymous: false,
	})
	expect(session.user.identities).toHaveLength(1)
	expect(session.user.last_sign_in_at).toBeTruthy()
	const { data } = await auth.getUser()
	expect(data.user?.email).toBe(email)
})

test('an address that is taken is reported, whatever its case and spaces', async () => {
	const { email } = await signedUp()
	const { error } = await client().signUp({ email: ` ${email.toUpperCase()} `, password })
	expect(error).toMatchObject({
		code: 'user_already_exists',
		message: 'User already registered',
		status: 422,
	})
})

test('of two sign-ups at the same instant one wins and the other is notified', async () => {
	const email = newAddress()
	const answers = await Promise.all([1, 2, 3].map(() => client().signUp({ email, password })))
	expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
	expect(answers.flatMap(({ error }) => error?.code ?? [])).toEqual([
		'user_already_exists',
		'user_already_exists',
	])
})

test('the right password signs in, a wrong one and an unknown address are reported alike', async () => {
	const { email } = await signedUp()
	const right = await client().signInWithPassword({ email, password })
	expect(right.data.session?.user.email).toBe(email)
	const wrong = await client().signInWithPassword({ email, password: 'wrong horse' })
	const unknown = await client().signInWithPassword({ email: newAddress(), password })
	expect(wrong.error).toMatchObject({
		code: 'invalid_credentials',
		message: 'Invalid login credentials',
		status: 400,
	})
	expect({ ...unknown.error }).toEqual({ ...wrong.error })
})

test('refreshes of one token at the same time all succeed and converge', async () => {
	const { session } = await signedUp()
	const refresh = () =>
		fetch('/token?grant_type=refresh_token', {
			method: 'POST',
			body: JSON.stringify({ refresh_token: session.refresh_token }),
		}).then((response) => response.json() as Promise<{ refresh_token: string }>)
	const answers = await Promise.all([refresh(), refresh(), refresh(), refresh()])
	expect(new Set(answers.map((answer) => answer.refresh_token)).size).toBe(1)
	expect(answers[0]?.refresh_token).not.toBe(session.refresh_token)
})

test('an old token after the reuse interval ends the session', async () => {
	const { auth, session } = await signedUp()
	const second = await auth.refreshSession()
	expect(second.error).toBeNull()
	await auth.refreshSession()
	clock.advance(11_000)
	const thief = await client().refreshSession({ refresh_token: session.refresh_token })
	expect(thief.error).toMatchObject({
		code: 'refresh_token_already_used',
		message: 'Invalid Refresh Token: Already Used',
	})
	const { error } = await auth.refreshSession()
	expect(error?.code).toBe('refresh_token_not_found')
	const asked = await auth.getUser(session.access_token)
	expect(asked.error?.message).toBe('Auth session missing!')
})

test.each(['global', 'local', 'others'] as const)('signing out with scope %s', async (scope) => {
	const { auth, email, session } = await signedUp()
	const other = client()
	const elsewhere = await other.signInWithPassword({ email, password })
	expect((await auth.signOut({ scope })).error).toBeNull()
	const own = await client().getUser(session.access_token)
	const others = await client().getUser(elsewhere.data.session?.access_token)
	expect({ own: own.error === null, others: others.error === null }).toEqual(
		{
			global: { own: false, others: false },
			local: { own: false, others: true },
			others: { own: true, others: false },
		}[scope],
	)
})

test('our own verification needs no database, the official one no call', async () => {
	const { auth, session } = await signedUp()
	const claims = await call().auth.keys.verify(session.access_token)
	expect(claims.sub).toBe(session.user.id)
	const { data, error } = await auth.getClaims()
	expect(error).toBeNull()
	expect(data?.claims.session_id).toBe(claims.session_id)
})

test('a missing route and a wrong method are reported in JSON', async () => {
	const missing = await fetch('/sso', { method: 'POST', headers: { 'X-Supabase-Api-Version': '2024-01-01' } })
	expect([missing.status, await missing.json()]).toEqual([404, { code: 'not_found', message: 'Not found' }])
	expect(missing.headers.get('X-Supabase-Api-Version')).toBe('2024-01-01')
	const wrong = await app.request('/auth/v1/token')
	expect([wrong.status, await wrong.json()]).toEqual([
		405,
		{ code: 405, error_code: 'validation_failed', msg: 'Method not allowed' },
	])
})
