import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { authAuditLog, authUsers } from '../tables/index.ts'
import { openTestAuth } from '../../../tests/auth.ts'
import { callAs, signedInPerson, withApp, withProvedApp } from '../../../tests/factories/auth/mfa-people.ts'

const shop = await openTestAuth()
const { database, mails, clock } = shop
const withoutFactors = await openTestAuth({ mfa: { totp: false, phone: false, webauthn: false } })

test('an unproved factor is given up at any level, without a mail', async () => {
	const { auth, email } = await signedInPerson(shop)
	const { factorId } = await withApp(shop, auth)
	const { data, error } = await auth.mfa.unenroll({ factorId })
	expect([data, error]).toEqual([{ id: factorId }, null])
	expect((await auth.mfa.listFactors()).data!.all).toEqual([])
	expect(mails.filter(({ to }) => to === email)).toEqual([])
})

test('a proved factor is given up at the second level only', async () => {
	const { auth, elsewhere } = await signedInPerson(shop)
	const { factorId } = await withProvedApp(shop, auth)
	const other = await elsewhere()
	expect((await other.mfa.unenroll({ factorId })).error).toMatchObject({
		status: 422,
		code: 'insufficient_aal',
		message: 'AAL2 required to unenroll verified factor',
	})
	expect((await other.mfa.listFactors()).data!.totp).toHaveLength(1)
})

test('giving up a factor lowers every session that it raised, and notifies its owner', async () => {
	const { auth, email, elsewhere } = await signedInPerson(shop)
	const { factorId, code } = await withProvedApp(shop, auth)
	const other = await elsewhere()
	await other.mfa.challengeAndVerify({ factorId, code: code() })
	expect((await auth.mfa.unenroll({ factorId })).error).toBeNull()
	expect(mails).toContainEqual({
		kind: 'factor-removed',
		to: email,
		about: 'Authenticator app',
		language: 'en',
	})
	for (const device of [auth, other]) {
		expect((await device.refreshSession()).error).toBeNull()
		const { data } = await device.mfa.getAuthenticatorAssuranceLevel()
		expect(data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' })
	}
	expect((await auth.mfa.unenroll({ factorId })).error).toMatchObject({ status: 404 })
})

test('a session that another factor raised stays where it is', async () => {
	const { auth, elsewhere } = await signedInPerson(shop)
	const first = await withProvedApp(shop, auth)
	const second = await withProvedApp(shop, auth)
	const other = await elsewhere()
	await other.mfa.challengeAndVerify({ factorId: first.factorId, code: first.code() })
	await auth.mfa.unenroll({ factorId: first.factorId })
	await other.refreshSession()
	expect((await other.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal1')
	expect((await auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2')
	expect((await auth.mfa.listFactors()).data!.totp.map(({ id }) => id)).toEqual([second.factorId])
})

test('a factor given up while it is proved ends in one order or the other, never in an error', async () => {
	const { auth } = await signedInPerson(shop)
	const { factorId, code } = await withApp(shop, auth)
	const challengeId = (await auth.mfa.challenge({ factorId })).data!.id
	const [proved, removed] = await Promise.all([
		callAs(shop, auth, {
			path: `/factors/${factorId}/verify`,
			body: { challenge_id: challengeId, code: code() },
		}),
		callAs(shop, auth, { path: `/factors/${factorId}`, method: 'DELETE' }),
	])
	expect(['200 then 422', '404 then 200']).toContain(`${proved.status} then ${removed.status}`)
})

test('a limited number of wrong codes per account, whatever the challenges', async () => {
	const { auth } = await signedInPerson(shop)
	const { factorId, code, wrongCode } = await withProvedApp(shop, auth)
	const enter = (text: string) => auth.mfa.challengeAndVerify({ factorId, code: text })
	for (let failure = 0; failure < 15; failure += 1)
		expect((await enter(wrongCode())).error).toMatchObject({ code: 'mfa_verification_failed' })
	expect((await enter(code())).error).toMatchObject({
		status: 429,
		code: 'over_request_rate_limit',
		message: 'Request rate limit reached',
	})
	clock.advance(15 * 60_000)
	expect((await enter(code())).error).toBeNull()
})

test('thirty challenges and thirty answers a minute', async () => {
	const { auth } = await signedInPerson(shop)
	const { factorId, code } = await withApp(shop, auth)
	const statuses: number[] = []
	for (let turn = 0; turn < 31; turn += 1)
		statuses.push((await callAs(shop, auth, { path: `/factors/${factorId}/challenge` })).status)
	expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429])
	const answers: number[] = []
	const path = `/factors/${factorId}/verify`
	const body = { challenge_id: '00000000-0000-4000-8000-000000000000', code: code() }
	for (let turn = 0; turn < 31; turn += 1) answers.push((await callAs(shop, auth, { path, body })).status)
	expect(answers).toEqual([...Array.from({ length: 30 }, () => 422), 429])
})

test('an anonymous person has no second step', async () => {
	const { auth, session } = await signedInPerson(shop)
	await database.db.update(authUsers).set({ isAnonymous: true }).where(eq(authUsers.id, session.user.id))
	expect((await auth.mfa.enroll({ factorType: 'totp' })).error).toMatchObject({
		status: 403,
		code: 'no_authorization',
		message: 'Anonymous user not allowed to perform these actions',
	})
})

test.each([
	['totp', 'TOTP'],
	['phone', 'Phone'],
	['webauthn', 'WebAuthn'],
] as const)('a shop without %s factors says so', async (type, name) => {
	const { auth } = await signedInPerson(withoutFactors)
	const body = { factor_type: type, phone: '+1 202 555 0101' }
	expect(await callAs(withoutFactors, auth, { path: '/factors', body })).toEqual({
		status: 422,
		json: { code: `mfa_${type}_enroll_not_enabled`, message: `MFA enroll is disabled for ${name}` },
	})
})

test('the log knows what happened to factors, and no secret', async () => {
	const { auth, session } = await signedInPerson(shop)
	const { factorId, totp, code, wrongCode } = await withApp(shop, auth)
	const entered = [wrongCode(), code()]
	for (const text of entered) await auth.mfa.challengeAndVerify({ factorId, code: text })
	await auth.mfa.unenroll({ factorId })
	const rows = await database.db
		.select()
		.from(authAuditLog)
		.where(eq(authAuditLog.userId, session.user.id))
		.orderBy(authAuditLog.at)
		.limit(20)
	const events = rows.map(({ event }) => event)
	for (const event of ['factor_enrolled', 'factor_code_wrong', 'factor_verified', 'factor_removed'])
		expect(events).toContain(event)
	const details = JSON.stringify(rows.map((row) => row.details))
	for (const secret of [...entered, totp.secret]) expect(details).not.toContain(`"${secret}"`)
})
