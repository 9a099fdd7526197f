import { useState } from 'react'
import { sessionClient } from '#accounts/components/session-client.ts'
import { freeName, groupedSecret, refusalIn } from '../../../rules/labels.ts'
import { CodeForm, NameForm, type AddProps } from './factor-forms.tsx'
import { TextField } from '#ui/fields.tsx'
import { useAccountTexts } from '../../use-account-texts.ts'
import { useShopName } from '#ui/shop.tsx'

type Started = { id: string; picture: string; secret: string }

/** An authenticator app: a QR code, the same as letters, and the first code of the app. */
export function AddApp({ taken, onDone, onCancel }: AddProps) {
	const shop = useShopName()
	const { language, settings } = useAccountTexts()
	const { steps: texts } = settings
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
		if (refused) return setError(refusalIn(language, refused))
		setStarted({ id: data.id, picture: data.totp.qr_code, secret: data.totp.secret })
	}
	if (!started)
		return (
			<NameForm
				name={freeName(texts.names.totp, taken)}
				action={texts.showCode}
				error={error}
				isBusy={isBusy}
				onSend={(fields) => void start(fields)}
				onCancel={onCancel}
			/>
		)

	const { id: factorId, picture, secret } = started
	const send = async (code: string) => {
		const { error: refused } = await sessionClient().mfa.challengeAndVerify({ factorId, code })
		if (refused) return refusalIn(language, refused)
		onDone(texts.done.totp)
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
				alt={texts.scanned}
				width={176}
				height={176}
				className="size-44 rounded-notice border border-line bg-on-danger-fill p-2"
			/>
			<div className="grid content-start gap-4">
				<div>
					<p>{texts.scan}</p>
					<p className="figures mt-1.5 font-semibold break-words select-all">{groupedSecret(secret)}</p>
				</div>
				<CodeForm hint={texts.inApp(shop)} send={send} onCancel={cancel} />
			</div>
		</div>
	)
}

type Sent = { factorId: string; challengeId: string; phone: string }

/** A phone that gets a code by text message. */
export function AddPhone({ taken, onDone, onCancel }: AddProps) {
	const { language, settings } = useAccountTexts()
	const { steps: texts } = settings
	const [sent, setSent] = useState<Sent>()
	const [error, setError] = useState<string>()
	const [isBusy, setBusy] = useState(false)

	const begin = async (name: string, phone: string): Promise<Sent | string> => {
		const { mfa } = sessionClient()
		const enrolled = await mfa.enroll({ factorType: 'phone', friendlyName: name, phone })
		if (enrolled.error) return refusalIn(language, enrolled.error)
		const factorId = enrolled.data.id
		const texted = await mfa.challenge({ factorId, channel: 'sms' })
		if (!texted.error) return { factorId, challengeId: texted.data.id, phone }
		await mfa.unenroll({ factorId })
		return refusalIn(language, texted.error)
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
				name={freeName(texts.names.phone, taken)}
				action={texts.textCode}
				error={error}
				isBusy={isBusy}
				onSend={(fields) => void start(fields)}
				onCancel={onCancel}
			>
				<TextField
					label={texts.phone}
					name="phone"
					id="factor-phone"
					type="tel"
					autoComplete="tel"
					maxLength={40}
					required
					hint={texts.phoneHint}
				/>
			</NameForm>
		)

	const { factorId, challengeId, phone } = sent
	const send = async (code: string) => {
		const { error: refused } = await sessionClient().mfa.verify({ factorId, challengeId, code })
		if (refused) return refusalIn(language, refused)
		onDone(texts.done.phone)
	}
	const cancel = () => {
		void sessionClient().mfa.unenroll({ factorId })
		onCancel()
	}
	return <CodeForm hint={texts.texted(phone)} send={send} onCancel={cancel} />
}
