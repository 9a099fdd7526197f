import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { cleanUp } from '../service/clean-up.server.ts'
import { openTestAuth } from '../../../tests/auth.ts'

const { client, clock, mails, call } = await openTestAuth({ anonymous: true })
const off = await openTestAuth()

const tokenTo = (email: string) =>
	new URL(mails.findLast(({ to }) => to === email)?.link ?? '').searchParams.get('token_hash') ?? ''

test('without the setting no one gets a session for nothing', async () => {
	const { error } = await off.client().signInAnonymously()
	expect(error).toMatchObject({
		status: 422,
		code: 'anonymous_provider_disabled',
		message: 'Anonymous sign-ins are disabled',
	})
})

test('an anonymous session says so', async () => {
	const auth = client()
	const { data, error } = await auth.signInAnonymously({ options: { data: { favorite: 'hoops' } } })
	expect(error).toBeNull()
	expect(data.user).toMatchObject({
		is_anonymous: true,
		email: '',
		identities: [],
		user_metadata: { favorite: 'hoops' },
	})
	const claims = (await auth.getClaims()).data?.claims
	expect(claims).toMatchObject({ is_anonymous: true, amr: [{ method: 'anonymous' }] })
	const password = await auth.updateUser({ password: 'correct horse' })
	expect(password.error).toMatchObject({ status: 422, code: 'validation_failed' })
	const nonce = await auth.reauthenticate()
	expect(nonce.error).toMatchObject({
		status: 400,
		message: 'Reauthentication requires the user to have an email or a phone number',
	})
})

test('an anonymous person becomes a known one by confirming an address', async () => {
	const auth = client()
	const { data } = await auth.signInAnonymously()
	const email = `${randomUUID()}@example.com`
	const changed = await auth.updateUser({ email })
	expect(changed.error).toBeNull()
	expect(changed.data.user).toMatchObject({ is_anonymous: true, new_email: email, email: '' })
	const verified = await auth.verifyOtp({ type: 'email_change', token_hash: tokenTo(email) })
	expect(verified.error).toBeNull()
	expect(verified.data.user).toMatchObject({ id: data.user?.id, email, is_anonymous: false })
	expect(verified.data.user?.identities).toMatchObject([{ provider: 'email' }])
	expect((await auth.updateUser({ password: 'correct horse' })).error).toBeNull()
	expect((await client().signInWithPassword({ email, password: 'correct horse' })).error).toBeNull()
})

test('after thirty days the nameless go, the others stay', async () => {
	const nameless = client()
	await nameless.signInAnonymously()
	const known = client()
	const email = `${randomUUID()}@example.com`
	await known.signUp({ email, password: 'correct horse' })
	await known.signInWithPassword({ email, password: 'correct horse' })
	await known.resetPasswordForEmail(email)
	clock.advance(29 * 86_400_000)
	const early = await cleanUp(call())
	expect(early.anonymousUsers).toBe(0)
	expect(early.passwordQueues).toBeGreaterThan(0)
	clock.advance(2 * 86_400_000)
	const tidied = await cleanUp(call())
	expect(tidied.anonymousUsers).toBeGreaterThan(0)
	const { rows } = await call().db.execute(
		'select count(*) filter (where is_anonymous)::int as nameless, count(*)::int as people from auth_users',
	)
	expect(rows[0]).toMatchObject({ nameless: 0 })
	expect((rows[0] as { people: number }).people).toBeGreaterThan(0)
	const left = await call().db.execute('select count(*)::int as left from auth_sessions')
	expect(left.rows).toEqual([{ left: 0 }])
	const tokens = await call().db.execute('select count(*)::int as left from auth_one_time_tokens')
	expect(tokens.rows).toEqual([{ left: 0 }])
	const again = await cleanUp(call())
	expect(Object.values(again).every((removed) => removed === 0)).toBe(true)
	clock.advance(366 * 86_400_000)
	expect((await cleanUp(call())).auditEntries).toBeGreaterThan(0)
})
