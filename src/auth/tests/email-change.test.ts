import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openTestAuth, siteUrl } from '../../../tests/auth.ts'

const { client, clock, fetch, mails, app, auth: parts } = await openTestAuth()

const password = 'correct horse'
const newAddress = () => `${randomUUID()}@example.com`
const mailsTo = (email: string) => mails.filter(({ to }) => to === email)
const lastTo = (email: string) => mailsTo(email).at(-1)!
const tokenTo = (email: string) => new URL(lastTo(email).link ?? '').searchParams.get('token_hash') ?? ''

async function signedUp() {
	const email = newAddress()
	const auth = client()
	const { error } = await auth.signUp({ email, password })
	expect(error).toBeNull()
	return { auth, email }
}

test('an address changes when the old and the new one have confirmed it', async () => {
	for (const first of ['old', 'new'] as const) {
		const { auth, email } = await signedUp()
		const wanted = newAddress()
		const notified: unknown[] = []
		const emailChanged = parts.people.emailChanged
		parts.people.emailChanged = async (_inner, user) => void notified.push(user)
		const asked = await auth.updateUser({ email: ` ${wanted.toUpperCase()} ` })
		expect(asked.error).toBeNull()
		expect(asked.data.user).toMatchObject({ email, new_email: wanted })
		expect([lastTo(email), lastTo(wanted)]).toMatchObject([
			{ kind: 'email-change', about: wanted },
			{ kind: 'email-change', about: wanted },
		])
		const [one, two] = first === 'old' ? [email, wanted] : [wanted, email]
		const half = await fetch('/verify', {
			method: 'POST',
			body: JSON.stringify({ type: 'email_change', token_hash: tokenTo(one) }),
		})
		expect([half.status, await half.json()]).toEqual([
			200,
			{
				msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
				code: '200',
			},
		])
		expect((await auth.getUser()).data.user).toMatchObject({ email, new_email: wanted })
		const whole = await client().verifyOtp({ type: 'email_change', token_hash: tokenTo(two) })
		expect(whole.error).toBeNull()
		expect(whole.data.session?.user).toMatchObject({ email: wanted })
		expect(whole.data.user?.new_email).toBeUndefined()
		expect(whole.data.user?.identities?.[0]?.identity_data).toMatchObject({ email: wanted })
		expect(notified).toEqual([{ id: whole.data.user?.id, email: wanted }])
		expect(lastTo(email)).toEqual({ kind: 'email-changed', to: email, about: wanted, language: 'en' })
		expect((await client().signInWithPassword({ email: wanted, password })).error).toBeNull()
		expect((await client().signInWithPassword({ email, password })).error).not.toBeNull()
		parts.people.emailChanged = emailChanged
	}
})

test('digits confirm too, each at its own address', async () => {
	const { auth, email } = await signedUp()
	const wanted = newAddress()
	await auth.updateUser({ email: wanted })
	const verify = (address: string, token: string) =>
		client().verifyOtp({ type: 'email_change', email: address, token })
	const [old, fresh] = [lastTo(email).code!, lastTo(wanted).code!]
	if (old !== fresh) expect((await verify(wanted, old)).error?.code).toBe('otp_expired')
	expect((await verify(email, old)).data.session).toBeNull()
	expect((await verify(wanted, fresh)).data.session?.user.email).toBe(wanted)
})

test('one address alone changes nothing, and a new request starts over', async () => {
	const { auth, email } = await signedUp()
	const [first, second] = [newAddress(), newAddress()]
	await auth.updateUser({ email: first })
	const former = tokenTo(first)
	await client().verifyOtp({ type: 'email_change', token_hash: tokenTo(email) })
	await auth.updateUser({ email: second })
	const stale = await client().verifyOtp({ type: 'email_change', token_hash: former })
	expect(stale.error?.code).toBe('otp_expired')
	const half = await client().verifyOtp({ type: 'email_change', token_hash: tokenTo(second) })
	expect(half.data.session).toBeNull()
	expect((await auth.getUser()).data.user).toMatchObject({ email, new_email: second })
})

