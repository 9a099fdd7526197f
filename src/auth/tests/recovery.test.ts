import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openTestAuth, siteUrl } from '../../../tests/auth.ts'

const { client, clock, fetch, mails, app } = await openTestAuth()

const password = 'correct horse'
const newAddress = () => `${randomUUID()}@example.com`
const mailsTo = (email: string) => mails.filter(({ to }) => to === email)
const lastTo = (email: string) => mailsTo(email).at(-1)!
const queryOf = (link: string | undefined) => new URL(link ?? '').searchParams

async function signedUp() {
	const email = newAddress()
	const auth = client()
	const { data, error } = await auth.signUp({ email, password })
	expect(error).toBeNull()
	return { auth, email, session: data.session! }
}

test('a recovery link leads to a page of the shop and opens a session that sets a password', async () => {
	const { email } = await signedUp()
	const auth = client()
	const events: string[] = []
	auth.onAuthStateChange((event) => void events.push(event))
	const redirectTo = `${siteUrl}/auth/reset?tab=1`
	expect((await auth.resetPasswordForEmail(email, { redirectTo })).error).toBeNull()
	const mail = lastTo(email)
	expect(mail).toMatchObject({ kind: 'recovery', code: expect.stringMatching(/^\d{6}$/) })
	expect(mail.link).toMatch(`${siteUrl}/auth/confirm?`)
	expect(queryOf(mail.link).get('next')).toBe('/auth/reset?tab=1')
	const { data, error } = await auth.verifyOtp({
		type: 'recovery',
		token_hash: queryOf(mail.link).get('token_hash')!,
	})
	expect(error).toBeNull()
	expect(data.session?.user.email).toBe(email)
	expect(events).toContain('PASSWORD_RECOVERY')
	expect((await auth.updateUser({ password: 'brand new horse' })).error).toBeNull()
	expect((await client().signInWithPassword({ email, password: 'brand new horse' })).error).toBeNull()
	expect(lastTo(email).kind).toBe('password-changed')
})

test('a link works once, for an hour, and a new one voids it', async () => {
	const { email } = await signedUp()
	await client().resetPasswordForEmail(email)
	const first = queryOf(lastTo(email).link).get('token_hash')!
	clock.advance(61_000)
	await client().resetPasswordForEmail(email)
	const second = queryOf(lastTo(email).link).get('token_hash')!
	const verify = (token_hash: string) => client().verifyOtp({ type: 'recovery', token_hash })
	const refused = { status: 403, code: 'otp_expired', message: 'Email link is invalid or has expired' }
	expect((await verify(first)).error).toMatchObject(refused)
	const answers = await Promise.all([verify(second), verify(second), verify(second)])
	expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
	expect(answers.flatMap(({ error }) => error?.code ?? [])).toEqual(['otp_expired', 'otp_expired'])
	clock.advance(61_000)
	await client().resetPasswordForEmail(email)
	clock.advance(3_601_000)
	const late = await verify(queryOf(lastTo(email).link).get('token_hash')!)
	expect(late.error).toMatchObject(refused)
})

test('typed digits work for ten minutes and bear five tries; the link stays good', async () => {
	const { email } = await signedUp()
	await client().resetPasswordForEmail(email)
	const { code, link } = lastTo(email)
	const verify = (token: string) => client().verifyOtp({ type: 'recovery', email, token })
	const wrong = code === '000000' ? '111111' : '000000'
	for (let time = 0; time < 5; time += 1)
		expect((await verify(wrong)).error).toMatchObject({
			status: 403,
			code: 'otp_expired',
			message: 'Token has expired or is invalid',
		})
	expect((await verify(code!)).error?.code).toBe('otp_expired')
	const byLink = await client().verifyOtp({
		type: 'recovery',
		token_hash: queryOf(link).get('token_hash')!,
	})
	expect(byLink.error).toBeNull()
	clock.advance(16 * 60_000)
	await client().resetPasswordForEmail(email)
	const again = lastTo(email)
	clock.advance(9 * 60_000)
	expect((await verify(again.code!)).data.session?.user.email).toBe(email)
	await client().resetPasswordForEmail(email)
	const late = lastTo(email)
	clock.advance(11 * 60_000)
	expect((await verify(late.code!)).error?.code).toBe('otp_expired')
})

test('digits mean nothing for another address or another purpose', async () => {
	const [mine, other] = [await signedUp(), await signedUp()]
	await client().resetPasswordForEmail(mine.email)
	const token = lastTo(mine.email).code!
	for (const attempt of [
		{ type: 'recovery', email: other.email, token },
		{ type: 'magiclink', email: mine.email, token },
		{ type: 'email_change', email: mine.email, token },
	] as const)
		expect((await client().verifyOtp(attempt)).error?.code).toBe('otp_expired')
	expect((await client().verifyOtp({ type: 'recovery', email: mine.email, token })).error).toBeNull()
})

