import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openTestAuth, siteUrl } from '../../../tests/auth.ts'

const serviceKey = 'a service key for tests, as long as it has to be'.replaceAll(' ', '-')
const { client, fetch, mails, call, app, auth: parts } = await openTestAuth({ serviceKey })
const off = await openTestAuth()

const password = 'correct horse'
const newAddress = () => `${randomUUID()}@example.com`
const admin = client({ headers: { Authorization: `Bearer ${serviceKey}` } }).admin

const paths = [
	['GET', '/admin/users'],
	['POST', '/admin/users'],
	['GET', `/admin/users/${randomUUID()}`],
	['PUT', `/admin/users/${randomUUID()}`],
	['DELETE', `/admin/users/${randomUUID()}`],
	['GET', `/admin/users/${randomUUID()}/factors`],
	['DELETE', `/admin/users/${randomUUID()}/factors/${randomUUID()}`],
	['POST', '/admin/generate_link'],
	['POST', '/invite'],
] as const

test.each(paths)('%s %s is for the service key alone, and absent without one', async (method, path) => {
	const person = client()
	const { data } = await person.signUp({ email: newAddress(), password })
	const answered = async (token?: string) => {
		const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {}
		const response = await fetch(path, { method, headers })
		return [response.status, ((await response.json()) as { error_code: string }).error_code]
	}
	expect(await answered()).toEqual([401, 'no_authorization'])
	expect(await answered('guess')).toEqual([403, 'not_admin'])
	expect(await answered(data.session?.access_token)).toEqual([403, 'not_admin'])
	const absent = await off.fetch(path, { method, headers: { Authorization: `Bearer ${serviceKey}` } })
	expect(absent.status).toBe(404)
})

test('people are listed page by page', async () => {
	const emails = [newAddress(), newAddress(), newAddress()]
	for (const email of emails) await client().signUp({ email, password })
	const { data, error } = await admin.listUsers({ page: 1, perPage: 2 })
	expect(error).toBeNull()
	expect(data.users).toHaveLength(2)
	expect(data.users[0]).toMatchObject({ identities: [{ provider: 'email' }], factors: [] })
	expect(data).toMatchObject({ nextPage: 2, total: expect.any(Number) })
	const { total } = data as { total: number }
	expect(total).toBeGreaterThanOrEqual(3)
	const response = await fetch('/admin/users?page=1&per_page=500', {
		headers: { Authorization: `Bearer ${serviceKey}` },
	})
	expect(response.headers.get('x-total-count')).toBe(String(total))
	expect(response.headers.get('link')).toBe(
		`<${siteUrl}/auth/v1/admin/users?page=1&per_page=100>; rel="last"`,
	)
	const { users } = (await response.json()) as { users: { email: string }[] }
	expect(users.map(({ email }) => email)).toEqual(expect.arrayContaining(emails))
	const odd = await fetch('/admin/users?page=-1', { headers: { Authorization: `Bearer ${serviceKey}` } })
	expect(odd.status).toBe(400)
})

test('staff make an account that works at once, or waits', async () => {
	const email = newAddress()
	const { data, error } = await admin.createUser({
		email,
		password,
		email_confirm: true,
		user_metadata: { full_name: 'Pat Kim' },
		app_metadata: { plan: 'club', provider: 'forged' },
	})
	expect(error).toBeNull()
	expect(data.user).toMatchObject({
		email,
		user_metadata: { full_name: 'Pat Kim' },
		app_metadata: { plan: 'club', provider: 'email', providers: ['email'] },
	})
	expect((await client().signInWithPassword({ email, password })).error).toBeNull()
	expect((await admin.createUser({ email, password })).error).toMatchObject({
		status: 422,
		code: 'email_exists',
	})
	expect((await admin.createUser({ email: newAddress(), password: '12345' })).error?.code).toBe(
		'weak_password',
	)
	const waiting = newAddress()
	await admin.createUser({ email: waiting, password })
	const early = await client().signInWithPassword({ email: waiting, password })
	expect(early.error?.code).toBe('email_not_confirmed')
	const taken = await client().signUp({ email: waiting, password: 'of a stranger' })
	expect(taken.error?.code).toBe('user_already_exists')
})

async function signedUp() {
	const email = newAddress()
	const person = client()
	const { data } = await person.signUp({ email, password })
	return { email, person, id: data.user!.id }
}

test('a new password by staff ends every session', async () => {
	const { email, person, id } = await signedUp()
	expect((await admin.updateUserById(id, { password: 'set by staff' })).error).toBeNull()
	expect((await person.refreshSession()).error?.code).toBe('refresh_token_not_found')
	expect((await client().signInWithPassword({ email, password: 'set by staff' })).error).toBeNull()
})

test('a ban ends every session and lasts until it is lifted', async () => {
	const { email, person, id } = await signedUp()
	const banned = await admin.updateUserById(id, { ban_duration: '1h30m' })
	expect(banned.error).toBeNull()
	const untilMs = Date.parse(banned.data.user?.banned_until ?? '')
	expect(untilMs - Date.now()).toBeGreaterThan(89 * 60_000)
	expect((await person.refreshSession()).error).not.toBeNull()
	expect((await client().signInWithPassword({ email, password })).error).toMatchObject({
		status: 400,
		code: 'user_banned',
	})
	await client().resetPasswordForEmail(email)
	expect(mails.filter(({ to }) => to === email)).toEqual([])
	expect((await admin.updateUserById(id, { ban_duration: 'none' })).error).toBeNull()
	expect((await client().signInWithPassword({ email, password })).error).toBeNull()
	expect((await admin.updateUserById(id, { ban_duration: 'for ever' })).error).toMatchObject({ status: 400 })
})

