// Making a passkey in the browser, as the person's second step.
import { sessionClient } from '#accounts/components/session-client.ts'
import { factorRefusal } from '../rules/factor-labels.ts'

const notMade = 'The passkey was not made. Try again, or take another second step.'
const unsupported = 'This browser cannot make passkeys. Use another one, or take another second step.'

/** The browser refuses by throwing: the person changed their mind, waited too long, or has this key already. */
function refusedBy(failure: unknown): string {
	if (!(failure instanceof DOMException)) throw failure
	return failure.name === 'InvalidStateError' ? 'This passkey is one of your second steps already.' : notMade
}

async function prove(factorId: string): Promise<string | undefined> {
	const { mfa } = sessionClient()
	const webauthn = { rpId: location.hostname, rpOrigins: [location.origin] as [string] }
	const { data, error } = await mfa.challenge({ factorId, webauthn })
	if (error) return factorRefusal(error)
	if (data.webauthn.type !== 'create') return notMade
	// The library's own way asks for security keys alone; any passkey will do.
	// Cast: the library's type lists the same members, some of them newer than the language's own type knows.
	const publicKey = data.webauthn.credential_options.publicKey as PublicKeyCredentialCreationOptions
	const credential = await navigator.credentials.create({ publicKey }).catch(refusedBy)
	if (typeof credential === 'string') return credential
	if (!(credential instanceof PublicKeyCredential)) return notMade
	const verified = await mfa.verify({
		factorId,
		challengeId: data.id,
		// Cast: a credential that was just created holds the answer to a creation.
		webauthn: { ...webauthn, type: 'create', credential_response: credential as never },
	})
	// Its words are about a code, and here was none.
	if (verified.error?.code === 'mfa_verification_failed') return notMade
	return verified.error ? factorRefusal(verified.error) : undefined
}

/** Browser only. @returns what went wrong, or nothing */
export async function makePasskey(name: string): Promise<string | undefined> {
	if (!('PublicKeyCredential' in globalThis)) return unsupported
	const { mfa } = sessionClient()
	const { data, error } = await mfa.enroll({ factorType: 'webauthn', friendlyName: name })
	if (error) return factorRefusal(error)
	const wrong = await prove(data.id)
	// One that was not proved counts for nothing; without it the name is free for another try.
	if (wrong !== undefined) await mfa.unenroll({ factorId: data.id })
	return wrong
}
