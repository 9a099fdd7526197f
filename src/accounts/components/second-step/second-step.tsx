import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Choice } from '#ui/choice.tsx'
import { Notice } from '#ui/notice.tsx'
import { openFactors, stepRefusal } from '../../rules/second-step.ts'
import { useAuthTexts } from '../auth-language.tsx'
import { sessionClient, type PageSession } from '../session-client.ts'
import { AppStep, PhoneStep, type StepProps } from './code-steps.tsx'
import { Icon } from '#ui/icon.tsx'
import { offlineText, type AuthRefusal } from '../../rules/auth-toasts.ts'
import { PasskeyPlace, usePasskeyPlace } from './passkey-place.tsx'

const notConfirmed = 'The passkey was not confirmed. Try again, or take another way.'

/** Browser messages for a failed passkey prompt are long; ours say what to do. */
const wordsOf = (failure: AuthRefusal & { name: string }): string => {
	if (failure.name === 'AuthRetryableFetchError') return offlineText
	const isOurs = failure.status !== undefined && failure.code !== 'mfa_verification_failed'
	return isOurs ? stepRefusal(failure) : notConfirmed
}

/** The browser prompts for a passkey or security key. */
function PasskeyStep({ factor, onVerified }: StepProps) {
	const [error, setError] = useState<string>()
	const [isBusy, setBusy] = useState(false)
	const elsewhere = usePasskeyPlace()
	const { texts, said } = useAuthTexts()
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
			<p>{texts.passkeyText}</p>
			{error !== undefined && (
				<p role="alert" className="font-semibold text-danger">
					{said(error)}
				</p>
			)}
			<Button variant="action" size="large" busy={isBusy} onClick={() => void show()} className="w-full">
				<Icon name="lock" />
				{isBusy ? texts.usePasskey.busy : texts.usePasskey.idle}
			</Button>
		</div>
	)
}

type SecondStepProps = {
	session: PageSession
	onDone: (session: PageSession) => void
}

const steps = { totp: AppStep, phone: PhoneStep, webauthn: PasskeyStep }

/** Ends only this unfinished session; the visitor's data in this browser stays. */
async function giveUp({ access_token }: PageSession): Promise<void> {
	await sessionClient().admin.signOut(access_token, 'local')
	location.reload()
}

/** After the password: proof by app, phone or passkey. The person can switch methods or cancel. */
export function SecondStep({ session, onDone }: SecondStepProps) {
	const { texts } = useAuthTexts()
	const factors = openFactors(session, texts.factors)
	const [chosenId, setChosenId] = useState(factors[0]?.id ?? '')
	const [isLeaving, setLeaving] = useState(false)
	const factor = factors.find(({ id }) => id === chosenId)
	if (!factor) return null
	const Step = steps[factor.type]
	const verified = async () => {
		const { data } = await sessionClient().getSession()
		if (data.session) onDone(data.session)
	}
	return (
		<div>
			<h2 className="display text-heading">{texts.stepTitle}</h2>
			<p className="mt-1.5 mb-5 text-muted">
				{texts.stepText} {session.user.email}
			</p>
			<Notice tone="warning" className="mb-5 hidden noscript:flex">
				<p>{texts.stepNeedsScripts}</p>
			</Notice>
			<div className="noscript:hidden">
				{factors.length > 1 && (
					<Choice
						legend={texts.stepChoice}
						name="factor"
						options={factors.map(({ id, name }) => ({ value: id, label: name }))}
						value={factor.id}
						onChoose={setChosenId}
						className="mb-5"
					/>
				)}
				<Step key={factor.id} factor={factor} onVerified={() => void verified()} />
			</div>
			<form method="post" action="/auth/sign-out" className="mt-3">
				<Button
					type="submit"
					variant="ghost"
					busy={isLeaving}
					className="w-full"
					onClick={(event) => {
						event.preventDefault()
						setLeaving(true)
						void giveUp(session)
					}}
				>
					{texts.leaveStep}
				</Button>
			</form>
		</div>
	)
}
