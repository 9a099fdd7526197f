import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { openTestAuth, siteUrl } from '../../../tests/auth.ts'
import { createAuthenticator, type Claims } from '../../../tests/factories/auth/mfa-authenticator.ts'
import { openKeyTests } from '../../../tests/factories/auth/mfa-keys.ts'
import { callAs, signedInPerson } from '../../../tests/factories/auth/mfa-people.ts'

const shop = await openTestAuth()
const { enroll, ask, answer } = openKeyTests(shop)
const byAddress = await openTestAuth({ siteUrl: 'http://192.0.2.5:3000' })

const { hostname: rpId } = new URL(siteUrl)
const refused = {
	status: 422,
	json: { code: 'mfa_verification_failed', message: 'Invalid WebAuthn response' },
}
const over = { status: 422, json: { code: 'mfa_challenge_expired' } }

/** A person with a verified key who signed in again: at the first level. */
async function withKey() {
	const { auth, elsewhere, email } = await signedInPerson(shop)
	const answering = { auth, factorId: await enroll(auth), key: createAuthenticator() }
	expect((await answer(answering, await ask(auth, answering.factorId))).status).toBe(200)
	return { ...answering, auth: await elsewhere(), email }
}

test('a key is made, then used', async () => {
	const { auth, elsewhere, email } = await signedInPerson(shop)
	const answering = { auth, factorId: await enroll(auth), key: createAuthenticator() }
	const { factorId, key } = answering
	const making = await ask(auth, factorId)
	expect(making).toMatchObject({
		type: 'create',
		publicKey: {
			rp: { id: rpId, name: 'Fieldhouse' },
			user: { name: email, displayName: email },
			attestation: 'none',
			authenticatorSelection: { userVerification: 'preferred' },
			excludeCredentials: [],
		},
	})
	const made = await answer(answering, making)
	expect(made).toMatchObject({
		status: 200,
		json: { user: { factors: [{ id: factorId, status: 'verified' }] } },
	})
	const other = await elsewhere()
	const using = await ask(other, factorId)
	expect(using).toMatchObject({
		type: 'request',
		publicKey: {
			rpId,
			allowCredentials: [{ id: key.id, transports: ['usb'] }],
			userVerification: 'preferred',
		},
	})
	const used = await answer({ ...answering, auth: other }, using, { counter: 2 })
	expect(used).toMatchObject({ status: 200, json: { token_type: 'bearer' } })
	const claims = decodeJwt(used.json.access_token as string)
	expect(claims).toMatchObject({ aal: 'aal2', amr: [{ method: 'mfa/webauthn' }, { method: 'password' }] })
})

