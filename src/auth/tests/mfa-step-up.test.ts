import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openTestAuth } from '../../../tests/auth.ts'
import { callAs, signedInPerson, withApp, withProvedApp } from '../../../tests/factories/auth/mfa-people.ts'

const shop = await openTestAuth()
const { clock, client, fetch, mails, call } = shop

const wrongCode = { status: 422, code: 'mfa_verification_failed', message: 'Invalid TOTP code entered' }
const over = {
	status: 422,
	code: 'mfa_challenge_expired',
	message: 'MFA challenge has expired, create a new challenge to verify against',
}

test('the first proof verifies the factor and raises the session', async () => {
	const { auth, email, session } = await signedInPerson(shop)
	const { factorId, code } = await withApp(shop, auth, 'My phone')
	const events: string[] = []
	auth.onAuthStateChange((event) => void events.push(event))
	const challenge = await auth.mfa.challenge({ factorId })
	expect(Object.keys(challenge.data!).toSorted()).toEqual(['expires_at', 'id', 'type'])
	const secondsLeft = challenge.data!.expires_at - clock.now() / 1_000
	expect([challenge.data!.type, Math.round(secondsLeft / 10)]).toEqual(['totp', 30])
	const { data, error } = await auth.mfa.verify({ factorId, challengeId: challenge.data!.id, code: code() })
	expect(error).toBeNull()
	expect(data).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { id: session.user.id } })
	expect(data!.user.factors).toMatchObject([
		{ id: factorId, factor_type: 'totp', status: 'verified', friendly_name: 'My phone' },
	])
	expect(events).toContain('MFA_CHALLENGE_VERIFIED')
	const before = await call().auth.keys.verify(session.access_token)
	const { data: after } = await auth.getClaims()
	expect(after?.claims).toMatchObject({ aal: 'aal2', session_id: before.session_id })
	expect(after?.claims.amr).toMatchObject([{ method: 'totp' }, { method: 'password' }])
	expect((await auth.mfa.listFactors()).data).toMatchObject({ totp: [{ id: factorId }] })
	expect(mails).toContainEqual({ kind: 'factor-added', to: email, about: 'My phone', language: 'en' })
})

test('a client knows when the second step is due', async () => {
	const { auth, elsewhere } = await signedInPerson(shop)
	const levels = async (of: typeof auth) => {
		const { data } = await of.mfa.getAuthenticatorAssuranceLevel()
		return [data?.currentLevel, data?.nextLevel]
	}
	expect(await levels(auth)).toEqual(['aal1', 'aal1'])
	const { factorId, code } = await withProvedApp(shop, auth)
	expect(await levels(auth)).toEqual(['aal2', 'aal2'])
	const other = await elsewhere()
	expect(await levels(other)).toEqual(['aal1', 'aal2'])
	expect((await other.mfa.challengeAndVerify({ factorId, code: code() })).error).toBeNull()
	expect(await levels(other)).toEqual(['aal2', 'aal2'])
	await other.refreshSession()
	expect(await levels(other)).toEqual(['aal2', 'aal2'])
})

test('a refresh token from before the second step never gives a token of after it', async () => {
	const { auth, session } = await signedInPerson(shop)
	const { factorId, code } = await withApp(shop, auth)
	await auth.mfa.challengeAndVerify({ factorId, code: code() })
	const { error } = await client().refreshSession({ refresh_token: session.refresh_token })
	expect(error).toMatchObject({ status: 400, code: 'refresh_token_already_used' })
	expect((await auth.refreshSession()).error).toBeNull()
})

test('an access token from before the second step stays at the first level', async () => {
	const { auth, session } = await signedInPerson(shop)
	const { factorId } = await withProvedApp(shop, auth)
	const thief = client({ headers: { Authorization: `Bearer ${session.access_token}` } })
	expect((await thief.mfa.enroll({ factorType: 'totp' })).error?.code).toBe('insufficient_aal')
	expect((await thief.mfa.unenroll({ factorId })).error?.code).toBe('insufficient_aal')
	expect((await auth.mfa.unenroll({ factorId })).error).toBeNull()
})

test('the second step ends the sessions without one, and no other person\u2019s', async () => {
	const { auth, elsewhere } = await signedInPerson(shop)
	const stranger = await signedInPerson(shop)
	const { factorId, code } = await withProvedApp(shop, auth)
	const [raised, left] = [await elsewhere(), await elsewhere()]
	const { data } = await left.getSession()
	expect((await raised.mfa.challengeAndVerify({ factorId, code: code() })).error).toBeNull()
	const asked = await client().getUser(data.session!.access_token)
	expect(asked.error?.message).toBe('Auth session missing!')
	expect((await auth.getUser()).error).toBeNull()
	expect((await stranger.auth.getUser()).error).toBeNull()
})

test('other tries of the same kind are dropped, those of another kind stay', async () => {
	const { auth } = await signedInPerson(shop)
	await withApp(shop, auth, 'First try')
	await auth.mfa.enroll({ factorType: 'phone', phone: '+1 202 555 0144', friendlyName: 'Texts' })
	await withProvedApp(shop, auth, 'Second try')
	const { data } = await auth.mfa.listFactors()
	expect(data!.all.map(({ friendly_name: name }) => name).toSorted()).toEqual(['Second try', 'Texts'])
})

