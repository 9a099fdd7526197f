import { useState } from 'react'
import { PasskeyPlace, usePasskeyPlace } from '#accounts/components/second-step/passkey-place.tsx'
import { Button } from '#ui/button.tsx'
import { makePasskey } from '../../passkeys.ts'
import { freeName } from '../../../rules/factor-labels.ts'
import { NameForm } from './name-form.tsx'
import type { AddProps } from './add-props.ts'

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
