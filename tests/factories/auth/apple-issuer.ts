// A local issuer that behaves as Apple's does, and refuses the requests that Apple refuses.
import { generateKeyPairSync, randomUUID, type KeyObject } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, jwtVerify, SignJWT, type CryptoKey, type JWTPayload } from 'jose'
import { afterAll } from 'vitest'

export const clientId = 'com.example.shop.web'
export const teamId = 'TEAM123456'
export const keyId = 'KEY1234567'

export type ApplePerson = { sub: string; email: string; firstName: string; lastName: string }

type Code = { person: ApplePerson; nonce: string; redirectUri: string }

const read = async (request: IncomingMessage) => {
	let text = ''
	for await (const part of request) text += String(part)
	return new URLSearchParams(text)
}

/** The form that Apple has the browser post: the fields by name, and the target. */
export type Posted = { action: string; fields: Record<string, string> }

const documentOf = (url: string) => ({
	issuer: url,
	authorization_endpoint: `${url}/auth/authorize`,
	token_endpoint: `${url}/auth/token`,
	jwks_uri: `${url}/auth/keys`,
	response_types_supported: ['code'],
	response_modes_supported: ['query', 'fragment', 'form_post'],
	subject_types_supported: ['pairwise'],
	id_token_signing_alg_values_supported: ['RS256'],
	scopes_supported: ['openid', 'email', 'name'],
	token_endpoint_auth_methods_supported: ['client_secret_post'],
})

/** The claims of a client secret signed as Apple requires. @throws Error for any other secret */
async function checkedSecret(secret: string, publicKey: KeyObject, url: string): Promise<JWTPayload> {
	const { payload, protectedHeader } = await jwtVerify(secret, publicKey, {
		algorithms: ['ES256'],
		issuer: teamId,
		subject: clientId,
		audience: url,
		requiredClaims: ['iat', 'exp'],
	})
	const livesS = Number(payload.exp) - Number(payload.iat)
	if (protectedHeader.kid !== keyId || livesS > 15_777_000) throw new Error('Not signed as Apple asks')
	return payload
}

const claimsOf = ({ person: { sub, email }, nonce }: Code) => {
	const iat = Math.floor(Date.now() / 1_000)
	return {
		aud: clientId,
		sub,
		iat,
		exp: iat + 600,
		email,
		email_verified: 'true',
		is_private_email: String(email.endsWith('@privaterelay.appleid.com')),
		nonce,
		nonce_supported: true,
	}
}

const signedBy = (key: CryptoKey, claims: JWTPayload) =>
	new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'apple-1' }).sign(key)

/** Call it at the top of a test file. */
export async function openAppleIssuer() {
	const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
	const signing = await generateKeyPair('RS256')
	const jwk = { ...(await exportJWK(signing.publicKey)), kid: 'apple-1', alg: 'RS256', use: 'sig' }
	const codes = new Map<string, Code>()
	const known = new Set<string>()
	/** Claims of the client secrets received. */
	const secrets: JWTPayload[] = []
	let person: ApplePerson
	let claims: Record<string, unknown> = {}
	let url = ''

	function authorize(query: URLSearchParams): Posted | string {
		const scopes = (query.get('scope') ?? '').split(' ')
		const asksPerson = scopes.includes('name') || scopes.includes('email')
		if (query.get('client_id') !== clientId) return 'invalid_client'
		if (query.get('response_type') !== 'code') return 'unsupported_response_type'
		if (asksPerson && query.get('response_mode') !== 'form_post') return 'invalid_request'
		if (scopes.some((scope) => !['openid', 'name', 'email'].includes(scope))) return 'invalid_scope'
		const code = randomUUID()
		const redirectUri = query.get('redirect_uri') ?? ''
		codes.set(code, { person, nonce: query.get('nonce') ?? '', redirectUri })
		const { sub, email, firstName, lastName } = person
		const user: Record<string, string> = known.has(sub)
			? {}
			: { user: JSON.stringify({ name: { firstName, lastName }, email }) }
		known.add(sub)
		return { action: redirectUri, fields: { state: query.get('state') ?? '', code, ...user } }
	}

	async function token(form: URLSearchParams): Promise<object> {
		const payload = await checkedSecret(form.get('client_secret') ?? '', publicKey, url)
		secrets.push(payload)
		const code = codes.get(form.get('code') ?? '')
		codes.delete(form.get('code') ?? '')
		if (!code || form.get('client_id') !== clientId || form.get('redirect_uri') !== code.redirectUri)
			throw new Error('Not a code of this client')
		const idToken = await signedBy(signing.privateKey, { iss: url, ...claimsOf(code), ...claims })
		return {
			access_token: randomUUID(),
			token_type: 'Bearer',
			expires_in: 3_600,
			refresh_token: randomUUID(),
			id_token: idToken,
		}
	}

	const server = createServer((request, response) => {
		const say = (status: number, body: object) =>
			response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
		const { pathname, searchParams } = new URL(request.url ?? '/', url)
		if (pathname === '/.well-known/openid-configuration') return say(200, documentOf(url))
		if (pathname === '/auth/keys') return say(200, { keys: [jwk] })
		if (pathname === '/auth/authorize') {
			const answer = authorize(searchParams)
			return typeof answer === 'string' ? say(400, { error: answer }) : say(200, answer)
		}
		void read(request)
			.then(token)
			.then(
				(tokens) => say(200, tokens),
				() => say(400, { error: 'invalid_client' }),
			)
		return response
	}).listen(0, '127.0.0.1')
	await new Promise((resolve) => server.once('listening', resolve))
	afterAll(() => void server.close())
	url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
	return {
		url,
		secrets,
		/** The entry for `AUTH_OIDC_PROVIDERS`. */
		settings: {
			kind: 'apple',
			issuer: url,
			clientId,
			teamId,
			keyId,
			privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
		},
		/** Sets the person who signs in from now on, with claims that differ from the default. */
		person: (next: ApplePerson, more: Record<string, unknown> = {}) => {
			person = next
			claims = more
		},
		/** Consents on Apple's page. @returns the form that it posts. @throws Error when Apple would refuse */
		async agree(address: string): Promise<Posted> {
			const answer = await fetch(address)
			if (!answer.ok) throw new Error(await answer.text())
			return (await answer.json()) as Posted
		},
	}
}

/** A person whose address is hidden behind Apple's relay. */
export const appleUser = (): ApplePerson => ({
	sub: `001234.${randomUUID().replaceAll('-', '')}.0001`,
	email: `${randomUUID()}@privaterelay.appleid.com`,
	firstName: 'Robin',
	lastName: 'Vale',
})
