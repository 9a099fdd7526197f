// Sign in with Apple: OpenID Connect with a signed client secret, an answer by form post, and the person's name beside it
// at the first sign-in only. https://developer.apple.com/documentation/signinwithapplerestapi
import { createPrivateKey, sign, type KeyObject } from 'node:crypto'
import { ClientSecretPost } from 'openid-client'
import { z } from 'zod'
import { InvalidJson, parseJson } from '#kit/json.ts'
import { createOidcClient } from '../oidc/client.server.ts'
import type { IdentityProvider } from '../contract.ts'
import { Issuer, ProviderLabel, ProviderName } from './oidc.ts'

/** Undefined unless the text is a P-256 key in PEM. */
function signingKey(pem: string): KeyObject | undefined {
	try {
		const key = createPrivateKey(pem)
		return key.asymmetricKeyDetails?.namedCurve === 'prime256v1' ? key : undefined
	} catch {
		return undefined // The parser's message may repeat parts of the key.
	}
}

const AppleId = z.string().regex(/^[A-Z0-9]{10}$/, 'must be the 10 letters and digits that Apple shows')

export const AppleSettings = z.object({
	kind: z.literal('apple'),
	name: ProviderName.default('apple'),
	label: ProviderLabel.optional(),
	issuer: Issuer.default('https://appleid.apple.com'),
	/** The Services ID. */
	clientId: z.string().min(1),
	teamId: AppleId,
	keyId: AppleId,
	privateKey: z
		.string()
		.refine((pem) => signingKey(pem) !== undefined, 'must be the text of the .p8 file, a P-256 key in PEM'),
	scopes: z.array(z.enum(['name', 'email'])).default(['name', 'email']),
	/** Bundle ids of apps whose ID tokens are accepted, beside the Services ID. */
	audiences: z.array(z.string()).default([]),
})
export type AppleProvider = z.infer<typeof AppleSettings> & { label: string }

/** Apple allows six months; each exchange makes its own secret, so a short life is enough. */
const clientSecretS = 300

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** An ES256 JWT in place of a client secret. */
function clientSecretOf({ issuer, clientId, teamId, keyId }: AppleProvider, key: KeyObject): string {
	const iat = Math.floor(Date.now() / 1_000)
	const claims = { iss: teamId, iat, exp: iat + clientSecretS, aud: issuer, sub: clientId }
	const signed = `${encoded({ alg: 'ES256', kid: keyId, typ: 'JWT' })}.${encoded(claims)}`
	const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' })
	return `${signed}.${signature.toString('base64url')}`
}

const PostedUser = z.object({
	name: z.object({ firstName: z.string().optional(), lastName: z.string().optional() }),
})

/** The name in Apple's `user` field as claims. It is not signed: everything else in it is ignored. */
function nameIn(user: string | undefined): { given_name?: string; family_name?: string } {
	if (user === undefined) return {}
	try {
		const { name } = PostedUser.parse(parseJson(user))
		return {
			...(name.firstName && { given_name: name.firstName }),
			...(name.lastName && { family_name: name.lastName }),
		}
	} catch (failure) {
		if (failure instanceof InvalidJson || failure instanceof z.ZodError) return {}
		throw failure
	}
}

export function openApple(settings: AppleProvider): IdentityProvider {
	const key = signingKey(settings.privateKey)
	if (!key) throw new Error('The private key for Apple is no P-256 key')
	return createOidcClient({
		...settings,
		clientAuth: (...request) => ClientSecretPost(clientSecretOf(settings, key))(...request),
		// With the scopes `name` and `email` Apple refuses any other mode.
		responseMode: 'form_post',
		hasPkce: false,
		postedFields: ['user'],
		postedClaims: ({ user }) => nameIn(user),
	})
}
