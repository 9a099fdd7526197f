// Signing keys of access tokens: what the service and the official client accept, and how keys rotate.
// One engine: signatures and their keys, checked outside the database.
import { decodeJwt, decodeProtectedHeader, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { openTestAuth, siteUrl } from '../../../tests/auth.ts'
import { dueMoves } from '../keys/rotation.server.ts'
import { defaultLifetimes } from '../rules/settings.ts'

const { auth, client, clock, fetch } = await openTestAuth()

let people = 0
const signedUp = async () => {
	const own = client()
	const { data } = await own.signUp({ email: `keys-${(people += 1)}@example.com`, password: 'correct horse' })
	if (!data.session) throw new Error('No session')
	return { own, token: data.session.access_token }
}

const strangers = await generateKeyPair('ES256', { extractable: true })
const strangersJwk = await exportJWK(strangers.publicKey)

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const [publicKey] = (await auth.keys.jwks()).keys
const secretOfPublicKey = new TextEncoder().encode(JSON.stringify(publicKey))

/** Signs the claims of a valid token by other means. */
type Forgery = (token: string) => Promise<string>
const signedBy =
	(key: Parameters<SignJWT['sign']>[0], header: Record<string, unknown>): Forgery =>
	(token) =>
		new SignJWT(decodeJwt(token)).setProtectedHeader({ alg: 'ES256', ...header }).sign(key)

const kid = publicKey?.kid ?? ''
const forgeries: Record<string, Forgery> = {
	'a changed claim': async (token) => {
		const [header, , signature] = token.split('.')
		return `${header}.${part({ ...decodeJwt(token), aal: 'aal2' })}.${signature}`
	},
	'no signature': async (token) => `${token.split('.').slice(0, 2).join('.')}.`,
	'the algorithm none': async (token) =>
		`${part({ alg: 'none', typ: 'JWT', kid })}.${part(decodeJwt(token))}.`,
	'the public key as a secret': signedBy(secretOfPublicKey, { alg: 'HS256', kid }),
	'a stranger’s key under our name': signedBy(strangers.privateKey, { kid }),
	'a stranger’s key of its own name': signedBy(strangers.privateKey, { kid: 'theirs' }),
	'a key in the token': signedBy(strangers.privateKey, { kid, jwk: strangersJwk }),
	'an address of keys in the token': signedBy(strangers.privateKey, {
		kid,
		jku: 'https://evil.example/keys',
	}),
}

const userBy = (token: string) => fetch('/user', { headers: { Authorization: `Bearer ${token}` } })

test.each(Object.entries(forgeries))('%s is not believed', async (_name, forge) => {
	const { own, token } = await signedUp()
	expect((await userBy(token)).status).toBe(200)
	const forged = await forge(token)
	const answer = await userBy(forged)
	expect(answer.status).toBe(403)
	expect(await answer.text()).toContain('unable to parse or verify signature')
	await expect(auth.keys.verify(forged)).rejects.toMatchObject({ code: 'bad_jwt' })
	const { data, error } = await own
		.getClaims(forged)
		.catch((failure: unknown) => ({ data: null, error: failure }))
	expect(data).toBeNull()
	expect(error).toBeInstanceOf(Error)
})

test('where the official client verifies by itself, it refuses a wrong signature in its own words', async () => {
	const { own, token } = await signedUp()
	expect((await own.getClaims(token)).data?.claims.sub).toBe(decodeJwt(token).sub)
	for (const name of ['a changed claim', 'a stranger’s key under our name', 'a key in the token']) {
		const { error } = await own.getClaims(await forgeries[name]!(token))
		expect(error).toMatchObject({ code: 'invalid_jwt', message: 'Invalid JWT signature' })
	}
})

test('a token of another issuer, for another audience or past its time is refused', async () => {
	const { token } = await signedUp()
	const claims = decodeJwt(token)
	for (const change of [
		{ iss: 'https://evil.example/auth/v1' },
		{ aud: 'somebody' },
		{ session_id: 'x' },
		{ sub: 'x' },
	])
		expect((await userBy(await auth.keys.sign({ ...claims, ...change }))).status).toBe(403)
	const now = Math.floor(clock.now() / 1_000)
	expect((await userBy(await auth.keys.sign({ ...claims, exp: now - 3 }))).status).toBe(200)
	expect((await userBy(await auth.keys.sign({ ...claims, exp: now - 10 }))).status).toBe(403)
})

test('what is published has no private part, and a name that follows from the key', async () => {
	const answer = await fetch('/.well-known/jwks.json')
	expect(answer.headers.get('cache-control')).toBe('public, max-age=600')
	const text = await answer.text()
	expect(JSON.parse(text)).toEqual({
		keys: [
			expect.objectContaining({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig', key_ops: ['verify'] }),
		],
	})
	expect(text).not.toContain('"d"')
})

describe('rotation', () => {
	const at = new Date('2026-06-01T00:00:00Z')
	const settings = { lifetimes: defaultLifetimes }
	const aged = (state: 'next' | 'current' | 'previous', seconds: number) => ({
		kid: `${state}-key`,
		state,
		stateAt: new Date(at.getTime() - seconds * 1_000),
	})

	test('the first key signs at once', () => {
		expect(dueMoves([], settings, at)).toEqual({ retire: [], swap: null, create: 'current' })
	})

	test('a next key is published for twenty minutes before it signs', () => {
		const old = aged('current', 91 * 86_400)
		expect(dueMoves([aged('current', 89 * 86_400)], settings, at).create).toBeNull()
		expect(dueMoves([old], settings, at).create).toBe('next')
		expect(dueMoves([old, aged('next', 1_199)], settings, at).swap).toBeNull()
		expect(dueMoves([old, aged('next', 1_200)], settings, at).swap).toEqual({
			next: 'next-key',
			current: 'current-key',
		})
	})

	test('a former key is published as long as its tokens live, and twenty minutes', () => {
		const current = aged('current', 60)
		expect(dueMoves([current, aged('previous', 4_800)], settings, at).retire).toEqual([])
		expect(dueMoves([current, aged('previous', 4_801)], settings, at).retire).toEqual(['previous-key'])
	})

	test('tokens of the former key count until they expire, those of the new key at once', async () => {
		const { token } = await signedUp()
		const before = decodeProtectedHeader(token).kid
		clock.advance(91 * 86_400_000)
		await auth.keys.advance()
		const old = await signedUp()
		expect(decodeProtectedHeader(old.token).kid).toBe(before)
		clock.advance(1_300_000)
		await auth.keys.advance()
		const fresh = await signedUp()
		expect(decodeProtectedHeader(fresh.token).kid).not.toBe(before)
		for (const each of [old.token, fresh.token]) expect((await userBy(each)).status).toBe(200)
		clock.advance(4_900_000)
		await auth.keys.advance()
		const kids = (await auth.keys.jwks()).keys.map((key) => key.kid)
		expect(kids).toEqual([decodeProtectedHeader(fresh.token).kid])
		expect(fresh.token).not.toContain(siteUrl)
	})
})