test('the official client reads the options and delivers the answer', async () => {
	const { auth } = await signedInPerson(shop)
	const factorId = await enroll(auth)
	const key = createAuthenticator()
	const { data } = await auth.mfa.challenge({ factorId, webauthn: { rpId, rpOrigins: [siteUrl] } })
	if (data?.type !== 'webauthn' || data.webauthn.type !== 'create')
		throw new Error('Another kind was asked for')
	const { challenge, user } = data.webauthn.credential_options.publicKey
	expect(user.name).not.toBe('')
	const response = key.create({
		challenge: Buffer.from(challenge as ArrayBuffer).toString('base64url'),
		origin: siteUrl,
		rpId,
		counter: 0,
	})
	const { error } = await auth.mfa.verify({
		factorId,
		challengeId: data.id,
		webauthn: {
			type: 'create',
			rpId,
			rpOrigins: [siteUrl],
			credential_response: Object.assign(response as never, { toJSON: () => response }),
		},
	})
	expect(error).toBeNull()
	expect((await auth.mfa.listFactors()).data!.webauthn.map(({ id }) => id)).toEqual([factorId])
	expect((await auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2')
})

const lies: [string, Partial<Claims>][] = [
	['another origin', { origin: 'https://evil.example' }],
	['the site over another scheme', { origin: siteUrl.replace('http:', 'https:') }],
	['another site', { rpId: 'evil.example' }],
	['another challenge', { challenge: Buffer.from('something else').toString('base64url') }],
	['a page inside a stranger\u2019s frame', { crossOrigin: true }],
	['a key that nobody touched', { flags: 0 }],
]

test.each(lies)('an answer for %s is refused, making and using', async (_what, lie) => {
	const { auth } = await signedInPerson(shop)
	const maker = { auth, factorId: await enroll(auth), key: createAuthenticator() }
	const making = await ask(auth, maker.factorId)
	expect(await answer(maker, making, lie)).toEqual(refused)
	const owner = await withKey()
	const using = await ask(owner.auth, owner.factorId)
	expect(await answer(owner, using, { counter: 2, ...lie })).toEqual(refused)
	expect((await answer(owner, using, { counter: 2 })).status).toBe(200)
})

test('a key that knows no PIN is enough', async () => {
	const owner = await withKey()
	const using = await ask(owner.auth, owner.factorId)
	expect((await answer(owner, using, { counter: 2, flags: 0x01 })).status).toBe(200)
})

test('certificates that were not asked for are not looked at', async () => {
	const { auth } = await signedInPerson(shop)
	const maker = { auth, factorId: await enroll(auth), key: createAuthenticator() }
	const making = await ask(auth, maker.factorId)
	expect(await answer(maker, making, { format: 'fido-u2f' })).toEqual(refused)
})

test('an answer counts once', async () => {
	const owner = await withKey()
	const using = await ask(owner.auth, owner.factorId)
	const both = await Promise.all([2, 3].map((counter) => answer(owner, using, { counter })))
	expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
	expect(await answer(owner, using, { counter: 4 })).toMatchObject(over)
	const next = await ask(owner.auth, owner.factorId)
	const replayed = await answer(owner, next, { counter: 5, challenge: using.publicKey.challenge })
	expect(replayed).toEqual(refused)
})

test('a counter that stands still or goes back reveals a copied key', async () => {
	const owner = await withKey()
	const use = async (counter: number) =>
		(await answer(owner, await ask(owner.auth, owner.factorId), { counter })).status
	expect(await use(7)).toBe(200)
	expect(await use(7)).toBe(422)
	expect(await use(6)).toBe(422)
	expect(await use(0)).toBe(422)
	expect(await use(8)).toBe(200)
})

test('another key than the enrolled one is refused', async () => {
	const owner = await withKey()
	const using = await ask(owner.auth, owner.factorId)
	const stranger = createAuthenticator()
	expect(await answer({ ...owner, key: stranger }, using, { counter: 2 })).toEqual(refused)
	const disguised = {
		...stranger,
		id: owner.key.id,
		get: (claims: Claims) => ({ ...stranger.get(claims), id: owner.key.id, rawId: owner.key.id }),
	}
	expect(await answer({ ...owner, key: disguised }, using, { counter: 2 })).toEqual(refused)
})

test('a second challenge to make a key replaces no proved one', async () => {
	const { auth } = await signedInPerson(shop)
	const owner = { auth, factorId: await enroll(auth), key: createAuthenticator() }
	const [first, second] = [await ask(auth, owner.factorId), await ask(auth, owner.factorId)]
	expect((await answer(owner, first)).status).toBe(200)
	expect(await answer({ ...owner, key: createAuthenticator() }, second)).toMatchObject({ status: 422 })
	const using = await ask(auth, owner.factorId)
	expect((await answer(owner, using, { counter: 2 })).status).toBe(200)
})

test('keys that a person has are not offered to be made again', async () => {
	const { auth } = await signedInPerson(shop)
	const owner = { auth, factorId: await enroll(auth), key: createAuthenticator() }
	const made = await answer(owner, await ask(auth, owner.factorId))
	await auth.setSession(made.json as { access_token: string; refresh_token: string })
	const next = await auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Second key' })
	const making = await ask(auth, next.data!.id)
	expect(making.publicKey.excludeCredentials).toMatchObject([{ id: owner.key.id }])
})

test.each([
	{},
	null,
	'text',
	{ id: 'x', rawId: 'x', type: 'public-key', response: {} },
	{ id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: '!', attestationObject: '!' } },
	{
		id: 'x',
		rawId: 'x',
		type: 'public-key',
		response: { clientDataJSON: 'bnVsbA', attestationObject: 'oA' },
	},
])('the answer %j is refused and breaks nothing', async (response) => {
	const { auth } = await signedInPerson(shop)
	const factorId = await enroll(auth)
	const asked = await ask(auth, factorId)
	const { status } = await callAs(shop, auth, {
		path: `/factors/${factorId}/verify`,
		body: { challenge_id: asked.id, webauthn: { type: 'create', credential_response: response } },
	})
	expect(status).toBe(response ? 422 : 400)
})

test('a site that is reached by an IP address offers no keys', async () => {
	const { auth } = await signedInPerson(byAddress)
	expect((await auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Key' })).error).toMatchObject({
		status: 422,
		code: 'mfa_webauthn_enroll_not_enabled',
		message: 'MFA enroll is disabled for WebAuthn: this site is reached by an IP address, not by a name',
	})
})
