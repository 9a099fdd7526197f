import type { SyntheticEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'
import type { AuthForm } from '../rules/auth-toasts.ts'
import { passwordLength, type FieldErrors } from '../schemas.ts'
import { PasswordField } from './password-field.tsx'

export type TypedCredentials = { email: string; fullName: string }

type CredentialFormProps = {
	form: AuthForm
	/** Where the form is sent without scripts. */
	action: string
	typed: TypedCredentials
	errors: FieldErrors
	isBusy: boolean
	onSend: (fields: Record<string, FormDataEntryValue>) => void
	/** Address of the page that helps with a forgotten password. */
	forgotHref: string
	/** Characters of a new password. */
	passwordMin: number
}

export const buttonText: Record<AuthForm, { idle: string; busy: string }> = {
	'sign-in': { idle: 'Sign In', busy: 'Signing in…' },
	'sign-up': { idle: 'Sign Up', busy: 'Creating account…' },
}

/** Sign-in or sign-up form, sent by scripts or as a plain form post. Typed values stay. */
export function CredentialForm(props: CredentialFormProps) {
	const { form, action, typed, errors, isBusy, onSend, forgotHref, passwordMin } = props
	const isNew = form === 'sign-up'
	const send = (event: SyntheticEvent<HTMLFormElement>) => {
		event.preventDefault()
		onSend(Object.fromEntries(new FormData(event.currentTarget)))
	}
	return (
		<form method="post" action={action} onSubmit={send} noValidate className="grid gap-4.5">
			<input type="hidden" name="form" value={form} />
			{isNew && (
				<TextField
					label={
						<>
							Full name <span className="font-normal text-muted">(optional)</span>
						</>
					}
					name="fullName"
					id={`${form}-fullName`}
					autoComplete="name"
					maxLength={100}
					defaultValue={typed.fullName}
					error={errors.fullName}
				/>
			)}
			<TextField
				label="Email"
				name="email"
				id={`${form}-email`}
				type="email"
				inputMode="email"
				autoComplete={isNew ? 'email' : 'username'}
				autoCapitalize="none"
				spellCheck={false}
				maxLength={255}
				required
				defaultValue={typed.email}
				error={errors.email}
			/>
			<PasswordField
				label="Password"
				name="password"
				id={`${form}-password`}
				autoComplete={isNew ? 'new-password' : 'current-password'}
				maxLength={passwordLength.max * 2}
				required
				{...(isNew && { hint: `At least ${passwordMin} characters` })}
				error={errors.password}
			/>
			{!isNew && (
				<p className="-mt-2 text-right text-[0.9375rem]">
					<a
						href={forgotHref}
						className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-2 hover:text-ink"
					>
						Forgot password?
					</a>
				</p>
			)}
			<Button type="submit" variant="action" size="large" busy={isBusy} className="w-full">
				{isBusy ? buttonText[form].busy : buttonText[form].idle}
			</Button>
		</form>
	)
}
