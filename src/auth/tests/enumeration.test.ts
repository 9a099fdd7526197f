import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { openTestAuth } from '../../../tests/auth.ts'

const { client, fetch, auth, call, mails, pauses, clock } = await openTestAuth()

const password = 'correct horse'
const newAddress = () => `${randomUUID()}@example.com`

const spy = vi.spyOn(pg.Client.prototype, 'query')
afterAll(() => spy.mockRestore())

const hashings: string[] = []
const { hash, verify } = auth.hasher
auth.hasher.hash = (...given) => (hashings.push('hash'), hash(...given))
auth.hasher.verify = (...given) => (hashings.push('verify'), verify(...given))

async function signedUp(change = '') {
	const email = newAddress()
	const { data } = await client().signUp({ email, password })
	if (change) await call().db.execute(`update auth_users set ${change} where id = '${data.user!.id}'`)
	return email
}

/** A request's answer and its cost: statements in and outside transactions, and hashes. */
async function costOf(path: string, body: object, ip: string) {
	spy.mockClear()
	hashings.length = 0
	const response = await fetch(path, { method: 'POST', body: JSON.stringify(body), ip })
	const answer = [response.status, await response.text(), response.headers.get('x-sb-error-code')]
	return { answer, statements: spy.mock.calls.length, hashings: [...hashings] }
}

test.each([
	['/recover', {}],
	['/otp', { create_user: false }],
	['/resend', { type: 'signup' }],
	['/resend', { type: 'email_change' }],
])('%s %j costs the same for known, unknown, banned and too frequent', async (path, more) => {
	const known = await signedUp()
	const banned = await signedUp("banned_until = now() + interval '10 years'")
	const nameless = await signedUp('password_hash = null')
	const ask = (email: string) => costOf(path, { email, ...more }, '192.0.2.7')
	await ask(newAddress())
	const cost = await ask(newAddress())
	expect(cost.answer).toEqual([200, '{}', null])
	expect(cost.statements).toBeGreaterThan(3)
	expect(cost.hashings).toEqual([])
	const before = mails.length
	for (const email of [known, known, banned, nameless]) expect(await ask(email)).toEqual(cost)
	expect(mails.length - before).toBe(path === '/resend' ? 0 : 2)
})

test('answers about addresses are held back to the same instant', async () => {
	const known = await signedUp()
	clock.advance(61_000)
	for (const email of [known, newAddress()]) {
		pauses.length = 0
		await costOf('/recover', { email }, '192.0.2.8')
		expect(pauses).toHaveLength(1)
		expect(pauses[0]).toBeLessThanOrEqual(250)
	}
})

test('unknown, wrong, without a password and banned are refused alike, at the same cost', async () => {
	const people = {
		unknown: newAddress(),
		wrong: await signedUp(),
		passwordless: await signedUp('password_hash = null'),
		banned: await signedUp("banned_until = now() + interval '10 years'"),
		unconfirmed: await signedUp('email_confirmed_at = null'),
	}
	const ask = (email: string) =>
		costOf('/token?grant_type=password', { email, password: 'wrong horse' }, '192.0.2.9')
	const cost = await ask(newAddress())
	expect(cost.answer).toEqual([
		400,
		'{"code":400,"error_code":"invalid_credentials","msg":"Invalid login credentials"}',
		'invalid_credentials',
	])
	expect(cost.hashings).toEqual(['verify'])
	for (const email of Object.values(people)) expect(await ask(email)).toEqual(cost)
})
