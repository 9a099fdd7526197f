import { useState } from 'react'
import { refusalText } from '../rules/auth-toasts.ts'
import { refusalOf } from '../rules/credentials.ts'
import { ForgotForm, NewPasswordForm, passwordLength, readAuthForm } from '../schemas.ts'
import { cameByMail, openFactors } from '../rules/second-step.ts'
import { sessionClient, type PageSession } from './session-client.ts'
import { PasswordField } from './password-field.tsx'
import { SecondStep } from './second-step/second-step.tsx'
import { CardForm, NextStep, useOnce } from './card-parts.tsx'
import { TextField } from '#ui/fields.tsx'
import { authPath } from '../rules/mailed-links.ts'

type Shown = { error?: string | undefined; notice?: string | undefined }

const resetPath = (next: string) =>
	next === '/' ? '/auth/reset' : `/auth/reset?${new URLSearchParams({ next }).toString()}`

/** Asks for the address; the result is the same whether or not an account exists. */
export function ForgotCard({ next }: { next: string }) {
	const [sentTo, setSentTo] = useState<string>()
	const [shown, setShown] = useState<Shown>({})
	const { isBusy, start } = useOnce()
	const send = (fields: FormData) => async () => {
		const read = readAuthForm(ForgotForm, Object.fromEntries(fields))
		if (!read.ok) {
			setShown({ error: read.first })
			return
		}
		const redirectTo = location.origin + resetPath(next)
		const { error } = await sessionClient().resetPasswordForEmail(read.value.email, { redirectTo })
		if (error) setShown({ notice: refusalText('sign-in', refusalOf(error)) })
		else setSentTo(read.value.email)
	}
	if (sentTo !== undefined) {
		return (
			<NextStep
				title="Check your mail"
				tone="success"
				ways={[{ label: 'Back to sign in', href: authPath(next) }]}
			>
				<p>
					If {sentTo} has an account, a link to set a new password is on its way. It is good for one hour.
				</p>
			</NextStep>
		)
	}
	return (
		<div>
			<CardForm
				title="Forgot your password?"
				text="Tell us your address and we send you a link to set a new one."
				notice={shown.notice}
				submit={isBusy ? 'Sending…' : 'Send link'}
				isBusy={isBusy}
				onSubmit={(fields) => void start(send(fields))}
			>
				<TextField
					label="Email"
					name="email"
					type="email"
					inputMode="email"
					autoComplete="username"
					autoCapitalize="none"
					maxLength={255}
					required
					error={shown.error}
				/>
			</CardForm>
			<p className="mt-3 text-center">
				<a
					href={authPath(next)}
					className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-2 hover:text-ink"
				>
					Back to sign in
				</a>
			</p>
		</div>
	)
}

type ResetCardProps = {
	session: PageSession | null
	next: string
	/** An invited person chooses their first password. */
	isWelcome: boolean
	/** Characters of a new password. */
	passwordMin: number
}

/** Sets a new password in a session that began with a mailed link; others get links to the right page. */
export function ResetCard({ session: first, next, isWelcome, passwordMin }: ResetCardProps) {
	const [session, setSession] = useState(first)
	const [isDone, setDone] = useState(false)
	if (isDone) {
		return (
			<NextStep title="Password set" tone="success" ways={[{ label: 'Continue', href: next }]}>
				<p>Your new password is in force. You are signed in here and signed out everywhere else.</p>
			</NextStep>
		)
	}
	if (!session) {
		return (
			<NextStep
				title="Open the link first"
				tone="warning"
				ways={[
					{ label: 'Send a new link', href: '/auth/forgot' },
					{ label: 'Back to sign in', href: '/auth' },
				]}
			>
				<p>
					A new password can be set from the link in our mail. It works once and for one hour; if yours is
					used or too old, ask for another.
				</p>
			</NextStep>
		)
	}
	if (openFactors(session).length > 0) return <SecondStep session={session} onDone={setSession} />
	if (!cameByMail(session)) {
		return (
			<NextStep
				title="You are signed in"
				tone="info"
				ways={[
					{ label: 'Change it in your settings', href: '/account?tab=settings' },
					{ label: 'Continue', href: next },
				]}
			>
				<p>To change a password that you know, go to your settings.</p>
			</NextStep>
		)
	}
	return <NewPassword {...{ session, isWelcome, passwordMin }} onDone={() => setDone(true)} />
}

type NewPasswordProps = Pick<ResetCardProps, 'isWelcome' | 'passwordMin'> & {
	session: PageSession
	onDone: () => void
}

function NewPassword({ session, isWelcome, passwordMin, onDone }: NewPasswordProps) {
	const [error, setError] = useState<string>()
	const [notice, setNotice] = useState<string>()
	const { isBusy, start } = useOnce()
	const save = (fields: FormData) => async () => {
		setNotice(undefined)
		const read = readAuthForm(NewPasswordForm, Object.fromEntries(fields))
		setError(read.ok ? undefined : read.first)
		if (!read.ok) return
		const { error: refused } = await sessionClient(session).updateUser({ password: read.value.password })
		if (!refused) onDone()
		else if (['same_password', 'weak_password'].includes(refused.code ?? '')) setError(refused.message)
		else setNotice(refusalText('sign-in', refusalOf(refused)))
	}
	return (
		<div>
			<CardForm
				title={isWelcome ? 'Set your password' : 'New password'}
				text={<>For {session.user.email}</>}
				notice={notice}
				submit={isBusy ? 'Saving…' : 'Save password'}
				isBusy={isBusy}
				onSubmit={(fields) => void start(save(fields))}
			>
				<input
					type="email"
					name="username"
					autoComplete="username"
					defaultValue={session.user.email}
					hidden
					readOnly
				/>
				<PasswordField
					label="New password"
					name="password"
					autoComplete="new-password"
					maxLength={passwordLength.max * 2}
					required
					hint={`At least ${passwordMin} characters`}
					error={error}
				/>
			</CardForm>
		</div>
	)
}