test('a code is taken once, and codes of a step around the present one count', async () => {
	const { auth } = await signedInPerson(shop)
	const { factorId, code } = await withProvedApp(shop, auth)
	clock.advance(30_000 - (clock.now() % 30_000))
	const use = (text: string) => auth.mfa.challengeAndVerify({ factorId, code: text })
	expect((await use(code(-2))).error).toMatchObject(wrongCode)
	expect((await use(code(2))).error).toMatchObject(wrongCode)
	const spaced = code(0).replace(/^.../, '$& ')
	expect((await use(spaced)).error).toBeNull()
	expect((await use(code(0))).error).toMatchObject(wrongCode)
	expect((await use(code(1))).error).toBeNull()
	expect((await use(code(0))).error).toMatchObject(wrongCode)
})

test('a challenge is answered once', async () => {
	const { auth } = await signedInPerson(shop)
	const { factorId, code } = await withProvedApp(shop, auth)
	const challengeId = (await auth.mfa.challenge({ factorId })).data!.id
	expect((await auth.mfa.verify({ factorId, challengeId, code: code() })).error).toBeNull()
	expect((await auth.mfa.verify({ factorId, challengeId, code: code(1) })).error).toMatchObject(over)
})

test('of several answers to one challenge at the same instant one wins', async () => {
	const { auth, email } = await signedInPerson(shop)
	const { factorId, code } = await withApp(shop, auth)
	const { data } = await auth.mfa.challenge({ factorId })
	const body = { challenge_id: data!.id, code: code() }
	const answers = await Promise.all(
		[1, 2, 3, 4].map(() => callAs(shop, auth, { path: `/factors/${factorId}/verify`, body })),
	)
	expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422])
	expect(mails.filter(({ to }) => to === email)).toHaveLength(1)
})

test('one code at the same instant raises one of two sessions', async () => {
	const { auth, elsewhere } = await signedInPerson(shop)
	const { factorId, code } = await withProvedApp(shop, auth)
	const devices = [await elsewhere(), await elsewhere()]
	const answers = await Promise.all(
		devices.map((device) => device.mfa.challengeAndVerify({ factorId, code: code() })),
	)
	expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
})

test('after five wrong codes a challenge is void, even for the right one', async () => {
	const { auth } = await signedInPerson(shop)
	const { factorId, code, wrongCode: wrong } = await withApp(shop, auth)
	const challengeId = (await auth.mfa.challenge({ factorId })).data!.id
	const tries = await Promise.all(
		Array.from({ length: 8 }, () => auth.mfa.verify({ factorId, challengeId, code: wrong() })),
	)
	expect(tries.map(({ error }) => error?.code).toSorted()).toEqual([
		...Array.from({ length: 3 }, () => 'mfa_challenge_expired'),
		...Array.from({ length: 5 }, () => 'mfa_verification_failed'),
	])
	expect((await auth.mfa.verify({ factorId, challengeId, code: code() })).error).toMatchObject(over)
	expect((await auth.mfa.challengeAndVerify({ factorId, code: code() })).error).toBeNull()
})

test('a challenge lasts five minutes and belongs to its factor and session', async () => {
	const { auth, elsewhere } = await signedInPerson(shop)
	const { factorId, code } = await withProvedApp(shop, auth)
	const challengeId = (await auth.mfa.challenge({ factorId })).data!.id
	const other = await elsewhere()
	expect((await other.mfa.verify({ factorId, challengeId, code: code() })).error).toMatchObject(over)
	const second = await withApp(shop, auth)
	const swapped = { factorId: second.factorId, challengeId, code: second.code() }
	expect((await auth.mfa.verify(swapped)).error).toMatchObject(over)
	const unknown = { factorId, challengeId: randomUUID(), code: code() }
	expect((await auth.mfa.verify(unknown)).error).toMatchObject(over)
	clock.advance(300_000)
	expect((await auth.mfa.verify({ factorId, challengeId, code: code() })).error).toMatchObject(over)
})

test.each([
	[{ challenge_id: randomUUID(), code: '' }, 'Code needs to be non-empty'],
	[{ challenge_id: randomUUID() }, 'Code needs to be non-empty'],
	[{ code: '123456' }, 'challenge_id must be a UUID'],
	[{ challenge_id: 'x', code: '123456' }, 'challenge_id must be a UUID'],
	[{ challenge_id: randomUUID(), code: 123_456 }, 'code: Invalid input: expected string, received number'],
])('an answer like %j is refused', async (body, message) => {
	const { auth } = await signedInPerson(shop)
	const { factorId } = await withApp(shop, auth)
	const answer = await callAs(shop, auth, { path: `/factors/${factorId}/verify`, body })
	expect(answer).toEqual({ status: 400, json: { code: 'validation_failed', message } })
})

test('our own pages get the raised session in cookies', async () => {
	const { auth } = await signedInPerson(shop)
	const { factorId, code } = await withApp(shop, auth)
	const challenge = await auth.mfa.challenge({ factorId })
	const { data } = await auth.getSession()
	const answer = await fetch(`/factors/${factorId}/verify`, {
		method: 'POST',
		headers: {
			Authorization: `Bearer ${data.session?.access_token}`,
			'X-Session-Transport': 'cookie',
			'Sec-Fetch-Site': 'same-origin',
		},
		body: JSON.stringify({ challenge_id: challenge.data!.id, code: code() }),
	})
	expect(answer.status).toBe(200)
	expect(answer.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual(['session', 'refresh'])
	expect(await answer.json()).toMatchObject({ refresh_token: 'cookie.1' })
	expect(answer.headers.get('Cache-Control')).toBe('no-store')
})
