// ID tokens: the signature by the configured issuer's keys, and the required claims (auth contract §5.5).
import { createHash } from 'node:crypto'
import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose'
import { AuthFailure, invalid } from '../rules/errors.ts'
import { isSameSecret } from '../service/sealing.server.ts'

/** No algorithm that signs with a shared secret, and never `none`. */
const algorithms = 'RS256 RS384 RS512 PS256 PS384 PS512 ES256 ES384 ES512 EdDSA Ed25519'.split(' ')
const toleranceS = 30
const maxAgeS = 86_400
const maxSubject = 255
const maxTokenLength = 16_384

export type IdClaims = JWTPayload & { iss: string; sub: string; exp: number; iat: number }

export const badIdToken = () => invalid('Bad ID token')

export const providerDown = (label: string) =>
	new AuthFailure(503, 'provider_unavailable', {
		message: `${label} cannot be reached right now. Please try again later.`,
	})

/** Tells a bad token from unavailable keys of the provider. */
function blame(failure: unknown, label: string): AuthFailure {
	if (failure instanceof AuthFailure) return failure
	if (failure instanceof errors.JWTClaimValidationFailed && failure.claim === 'aud')
		return invalid('Unacceptable audience in id_token')
	if (failure instanceof errors.JWTExpired) return invalid('ID token has expired')
	const isOurs =
		failure instanceof errors.JWKSTimeout ||
		failure instanceof errors.JWKSInvalid ||
		!(failure instanceof errors.JOSEError) ||
		failure.code === 'ERR_JOSE_GENERIC'
	return isOurs ? providerDown(label) : badIdToken()
}

/** OpenID Connect Core §3.1.3.6: the left half of the hash that goes with the token's algorithm. */
function accessTokenHash(accessToken: string, alg: string): string {
	const bits = /(?:256|384|512)$/.exec(alg)?.[0] ?? '512'
	const hash = createHash(`sha${bits}`).update(accessToken).digest()
	return hash.subarray(0, hash.length / 2).toString('base64url')
}

export type IdTokenChecks = {
	keys: JWTVerifyGetKey
	issuer: string
	audiences: readonly string[]
	label: string
	now: Date
	accessToken?: string | undefined
}

function checkParty({ aud, azp }: JWTPayload, audiences: readonly string[]): void {
	if (!Array.isArray(aud) || aud.length < 2) return
	if (typeof azp !== 'string' || !audiences.includes(azp)) throw invalid('Unacceptable audience in id_token')
}

/** @throws AuthFailure validation_failed for a bad token, provider_unavailable when the keys cannot be had */
export async function verifyIdToken(token: string, checks: IdTokenChecks): Promise<IdClaims> {
	const { keys, issuer, audiences, label, now, accessToken } = checks
	if (token.length > maxTokenLength) throw badIdToken()
	try {
		const { payload, protectedHeader } = await jwtVerify(token, keys, {
			algorithms,
			issuer,
			audience: [...audiences],
			currentDate: now,
			clockTolerance: toleranceS,
			maxTokenAge: maxAgeS,
			requiredClaims: ['iss', 'sub', 'aud', 'exp', 'iat'],
		})
		checkParty(payload, audiences)
		const { iss, sub, exp, iat, at_hash: hash } = payload
		const isSubject = typeof sub === 'string' && sub.length > 0 && sub.length <= maxSubject
		if (!isSubject || sub.includes('\0') || !sub.isWellFormed() || !iss || !exp || !iat) throw badIdToken()
		if (accessToken !== undefined && hash !== undefined) {
			const isRight =
				typeof hash === 'string' && isSameSecret(hash, accessTokenHash(accessToken, protectedHeader.alg))
			if (!isRight) throw invalid('Access token does not match the at_hash of id_token')
		}
		return { ...payload, iss, sub, exp, iat }
	} catch (failure) {
		throw blame(failure, label)
	}
}
