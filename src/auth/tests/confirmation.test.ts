import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openTestAuth, siteUrl } from '../../../tests/auth.ts'
import { createMailedAccounts } from '../service/mailed-accounts.server.ts'

const { client, clock, mails, app, call } = await openTestAuth({ autoconfirm: false })

const password = 'correct horse'
const newAddress = () => `${randomUUID()}@example.com`
const mailsTo = (email: string) => mails.filter(({ to }) => to === email)
const lastTo = (email: string) => mailsTo(email).at(-1)!
const tokenIn = (link: string | undefined) => new URL(link ?? '').searchParams.get('token_hash') ?? ''

test('a sign-up waits for its confirmation, by link or by digits', async () => {
	for (const way of ['link', 'digits'] as const) {
		const email = newAddress()
		const auth = client()
		const { data, error } = await auth.signUp({ email, password, options: { data: { full_name: 'Pat' } } })
		expect(error).toBeNull()
		expect(data.session).toBeNull()
		expect(data.user).toMatchObject({ email, user_metadata: { full_name: 'Pat' }, is_anonymous: false })
		expect(data.user?.identities).toHaveLength(1)
		expect(data.user?.confirmation_sent_at).toBeTruthy()
		expect(data.user?.email_confirmed_at).toBeUndefined()
		expect((await client().signInWithPassword({ email, password })).error).toMatchObject({
			status: 400,
			code: 'email_not_confirmed',
			message: 'Email not confirmed',
		})
		const { kind, link, code } = lastTo(email)
		expect(kind).toBe('confirm')
		const verified = await auth.verifyOtp(
			way === 'link'
				? { type: 'signup', token_hash: tokenIn(link) }
				: { type: 'signup', email, token: code! },
		)
		expect(verified.error).toBeNull()
		expect(verified.data.user?.email_confirmed_at).toBeTruthy()
		expect(verified.data.user?.identities?.[0]?.identity_data).toMatchObject({ email_verified: true })
		expect((await client().signInWithPassword({ email, password })).error).toBeNull()
	}
})

test('an address that is taken gets an invented person of the same shape', async () => {
	const email = newAddress()
	const first = await client().signUp({ email, password })
	await client().verifyOtp({ type: 'signup', token_hash: tokenIn(lastTo(email).link) })
	clock.advance(61_000)
	const count = mailsTo(email).length
	const again = await client().signUp({ email, password: 'another horse' })
	expect(again.error).toBeNull()
	expect(again.data.user?.identities).toEqual([])
	expect(again.data.user?.id).not.toBe(first.data.user?.id)
	const shapeOf = (user: object | null) => Object.keys(user ?? {}).toSorted()
	expect(shapeOf(again.data.user)).toEqual(shapeOf(first.data.user))
	expect(again.data.user?.app_metadata).toEqual(first.data.user?.app_metadata)
	expect(mailsTo(email)).toHaveLength(count)
	expect((await client().signInWithPassword({ email, password })).error).toBeNull()
	expect((await client().signInWithPassword({ email, password: 'another horse' })).error).not.toBeNull()
})

test('the last sign-up counts while no one has confirmed, and its mail alone', async () => {
	const email = newAddress()
	await client().signUp({ email, password: 'the first horse' })
	const former = tokenIn(lastTo(email).link)
	const tooSoon = await client().signUp({ email, password: 'too soon a horse' })
	expect(tooSoon.error).toBeNull()
	expect(mailsTo(email)).toHaveLength(1)
	clock.advance(61_000)
	await client().signUp({ email, password: 'the last horse' })
	const old = await client().verifyOtp({ type: 'signup', token_hash: former })
	expect(old.error?.code).toBe('otp_expired')
	const { error } = await client().verifyOtp({ type: 'signup', token_hash: tokenIn(lastTo(email).link) })
	expect(error).toBeNull()
	expect((await client().signInWithPassword({ email, password: 'the last horse' })).error).toBeNull()
	expect((await client().signInWithPassword({ email, password: 'the first horse' })).error).not.toBeNull()
})

test('the confirmation is mailed again, and only while it is needed', async () => {
	const email = newAddress()
	await client().signUp({ email, password })
	clock.advance(61_000)
	expect((await client().resend({ type: 'signup', email })).error).toBeNull()
	expect(mailsTo(email)).toHaveLength(2)
	const { error } = await client().verifyOtp({ type: 'signup', token_hash: tokenIn(lastTo(email).link) })
	expect(error).toBeNull()
	clock.advance(61_000)
	expect((await client().resend({ type: 'signup', email })).error).toBeNull()
	expect(mailsTo(email)).toHaveLength(2)
})

test('a password that was chosen for a foreign address does not survive its owner', async () => {
	const email = newAddress()
	await client().signUp({ email, password: 'of the stranger' })
	clock.advance(61_000)
	await client().signInWithOtp({ email })
	const { error } = await client().verifyOtp({ type: 'email', email, token: lastTo(email).code! })
	expect(error).toBeNull()
	const stranger = await client().signInWithPassword({ email, password: 'of the stranger' })
	expect(stranger.error?.code).toBe('invalid_credentials')
})

test('of several sign-ups at the same instant one counts, and all are answered alike', async () => {
	const email = newAddress()
	const answers = await Promise.all([1, 2, 3].map(() => client().signUp({ email, password })))
	expect(answers.map(({ error }) => error)).toEqual([null, null, null])
	expect(mailsTo(email)).toHaveLength(1)
})

test('a sign-up with a challenge ends in a code for its page', async () => {
	const email = newAddress()
	const auth = client({ flowType: 'pkce' })
	await auth.signUp({ email, password, options: { emailRedirectTo: `${siteUrl}/auth/callback` } })
	const response = await app.request(lastTo(email).link!)
	const arrived = new URL(response.headers.get('location')!)
	const { data, error } = await auth.exchangeCodeForSession(arrived.searchParams.get('code')!)
	expect(error).toBeNull()
	expect(data.user?.email).toBe(email)
})

test('a sign-up for an account that staff made mails its owner a link that opens it, and keeps the password out', async () => {
	const email = newAddress()
	const made = (await createMailedAccounts(call(), [email])).get(email)
	const auth = client()
	const { data, error } = await auth.signUp({ email, password })
	expect(error).toBeNull()
	expect(data).toMatchObject({ session: null, user: { email } })
	expect(data.user?.id).not.toBe(made)
	expect(mailsTo(email).map(({ kind }) => kind)).toEqual(['recovery'])
	await client().signUp({ email, password })
	expect(mailsTo(email)).toHaveLength(1)
	const opened = await client().verifyOtp({ type: 'recovery', token_hash: tokenIn(lastTo(email).link) })
	expect(opened.data.user?.id).toBe(made)
	expect((await client().signInWithPassword({ email, password })).error).not.toBeNull()
	clock.advance(61_000)
	await client().signUp({ email, password })
	expect(mailsTo(email)).toHaveLength(1)
})

test('accounts that staff make leave out taken addresses, and a sign-up with an unproven one stays', async () => {
	const [taken, fresh] = [newAddress(), newAddress()]
	await client().signUp({ email: taken, password })
	const made = await createMailedAccounts(call(), [taken, fresh])
	expect([...made.keys()]).toEqual([fresh])
	expect(await createMailedAccounts(call(), [fresh])).toEqual(new Map())
})
