// OpenID Connect with one issuer: discovery, sign-ins, and signing keys.
import { createRemoteJWKSet, customFetch as keysFetch, type JWTVerifyGetKey } from 'jose'
import {
	allowInsecureRequests,
	authorizationCodeGrant,
	buildAuthorizationUrl,
	calculatePKCECodeChallenge,
	customFetch,
	discovery,
	fetchUserInfo,
	type ClientAuth,
	type Configuration,
} from 'openid-client'
import { inChildSpan } from '#telemetry/spans.server.ts'
import { AuthFailure } from '../rules/errors.ts'
import type { FlowSecrets, IdentityProvider, ProviderCallback } from '../contract.ts'
import { providerDown, verifyIdToken, type IdClaims } from './id-tokens.server.ts'
import { profileOf } from './profile.ts'

// Requests to providers (auth contract §7.11): https except on loopback, no redirects, bounded time and size.
const timeoutMs = 5_000
const maxBytes = 512 * 1_024

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

const isLoopback = (url: URL) => url.protocol === 'http:' && loopback.has(url.hostname)

async function bounded(answer: Response): Promise<ArrayBuffer> {
	const parts: Uint8Array[] = []
	let bytes = 0
	for await (const part of answer.body ?? []) {
		bytes += part.byteLength
		if (bytes > maxBytes) throw new Error('The provider answered with too much')
		parts.push(part)
	}
	return Uint8Array.from(Buffer.concat(parts)).buffer
}

type Outbound = (url: string, init?: RequestInit) => Promise<Response>

/** Whether tokens and keys may travel to this issuer without TLS: only when it is on this machine. */
const isPlainIssuer = (issuer: string): boolean => isLoopback(new URL(issuer))

/** Fetch for one issuer: plain http goes only to this machine, and only when the issuer itself is on it. */
export const outboundFor =
	(issuer: string): Outbound =>
	async (address, init = {}) => {
		const url = new URL(address)
		const isAllowed = url.protocol === 'https:' || (isLoopback(url) && isPlainIssuer(issuer))
		if (!isAllowed) throw new Error('A provider has to be asked over https')
		const { answer, body } = await inChildSpan({ name: 'identity provider', kind: 'client' }, async () => {
			const given = await fetch(url, {
				...init,
				redirect: 'manual',
				signal: AbortSignal.timeout(timeoutMs),
			})
			return { answer: given, body: await bounded(given) }
		})
		return new Response(body.byteLength > 0 ? body : null, { status: answer.status, headers: answer.headers })
	}

const timeoutS = 5
/** How long the issuer's document and keys are cached. */
const documentMs = 3_600_000
const keysMs = 600_000
/** An unknown key id reloads the keys at most this often. */
const unknownKeyMs = 60_000

type Found = { configuration: Configuration; keys: JWTVerifyGetKey; issuer: string; foundAt: number }

async function find(provider: OidcOptions): Promise<Found> {
	const outbound = outboundFor(provider.issuer)
	const configuration = await discovery(
		new URL(provider.issuer),
		provider.clientId,
		undefined,
		provider.clientAuth,
		{
			timeout: timeoutS,
			execute: isPlainIssuer(provider.issuer) ? [allowInsecureRequests] : [],
			[customFetch]: (url, init) => outbound(url, init as RequestInit),
		},
	)
	const { jwks_uri: address, issuer } = configuration.serverMetadata()
	if (!address) throw new Error('The issuer names no keys')
	const keys = createRemoteJWKSet(new URL(address), {
		timeoutDuration: timeoutS * 1_000,
		cooldownDuration: unknownKeyMs,
		cacheMaxAge: keysMs,
		[keysFetch]: outbound,
	})
	return { configuration, keys, issuer, foundAt: Date.now() }
}

