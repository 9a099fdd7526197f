// The interface of an identity provider. `providers/registry.ts` lists the adapters.
import type { IdClaims } from './oidc/id-tokens.server.ts'
import type { Profile } from './oidc/profile.ts'

/** Secrets of a flow while the person is at the provider. */
export type FlowSecrets = { state: string; nonce: string; verifier: string }

export type SignInRequest = FlowSecrets & {
	callback: string
	scopes: readonly string[]
	/** Further query parameters, already filtered to the allowed ones. */
	extra: Record<string, string>
}

export type ProviderCallback = {
	/** Our callback with the browser's query. */
	address: URL
	/** Those of `postedFields` that the provider posted. */
	posted: Readonly<Record<string, string>>
}

export type ProviderAnswer = { profile: Profile; accessToken: string; refreshToken: string | undefined }

export type IdentityProvider = {
	/** Short name in addresses and identities: `google`. */
	name: string
	/** Button label: `Google`. */
	label: string
	/** Posted fields, besides OAuth's, that `answer` reads. They may hold names, so no URL carries them. */
	postedFields: readonly string[]
	/** Where the browser goes to sign in. @throws AuthFailure provider_unavailable */
	signInAddress: (request: SignInRequest) => Promise<URL>
	/**
	 * Exchanges the provider's answer for a profile.
	 * @throws AuthFailure bad_oauth_callback, validation_failed, provider_unavailable
	 */
	answer: (callback: ProviderCallback, secrets: FlowSecrets, now: Date) => Promise<ProviderAnswer>
	/** Claims of an ID token that a page was given. @throws AuthFailure validation_failed, provider_unavailable */
	claimsOf: (token: string, more: { now: Date; accessToken?: string }) => Promise<IdClaims>
}

/** All configured providers, by name. */
export type IdentityProviders = ReadonlyMap<string, IdentityProvider>
