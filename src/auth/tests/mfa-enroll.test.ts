import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { authFactors } from '../tables/index.ts'
import { openTestAuth } from '../../../tests/auth.ts'
import { callAs, signedInPerson, withApp, withProvedApp } from '../../../tests/factories/auth/mfa-people.ts'

const shop = await openTestAuth({ anonymous: true })
const { clock, fetch, database } = shop

test('an authenticator app shows its secret once, with a code to scan', async () => {
	const { auth, email } = await signedInPerson(shop)
	const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'My phone' })
	expect(error).toBeNull()
	expect(data).toMatchObject({ type: 'totp', friendly_name: 'My phone' })
	const { secret, uri, qr_code: image } = data!.totp
	expect(secret).toMatch(/^[A-Z2-7]{32}$/)
	const url = new URL(uri)
	expect(uri).toMatch(/^otpauth:\/\/totp\//)
	expect(decodeURIComponent(url.pathname)).toContain(`shop.test:${email}`)
	expect(Object.fromEntries(url.searchParams)).toEqual({
		secret,
		issuer: 'shop.test',
		algorithm: 'SHA1',
		digits: '6',
		period: '30',
	})
	const [prefix, svg] = [image.slice(0, image.indexOf('<')), image.slice(image.indexOf('<'))]
	expect(prefix).toBe('data:image/svg+xml;utf-8,')
	expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^#%\n]*<\/svg>$/)
})

test('the issuer of the request names the entry, whatever letters it and the address are made of', async () => {
	const { auth } = await signedInPerson(shop)
	const issuer = '⚽'.repeat(80)
	const { data } = await auth.mfa.enroll({ factorType: 'totp', issuer })
	expect(new URL(data!.totp.uri).searchParams.get('issuer')).toBe('⚽'.repeat(40))
})

test('the secret rests sealed', async () => {
	const { auth } = await signedInPerson(shop)
	const { factorId, totp } = await withApp(shop, auth)
	const text = JSON.stringify(
		await database.db.select().from(authFactors).where(eq(authFactors.id, factorId)),
	)
	expect(text).toContain(factorId)
	expect(text).not.toContain(totp.secret)
})

test.each([
	[{ factor_type: 'email' }, 400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn'],
	[{}, 400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn'],
	[{ factor_type: 'phone' }, 400, 'validation_failed', 'Phone number required to enroll Phone factor'],
	[
		{ factor_type: 'phone', phone: '2025550123' },
		400,
		'validation_failed',
		'Invalid phone number format (E.164 required)',
	],
	[
		{ factor_type: 'totp', friendly_name: 'x'.repeat(101) },
		400,
		'validation_failed',
		'friendly_name: Friendly name cannot be longer than 100 characters',
	],
])('%j is refused', async (body, status, code, message) => {
	const { auth } = await signedInPerson(shop)
	expect(await callAs(shop, auth, { path: '/factors', body })).toEqual({ status, json: { code, message } })
})

test('no one enrolls without being signed in', async () => {
	const answer = await fetch('/factors', { method: 'POST', body: '{"factor_type":"totp"}' })
	expect([answer.status, await answer.json()]).toEqual([
		401,
		{ code: 401, error_code: 'no_authorization', msg: 'This endpoint requires a valid Bearer token' },
	])
})

test('a friendly name is used once, also by two devices at the same instant', async () => {
	const { auth, elsewhere } = await signedInPerson(shop)
	const other = await elsewhere()
	const enroll = (client: typeof auth) => client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
	const answers = await Promise.all([enroll(auth), enroll(other)])
	expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
	expect(answers.find(({ error }) => error !== null)?.error).toMatchObject({
		status: 422,
		code: 'mfa_factor_name_conflict',
		message: 'A factor with the friendly name "Phone" for this user already exists',
	})
})

test('ten factors are enough', async () => {
	const { auth } = await signedInPerson(shop)
	for (let factor = 0; factor < 10; factor += 1) await withApp(shop, auth)
	expect((await auth.mfa.enroll({ factorType: 'totp' })).error).toMatchObject({
		status: 422,
		code: 'too_many_enrolled_mfa_factors',
		message: 'Maximum number of verified factors reached, unenroll to continue',
	})
})

test('a factor that was not proved in five minutes is gone', async () => {
	const { auth } = await signedInPerson(shop)
	const { factorId, code } = await withApp(shop, auth, 'Phone')
	const challenge = await auth.mfa.challenge({ factorId })
	clock.advance(301_000)
	const gone = { status: 404, code: 'mfa_factor_not_found', message: 'Factor not found' }
	expect((await auth.mfa.challenge({ factorId })).error).toMatchObject(gone)
	const late = await auth.mfa.verify({ factorId, challengeId: challenge.data!.id, code: code() })
	expect(late.error).toMatchObject(gone)
	const again = await withApp(shop, auth, 'Phone')
	const { data } = await auth.mfa.listFactors()
	expect(data!.all.map(({ id }) => id)).toEqual([again.factorId])
})

test('a person who has a factor enrolls another one at the second level only', async () => {
	const { auth, elsewhere } = await signedInPerson(shop)
	await withProvedApp(shop, auth)
	const other = await elsewhere()
	expect((await other.mfa.enroll({ factorType: 'totp' })).error).toMatchObject({
		status: 403,
		code: 'insufficient_aal',
		message: 'AAL2 required to enroll a new factor',
	})
	expect((await auth.mfa.enroll({ factorType: 'totp' })).error).toBeNull()
})

test('a factor that a stranger began before the owner proved theirs is no way around it', async () => {
	const { auth, elsewhere } = await signedInPerson(shop)
	const stranger = await elsewhere()
	const begun = await stranger.mfa.enroll({ factorType: 'phone', phone: '+1 202 555 0177' })
	await withProvedApp(shop, auth)
	const again = await elsewhere()
	const factorId = begun.data!.id
	const challenge = await again.mfa.challenge({ factorId })
	const code = shop.texts.at(-1)!.code
	const { error } = await again.mfa.verify({ factorId, challengeId: challenge.data!.id, code })
	expect(error).toMatchObject({ status: 403, code: 'insufficient_aal' })
	const level = await again.mfa.getAuthenticatorAssuranceLevel()
	expect(level.data?.currentLevel).toBe('aal1')
})

test('ids that are none, and those of other people, are not found', async () => {
	const { auth } = await signedInPerson(shop)
	const stranger = await signedInPerson(shop)
	const { factorId } = await withApp(shop, stranger.auth)
	for (const id of ['none', '%00', randomUUID(), factorId]) {
		const challengeId = randomUUID()
		const answers = [
			await callAs(shop, auth, { path: `/factors/${id}/challenge` }),
			await callAs(shop, auth, {
				path: `/factors/${id}/verify`,
				body: { challenge_id: challengeId, code: '1' },
			}),
			await callAs(shop, auth, { path: `/factors/${id}`, method: 'DELETE' }),
		]
		for (const answer of answers)
			expect(answer).toEqual({
				status: 404,
				json: { code: 'mfa_factor_not_found', message: 'Factor not found' },
			})
	}
	expect((await stranger.auth.mfa.listFactors()).data!.all).toHaveLength(1)
})
