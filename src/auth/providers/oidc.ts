// Any provider that follows OpenID Connect, such as Google or a club's own, described by settings alone.
import { ClientSecretBasic, ClientSecretPost, None, type ClientAuth } from 'openid-client'
import { z } from 'zod'
import { createOidcClient } from '../oidc/client.server.ts'
import type { IdentityProvider } from '../contract.ts'

// Settings that all adapters share.
const isLoopback = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

export const Issuer = z.url({ protocol: /^https?$/ }).refine((text) => {
	const url = new URL(text)
	return url.protocol === 'https:' || isLoopback(url)
}, 'must use https')

export const ProviderName = z.string().regex(/^[a-z][a-z0-9_-]{1,31}$/, 'must be a short lower-case name')
export const ProviderLabel = z.string().min(1).max(40)

export const OidcSettings = z.object({
	kind: z.literal('oidc'),
	name: ProviderName,
	label: ProviderLabel.optional(),
	issuer: Issuer,
	clientId: z.string().min(1),
	clientSecret: z.string().min(1).optional(),
	scopes: z.array(z.string()).default(['openid', 'email', 'profile']),
	/** Client ids accepted as audience of ID tokens, besides our own. */
	audiences: z.array(z.string()).default([]),
})
export type OidcProvider = z.infer<typeof OidcSettings> & { label: string }

/** The method that the issuer's document names; the standard's own default is Basic. */
const clientAuthOf = (secret: string | undefined): ClientAuth => {
	if (secret === undefined) return None()
	return (server, ...rest) => {
		const methods = server.token_endpoint_auth_methods_supported ?? []
		const isPost = methods.includes('client_secret_post') && !methods.includes('client_secret_basic')
		return (isPost ? ClientSecretPost(secret) : ClientSecretBasic(secret))(server, ...rest)
	}
}

export const openOidc = (settings: OidcProvider): IdentityProvider =>
	createOidcClient({ ...settings, clientAuth: clientAuthOf(settings.clientSecret) })
