import { useState } from 'react'
import { sessionClient } from '#accounts/components/session-client.ts'
import { factorRefusal, freeName, groupedSecret } from '../../../rules/labels.ts'
import { CodeForm, NameForm, type AddProps } from './factor-forms.tsx'
import { TextField } from '#ui/fields.tsx'
import { useShopName } from '#ui/shop.tsx'

type Started = { id: string; picture: string; secret: string }

/** An authenticator app: a QR code, the same as letters, and the first code of the app. */
export function AddApp({ taken, onDone, onCancel }: AddProps) {
	const shop = useShopName()
	const [started, setStarted] = useState<Started>()
	const [error, setError] = useState<string>()
	const [isBusy, setBusy] = useState(false)

	const start = async ({ name }: { name: string }) => {
		setBusy(true)
		const { data, error: refused } = await sessionClient().mfa.enroll({
			factorType: 'totp',
			friendlyName: name,
			issuer: shop,
		})
		setBusy(false)
		if (refused) return setError(factorRefusal(refused))
		setStarted({ id: data.id, picture: data.totp.qr_code, secret: data.totp.secret })
	}
	if (!started)
		return (
			<NameForm
				name={freeName('Authenticator app', taken)}
				action="Show the code to scan"
				error={error}
				isBusy={isBusy}
				onSend={(fields) => void start(fields)}
				onCancel={onCancel}
			/>
		)

	const { id: factorId, picture, secret } = started
	const send = async (code: string) => {
		const { error: refused } = await sessionClient().mfa.challengeAndVerify({ factorId, code })
		if (refused) return factorRefusal(refused)
		onDone('Authenticator app added')
	}
	const cancel = () => {
		// An unverified factor is useless and expires; this only removes it earlier.
		void sessionClient().mfa.unenroll({ factorId })
		onCancel()
	}
	return (
		<div className="grid gap-5 sm:grid-cols-[auto_1fr]">
			<img
				src={picture}
				alt="QR code for your authenticator app"
				width={176}
				height={176}
				className="size-44 rounded-notice border border-line bg-on-danger-fill p-2"
			/>
			<div className="grid content-start gap-4">
				<div>
					<p>Scan this with your authenticator app. Cannot scan? Type this key:</p>
					<p className="figures mt-1.5 font-semibold break-words select-all">{groupedSecret(secret)}</p>
				</div>
				<CodeForm hint={`The app shows it for ${shop}.`} send={send} onCancel={cancel} />
			</div>
		</div>
	)
}

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
