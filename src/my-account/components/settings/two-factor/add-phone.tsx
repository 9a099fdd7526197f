import { useState } from 'react'
import { sessionClient } from '#accounts/components/session-client.ts'
import { TextField } from '#ui/text-field.tsx'
import { factorRefusal, freeName } from '../../../rules/factor-labels.ts'
import { CodeForm } from './code-form.tsx'
import { NameForm } from './name-form.tsx'
import type { AddProps } from './add-props.ts'

type Sent = { factorId: string; challengeId: string; phone: string }

/** A phone that gets a code by text message. */
export function AddPhone({ taken, onDone, onCancel }: AddProps) {
	const [sent, setSent] = useState<Sent>()
	const [error, setError] = useState<string>()
	const [isBusy, setBusy] = useState(false)

	const begin = async (name: string, phone: string): Promise<Sent | string> => {
		const { mfa } = sessionClient()
		const enrolled = await mfa.enroll({ factorType: 'phone', friendlyName: name, phone })
		if (enrolled.error) return factorRefusal(enrolled.error)
		const factorId = enrolled.data.id
		const texted = await mfa.challenge({ factorId, channel: 'sms' })
		if (!texted.error) return { factorId, challengeId: texted.data.id, phone }
		await mfa.unenroll({ factorId })
		return factorRefusal(texted.error)
	}
	const start = async ({ name, phone }: { name: string; phone: string }) => {
		setBusy(true)
		const begun = await begin(name, phone)
		setBusy(false)
		if (typeof begun === 'string') setError(begun)
		else setSent(begun)
	}
	if (!sent)
		return (
			<NameForm
				name={freeName('My phone', taken)}
				action="Text me a code"
				error={error}
				isBusy={isBusy}
				onSend={(fields) => void start(fields)}
				onCancel={onCancel}
			>
				<TextField
					label="Phone number"
					name="phone"
					id="factor-phone"
					type="tel"
					autoComplete="tel"
					maxLength={40}
					required
					hint="With its country: +1 330 555 0147"
				/>
			</NameForm>
		)

	const { factorId, challengeId, phone } = sent
	const send = async (code: string) => {
		const { error: refused } = await sessionClient().mfa.verify({ factorId, challengeId, code })
		if (refused) return factorRefusal(refused)
		onDone('Phone added')
	}
	const cancel = () => {
		void sessionClient().mfa.unenroll({ factorId })
		onCancel()
	}
	return <CodeForm hint={`We sent it to ${phone}. It is good for 5 minutes.`} send={send} onCancel={cancel} />
}
