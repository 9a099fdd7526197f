// Passwords: how they are stored, and that every character counts.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { authUsers } from '../tables/index.ts'
import { openTestAuth } from '../../../tests/auth.ts'
import { createHasher } from '../service/hashing.server.ts'
import { defaultSettings } from '../rules/settings.ts'

const { call, client } = await openTestAuth()
const { db } = call()

let people = 0
async function signedUp(password: string): Promise<string> {
	const email = `words-${(people += 1)}@example.com`
	const { error } = await client().signUp({ email, password })
	if (error) throw error
	return email
}
const codeOf = async (email: string, password: string) =>
	(await client().signInWithPassword({ email, password })).error?.code

async function hashOf(email: string): Promise<string> {
	const [user] = await db.select().from(authUsers).where(eq(authUsers.email, email)).limit(1)
	return user?.passwordHash ?? ''
}

test('a password of 100 characters counts to its last one', async () => {
	for (const letter of ['x', 'é', '🏈']) {
		const password = letter.repeat(99)
		const email = await signedUp(`${password}a`)
		expect(await codeOf(email, `${password}a`)).toBeUndefined()
		for (const wrong of [`${password}b`, password, `${password}aa`])
			expect(await codeOf(email, wrong)).toBe('invalid_credentials')
	}
})

test.each([
	'aaaaaa',
	'      ',
	'123456',
	'ÄÖÜäöü',
	'<b>"\'\\',
	'пароль',
	'🏈🏀⚾⚽🏒🥍',
	'correct horse battery staple',
])('any letters make a password, as they were typed: %j', async (password) => {
	const email = await signedUp(password)
	expect(await codeOf(email, password)).toBeUndefined()
	expect(await codeOf(email, `${password} `)).toBe('invalid_credentials')
	if (password !== password.toUpperCase())
		expect(await codeOf(email, password.toUpperCase())).toBe('invalid_credentials')
})

test('the same letters typed on another keyboard are the same password', async () => {
	const email = await signedUp('Caf\u00e9 corner')
	expect(await codeOf(email, 'Cafe\u0301 corner')).toBeUndefined()
})

test('a password rests as argon2id with its own salt, and nowhere in clear', async () => {
	const [one, two] = [await hashOf(await signedUp('same words')), await hashOf(await signedUp('same words'))]
	for (const hash of [one, two])
		expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
	expect(one).not.toBe(two)
})

test('a hash of less effort is renewed when its owner signs in', async () => {
	const email = await signedUp('correct horse')
	const weak = createHasher({ ...defaultSettings('http://x.test').hashing, memoryKib: 64, passes: 1 })
	const passwordHash = await weak.hash('correct horse')
	await db.update(authUsers).set({ passwordHash }).where(eq(authUsers.email, email))
	expect(await codeOf(email, 'wrong horse')).toBe('invalid_credentials')
	expect(await hashOf(email)).toBe(passwordHash)
	expect(await codeOf(email, 'correct horse')).toBeUndefined()
	expect(await hashOf(email)).toContain('$m=19456,t=2,p=1$')
})

test('hashes take turns, and a crowd past the queue is turned away for a moment', async () => {
	const hasher = createHasher({ memoryKib: 19_456, passes: 2, concurrency: 1, queue: 2 })
	const answers = await Promise.allSettled([1, 2, 3, 4].map(() => hasher.hash('correct horse')))
	expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected'])
	expect(answers[3]).toMatchObject({ reason: { status: 503, retryAfterS: 1 } })
})
