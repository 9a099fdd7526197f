import { useState, type SyntheticEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { refusalText } from '../rules/auth-toasts.ts'
import { refusalOf } from '../rules/credentials.ts'
import { NewPasswordForm, passwordLength, readAuthForm } from '../schemas.ts'
import { cameByMail, openFactors } from '../rules/second-step.ts'
import { sessionClient, type PageSession } from './session-client.ts'
import { PasswordField } from './password-field.tsx'
import { SecondStep } from './second-step/second-step.tsx'
import { useOnce } from './use-once.ts'
import { NeedsScripts, NextStep } from './next-step.tsx'

type ResetCardProps = {
	session: PageSession | null
	next: string
	/** An invited person chooses their first password. */
	isWelcome: boolean
}

/** Sets a new password in a session that began with a mailed link; others get links to the right page. */
export function ResetCard({ session: first, next, isWelcome }: ResetCardProps) {
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
	return <NewPassword session={session} isWelcome={isWelcome} onDone={() => setDone(true)} />
}

type NewPasswordProps = { session: PageSession; isWelcome: boolean; onDone: () => void }

function NewPassword({ session, isWelcome, onDone }: NewPasswordProps) {
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
			<h2 className="display text-heading">{isWelcome ? 'Set your password' : 'New password'}</h2>
			<p className="mt-1.5 mb-5 text-muted">For {session.user.email}</p>
			<NeedsScripts />
			{notice !== undefined && (
				<Notice tone="danger" alert className="mb-5">
					<p>{notice}</p>
				</Notice>
			)}
			<form
				noValidate
				onSubmit={(event: SyntheticEvent<HTMLFormElement>) => {
					event.preventDefault()
					void start(save(new FormData(event.currentTarget)))
				}}
				className="grid gap-4.5 noscript:hidden"
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
					hint="At least 6 characters"
					error={error}
				/>
				<Button type="submit" variant="action" size="large" busy={isBusy} className="w-full">
					{isBusy ? 'Saving…' : 'Save password'}
				</Button>
			</form>
		</div>
	)
}
