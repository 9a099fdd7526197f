// One engine: hostile input is refused before it becomes SQL.
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openTestAuth } from '../../../tests/auth.ts'

const serviceKey = 'service-key-for-tests-as-long-as-it-has-to-be'
const { app, fetch, client } = await openTestAuth({ serviceKey, anonymous: true })

const { data } = await client().signUp({ email: `${randomUUID()}@example.com`, password: 'correct horse' })
const userToken = data.session!.access_token

const fields =
	'email phone password data refresh_token auth_code code_verifier provider id_token access_token nonce type token token_hash current_password create_user factor_type friendly_name issuer challenge_id code webauthn code_challenge code_challenge_method gotrue_meta_security email_confirm user_metadata app_metadata ban_duration new_email options'.split(
		' ',
	)
const telling = [
	'pat@example.com',
	'signup',
	'recovery',
	'email_change',
	'totp',
	'phone',
	'webauthn',
	'123456',
	'correct horse',
	'24h',
	's256',
	'x'.repeat(43),
	randomUUID(),
	'v1.' + randomUUID() + '.0.' + 'x'.repeat(43),
	'+15550100',
	'\0',
	'\ud800',
	'',
]
const value = fc.oneof(
	{ weight: 5, arbitrary: fc.constantFrom<unknown>(...telling) },
	{ weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
	{ weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
)
const members = fc.array(fc.tuple(fc.constantFrom(...fields), value), { maxLength: 8 })
const body = fc.oneof(
	{ weight: 8, arbitrary: members.map((entries) => JSON.stringify(Object.fromEntries(entries))) },
	{ weight: 1, arbitrary: fc.json() },
	{ weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
)

const targets = app.routes
	.filter(({ method }) => method === 'POST')
	.map(({ path }) => path.slice('/auth/v1'.length).replaceAll(/:\w+/g, randomUUID()))
	.flatMap((path) =>
		path === '/token'
			? ['password', 'refresh_token', 'pkce', 'id_token'].map((grant) => `/token?grant_type=${grant}`)
			: [path],
	)
const isAdmin = (path: string) => path.startsWith('/admin') || path === '/invite'

const runs = 500
const atOnce = 25

test.each([...new Set(targets)])(
	'whatever is sent to %s, it is never the service that fails',
	async (path) => {
		const token = isAdmin(path) ? serviceKey : path.startsWith('/logout') ? 'none' : userToken
		const bodies = fc.sample(body, { numRuns: runs, seed: 2_026 })
		const failed: [number, string][] = []
		for (let from = 0; from < runs; from += atOnce)
			await Promise.all(
				bodies.slice(from, from + atOnce).map(async (text) => {
					const headers = { Authorization: `Bearer ${token}` }
					const response = await fetch(path, {
						method: 'POST',
						body: text,
						headers,
						ip: `198.51.100.${from}`,
					})
					const answer = await response.text()
					if (answer !== '' && response.status !== 303) JSON.parse(answer)
					if (response.status >= 500) failed.push([response.status, text])
				}),
			)
		expect(failed).toEqual([])
	},
)
