import { useState } from 'react'
import { PasskeyPlace, usePasskeyPlace } from '#accounts/components/second-step/passkey-place.tsx'
import { Button } from '#ui/button.tsx'
import type { PageLanguage } from '#kit/language.ts'
import { freeName, refusalIn } from '../../../rules/labels.ts'
import type { SettingsTexts } from '../../../rules/settings-texts.ts'
import { useAccountTexts } from '../../use-account-texts.ts'
import { NameForm, type AddProps } from './factor-forms.tsx'
import { sessionClient } from '#accounts/components/session-client.ts'

// Creates a passkey in the browser, as the second factor.
type Texts = SettingsTexts['steps']
/** The page's. */
type Said = { language: PageLanguage; texts: Texts }

/** The browser refuses by throwing: the person canceled, waited too long, or has this key already. */
function refusedBy(failure: unknown, { known, notMade }: Texts): string {
	if (!(failure instanceof DOMException)) throw failure
	return failure.name === 'InvalidStateError' ? known : notMade
}

async function prove(factorId: string, { language, texts }: Said): Promise<string | undefined> {
	const { notMade } = texts
	const { mfa } = sessionClient()
	const webauthn = { rpId: location.hostname, rpOrigins: [location.origin] as [string] }
	const { data, error } = await mfa.challenge({ factorId, webauthn })
	if (error) return refusalIn(language, error)
	if (data.webauthn.type !== 'create') return notMade
	// The library's own method requests security keys alone; any passkey will do. Cast: the library's type lists the
	// same members, some of them newer than the language's own type.
	const publicKey = data.webauthn.credential_options.publicKey as PublicKeyCredentialCreationOptions
	const credential = await navigator.credentials
		.create({ publicKey })
		.catch((failure: unknown) => refusedBy(failure, texts))
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
	return verified.error ? refusalIn(language, verified.error) : undefined
}

/** Browser only. @returns an error message, or undefined */
async function makePasskey(name: string, said: Said): Promise<string | undefined> {
	if (!('PublicKeyCredential' in globalThis)) return said.texts.unsupported
	const { mfa } = sessionClient()
	const { data, error } = await mfa.enroll({ factorType: 'webauthn', friendlyName: name })
	if (error) return refusalIn(said.language, error)
	const wrong = await prove(data.id, said)
	// An unverified factor is useless; removing it frees its name for another try.
	if (wrong !== undefined) await mfa.unenroll({ factorId: data.id })
	return wrong
}

/** A passkey or security key, made by the browser. */
export function AddPasskey({ taken, onDone, onCancel }: AddProps) {
	const [error, setError] = useState<string>()
	const [isBusy, setBusy] = useState(false)
	const elsewhere = usePasskeyPlace()
	const { language, settings } = useAccountTexts()
	const { steps: texts, cancel } = settings
	const make = async ({ name }: { name: string }) => {
		setBusy(true)
		setError(undefined)
		const wrong = await makePasskey(name, { language, texts })
		setBusy(false)
		if (wrong === undefined) onDone(texts.done.webauthn)
		else setError(wrong)
	}
	if (elsewhere !== undefined)
		return (
			<div className="grid gap-4">
				<PasskeyPlace href={`${elsewhere}#two-factor`} />
				<Button variant="ghost" className="justify-self-start" onClick={onCancel}>
					{cancel}
				</Button>
			</div>
		)
	return (
		<div className="grid gap-4">
			<p>{texts.passkey}</p>
			<NameForm
				name={freeName(texts.names.webauthn, taken)}
				action={texts.makePasskey}
				error={error}
				isBusy={isBusy}
				onSend={(fields) => void make(fields)}
				onCancel={onCancel}
			/>
		</div>
	)
}
