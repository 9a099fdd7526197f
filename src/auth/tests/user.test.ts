import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openTestAuth } from '../../../tests/auth.ts'

const { client, clock, fetch, mails, call } = await openTestAuth()

const password = 'correct horse'
const newPassword = 'brand new horse'
const dayMs = 86_400_000

async function signedUp(data: Record<string, unknown> = {}) {
	const email = `${randomUUID()}@example.com`
	const auth = client()
	const { error } = await auth.signUp({ email, password, options: { data } })
	expect(error).toBeNull()
	return { auth, email }
}

/** A person whose session is older than a day. */
async function longSignedIn() {
	const person = await signedUp()
	clock.advance(dayMs + 60_000)
	expect((await person.auth.refreshSession()).error).toBeNull()
	return person
}

const lastTo = (email: string) => mails.findLast(({ to }) => to === email)!

test('a young session changes the password, ends the others and says so by mail', async () => {
	const { auth, email } = await signedUp()
	const other = client()
	await other.signInWithPassword({ email, password })
	await client().resetPasswordForEmail(email)
	const { link } = lastTo(email)
	const { data, error } = await auth.updateUser({ password: newPassword })
	expect(error).toBeNull()
	expect(data.user?.email).toBe(email)
	expect(lastTo(email)).toEqual({ kind: 'password-changed', to: email, language: 'en' })
	expect((await other.refreshSession()).error?.code).toBe('refresh_token_not_found')
	expect((await auth.refreshSession()).error).toBeNull()
	const recovery = await client().verifyOtp({
		type: 'recovery',
		token_hash: new URL(link!).searchParams.get('token_hash')!,
	})
	expect(recovery.error?.code).toBe('otp_expired')
	expect((await client().signInWithPassword({ email, password })).error?.code).toBe('invalid_credentials')
	expect((await client().signInWithPassword({ email, password: newPassword })).error).toBeNull()
})

test('an old session needs the old password or mailed digits', async () => {
	const { auth, email } = await longSignedIn()
	expect((await auth.updateUser({ password: newPassword })).error).toMatchObject({
		status: 400,
		code: 'reauthentication_needed',
		message: 'Password update requires reauthentication',
	})
	expect((await auth.updateUser({ password: newPassword, nonce: '000000' })).error).toMatchObject({
		status: 422,
		code: 'reauthentication_not_valid',
		message: 'Nonce has expired or is invalid',
	})
	expect((await auth.updateUser({ password: newPassword, current_password: password })).error).toBeNull()
	clock.advance(61_000)
	expect((await auth.reauthenticate()).error).toBeNull()
	const { kind, code, link } = lastTo(email)
	expect({ kind, link }).toEqual({ kind: 'reauthentication', link: undefined })
	expect((await auth.updateUser({ password, nonce: code! })).error).toBeNull()
	expect((await auth.updateUser({ password: newPassword, nonce: code! })).error?.code).toBe(
		'reauthentication_not_valid',
	)
})

test("one person's digits are nothing for another", async () => {
	const [mine, theirs] = [await signedUp(), await signedUp()]
	clock.advance(dayMs + 60_000)
	for (const { auth } of [mine, theirs]) await auth.refreshSession()
	await theirs.auth.reauthenticate()
	const { code } = lastTo(theirs.email)
	const { error } = await mine.auth.updateUser({ password: newPassword, nonce: code! })
	expect(error?.code).toBe('reauthentication_not_valid')
	expect((await theirs.auth.updateUser({ password: newPassword, nonce: code! })).error).toBeNull()
})

test('a wrong old password is refused whenever it is given', async () => {
	const { auth } = await signedUp()
	const refused = { status: 400, code: 'current_password_invalid', message: 'Current password is incorrect' }
	for (const change of [{ password: newPassword }, { data: { nickname: 'Pat' } }, {}])
		for (const current_password of ['wrong horse', ''])
			expect((await auth.updateUser({ ...change, current_password })).error).toMatchObject(refused)
})

test('guessing the old password is limited', async () => {
	const { auth } = await signedUp()
	for (let time = 0; time < 10; time += 1)
		expect((await auth.updateUser({ current_password: `guess ${time}` })).error?.status).toBe(400)
	expect((await auth.updateUser({ current_password: password })).error).toMatchObject({
		status: 429,
		code: 'over_request_rate_limit',
	})
})

