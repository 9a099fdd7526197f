import { PasswordField } from '#accounts/components/password-field.tsx'
import { Button } from '#ui/button.tsx'
import type { NotDone } from '../../rules/outcomes.ts'
import type { SettingsView } from '../../views.ts'
import { IntentForm, sectionAction, useBusy } from '../intent-form.tsx'
import { CodeField, MailCodeForm, Section } from './section.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextField } from '#ui/fields.tsx'

type EmailSectionProps = {
	settings: Pick<SettingsView, 'email' | 'pending'>
	answer: NotDone | undefined
	doneAt: number | undefined
}

/** A new email address, valid once both addresses have confirmed it. */
export function EmailSection({ settings: { email, pending }, answer, doneAt }: EmailSectionProps) {
	const isBusy = useBusy('email')
	return (
		<Section
			id="email"
			title="Email"
			lead={
				<>
					Now <span className="font-semibold break-all text-ink">{email ?? 'none'}</span>. We write to the old
					and to the new address; both have to confirm.
				</>
			}
			answer={answer}
		>
			{pending && <Pending {...pending} />}
			<IntentForm intent="email" action={sectionAction('email')} doneAt={doneAt} className="grid gap-5">
				<TextField
					label="New email"
					name="newEmail"
					type="email"
					autoComplete="email"
					inputMode="email"
					maxLength={255}
					required
					defaultValue={answer?.typed?.['newEmail'] ?? ''}
					error={answer?.errors['newEmail']}
				/>
				<div>
					<Button type="submit" busy={isBusy}>
						{isBusy ? 'Sending…' : 'Change email'}
					</Button>
				</div>
			</IntentForm>
		</Section>
	)
}

const waitingFor = {
	both: 'Both addresses have to confirm.',
	old: 'The new address has confirmed; the old one has to agree.',
	new: 'The old address has agreed; the new one has to confirm.',
} as const

function Pending({ address, left }: NonNullable<SettingsView['pending']>) {
	return (
		<Notice className="mb-5" title={<span className="break-all">Waiting: {address}</span>}>
			<p>{waitingFor[left]} To call it off, do nothing: the links end within the hour and nothing changes.</p>
			<IntentForm intent="email" action={sectionAction('email')} className="mt-2">
				<input type="hidden" name="newEmail" value={address} />
				<Button type="submit" variant="outline" size="small">
					Send the mails again
				</Button>
			</IntentForm>
		</Notice>
	)
}

type PasswordSectionProps = {
	settings: Pick<SettingsView, 'email' | 'hasPassword' | 'isYoung' | 'passwordMin'>
	answer: NotDone | undefined
	doneAt: number | undefined
}

/** A new password, confirmed by the old one or, after a while, by a mailed code. */
export function PasswordSection({ settings, answer, doneAt }: PasswordSectionProps) {
	const { email, hasPassword, isYoung, passwordMin } = settings
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
					minLength={passwordMin}
					maxLength={100}
					required
					hint={`${passwordMin} to 100 characters. A short sentence is easy to remember and hard to guess.`}
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
