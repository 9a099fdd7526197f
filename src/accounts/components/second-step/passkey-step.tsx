import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { offlineText, type AuthRefusal } from '../../rules/auth-toasts.ts'
import { stepRefusal } from '../../rules/second-step-labels.ts'
import { sessionClient } from '../session-client.ts'
import { PasskeyPlace, usePasskeyPlace } from './passkey-place.tsx'
import type { StepProps } from './step-props.ts'

const notConfirmed = 'The passkey was not confirmed. Try again, or take another way.'

/** Browser messages for a failed passkey prompt are long; ours say what to do. */
const wordsOf = (failure: AuthRefusal & { name: string }): string => {
	if (failure.name === 'AuthRetryableFetchError') return offlineText
	const isOurs = failure.status !== undefined && failure.code !== 'mfa_verification_failed'
	return isOurs ? stepRefusal(failure) : notConfirmed
}

/** The browser prompts for a passkey or security key. */
export function PasskeyStep({ factor, onVerified }: StepProps) {
	const [error, setError] = useState<string>()
	const [isBusy, setBusy] = useState(false)
	const elsewhere = usePasskeyPlace()
	const show = async () => {
		setBusy(true)
		setError(undefined)
		const { error: refused } = await sessionClient().mfa.webauthn.authenticate({
			factorId: factor.id,
			webauthn: { rpId: location.hostname, rpOrigins: [location.origin] },
		})
		if (!refused) {
			onVerified()
			return
		}
		const { name, message, code } = refused
		setBusy(false)
		setError(wordsOf({ name, message, code, status: 'status' in refused ? refused.status : undefined }))
	}
	if (elsewhere !== undefined) return <PasskeyPlace href={elsewhere} />
	return (
		<div className="grid gap-4">
			<p>Your browser will ask for your fingerprint, face, screen lock or security key.</p>
			{error !== undefined && (
				<p role="alert" className="font-semibold text-danger">
					{error}
				</p>
			)}
			<Button variant="action" size="large" busy={isBusy} onClick={() => void show()} className="w-full">
				<Icon name="lock" />
				{isBusy ? 'Waiting for your passkey…' : 'Use passkey'}
			</Button>
		</div>
	)
}