/** Settings of a provider; the rest is in its issuer's document. */
export type OidcOptions = {
	name: string
	label: string
	issuer: string
	clientId: string
	clientAuth: ClientAuth
	scopes: readonly string[]
	/** Client ids accepted as audience of ID tokens, besides our own. */
	audiences: readonly string[]
	/** Forces this mode; otherwise it is used only when the issuer supports no query mode. */
	responseMode?: 'form_post'
	/** False for issuers without PKCE: the nonce binds the code to the flow there. */
	hasPkce?: boolean
	postedFields?: readonly string[]
	/** Claims from the posted fields that the ID token lacks. */
	postedClaims?: (posted: ProviderCallback['posted']) => Record<string, unknown>
}

const needsForm = ({ configuration }: Found): boolean => {
	const modes = configuration.serverMetadata().response_modes_supported
	return modes !== undefined && !modes.includes('query') && modes.includes('form_post')
}

/** Some issuers return the email address only from the userinfo endpoint. */
async function withUserInfo(found: Found, claims: IdClaims, accessToken: string): Promise<IdClaims> {
	if (claims.email !== undefined || !found.configuration.serverMetadata().userinfo_endpoint) return claims
	const more = await fetchUserInfo(found.configuration, accessToken, claims.sub)
	return { ...more, ...claims, sub: claims.sub }
}

/** Logs only the failure's code: the rest may hold codes and tokens. */
const refused = (message: string, failure: unknown) =>
	new AuthFailure(400, 'bad_oauth_callback', {
		message,
		extra: { reason: failure instanceof Error && 'code' in failure ? failure.code : 'unknown' },
	})

export function createOidcClient(provider: OidcOptions): IdentityProvider {
	const { hasPkce = true, postedFields = [], postedClaims } = provider
	const audiences = [provider.clientId, ...provider.audiences]
	let known: Found | undefined
	let finding: Promise<Found> | undefined

	/** Runs one discovery at a time. Keeps the known document when the issuer cannot be reached. */
	async function found(): Promise<Found> {
		if (known && Date.now() - known.foundAt < documentMs) return known
		finding ??= find(provider).finally(() => (finding = undefined))
		try {
			known = await finding
		} catch {
			if (!known) throw providerDown(provider.label)
		}
		return known
	}

	const verify = (token: string, { keys, issuer }: Found, more: { now: Date; accessToken?: string }) =>
		verifyIdToken(token, { keys, issuer, audiences, label: provider.label, ...more })

	async function ask(ready: Found, address: URL, secrets: FlowSecrets) {
		try {
			return await authorizationCodeGrant(ready.configuration, address, {
				expectedState: secrets.state,
				expectedNonce: secrets.nonce,
				...(hasPkce && { pkceCodeVerifier: secrets.verifier }),
				idTokenExpected: true,
			})
		} catch (failure) {
			throw refused(`Unable to exchange the code of ${provider.label}`, failure)
		}
	}

	return {
		name: provider.name,
		label: provider.label,
		postedFields,
		async signInAddress(request) {
			const ready = await found()
			return buildAuthorizationUrl(ready.configuration, {
				...request.extra,
				redirect_uri: request.callback,
				response_type: 'code',
				scope: [...new Set(['openid', ...provider.scopes, ...request.scopes])].join(' '),
				state: request.state,
				nonce: request.nonce,
				...(hasPkce && {
					code_challenge: await calculatePKCECodeChallenge(request.verifier),
					code_challenge_method: 'S256',
				}),
				...((provider.responseMode || needsForm(ready)) && { response_mode: 'form_post' }),
			})
		},
		async answer({ address, posted }, secrets, now) {
			const ready = await found()
			const tokens = await ask(ready, address, secrets)
			const accessToken = tokens.access_token
			const claims = await verify(tokens.id_token ?? '', ready, { now, accessToken })
			const person = await withUserInfo(ready, claims, accessToken).catch((failure: unknown) => {
				throw refused(`Unable to get the profile from ${provider.label}`, failure)
			})
			const profile = profileOf(provider.name, { ...postedClaims?.(posted), ...person })
			return { profile, accessToken, refreshToken: tokens.refresh_token }
		},
		async claimsOf(token, more) {
			return verify(token, await found(), more)
		},
	}
}