test('what was mailed to the old address opens nothing after the change', async () => {
	const { auth, email } = await signedUp()
	await client().resetPasswordForEmail(email)
	const recovery = tokenTo(email)
	clock.advance(61_000)
	const wanted = newAddress()
	await auth.updateUser({ email: wanted })
	await client().verifyOtp({ type: 'email_change', token_hash: tokenTo(email) })
	await client().verifyOtp({ type: 'email_change', token_hash: tokenTo(wanted) })
	const { error } = await client().verifyOtp({ type: 'recovery', token_hash: recovery })
	expect(error?.code).toBe('otp_expired')
})

test('an address that is taken is refused, at the request and at the confirmation', async () => {
	const [mine, other] = [await signedUp(), await signedUp()]
	const taken = { status: 422, code: 'email_exists' }
	expect((await mine.auth.updateUser({ email: other.email })).error).toMatchObject(taken)
	const wanted = newAddress()
	await mine.auth.updateUser({ email: wanted })
	await client().verifyOtp({ type: 'email_change', token_hash: tokenTo(mine.email) })
	await client().signUp({ email: wanted, password })
	const late = await client().verifyOtp({ type: 'email_change', token_hash: tokenTo(wanted) })
	expect(late.error).toMatchObject(taken)
	expect((await mine.auth.updateUser({ email: 'nobody' })).error).toMatchObject({
		status: 400,
		code: 'validation_failed',
		message: 'Unable to validate email address: invalid format',
	})
})

test('two people who reach for one address at the same instant: one gets it', async () => {
	const people = [await signedUp(), await signedUp()]
	const wanted = newAddress()
	const links: string[] = []
	for (const { auth, email } of people) {
		expect((await auth.updateUser({ email: wanted })).error).toBeNull()
		await client().verifyOtp({ type: 'email_change', token_hash: tokenTo(email) })
		links.push(tokenTo(wanted))
		clock.advance(61_000)
	}
	const answers = await Promise.all(
		links.map((token_hash) => client().verifyOtp({ type: 'email_change', token_hash })),
	)
	expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
	expect(answers.flatMap(({ error }) => error?.code ?? [])).toEqual(['email_exists'])
})

test('the mails are sent again for either address, once a minute', async () => {
	const { auth, email } = await signedUp()
	const wanted = newAddress()
	await auth.updateUser({ email: wanted })
	const former = tokenTo(wanted)
	for (const address of [email, wanted]) {
		clock.advance(61_000)
		expect((await client().resend({ type: 'email_change', email: address })).error).toBeNull()
		await client().resend({ type: 'email_change', email: address })
	}
	expect([mailsTo(email).length, mailsTo(wanted).length]).toEqual([3, 3])
	const stale = await client().verifyOtp({ type: 'email_change', token_hash: former })
	expect(stale.error?.code).toBe('otp_expired')
	await client().verifyOtp({ type: 'email_change', token_hash: tokenTo(wanted) })
	const whole = await client().verifyOtp({ type: 'email_change', token_hash: tokenTo(email) })
	expect(whole.data.session?.user.email).toBe(wanted)
	const unknown = await client().resend({ type: 'signup', email: newAddress() })
	expect(unknown.error).toBeNull()
})

test('with a challenge both links lead back to the page, the second with a code', async () => {
	const email = newAddress()
	const auth = client({ flowType: 'pkce' })
	await auth.signUp({ email, password })
	const wanted = newAddress()
	await auth.updateUser({ email: wanted }, { emailRedirectTo: `${siteUrl}/account` })
	const follow = async (address: string) => {
		const response = await app.request(lastTo(address).link!)
		return new URL(response.headers.get('location')!)
	}
	const half = await follow(email)
	expect(half.pathname).toBe('/account')
	expect(half.searchParams.get('message')).toMatch('Confirmation link accepted')
	const whole = await follow(wanted)
	const { data, error } = await auth.exchangeCodeForSession(whole.searchParams.get('code')!)
	expect(error).toBeNull()
	expect(data.user?.email).toBe(wanted)
})
