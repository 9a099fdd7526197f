import { useState } from 'react'
import { sessionClient } from '#accounts/session-client.ts'
import { factorRefusal, freeName } from '../../../rules/factor-words.ts'
import { NameForm } from './name-form.tsx'
import type { AddProps } from './two-factor-section.tsx'

const notConfirmed = 'The passkey was not made. Try again, or take another second step.'

/** A passkey or security key, made by the browser. */
export function AddPasskey({ taken, onDone, onCancel }: AddProps) {
	const [error, setError] = useState<string>()
	const [isBusy, setBusy] = useState(false)
	const make = async ({ name }: { name: string }) => {
		setBusy(true)
		setError(undefined)
		const { error: refused } = await sessionClient().mfa.webauthn.register({
			friendlyName: name,
			webauthn: { rpId: location.hostname, rpOrigins: [location.origin] },
		})
		setBusy(false)
		if (!refused) return onDone('Passkey added')
		const status = 'status' in refused ? refused.status : undefined
		setError(
			status === undefined
				? notConfirmed
				: factorRefusal({ message: refused.message, status, code: refused.code }),
		)
	}
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
