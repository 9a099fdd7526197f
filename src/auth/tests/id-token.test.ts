import { createHash, generateKeyPairSync, randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { OAuth2Server } from 'oauth2-mock-server'
import { afterAll, expect, test } from 'vitest'
import { openTestAuth } from '../../../tests/auth.ts'
import {
	clientId,
	openIssuer,
	providerPerson,
	type Claims,
} from '../../../tests/factories/auth/oidc-issuer.ts'

const league = await openIssuer()
const stranger = new OAuth2Server()
const strangersKey = await stranger.issuer.keys.generate('RS256')
await stranger.start(0, 'localhost')
afterAll(() => stranger.stop())
const down = { ...league.provider, name: 'down', label: 'Down ID', issuer: 'http://localhost:1' }
const { client, clock, fetch } = await openTestAuth({ providers: [league.provider, down] })

const unixNow = () => Math.floor(clock.now() / 1_000)
const hexHash = (text: string) => createHash('sha256').update(text).digest('hex')

const signIn = (token: string, more: { nonce?: string; access_token?: string; provider?: string } = {}) =>
	client().signInWithIdToken({ provider: 'league', token, ...more })

async function refusal(token: string, more: Parameters<typeof signIn>[1] = {}) {
	const { data, error } = await signIn(token, more)
	expect(data.session).toBeNull()
	return [error?.status, error?.code, error?.message]
}
const bad = (message: string) => [400, 'validation_failed', message]

test('an ID token opens an account and a session, and the same account the next time', async () => {
	const person = providerPerson()
	const first = await signIn(await league.idToken(person))
	expect(first.error).toBeNull()
	expect(first.data.user).toMatchObject({
		email: person.email,
		app_metadata: { provider: 'league' },
		user_metadata: { full_name: 'Robin Vale' },
	})
	expect(first.data.session?.access_token).toBeTruthy()
	const second = await signIn(await league.idToken({ ...person, jti: randomUUID() }))
	expect(second.data.user?.id).toBe(first.data.user?.id)
})

test('a token for another of our own clients counts', async () => {
	expect((await signIn(await league.idToken({ aud: 'shop-phone' }))).error).toBeNull()
	const both = await league.idToken({ aud: ['elsewhere', clientId], azp: clientId })
	expect((await signIn(both)).error).toBeNull()
})

test('the token holds the hex hash of the nonce', async () => {
	const nonce = 'a nonce of the page'
	expect((await signIn(await league.idToken({ nonce: hexHash(nonce) }), { nonce })).error).toBeNull()
	const raw = await league.idToken({ nonce })
	expect(await refusal(raw, { nonce })).toEqual(bad('Nonces mismatch'))
	const other = await league.idToken({ nonce: hexHash(nonce) })
	expect(await refusal(other, { nonce: 'another' })).toEqual(bad('Nonces mismatch'))
	const oneSided = bad('Passed nonce and nonce in id_token should either both exist or not.')
	expect(await refusal(other)).toEqual(oneSided)
	expect(await refusal(await league.idToken(), { nonce })).toEqual(oneSided)
})

test('the access token has to fit its hash when both are there', async () => {
	const access_token = 'an access token of the provider'
	const half = createHash('sha256').update(access_token).digest().subarray(0, 16)
	const at_hash = half.toString('base64url')
	expect((await signIn(await league.idToken({ at_hash }), { access_token })).error).toBeNull()
	expect(await refusal(await league.idToken({ at_hash }), { access_token: 'another' })).toEqual(
		bad('Access token does not match the at_hash of id_token'),
	)
})

test('a token works once, also for several at the same instant', async () => {
	const token = await league.idToken(providerPerson())
	const answers = await Promise.all([1, 2, 3].map(() => signIn(token)))
	expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
	expect(await refusal(token)).toEqual(bad('ID token has been used already'))
})

const wrong: Record<string, [Claims, string]> = {
	'another audience': [{ aud: 'another-shop' }, 'Unacceptable audience in id_token'],
	'several audiences and another party': [
		{ aud: [clientId, 'elsewhere'], azp: 'elsewhere' },
		'Unacceptable audience in id_token',
	],
	'another issuer': [{ iss: 'https://evil.example' }, 'Bad ID token'],
	'an end in the past': [{ exp: unixNow() - 60 }, 'ID token has expired'],
	'no end': [{ exp: undefined }, 'Bad ID token'],
	'no beginning': [{ iat: undefined }, 'Bad ID token'],
	'a beginning in the future': [{ iat: unixNow() + 600 }, 'Bad ID token'],
	'a beginning long ago': [{ iat: unixNow() - 3 * 86_400 }, 'ID token has expired'],
	'no subject': [{ sub: undefined }, 'Bad ID token'],
	'an empty subject': [{ sub: '' }, 'Bad ID token'],
	'a subject that is no text': [{ sub: 7 }, 'Bad ID token'],
}

test.each(Object.keys(wrong))('a token with %s is refused', async (name) => {
	const [claims, message] = wrong[name]!
	expect(await refusal(await league.idToken(claims))).toEqual(bad(message))
})

const payload = () => ({
	iss: league.url,
	aud: clientId,
	sub: randomUUID(),
	iat: unixNow(),
	exp: unixNow() + 600,
})
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

test('none, a shared secret and keys of strangers sign nothing', async () => {
	const [publicKey] = league.server.issuer.keys.toJSON() as { kid: string; n: string }[]
	expect(await refusal(`${part({ alg: 'none' })}.${part(payload())}.`)).toEqual(bad('Bad ID token'))
	for (const secret of [league.provider.clientSecret ?? '', publicKey?.n ?? '']) {
		const header = { alg: 'HS256', kid: publicKey?.kid ?? '' }
		const token = await new SignJWT(payload()).setProtectedHeader(header).sign(Buffer.from(secret))
		expect(await refusal(token)).toEqual(bad('Bad ID token'))
	}
	const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
	const sameKid = await new SignJWT(payload())
		.setProtectedHeader({ alg: 'RS256', kid: publicKey?.kid ?? '' })
		.sign(privateKey)
	expect(await refusal(sameKid)).toEqual(bad('Bad ID token'))
})

test('keys that the token itself names are never fetched or believed', async () => {
	let visits = 0
	stranger.service.addRoute('GET', '/keys', (_request, response) => {
		visits += 1
		response.end(JSON.stringify({ keys: stranger.issuer.keys.toJSON() }))
	})
	stranger.issuer.url = league.url
	const address = stranger.address()
	const token = await stranger.issuer.buildToken({
		scopesOrTransform: (header, body) => {
			const jku = `http://localhost:${address.port}/keys`
			Object.assign(header, { jku, x5u: jku, jwk: { kty: 'RSA', n: strangersKey.n, e: strangersKey.e } })
			Object.assign(body, payload())
		},
	})
	expect(await refusal(token)).toEqual(bad('Bad ID token'))
	expect(visits).toBe(0)
})

test('unknown keys have the list fetched again at most once a minute', async () => {
	const isKeys = (address: unknown) => String(address) === `${league.url}/jwks`
	const seen: string[] = []
	const real = globalThis.fetch
	globalThis.fetch = (input, init) => {
		if (isKeys(input instanceof Request ? input.url : input)) seen.push('keys')
		return real(input, init)
	}
	try {
		for (const _turn of [1, 2, 3, 4]) await refusal(await stranger.issuer.buildToken())
	} finally {
		globalThis.fetch = real
	}
	expect(seen.length).toBeLessThanOrEqual(1)
})

test.each(['', 'x', 'a.b.c', 'é'.repeat(10), `${'a'.repeat(20_000)}.b.c`])(
	'what is no token at all (%#) is refused',
	async (token) => {
		const [status, code] = await refusal(token)
		expect([status, code]).toEqual([400, 'validation_failed'])
	},
)

test('an unknown provider and one that is down are reported', async () => {
	expect(await refusal('a.b.c', { provider: 'nobody' })).toEqual([
		400,
		'provider_disabled',
		'Unsupported provider: provider is not enabled',
	])
	const answer = await fetch('/token?grant_type=id_token', {
		method: 'POST',
		body: JSON.stringify({ provider: 'down', id_token: 'a.b.c' }),
	})
	expect([answer.status, await answer.json()]).toEqual([
		503,
		{
			code: 503,
			error_code: 'provider_unavailable',
			msg: 'Down ID cannot be reached right now. Please try again later.',
		},
	])
})

test('missing members are reported', async () => {
	const ask = async (body: unknown) => {
		const answer = await fetch('/token?grant_type=id_token', { method: 'POST', body: JSON.stringify(body) })
		return [answer.status, ((await answer.json()) as { msg: string }).msg]
	}
	expect(await ask({ provider: 'league' })).toEqual([400, 'id_token required'])
	expect(await ask({ id_token: 'x' })).toEqual([400, 'provider required'])
	expect(await ask({ provider: 'league', id_token: 'x', link_identity: true })).toEqual([
		401,
		'This endpoint requires a valid Bearer token',
	])
})
