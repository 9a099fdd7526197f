import { useRef, useState, type SyntheticEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'
import { useAlive } from '#ui/use-alive.ts'
import { refusalOf } from '../../rules/credentials.ts'
import { CodeForm, readAuthForm } from '../../schemas.ts'
import { stepRefusal, type StepFactor } from '../../rules/second-step.ts'
import { useAuthTexts } from '../auth-language.tsx'
import { sessionClient } from '../session-client.ts'
import { useShopName } from '#ui/shop.tsx'

type CodeEntryProps = { hint: string; send: (code: string) => Promise<string | undefined> }

/** Six digits and a button. `send` returns the error message, or undefined on success. */
function CodeEntry({ hint, send }: CodeEntryProps) {
	const { texts, said } = useAuthTexts()
	const [error, setError] = useState<string>()
	const [isBusy, setBusy] = useState(false)
	const isSent = useRef(false)
	const isAlive = useAlive()
	const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
		event.preventDefault()
		const read = readAuthForm(CodeForm, Object.fromEntries(new FormData(event.currentTarget)))
		const field = event.currentTarget.querySelector<HTMLInputElement>('input[name=code]')
		if (isSent.current) return
		isSent.current = read.ok
		setBusy(read.ok)
		const wrong = read.ok ? await send(read.value.code) : read.first
		setError(wrong)
		if (wrong === undefined) return
		isSent.current = false
		setBusy(false)
		field?.focus()
		field?.select()
	}
	return (
		<form method="post" onSubmit={(event) => void submit(event)} noValidate className="grid gap-4.5">
			<TextField
				label={texts.code}
				name="code"
				inputMode="numeric"
				autoComplete="one-time-code"
				maxLength={9}
				required
				hint={hint}
				className="[&_input]:figures [&_input]:text-2xl [&_input]:tracking-[0.35em]"
				error={error === undefined ? undefined : said(error)}
			/>
			{/* Disabled until scripts run: a plain form post cannot verify the code. */}
			<Button
				type="submit"
				variant="action"
				size="large"
				busy={isBusy}
				disabled={!isAlive}
				className="w-full"
			>
				{isBusy ? texts.verify.busy : texts.verify.idle}
			</Button>
		</form>
	)
}

/** The six digits that an authenticator app shows. */
export function AppStep({ factor, onVerified }: StepProps) {
	const shop = useShopName()
	const { texts } = useAuthTexts()
	const send = async (code: string) => {
		const { error } = await sessionClient().mfa.challengeAndVerify({ factorId: factor.id, code })
		if (error) return stepRefusal(refusalOf(error))
		onVerified()
	}
	return <CodeEntry hint={texts.appHint(shop)} send={send} />
}

/** Six digits in a text message, sent on request. */
export function PhoneStep({ factor, onVerified }: StepProps) {
	const { texts, said } = useAuthTexts()
	const [challengeId, setChallengeId] = useState<string>()
	const [error, setError] = useState<string>()
	const [isBusy, setBusy] = useState(false)
	const text = async () => {
		setBusy(true)
		const { data, error: refused } = await sessionClient().mfa.challenge({
			factorId: factor.id,
			channel: 'sms',
		})
		setBusy(false)
		setError(refused ? stepRefusal(refusalOf(refused)) : undefined)
		if (data) setChallengeId(data.id)
	}
	const send = async (code: string) => {
		const { error: refused } = await sessionClient().mfa.verify({
			factorId: factor.id,
			challengeId: challengeId ?? '',
			code,
		})
		if (refused) return stepRefusal(refusalOf(refused))
		onVerified()
	}
	return (
		<div className="grid gap-4">
			{challengeId !== undefined && <CodeEntry hint={texts.smsHint} send={send} />}
			{error !== undefined && (
				<p role="alert" className="font-semibold text-danger">
					{said(error)}
				</p>
			)}
			<Button
				variant={challengeId === undefined ? 'action' : 'outline'}
				size="large"
				busy={isBusy}
				onClick={() => void text()}
				className="w-full"
			>
				{challengeId === undefined ? texts.sendCode : texts.sendAnother}
			</Button>
		</div>
	)
}

/** Props of each second-step method. */
export type StepProps = { factor: StepFactor; onVerified: () => void }
