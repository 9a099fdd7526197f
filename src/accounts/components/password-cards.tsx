import { useState } from 'react'
import { refusalText } from '../rules/auth-toasts.ts'
import { refusalOf } from '../rules/credentials.ts'
import { ForgotForm, NewPasswordForm, passwordLength, readAuthForm } from '../schemas.ts'
import { cameByMail, openFactors } from '../rules/second-step.ts'
import { sessionClient, type PageSession } from './session-client.ts'
import { useAuthTexts } from './auth-language.tsx'
import { PasswordField } from './password-field.tsx'
import { SecondStep } from './second-step/second-step.tsx'
import { CardForm, NextStep, useOnce } from './card-parts.tsx'
import { TextField } from '#ui/fields.tsx'
import { LanguageSwitch } from '#ui/language-switch.tsx'
import { authPath } from '../rules/mailed-links.ts'

type Shown = { error?: string | undefined; notice?: string | undefined }

const resetPath = (next: string) =>
	next === '/' ? '/auth/reset' : `/auth/reset?${new URLSearchParams({ next }).toString()}`

type ForgotCardProps = {
	next: string
	/** What stands in the page's address beside the language. */
	query: Readonly<Record<string, string>>
	/** The address as it was typed before the language changed. */
	typed?: string | undefined
}

const forgotFormId = 'forgot-form'

/** Asks for the address; the result is the same whether or not an account exists. */
export function ForgotCard({ next, query, typed }: ForgotCardProps) {
	const { links, language, said } = useAuthTexts()
	const { forgot } = links
	const [sentTo, setSentTo] = useState<string>()
	const [shown, setShown] = useState<Shown>({})
	const { isBusy, start } = useOnce()
	const send = (fields: FormData) => async () => {
		const read = readAuthForm(ForgotForm, Object.fromEntries(fields))
		if (!read.ok) {
			setShown({ error: said(read.first) })
			return
		}
		const redirectTo = location.origin + resetPath(next)
		const { error } = await sessionClient().resetPasswordForEmail(read.value.email, { redirectTo })
		if (error) setShown({ notice: said(refusalText('sign-in', refusalOf(error))) })
		else setSentTo(read.value.email)
	}
	if (sentTo !== undefined) {
		return (
			<>
				<LanguageSwitch {...{ language, query }} />
				<NextStep
					title={forgot.sentTitle}
					tone="success"
					ways={[{ label: links.toSignIn, href: authPath(next) }]}
				>
					<p>{forgot.sentTo(sentTo)}</p>
				</NextStep>
			</>
		)
	}
	return (
		<div>
			<LanguageSwitch {...{ language, query }} form={forgotFormId} />
			<CardForm
				id={forgotFormId}
				title={forgot.heading}
				text={forgot.text}
				notice={shown.notice}
				submit={isBusy ? forgot.sending : forgot.send}
				isBusy={isBusy}
				onSubmit={(fields) => void start(send(fields))}
			>
				<TextField
					label={forgot.email}
					name="email"
					type="email"
					inputMode="email"
					autoComplete="username"
					autoCapitalize="none"
					maxLength={255}
					required
					defaultValue={typed}
					error={shown.error}
				/>
			</CardForm>
			<p className="mt-3 text-center">
				<a
					href={authPath(next)}
					className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-2 hover:text-ink"
				>
					{links.toSignIn}
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
	const { links } = useAuthTexts()
	const { done, needsLink, knows, change } = links.reset
	const [session, setSession] = useState(first)
	const [isDone, setDone] = useState(false)
	if (isDone) {
		return (
			<NextStep title={done.title} tone="success" ways={[{ label: links.continue, href: next }]}>
				<p>{done.text}</p>
			</NextStep>
		)
	}
	if (!session) {
		return (
			<NextStep
				title={needsLink.title}
				tone="warning"
				ways={[
					{ label: links.newLink, href: '/auth/forgot' },
					{ label: links.toSignIn, href: '/auth' },
				]}
			>
				<p>{needsLink.text}</p>
			</NextStep>
		)
	}
	if (openFactors(session).length > 0) return <SecondStep session={session} onDone={setSession} />
	if (!cameByMail(session)) {
		return (
			<NextStep
				title={knows.title}
				tone="info"
				ways={[
					{ label: change, href: '/account?tab=settings' },
					{ label: links.continue, href: next },
				]}
			>
				<p>{knows.text}</p>
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
	const { texts, links, said } = useAuthTexts()
	const { reset } = links
	const [error, setError] = useState<string>()
	const [notice, setNotice] = useState<string>()
	const { isBusy, start } = useOnce()
	const save = (fields: FormData) => async () => {
		setNotice(undefined)
		const read = readAuthForm(NewPasswordForm, Object.fromEntries(fields))
		setError(read.ok ? undefined : said(read.first))
		if (!read.ok) return
		const { error: refused } = await sessionClient(session).updateUser({ password: read.value.password })
		if (!refused) onDone()
		else if (['same_password', 'weak_password'].includes(refused.code ?? '')) setError(said(refused.message))
		else setNotice(said(refusalText('sign-in', refusalOf(refused))))
	}
	return (
		<div>
			<CardForm
				title={isWelcome ? reset.welcome : reset.heading}
				text={reset.forAccount(session.user.email ?? '')}
				notice={notice}
				submit={isBusy ? reset.saving : reset.save}
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
					label={reset.password}
					name="password"
					autoComplete="new-password"
					maxLength={passwordLength.max * 2}
					required
					hint={texts.atLeast(passwordMin)}
					error={error}
				/>
			</CardForm>
		</div>
	)
}
