import { useState } from 'react'
import { PasskeyPlace, usePasskeyPlace } from '#accounts/components/second-step/passkey-place.tsx'
import { Button } from '#ui/button.tsx'
import { factorRefusal, freeName } from '../../../rules/labels.ts'
import { NameForm, type AddProps } from './factor-forms.tsx'
import { sessionClient } from '#accounts/components/session-client.ts'

// Creates a passkey in the browser, as the second factor.
const notMade = 'The passkey was not made. Try again, or take another second step.'
const unsupported = 'This browser cannot make passkeys. Use another one, or take another second step.'

/** The browser refuses by throwing: the person canceled, waited too long, or has this key already. */
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
	// The library's own method requests security keys alone; any passkey will do. Cast: the library's type lists the
	// same members, some of them newer than the language's own type.
	const publicKey = data.webauthn.credential_options.publicKey as PublicKeyCredentialCreationOptions
	const credential = await navigator.credentials.create({ publicKey }).catch(refusedBy)
	if (typeof credential === 'string') return credential
	if (!(credential instanceof PublicKeyCredential)) return notMade
	const verified = await mfa.verify({
		factorId,
		challengeId: data.id,
		// Cast: a credential just created holds a creation response.
		webauthn: { ...webauthn, type: 'create', credential_response: credential as never },
	})
	// The library's message is about a code, which passkeys do not have.
	if (verified.error?.code === 'mfa_verification_failed') return notMade
	return verified.error ? factorRefusal(verified.error) : undefined
}

/** Browser only. @returns an error message, or undefined */
async function makePasskey(name: string): Promise<string | undefined> {
	if (!('PublicKeyCredential' in globalThis)) return unsupported
	const { mfa } = sessionClient()
	const { data, error } = await mfa.enroll({ factorType: 'webauthn', friendlyName: name })
	if (error) return factorRefusal(error)
	const wrong = await prove(data.id)
	// An unverified factor is useless; removing it frees its name for another try.
	if (wrong !== undefined) await mfa.unenroll({ factorId: data.id })
	return wrong
}

/** A passkey or security key, made by the browser. */
export function AddPasskey({ taken, onDone, onCancel }: AddProps) {
	const [error, setError] = useState<string>()
	const [isBusy, setBusy] = useState(false)
	const elsewhere = usePasskeyPlace()
	const make = async ({ name }: { name: string }) => {
		setBusy(true)
		setError(undefined)
		const wrong = await makePasskey(name)
		setBusy(false)
		if (wrong === undefined) onDone('Passkey added')
		else setError(wrong)
	}
	if (elsewhere !== undefined)
		return (
			<div className="grid gap-4">
				<PasskeyPlace href={`${elsewhere}#two-factor`} />
				<Button variant="ghost" className="justify-self-start" onClick={onCancel}>
					Cancel
				</Button>
			</div>
		)
	return (
		<div className="grid gap-4">
			<p>Your browser will ask for your fingerprint, face, screen lock or security key.</p>
			<NameForm
				name={freeName('Passkey', taken)}
				action="Make a passkey"
				error={error}
				isBusy={isBusy}
				onSend={(fields) => void make(fields)}
				onCancel={onCancel}
			/>
		</div>
	)
}
