import type { SyntheticEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'
import { isSwitching } from '#ui/language-switch.tsx'
import type { AuthForm } from '../rules/auth-toasts.ts'
import { passwordLength, type FieldErrors } from '../schemas.ts'
import { useAuthTexts } from './auth-language.tsx'
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

/** Id of the form, so that the switch of languages sends what is typed. */
export const credentialFormId = (form: AuthForm): string => `${form}-form`

/** Sign-in or sign-up form, sent by scripts or as a plain form post. Typed values stay. */
export function CredentialForm(props: CredentialFormProps) {
	const { form, action, typed, errors, isBusy, onSend, forgotHref, passwordMin } = props
	const isNew = form === 'sign-up'
	const { texts } = useAuthTexts()
	const send = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
		if (isSwitching(event.nativeEvent)) return
		event.preventDefault()
		onSend(Object.fromEntries(new FormData(event.currentTarget)))
	}
	return (
		<form
			id={credentialFormId(form)}
			method="post"
			action={action}
			onSubmit={send}
			noValidate
			className="grid gap-4.5"
		>
			<input type="hidden" name="form" value={form} />
			{isNew && (
				<TextField
					label={
						<>
							{texts.fullName} <span className="font-normal text-muted">{texts.optional}</span>
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
				label={texts.email}
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
				label={texts.password}
				name="password"
				id={`${form}-password`}
				autoComplete={isNew ? 'new-password' : 'current-password'}
				maxLength={passwordLength.max * 2}
				required
				{...(isNew && { hint: texts.atLeast(passwordMin) })}
				error={errors.password}
			/>
			{!isNew && (
				<p className="-mt-2 text-right text-[0.9375rem]">
					<a
						href={forgotHref}
						className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-2 hover:text-ink"
					>
						{texts.forgot}
					</a>
				</p>
			)}
			<Button type="submit" variant="action" size="large" busy={isBusy} className="w-full">
				{isBusy ? texts.buttons[form].busy : texts.buttons[form].idle}
			</Button>
		</form>
	)
}