test('staff change an address, metadata and confirmation', async () => {
	const { id } = await signedUp()
	const notified: unknown[] = []
	const { emailChanged } = parts.people
	parts.people.emailChanged = async (_inner, user) => void notified.push(user)
	const email = newAddress()
	const { data, error } = await admin.updateUserById(id, {
		email,
		email_confirm: true,
		app_metadata: { plan: 'club' },
		user_metadata: { size: 'M' },
	})
	parts.people.emailChanged = emailChanged
	expect(error).toBeNull()
	expect(data.user).toMatchObject({ email, app_metadata: { plan: 'club' }, user_metadata: { size: 'M' } })
	expect(data.user?.email_confirmed_at).toBeTruthy()
	expect(notified).toEqual([{ id, email }])
	expect((await client().signInWithPassword({ email, password })).error).toBeNull()
	const other = await signedUp()
	expect((await admin.updateUserById(other.id, { email })).error?.code).toBe('email_exists')
	const cleared = await admin.updateUserById(id, { app_metadata: { plan: null } })
	expect(cleared.data.user?.app_metadata).not.toHaveProperty('plan')
})

test('a removed person is gone, and the shop hears of it', async () => {
	const { email, person, id } = await signedUp()
	const reported: string[] = []
	const { removed } = parts.people
	parts.people.removed = async (_inner, userId) => void reported.push(userId)
	expect((await admin.deleteUser(id)).error).toBeNull()
	parts.people.removed = removed
	expect(reported).toEqual([id])
	expect((await person.refreshSession()).error).not.toBeNull()
	expect((await client().signInWithPassword({ email, password })).error?.code).toBe('invalid_credentials')
	for (const missing of [id, 'no-id']) {
		const response = await fetch(`/admin/users/${missing}`, {
			method: 'DELETE',
			headers: { Authorization: `Bearer ${serviceKey}` },
		})
		expect(response.status).toBe(404)
	}
	expect((await admin.getUserById(id)).error).toMatchObject({ status: 404, code: 'user_not_found' })
})

test('staff see factors and take a lost one away', async () => {
	const { email, id } = await signedUp()
	const factorId = randomUUID()
	await call().db.execute(
		`insert into auth_factors (id, user_id, type, status, friendly_name, created_at, updated_at)
		 values ('${factorId}', '${id}', 'totp', 'verified', 'Phone app', now(), now())`,
	)
	const listed = await admin.mfa.listFactors({ userId: id })
	expect(listed.data?.factors).toMatchObject([{ id: factorId, factor_type: 'totp', status: 'verified' }])
	const foreign = await admin.mfa.deleteFactor({ userId: (await signedUp()).id, id: factorId })
	expect(foreign.error).toMatchObject({ status: 404 })
	expect((await admin.mfa.deleteFactor({ userId: id, id: factorId })).error).toBeNull()
	expect(mails.at(-1)).toEqual({ kind: 'factor-removed', to: email, about: 'Phone app' })
	expect((await admin.getUserById(id)).data.user?.factors).toEqual([])
})

test('an invitation opens an account, and no one with an account is invited', async () => {
	const email = newAddress()
	const { data, error } = await admin.inviteUserByEmail(email, {
		data: { full_name: 'Pat Kim' },
		redirectTo: `${siteUrl}/account`,
	})
	expect(error).toBeNull()
	expect(data.user).toMatchObject({ email, user_metadata: { full_name: 'Pat Kim' } })
	const { kind, link } = mails.findLast(({ to }) => to === email)!
	expect(kind).toBe('invite')
	const query = new URL(link!).searchParams
	expect([query.get('type'), query.get('next')]).toEqual(['invite', '/account'])
	const guest = client()
	const verified = await guest.verifyOtp({ type: 'invite', token_hash: query.get('token_hash')! })
	expect(verified.data.session?.user.email).toBe(email)
	expect((await guest.updateUser({ password })).error).toBeNull()
	expect((await admin.inviteUserByEmail(email)).error).toMatchObject({ status: 422, code: 'email_exists' })
})

test.each(['magiclink', 'recovery', 'signup', 'invite'] as const)('a made link of type %s', async (type) => {
	const isNew = type === 'signup' || type === 'invite'
	const email = isNew ? newAddress() : (await signedUp()).email
	const before = mails.length
	const input = type === 'signup' ? { type, email, password } : { type, email }
	const { data, error } = await admin.generateLink({
		...input,
		options: { redirectTo: `${siteUrl}/account` },
	})
	expect(error).toBeNull()
	expect(mails).toHaveLength(before)
	expect(data.user?.email).toBe(email)
	expect(data.properties).toMatchObject({
		verification_type: type,
		redirect_to: `${siteUrl}/account`,
		email_otp: expect.stringMatching(/^\d{6}$/),
	})
	const response = await app.request(data.properties!.action_link)
	expect(response.headers.get('location')).toMatch(`${siteUrl}/account#access_token=`)
	const spent = await client().verifyOtp({ type, token_hash: data.properties!.hashed_token })
	expect(spent.error?.code).toBe('otp_expired')
})

test('both links of an address change may be made by staff', async () => {
	const { email } = await signedUp()
	const newEmail = newAddress()
	for (const type of ['email_change_current', 'email_change_new'] as const) {
		const { data, error } = await admin.generateLink({ type, email, newEmail })
		expect(error).toBeNull()
		await client().verifyOtp({ type: 'email_change', token_hash: data.properties!.hashed_token })
	}
	expect((await client().signInWithPassword({ email: newEmail, password })).error).toBeNull()
	const unknown = await admin.generateLink({ type: 'recovery', email: newAddress() })
	expect(unknown.error).toMatchObject({ status: 404, code: 'user_not_found' })
})