test.each([
	[password, 422, 'same_password', 'New password should be different from the old password.'],
	['12345', 422, 'weak_password', 'Password should be at least 6 characters.'],
	['x'.repeat(101), 400, 'validation_failed', 'Password cannot be longer than 100 characters'],
])('the new password %j is refused', async (requested, status, code, message) => {
	const { auth } = await signedUp()
	expect((await auth.updateUser({ password: requested })).error).toMatchObject({ status, code, message })
})

test('metadata is merged, null takes a member away, and what decides is out of reach', async () => {
	const { auth } = await signedUp({ full_name: 'Pat Kim', team: 'Owls' })
	const { data } = await auth.updateUser({
		data: { team: null, size: 'M', role: 'admin', sub: 'x', email_verified: true },
	})
	expect(data.user?.user_metadata).toEqual({ full_name: 'Pat Kim', size: 'M' })
	expect(data.user?.role).toBe('authenticated')
	const large = await auth.updateUser({ data: { text: 'x'.repeat(9_000) } })
	expect(large.error).toMatchObject({ status: 400, code: 'validation_failed' })
	const half = { text: 'x'.repeat(5_000) }
	expect((await auth.updateUser({ data: half })).error).toBeNull()
	const rest = await auth.updateUser({ data: { more: 'x'.repeat(5_000) } })
	expect(rest.error?.code).toBe('validation_failed')
})

test('two changes of metadata at the same instant are both kept', async () => {
	const { auth } = await signedUp()
	const token = (await auth.getSession()).data.session!.access_token
	const put = (data: object) =>
		fetch('/user', {
			method: 'PUT',
			headers: { Authorization: `Bearer ${token}` },
			body: JSON.stringify({ data }),
		})
	const answers = await Promise.all([put({ a: 1 }), put({ b: 2 }), put({ c: 3 })])
	expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
	expect((await auth.getUser()).data.user?.user_metadata).toEqual({ a: 1, b: 2, c: 3 })
})

test('no one sets their own privileges', async () => {
	const { auth } = await signedUp()
	const token = (await auth.getSession()).data.session!.access_token
	const put = async (body: object) => {
		const response = await fetch('/user', {
			method: 'PUT',
			headers: { Authorization: `Bearer ${token}`, 'X-Supabase-Api-Version': '2024-01-01' },
			body: JSON.stringify(body),
		})
		return [response.status, (await response.json()) as { code?: string; role?: string }] as const
	}
	const refused = await put({ app_metadata: { roles: ['admin'] } })
	expect(refused).toMatchObject([403, { code: 'not_admin' }])
	const [status, user] = await put({
		role: 'service_role',
		aal: 'aal2',
		id: randomUUID(),
		is_anonymous: true,
	})
	expect([status, user.role]).toEqual([200, 'authenticated'])
	expect((await auth.getUser()).data.user?.is_anonymous).toBe(false)
	expect(await put({ phone: '+15550100' })).toMatchObject([400, { code: 'phone_provider_disabled' }])
})

test('with a second step set up, the first one does not change what matters', async () => {
	const { auth } = await signedUp()
	const { data } = await auth.getUser()
	await call().db.execute(
		`insert into auth_factors (id, user_id, type, status, created_at, updated_at)
		 values ('${randomUUID()}', '${data.user!.id}', 'totp', 'verified', now(), now())`,
	)
	const refused = { status: 401, code: 'insufficient_aal' }
	expect((await auth.updateUser({ password: newPassword })).error).toMatchObject(refused)
	expect((await auth.updateUser({ email: 'new@example.com' })).error).toMatchObject(refused)
	expect((await auth.updateUser({ data: { nickname: 'Pat' } })).error).toBeNull()
})

test('digits are mailed once a minute, to a signed-in person', async () => {
	const { auth, email } = await signedUp()
	expect((await auth.reauthenticate()).error).toBeNull()
	const response = await fetch('/reauthenticate')
	expect([response.status, await response.json()]).toEqual([
		401,
		{ code: 401, error_code: 'no_authorization', msg: 'This endpoint requires a valid Bearer token' },
	])
	const again = await auth.reauthenticate()
	expect(again.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
	expect(mails.filter(({ to }) => to === email)).toHaveLength(1)
})
