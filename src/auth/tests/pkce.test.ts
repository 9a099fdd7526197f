import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inTransaction } from '#database/context.server.ts'
import { authSessions } from '../tables/index.ts'
import { openTestAuth } from '../../../tests/auth.ts'
import { AuthFailure } from '../rules/errors.ts'
import { challengeOf } from '../rules/pkce.ts'
import { issueAuthCode, tokenHashOf } from '../service/auth-codes.server.ts'

const { client, call, clock, fetch, context } = await openTestAuth()

const newVerifier = () => randomBytes(56).toString('hex')

async function somebodyWithCode(method: 's256' | 'plain' = 's256') {
	const email = `${randomBytes(6).toString('hex')}@example.com`
	const { data } = await client().signUp({ email, password: 'correct horse' })
	const userId = data.user!.id
	const verifier = newVerifier()
	const codeChallenge = method === 's256' ? tokenHashOf(verifier) : verifier
	const authCode = await inTransaction(call(), (inner) =>
		issueAuthCode(inner, {
			userId,
			method: 'otp',
			challenge: { codeChallenge, codeChallengeMethod: method },
			redirectTo: 'http://shop.test/',
			provider: 'mail',
		}),
	)
	return { userId, verifier, authCode }
}

async function exchange(auth_code: unknown, code_verifier: unknown) {
	const answer = await fetch('/token?grant_type=pkce', {
		method: 'POST',
		headers: { 'X-Supabase-Api-Version': '2024-01-01' },
		body: JSON.stringify({ auth_code, code_verifier }),
	})
	const body = (await answer.json()) as Record<string, unknown> & { user?: { id: string } }
	return { status: answer.status, body, headers: answer.headers }
}

const notFound = { code: 'flow_state_not_found', message: 'invalid flow state, no valid flow state found' }

test.each(['s256', 'plain'] as const)('a code and its verifier (%s) give one session', async (method) => {
	const { userId, verifier, authCode } = await somebodyWithCode(method)
	const first = await exchange(authCode, verifier)
	expect(first.status).toBe(200)
	expect(first.body.user?.id).toBe(userId)
	expect(first.headers.get('cache-control')).toBe('no-store')
	expect(first.body).not.toHaveProperty('provider_token')
	const second = await exchange(authCode, verifier)
	expect([second.status, second.body]).toEqual([404, notFound])
})

test('a wrong verifier burns the code', async () => {
	const { verifier, authCode } = await somebodyWithCode()
	const wrong = await exchange(authCode, newVerifier())
	expect([wrong.status, wrong.body]).toEqual([
		400,
		{ code: 'bad_code_verifier', message: 'code challenge does not match previously saved code verifier' },
	])
	expect((await exchange(authCode, verifier)).body).toEqual(notFound)
})

test('the challenge itself is no verifier', async () => {
	const { verifier, authCode } = await somebodyWithCode()
	expect((await exchange(authCode, tokenHashOf(verifier))).body.code).toBe('bad_code_verifier')
})

test('a code lives five minutes', async () => {
	const inTime = await somebodyWithCode()
	clock.advance(299_000)
	expect((await exchange(inTime.authCode, inTime.verifier)).status).toBe(200)
	const late = await somebodyWithCode()
	clock.advance(300_000)
	const { status, body } = await exchange(late.authCode, late.verifier)
	expect([status, body]).toEqual([
		422,
		{ code: 'flow_state_expired', message: 'invalid flow state, flow state has expired' },
	])
})

test('one code exchanged by several at the same instant gives one session', async () => {
	const { userId, verifier, authCode } = await somebodyWithCode()
	const sessions = () => context.db.select().from(authSessions).where(eq(authSessions.userId, userId))
	const before = (await sessions()).length
	const answers = await Promise.all([1, 2, 3, 4].map(() => exchange(authCode, verifier)))
	expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404])
	expect((await sessions()).length).toBe(before + 1)
})

test.each([
	[undefined, undefined],
	['', 'verifier'],
	['code', null],
	[null, ''],
])('a missing code or verifier (%s, %s) is reported', async (code, verifier) => {
	const { status, body } = await exchange(code, verifier)
	expect([status, body]).toEqual([
		400,
		{
			code: 'validation_failed',
			message: 'invalid request: both auth code and code verifier should be non-empty',
		},
	])
})

test.each([
	[1, 'v'],
	[[], 'v'],
	['c', {}],
	['c'.repeat(2_000), 'v'],
	['\u{1F600}', 'v'],
])('a code that cannot be one (%#) is refused without harm', async (code, verifier) => {
	const { status } = await exchange(code, verifier)
	expect([400, 404]).toContain(status)
})

const fitting = 'a'.repeat(43)

test.each([
	[{}, null],
	[{ code_challenge: null, code_challenge_method: null }, null],
	[{ code_challenge: '', code_challenge_method: '' }, null],
	[{ code_challenge: fitting, code_challenge_method: 's256' }, [fitting, 's256']],
	[{ code_challenge: fitting, code_challenge_method: 'S256' }, [fitting, 's256']],
	[
		{ code_challenge: 'Az09._~-'.repeat(16), code_challenge_method: 'Plain' },
		['Az09._~-'.repeat(16), 'plain'],
	],
])('the pair %j is read', (sent, expected) => {
	const challenge = challengeOf(sent)
	expect(challenge && [challenge.codeChallenge, challenge.codeChallengeMethod]).toEqual(expected)
})

test.each([
	[{ code_challenge: fitting }, 'PKCE flow requires code_challenge_method and code_challenge'],
	[{ code_challenge_method: 's256' }, 'PKCE flow requires code_challenge_method and code_challenge'],
	[{ code_challenge: 'a'.repeat(42), code_challenge_method: 's256' }, 'between 43 and 128 characters'],
	[{ code_challenge: 'a'.repeat(129), code_challenge_method: 's256' }, 'between 43 and 128 characters'],
	[{ code_challenge: `${fitting}+`, code_challenge_method: 's256' }, 'can only contain alphanumeric'],
	[{ code_challenge: `${fitting}\n`, code_challenge_method: 's256' }, 'can only contain alphanumeric'],
	[{ code_challenge: fitting, code_challenge_method: 's512' }, 'Unsupported code_challenge_method'],
])('the pair %j is refused', (sent, words) => {
	expect(() => challengeOf(sent)).toThrow(AuthFailure)
	expect(() => challengeOf(sent)).toThrow(words)
})
