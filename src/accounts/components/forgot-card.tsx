import { useState, type SyntheticEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextField } from '#ui/text-field.tsx'
import { authPath } from '../rules/arrival.ts'
import { refusalText } from '../rules/auth-toasts.ts'
import { refusalOf } from '../rules/credentials.ts'
import { ForgotForm, readAuthForm } from '../schemas.ts'
import { sessionClient } from './session-client.ts'
import { useOnce } from './use-once.ts'
import { NeedsScripts, NextStep } from './next-step.tsx'

type Said = { error?: string | undefined; notice?: string | undefined }

const resetPath = (next: string) =>
	next === '/' ? '/auth/reset' : `/auth/reset?${new URLSearchParams({ next }).toString()}`

/** Asks for the address; the result is the same whether or not an account exists. */
export function ForgotCard({ next }: { next: string }) {
	const [sentTo, setSentTo] = useState<string>()
	const [said, setSaid] = useState<Said>({})
	const { isBusy, start } = useOnce()
	const send = (fields: FormData) => async () => {
		const read = readAuthForm(ForgotForm, Object.fromEntries(fields))
		if (!read.ok) {
			setSaid({ error: read.first })
			return
		}
		const redirectTo = location.origin + resetPath(next)
		const { error } = await sessionClient().resetPasswordForEmail(read.value.email, { redirectTo })
		if (error) setSaid({ notice: refusalText('sign-in', refusalOf(error)) })
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
			<h2 className="display text-heading">Forgot your password?</h2>
			<p className="mt-1.5 mb-5 text-muted">Tell us your address and we send you a link to set a new one.</p>
			<NeedsScripts />
			{said.notice !== undefined && (
				<Notice tone="danger" alert className="mb-5">
					<p>{said.notice}</p>
				</Notice>
			)}
			<form
				noValidate
				onSubmit={(event: SyntheticEvent<HTMLFormElement>) => {
					event.preventDefault()
					void start(send(new FormData(event.currentTarget)))
				}}
				className="grid gap-4.5 noscript:hidden"
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
					error={said.error}
				/>
				<Button type="submit" variant="action" size="large" busy={isBusy} className="w-full">
					{isBusy ? 'Sending…' : 'Send link'}
				</Button>
			</form>
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
