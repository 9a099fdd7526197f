import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test, vi } from 'vitest'
import { outboundFor } from '../oidc/client.server.ts'
import { openOidc } from '../providers/oidc.ts'
import { openIssuer } from '../../../tests/factories/auth/oidc-issuer.ts'

async function serve(listener: RequestListener): Promise<string> {
	const server = createServer(listener).listen(0, '127.0.0.1')
	await new Promise((resolve) => server.once('listening', resolve))
	afterAll(() => void server.close())
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('a redirect of a provider is shown, not followed', async () => {
	let visits = 0
	const target = await serve((_request, response) => {
		visits += 1
		response.end('secret')
	})
	const url = await serve((_request, response) => response.writeHead(302, { location: target }).end())
	const answer = await outboundFor(url)(url)
	expect([answer.status, await answer.text(), visits]).toEqual([302, '', 0])
})

test('too large an answer is given up', async () => {
	const url = await serve((_request, response) => {
		for (let part = 0; part < 20; part += 1) response.write('x'.repeat(64 * 1_024))
		response.end()
	})
	await expect(outboundFor(url)(url)).rejects.toThrow('The provider answered with too much')
})

test('an answer that does not come is given up', async () => {
	const url = await serve(() => {})
	await expect(outboundFor(url)(url)).rejects.toThrow('timeout')
})

test.each([
	['https://issuer.example', 'http://issuer.example/keys'],
	['https://issuer.example', 'http://127.0.0.1:1/keys'],
	['https://issuer.example', 'http://localhost:1/keys'],
	['https://issuer.example', 'file:///etc/passwd'],
	['http://localhost:1', 'http://issuer.example/keys'],
	['http://localhost:1', 'http://169.254.169.254/keys'],
	['http://issuer.example', 'http://issuer.example/keys'],
])('an issuer at %s has nothing asked at %s', async (issuer, address) => {
	await expect(outboundFor(issuer)(address)).rejects.toThrow('A provider has to be asked over https')
})

test('a document that names another issuer is not believed', async () => {
	const url = await serve((request, response) => {
		response.setHeader('content-type', 'application/json')
		response.end(
			JSON.stringify({ issuer: 'https://other.example', jwks_uri: `http://${request.headers.host}/k` }),
		)
	})
	const { provider } = await openIssuer()
	const impostor = openOidc({ ...provider, issuer: url })
	await expect(impostor.claimsOf('a.b.c', { now: new Date() })).rejects.toMatchObject({
		status: 503,
		code: 'provider_unavailable',
	})
})

test('a new key of the issuer counts after a minute', async () => {
	vi.useFakeTimers({ toFake: ['Date'] })
	try {
		const issuer = await openIssuer()
		const league = openOidc(issuer.provider)
		const claims = async () => league.claimsOf(await issuer.idToken(), { now: new Date() })
		expect((await claims()).iss).toBe(issuer.url)
		const { kid } = await issuer.server.issuer.keys.generate('RS256')
		const withNewKey = async () => {
			const token = await issuer.server.issuer.buildToken({
				kid: kid ?? '',
				scopesOrTransform: (_header, payload) => void Object.assign(payload, { aud: 'shop', sub: 'robin' }),
			})
			return league.claimsOf(token, { now: new Date() })
		}
		vi.setSystemTime(Date.now() + 30_000)
		await expect(withNewKey()).rejects.toMatchObject({ status: 400, message: 'Bad ID token' })
		vi.setSystemTime(Date.now() + 31_000)
		expect((await withNewKey()).sub).toBe('robin')
	} finally {
		vi.useRealTimers()
	}
})

test('what is known of a provider is believed on while it is away', async () => {
	vi.useFakeTimers({ toFake: ['Date'] })
	try {
		const issuer = await openIssuer()
		const league = openOidc(issuer.provider)
		const secrets = { state: 's', nonce: 'n', verifier: 'v'.repeat(43) }
		const request = { ...secrets, callback: 'http://shop.test/auth/v1/callback', scopes: [], extra: {} }
		const first = await league.signInAddress(request)
		await issuer.server.stop()
		vi.setSystemTime(Date.now() + 7_200_000)
		expect((await league.signInAddress(request)).href).toBe(first.href)
	} finally {
		vi.useRealTimers()
	}
})
