// The keys that sign access tokens, read from the database and cached in each process.
import { createLocalJWKSet, importJWK, jwtVerify, SignJWT, type CryptoKey, type JWK } from 'jose'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Connection } from '#database/client.server.ts'
import { badToken } from '../rules/errors.ts'
import type { Vault } from '../service/sealing.server.ts'
import type { AuthSettings } from '../rules/settings.ts'
import { advanceKeys } from './rotation.server.ts'
import { publishedKeys, type SigningKey } from './store.server.ts'

const uuid = z.uuid()

/** The claims that we read from our own tokens; the others are for clients. */
export const Claims = z.object({
	sub: uuid,
	session_id: uuid,
	exp: z.number(),
	iat: z.number(),
	aal: z.enum(['aal1', 'aal2']),
	email: z.string().default(''),
	is_anonymous: z.boolean().default(false),
})
export type Claims = z.infer<typeof Claims>

type Loaded = {
	current: { kid: string; alg: string; key: CryptoKey }
	keySet: ReturnType<typeof createLocalJWKSet>
	jwks: { keys: JWK[] }
	loadedAt: number
}

const freshMs = 60_000
/** An unknown key id reloads the keys at most this often. */
const unknownKeyMs = 5_000
const clockToleranceS = 5
const rememberedTokens = 5_000

const publicPart = ({ publicJwk, kid, alg }: SigningKey): JWK => ({
	...(publicJwk as JWK),
	kid,
	alg,
	use: 'sig',
	key_ops: ['verify'],
})

async function load(db: Connection, vault: Vault, now: number): Promise<Loaded> {
	const keys = await publishedKeys(db)
	const signing = keys.find(({ state }) => state === 'current')
	if (!signing) throw new Error('There is no current signing key')
	const jwk = JSON.parse(vault.open(signing.privateSealed, signing.kid).toString()) as JWK
	const jwks = { keys: keys.map(publicPart) }
	return {
		current: { kid: signing.kid, alg: signing.alg, key: (await importJWK(jwk, signing.alg)) as CryptoKey },
		keySet: createLocalJWKSet(jwks),
		jwks,
		loadedAt: now,
	}
}

export type KeyRingParts = {
	db: Connection
	vault: Vault
	settings: Pick<AuthSettings, 'base' | 'algorithm' | 'lifetimes'>
	clock?: () => number
}

export function createKeyRing({ db, vault, settings, clock = Date.now }: KeyRingParts) {
	let loaded: Loaded | undefined
	let loading: Promise<Loaded> | undefined
	const verified = new LRUCache<string, Claims>({ max: rememberedTokens })

	const reload = () =>
		(loading ??= load(db, vault, clock())
			.then((found) => (loaded = found))
			.finally(() => {
				loading = undefined
			}))
	const ready = async () => {
		if (!loaded) return reload()
		// Another process may have rotated the keys: signatures of the old one stay valid meanwhile.
		if (clock() - loaded.loadedAt > freshMs) await reload()
		return loaded
	}

	const claimsFrom = async (token: string, keys: Loaded) => {
		const { payload } = await jwtVerify(token, keys.keySet, {
			algorithms: ['ES256', 'RS256'],
			issuer: settings.base,
			audience: 'authenticated',
			clockTolerance: clockToleranceS,
			currentDate: new Date(clock()),
			requiredClaims: ['sub', 'exp', 'iat', 'session_id'],
		})
		return Claims.parse(payload)
	}

	return {
		/** Creates the first key or rotates keys; safe in parallel processes. Call it at start and hourly. */
		async advance(): Promise<void> {
			const isChanged = await advanceKeys({ db, vault, settings, now: new Date(clock()) })
			if (isChanged || !loaded) await reload()
		},
		async jwks(): Promise<{ keys: JWK[] }> {
			return (await ready()).jwks
		},
		async sign(claims: Record<string, unknown>): Promise<string> {
			const { current } = await ready()
			return new SignJWT(claims)
				.setProtectedHeader({ alg: current.alg, typ: 'JWT', kid: current.kid })
				.sign(current.key)
		},
		/**
		 * Verifies signature, issuer, audience and times with our own keys: no query once they are loaded.
		 * @throws AuthFailure bad_jwt
		 */
		async verify(token: string): Promise<Claims> {
			const known = verified.get(token)
			if (known && known.exp + clockToleranceS > clock() / 1_000) return known
			const keys = await ready()
			try {
				const claims = await claimsFrom(token, keys).catch(async (failure: unknown) => {
					const isUnknownKey = failure instanceof Error && failure.name === 'JWKSNoMatchingKey'
					if (!isUnknownKey || clock() - keys.loadedAt < unknownKeyMs) throw failure
					return claimsFrom(token, await reload())
				})
				verified.set(token, claims)
				return claims
			} catch (failure) {
				throw badToken(
					failure instanceof Error && failure.name === 'JWTExpired' ? 'token is expired' : 'token is invalid',
				)
			}
		},
	}
}
export type KeyRing = ReturnType<typeof createKeyRing>
