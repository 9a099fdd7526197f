import { PasswordField } from '#accounts/components/password-field.tsx'
import { Button } from '#ui/button.tsx'
import type { NotDone } from '../../rules/outcomes.ts'
import type { SettingsView } from '../../views.ts'
import { IntentForm, sectionAction, useBusy } from '../intent-form.tsx'
import { CodeField, MailCodeForm } from './code-field.tsx'
import { Section } from './section.tsx'

type PasswordSectionProps = {
	settings: Pick<SettingsView, 'email' | 'hasPassword' | 'isYoung'>
	answer: NotDone | undefined
	doneAt: number | undefined
}

/** A new password, confirmed by the old one or, after a while, by a mailed code. */
export function PasswordSection({ settings, answer, doneAt }: PasswordSectionProps) {
	const { email, hasPassword, isYoung } = settings
	const isBusy = useBusy('password')
	return (
		<Section
			id="password"
			title="Password"
			lead={
				hasPassword
					? 'Changing it signs out all your other devices.'
					: 'You sign in without one. With a password you have a second way in.'
			}
			answer={answer}
		>
			<MailCodeForm />
			<IntentForm intent="password" action={sectionAction('password')} doneAt={doneAt} className="grid gap-5">
				{/* Password managers take the account's name from here. */}
				<input
					type="text"
					name="username"
					autoComplete="username"
					defaultValue={email ?? ''}
					hidden
					readOnly
				/>
				{hasPassword && (
					<PasswordField
						label="Current password"
						name="currentPassword"
						autoComplete="current-password"
						required={isYoung}
						error={answer?.errors['currentPassword']}
					/>
				)}
				{!isYoung && <CodeField id="password-code" error={answer?.errors['code']} />}
				<PasswordField
					label="New password"
					name="newPassword"
					autoComplete="new-password"
					minLength={6}
					maxLength={100}
					required
					hint="6 to 100 characters. A short sentence is easy to remember and hard to guess."
					error={answer?.errors['newPassword']}
				/>
				<div className="flex flex-wrap items-center gap-x-5 gap-y-2">
					<Button type="submit" busy={isBusy}>
						{isBusy ? 'Saving…' : hasPassword ? 'Change password' : 'Set password'}
					</Button>
					{hasPassword && (
						<a
							href="/auth/forgot"
							className="inline-flex min-h-11 items-center font-semibold text-primary hover:underline"
						>
							Forgot your password?
						</a>
					)}
				</div>
			</IntentForm>
		</Section>
	)
}