test('known, unknown and too frequent are answered alike, and one minute has one mail', async () => {
	const { email } = await signedUp()
	const ask = (path: string, body: object) =>
		fetch(path, { method: 'POST', body: JSON.stringify(body) }).then(async (response) => [
			response.status,
			await response.text(),
		])
	const before = mails.length
	for (const [path, more] of [
		['/recover', {}],
		['/otp', { create_user: false }],
		['/resend', { type: 'signup' }],
		['/resend', { type: 'email_change' }],
	] as const)
		for (const address of [email, email, newAddress()])
			expect(await ask(path, { email: address, ...more })).toEqual([200, '{}'])
	expect(mails).toHaveLength(before + 1)
	expect((await ask('/recover', { email: 'nobody' }))[0]).toBe(400)
})

test('a mailed code signs in, and opens an account for a new address', async () => {
	const email = newAddress()
	const asked = await client().signInWithOtp({ email, options: { data: { full_name: 'Pat Kim' } } })
	expect(asked).toMatchObject({ data: { user: null, session: null }, error: null })
	expect(lastTo(email).kind).toBe('magic-link')
	const { data, error } = await client().verifyOtp({ type: 'email', email, token: lastTo(email).code! })
	expect(error).toBeNull()
	expect(data.user).toMatchObject({ email, user_metadata: { full_name: 'Pat Kim' } })
	expect(data.user?.email_confirmed_at).toBeTruthy()
	const claims = (await client().getClaims(data.session?.access_token)).data?.claims
	expect(claims?.amr).toMatchObject([{ method: 'otp' }])
})

test('no one keeps an address by asking for a code that never comes back', async () => {
	const email = newAddress()
	await client().signInWithOtp({ email })
	const { data, error } = await client().signUp({ email, password })
	expect(error).toBeNull()
	expect(data.session?.user.email).toBe(email)
	const { link } = lastTo(email)
	const former = await client().verifyOtp({
		type: 'magiclink',
		token_hash: queryOf(link).get('token_hash')!,
	})
	expect(former.error?.code).toBe('otp_expired')
})

test('a link asked for with a challenge answers with a code that only its page can exchange', async () => {
	const { email } = await signedUp()
	const auth = client({ flowType: 'pkce' })
	const redirectTo = `${siteUrl}/auth/callback?sb_flow=1`
	await auth.resetPasswordForEmail(email, { redirectTo })
	const link = new URL(lastTo(email).link!)
	expect(link.href).toMatch(`${siteUrl}/auth/v1/verify?token=pkce_`)
	const seen = await app.request(link, { method: 'HEAD' })
	expect(seen.status).toBe(204)
	const response = await app.request(link)
	expect(response.status).toBe(303)
	const arrived = new URL(response.headers.get('location')!)
	expect(arrived.origin + arrived.pathname).toBe(`${siteUrl}/auth/callback`)
	expect(arrived.searchParams.get('sb_flow')).toBe('1')
	expect(arrived.hash).toBe('')
	const events: string[] = []
	auth.onAuthStateChange((event) => void events.push(event))
	const { data, error } = await auth.exchangeCodeForSession(arrived.searchParams.get('code')!)
	expect(error).toBeNull()
	expect(data.session?.user.email).toBe(email)
	expect(events).toContain('PASSWORD_RECOVERY')
})

test('a mail is in the language of the person who asked for it', async () => {
	const { email } = await signedUp()
	const languageAfter = async (headers: Record<string, string>) => {
		clock.advance(61_000)
		await client({ headers }).resetPasswordForEmail(email)
		return lastTo(email).language
	}
	expect(await languageAfter({ 'Accept-Language': 'es-MX,es;q=0.9,en;q=0.8' })).toBe('es')
	expect(await languageAfter({ 'Accept-Language': 'es', Cookie: 'language=en' })).toBe('en')
	expect(await languageAfter({ Cookie: 'language=es' })).toBe('es')
	expect(await languageAfter({ 'Accept-Language': 'fr, *;q=0.1' })).toBe('en')
	const spanish = client({ headers: { 'Accept-Language': 'es' } })
	await spanish.signInWithPassword({ email, password })
	expect((await spanish.updateUser({ password: 'brand new horse' })).error).toBeNull()
	expect(lastTo(email)).toMatchObject({ kind: 'password-changed', language: 'es' })
})
