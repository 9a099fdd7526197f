// One OpenID Connect provider: found by its issuer's document, asked for sign-ins, and for its keys.
import { createRemoteJWKSet, customFetch as keysFetch, type JWTVerifyGetKey } from 'jose'
import {
	allowInsecureRequests,
	authorizationCodeGrant,
	buildAuthorizationUrl,
	calculatePKCECodeChallenge,
	ClientSecretBasic,
	ClientSecretPost,
	customFetch,
	discovery,
	fetchUserInfo,
	None,
	type ClientAuth,
	type Configuration,
} from 'openid-client'
import { AuthFailure } from '../rules/errors.ts'
import type { OidcProvider } from '../rules/settings.ts'
import { providerDown, verifyIdToken, type IdClaims } from './id-tokens.server.ts'
import { isPlainIssuer, outboundFor } from './outbound.server.ts'
import { profileOf, type Profile } from './profile.ts'

const timeoutS = 5
/** How long the issuer's document and keys are believed. */
const documentMs = 3_600_000
const keysMs = 600_000
/** A key that is not known has them fetched again, but not more often than this. */
const unknownKeyMs = 60_000

type Found = { configuration: Configuration; keys: JWTVerifyGetKey; issuer: string; foundAt: number }

/** The way that the issuer's document names; the standard's own default is Basic. */
const clientAuthOf = (secret: string | undefined): ClientAuth => {
	if (secret === undefined) return None()
	return (server, ...rest) => {
		const methods = server.token_endpoint_auth_methods_supported ?? []
		const isPost = methods.includes('client_secret_post') && !methods.includes('client_secret_basic')
		return (isPost ? ClientSecretPost(secret) : ClientSecretBasic(secret))(server, ...rest)
	}
}

async function find(provider: OidcProvider): Promise<Found> {
	const outbound = outboundFor(provider.issuer)
	const configuration = await discovery(
		new URL(provider.issuer),
		provider.clientId,
		undefined,
		clientAuthOf(provider.clientSecret),
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

/** What a flow keeps for itself while the person is at the provider. */
export type FlowSecrets = { state: string; nonce: string; verifier: string }

export type SignInRequest = FlowSecrets & {
	callback: string
	scopes: readonly string[]
	/** Further query parameters, already chosen from those that are allowed. */
	extra: Record<string, string>
}

export type ProviderAnswer = { profile: Profile; accessToken: string; refreshToken: string | undefined }

const needsForm = ({ configuration }: Found): boolean => {
	const modes = configuration.serverMetadata().response_modes_supported
	return modes !== undefined && !modes.includes('query') && modes.includes('form_post')
}

/** Some issuers tell the address only on a second question. */
async function withUserInfo(found: Found, claims: IdClaims, accessToken: string): Promise<IdClaims> {
	if (claims.email !== undefined || !found.configuration.serverMetadata().userinfo_endpoint) return claims
	const more = await fetchUserInfo(found.configuration, accessToken, claims.sub)
	return { ...more, ...claims, sub: claims.sub }
}

/** For the log only its code: the rest of the failure may hold codes and tokens. */
const refused = (message: string, failure: unknown) =>
	new AuthFailure(400, 'bad_oauth_callback', {
		message,
		extra: { reason: failure instanceof Error && 'code' in failure ? failure.code : 'unknown' },
	})

export function createProvider(provider: OidcProvider) {
	const audiences = [provider.clientId, ...provider.audiences]
	let known: Found | undefined
	let finding: Promise<Found> | undefined

	/** One question at a time. What was known is believed on when the issuer cannot be asked again. */
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
				pkceCodeVerifier: secrets.verifier,
				idTokenExpected: true,
			})
		} catch (failure) {
			throw refused(`Unable to exchange the code of ${provider.label}`, failure)
		}
	}

	return {
		name: provider.name,
		label: provider.label,
		/** Where the browser goes to sign in. @throws AuthFailure provider_unavailable */
		async signInAddress(request: SignInRequest): Promise<URL> {
			const ready = await found()
			return buildAuthorizationUrl(ready.configuration, {
				...request.extra,
				redirect_uri: request.callback,
				response_type: 'code',
				scope: [...new Set(['openid', ...provider.scopes, ...request.scopes])].join(' '),
				state: request.state,
				nonce: request.nonce,
				code_challenge: await calculatePKCECodeChallenge(request.verifier),
				code_challenge_method: 'S256',
				...(needsForm(ready) ? { response_mode: 'form_post' } : {}),
			})
		},
		/**
		 * Trades the provider's answer for a profile.
		 * @param address our callback with the query that the browser brought
		 * @throws AuthFailure bad_oauth_callback, validation_failed, provider_unavailable
		 */
		async answer(address: URL, secrets: FlowSecrets, now: Date): Promise<ProviderAnswer> {
			const ready = await found()
			const tokens = await ask(ready, address, secrets)
			const accessToken = tokens.access_token
			const claims = await verify(tokens.id_token ?? '', ready, { now, accessToken })
			const person = await withUserInfo(ready, claims, accessToken).catch((failure: unknown) => {
				throw refused(`Unable to get the profile from ${provider.label}`, failure)
			})
			return { profile: profileOf(provider.name, person), accessToken, refreshToken: tokens.refresh_token }
		},
		/** @throws AuthFailure validation_failed, provider_unavailable */
		async claimsOf(token: string, more: { now: Date; accessToken?: string }): Promise<IdClaims> {
			return verify(token, await found(), more)
		},
	}
}
export type Provider = ReturnType<typeof createProvider>

/** All configured providers, by name. */
export type Providers = ReadonlyMap<string, Provider>

export const createProviders = (providers: readonly OidcProvider[]): Providers =>
	new Map(providers.map((provider) => [provider.name, createProvider(provider)]))
