// Security keys and passkeys as second steps: browser options and answer checks (Web Authentication Level 3).
import {
	generateAuthenticationOptions,
	generateRegistrationOptions,
	verifyAuthenticationResponse,
	verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { COSEALG, decodeAttestationObject, decodeClientDataJSON } from '@simplewebauthn/server/helpers'
import { z } from 'zod'
import { AuthFailure } from '../../rules/errors.ts'
import type { AuthCall } from '../../dependencies.server.ts'
import { relyingPartyOf, type RelyingParty } from '../../rules/factors.ts'
import type { FactorRow, FullUser } from '../../store/users.server.ts'

const algorithms = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256]
/** In characters; real ones are far shorter. */
const part = z.string().max(16_384)

/** The key that a factor stores. */
export const Credential = z.object({
	id: z.string(),
	/** COSE, base64url. */
	publicKey: z.string(),
	/** The signature counter that the authenticator reports. */
	counter: z.int(),
	transports: z.array(z.string()),
})
export type Credential = z.infer<typeof Credential>

/** The part of its options that a challenge stores. */
const Options = z.object({ type: z.enum(['create', 'request']), challenge: z.string() })

const Answer = z.object({ id: part, rawId: part, type: z.literal('public-key') })
const Attestation = Answer.extend({
	response: z.object({
		clientDataJSON: part,
		attestationObject: part,
		transports: z.array(z.string().max(32)).max(10).nullish(),
	}),
})
const Assertion = Answer.extend({
	response: z.object({ clientDataJSON: part, authenticatorData: part, signature: part }),
})

function relyingParty({ settings }: AuthCall['auth']): RelyingParty {
	const party = relyingPartyOf(settings)
	if (party) return party
	throw new AuthFailure(422, 'mfa_webauthn_verify_not_enabled', {
		message: 'MFA verify is disabled for WebAuthn: this site is reached by an IP address, not by a name',
	})
}

const credentialOf = ({ credential }: FactorRow): Credential | undefined =>
	credential ? Credential.parse(credential) : undefined

const described = ({ id, transports }: Credential) => ({ id, transports })

/** Options for creating a key; the person's existing keys are excluded. */
async function creation(auth: AuthCall['auth'], { user, factors }: FullUser) {
	const party = relyingParty(auth)
	const name = user.email ?? (user.phone ? `+${user.phone}` : user.id)
	return generateRegistrationOptions({
		rpName: party.name,
		rpID: party.id,
		userID: new Uint8Array(Buffer.from(user.id)),
		userName: name,
		userDisplayName: name,
		timeout: auth.settings.lifetimes.challenge * 1_000,
		attestationType: 'none',
		excludeCredentials: factors.flatMap((factor) => credentialOf(factor) ?? []).map(described),
		authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
		supportedAlgorithmIDs: algorithms,
	})
}

async function request(auth: AuthCall['auth'], credential: Credential) {
	return generateAuthenticationOptions({
		rpID: relyingParty(auth).id,
		allowCredentials: [described(credential)],
		timeout: auth.settings.lifetimes.challenge * 1_000,
		userVerification: 'preferred',
	})
}

/** Options for the browser: create a key for an unverified factor, use the key of a verified one. */
export async function webauthnOptions({ auth }: AuthCall, full: FullUser, factor: FactorRow) {
	const credential = factor.status === 'verified' ? credentialOf(factor) : undefined
	return credential
		? { type: 'request' as const, publicKey: await request(auth, credential) }
		: { type: 'create' as const, publicKey: await creation(auth, full) }
}

/** Refuses answers of pages inside other sites' frames. */
function refuseForeignFrame(clientDataJSON: string): void {
	if (decodeClientDataJSON(clientDataJSON).crossOrigin === true)
		throw new Error('Answered in a foreign frame')
}

/**
 * We ask for no attestation, so that keys stay anonymous. Certificates are refused unread: checking a stranger's
 * certificates would fetch what they name.
 */
function refuseCertificates(attestationObject: string): void {
	const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')))
	const isPlain = attestation.get('fmt') === 'none'
	const isSelfSigned = attestation.get('fmt') === 'packed' && !attestation.get('attStmt').get('x5c')
	if (!isPlain && !isSelfSigned) throw new Error('An attestation that was not asked for')
}

type Expected = { party: RelyingParty; challenge: string }

async function madeCredential(answer: unknown, { party, challenge }: Expected): Promise<Credential> {
	const { response, ...rest } = Attestation.parse(answer)
	refuseForeignFrame(response.clientDataJSON)
	refuseCertificates(response.attestationObject)
	const { clientDataJSON, attestationObject } = response
	const { verified, registrationInfo } = await verifyRegistrationResponse({
		response: { ...rest, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
		expectedChallenge: challenge,
		expectedOrigin: party.origin,
		expectedRPID: party.id,
		requireUserVerification: false,
		supportedAlgorithmIDs: algorithms,
	})
	if (!verified) throw new Error('The attestation is not valid')
	const { id, publicKey, counter } = registrationInfo.credential
	return {
		id,
		publicKey: Buffer.from(publicKey).toString('base64url'),
		counter,
		transports: response.transports ?? [],
	}
}

async function usedCredential(
	answer: unknown,
	credential: Credential,
	{ party, challenge }: Expected,
): Promise<Credential> {
	const { response, ...rest } = Assertion.parse(answer)
	if (rest.id !== credential.id) throw new Error('Another key than the one that was asked for')
	refuseForeignFrame(response.clientDataJSON)
	const { verified, authenticationInfo } = await verifyAuthenticationResponse({
		response: { ...rest, response, clientExtensionResults: {} },
		expectedChallenge: challenge,
		expectedOrigin: party.origin,
		expectedRPID: party.id,
		credential: { ...credential, publicKey: new Uint8Array(Buffer.from(credential.publicKey, 'base64url')) },
		requireUserVerification: false,
	})
	if (!verified) throw new Error('The signature is not valid')
	return { ...credential, counter: authenticationInfo.newCounter }
}

/**
 * The credential after a right answer; undefined for a wrong one.
 * @param options of the challenge, as `webauthnOptions` made them
 */
export async function judgeWebauthn(
	{ auth, log }: AuthCall,
	factor: FactorRow,
	{ options, answer }: { options: unknown; answer: unknown },
): Promise<Credential | undefined> {
	const party = relyingParty(auth)
	const { type, challenge } = Options.parse(options)
	const credential = factor.status === 'verified' ? credentialOf(factor) : undefined
	// A key is created once: a second answer to "create" would replace it.
	if ((type === 'create') !== (credential === undefined)) return undefined
	try {
		return credential
			? await usedCredential(answer, credential, { party, challenge })
			: await madeCredential(answer, { party, challenge })
	} catch (failure) {
		log.debug({ err: failure }, 'webauthn answer refused')
		return undefined
	}
}
