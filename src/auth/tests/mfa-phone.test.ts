import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { authChallenges } from '../tables/index.ts'
import { openTestAuth } from '../../../tests/auth.ts'
import { anotherThan, callAs, signedInPerson } from '../../../tests/factories/auth/mfa-people.ts'

const shop = await openTestAuth()
const { clock, texts, database } = shop

let numbers = 0
/** A number that no other person in this file has. */
const newNumber = () => `+1202555${String((numbers += 1)).padStart(4, '0')}`

type Auth = Awaited<ReturnType<typeof signedInPerson>>['auth']

async function withPhone(auth: Auth, phone = newNumber()) {
	const { data, error } = await auth.mfa.enroll({ factorType: 'phone', phone })
	expect(error).toBeNull()
	return { factorId: data!.id, phone: phone.slice(1) }
}

const codesFor = (phone: string) => texts.filter((text) => text.phone === phone).map(({ code }) => code)

test('a phone is proved by the code that is sent to it', async () => {
	const { auth } = await signedInPerson(shop)
	const enrolled = await auth.mfa.enroll({
		factorType: 'phone',
		phone: '+1 (202) 555-9901',
		friendlyName: 'Texts',
	})
	expect(enrolled.data).toEqual({
		id: expect.any(String),
		type: 'phone',
		friendly_name: 'Texts',
		phone: '12025559901',
	})
	const factorId = enrolled.data!.id
	const challenge = await auth.mfa.challenge({ factorId, channel: 'sms' })
	expect(challenge.data?.type).toBe('phone')
	const [code] = codesFor('12025559901')
	expect(code).toMatch(/^\d{6}$/)
	const challengeId = challenge.data!.id
	const wrong = await auth.mfa.verify({ factorId, challengeId, code: anotherThan(code!) })
	expect(wrong.error).toMatchObject({
		status: 422,
		code: 'mfa_verification_failed',
		message: 'Invalid MFA Phone code entered',
	})
	const { data, error } = await auth.mfa.verify({ factorId, challengeId, code: code! })
	expect(error).toBeNull()
	expect(data!.user.factors).toMatchObject([
		{ factor_type: 'phone', status: 'verified', phone: '12025559901' },
	])
	expect((await auth.getClaims()).data?.claims).toMatchObject({
		aal: 'aal2',
		amr: [{ method: 'mfa/phone' }, { method: 'password' }],
	})
	const replay = await auth.mfa.verify({ factorId, challengeId, code: code! })
	expect(replay.error?.code).toBe('mfa_challenge_expired')
})

test('one text a minute, and the answer says when the next one may be asked for', async () => {
	const { auth } = await signedInPerson(shop)
	const { factorId, phone } = await withPhone(auth)
	expect((await auth.mfa.challenge({ factorId })).error).toBeNull()
	const again = await auth.mfa.challenge({ factorId })
	expect(again.error).toMatchObject({ status: 429, code: 'over_sms_send_rate_limit' })
	expect(again.error?.message).toMatch(
		/^For security purposes, you can only request this after \d+ seconds\.$/,
	)
	expect(codesFor(phone)).toHaveLength(1)
	clock.advance(60_000)
	expect((await auth.mfa.challenge({ factorId })).error).toBeNull()
	expect(codesFor(phone)).toHaveLength(2)
})

test('of several challenges at the same instant one sends a text', async () => {
	const { auth } = await signedInPerson(shop)
	const { factorId, phone } = await withPhone(auth)
	const path = `/factors/${factorId}/challenge`
	const answers = await Promise.all([1, 2, 3].map(() => callAs(shop, auth, { path })))
	expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429, 429])
	expect(codesFor(phone)).toHaveLength(1)
})

test('enrolling a number again replaces the try before, and begins no new count', async () => {
	const { auth } = await signedInPerson(shop)
	const { factorId, phone } = await withPhone(auth)
	await auth.mfa.challenge({ factorId })
	const again = await withPhone(auth, `+${phone}`)
	const { data } = await auth.mfa.listFactors()
	expect(data!.all.map(({ id }) => id)).toEqual([again.factorId])
	const { error } = await auth.mfa.challenge({ factorId: again.factorId })
	expect(error?.code).toBe('over_sms_send_rate_limit')
})

test('one person is sent ten texts an hour, to whatever numbers', async () => {
	const { auth } = await signedInPerson(shop)
	const challenge = async () => {
		const { factorId } = await withPhone(auth)
		const { error } = await auth.mfa.challenge({ factorId })
		await auth.mfa.unenroll({ factorId })
		return error?.code
	}
	for (let text = 0; text < 10; text += 1) expect(await challenge()).toBeUndefined()
	expect(await challenge()).toBe('over_sms_send_rate_limit')
})

test('a number that is proved is not enrolled twice', async () => {
	const { auth } = await signedInPerson(shop)
	const { factorId, phone } = await withPhone(auth)
	const challenge = await auth.mfa.challenge({ factorId })
	const [code] = codesFor(phone)
	await auth.mfa.verify({ factorId, challengeId: challenge.data!.id, code: code! })
	expect((await auth.mfa.enroll({ factorType: 'phone', phone: `+${phone}` })).error).toMatchObject({
		status: 422,
		code: 'mfa_verified_factor_exists',
		message: 'A verified phone factor already exists, unenroll the existing factor to continue',
	})
})

test('the code of one challenge opens no other, and rests as a keyed hash', async () => {
	const { auth } = await signedInPerson(shop)
	const { factorId, phone } = await withPhone(auth)
	const first = await auth.mfa.challenge({ factorId })
	clock.advance(60_000)
	const second = await auth.mfa.challenge({ factorId })
	const [early, late] = codesFor(phone)
	const rows = await database.db.select().from(authChallenges).where(eq(authChallenges.factorId, factorId))
	expect(JSON.stringify(rows)).not.toContain(`"${late}"`)
	const mixed = { factorId, challengeId: second.data!.id, code: early! }
	if (early !== late) expect((await auth.mfa.verify(mixed)).error?.code).toBe('mfa_verification_failed')
	const right = { factorId, challengeId: first.data!.id, code: early! }
	expect((await auth.mfa.verify(right)).error).toBeNull()
})

test('codes travel by text alone', async () => {
	const { auth } = await signedInPerson(shop)
	const { factorId } = await withPhone(auth)
	expect((await auth.mfa.challenge({ factorId, channel: 'whatsapp' })).error).toMatchObject({
		status: 400,
		code: 'validation_failed',
		message: 'Invalid channel: only sms is supported',
	})
})
