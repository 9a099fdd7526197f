import { PasswordField } from '#accounts/components/password-field.tsx'
import { Button } from '#ui/button.tsx'
import { switchForms, type NotDone } from '../../rules/outcomes.ts'
import type { SettingsView } from '../../views.ts'
import { IntentForm, sectionAction, useBusy } from '../intent-form.tsx'
import { useAccountTexts } from '../use-account-texts.ts'
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
	const { email: texts } = useAccountTexts().settings
	return (
		<Section
			id="email"
			title={texts.title}
			lead={
				<>
					{texts.now[0]} <span className="font-semibold break-all text-ink">{email ?? texts.none}</span>
					{texts.now[1]}
				</>
			}
			answer={answer}
		>
			{pending && <Pending {...pending} />}
			<IntentForm
				intent="email"
				action={sectionAction('email')}
				id={switchForms.settings}
				doneAt={doneAt}
				className="grid gap-5"
			>
				<TextField
					label={texts.new}
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
						{isBusy ? texts.change.busy : texts.change.idle}
					</Button>
				</div>
			</IntentForm>
		</Section>
	)
}

function Pending({ address, left }: NonNullable<SettingsView['pending']>) {
	const { email: texts } = useAccountTexts().settings
	return (
		<Notice className="mb-5" title={<span className="break-all">{texts.waiting(address)}</span>}>
			<p>
				{texts.waitingFor[left]} {texts.callOff}
			</p>
			<IntentForm intent="email" action={sectionAction('email')} className="mt-2">
				<input type="hidden" name="newEmail" value={address} />
				<Button type="submit" variant="outline" size="small">
					{texts.again}
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
	const { password: texts } = useAccountTexts().settings
	return (
		<Section
			id="password"
			title={texts.title}
			lead={hasPassword ? texts.lead.change : texts.lead.first}
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
						label={texts.current}
						name="currentPassword"
						autoComplete="current-password"
						required={isYoung}
						error={answer?.errors['currentPassword']}
					/>
				)}
				{!isYoung && <CodeField id="password-code" error={answer?.errors['code']} />}
				<PasswordField
					label={texts.new}
					name="newPassword"
					autoComplete="new-password"
					minLength={passwordMin}
					maxLength={100}
					required
					hint={texts.hint(passwordMin)}
					error={answer?.errors['newPassword']}
				/>
				<div className="flex flex-wrap items-center gap-x-5 gap-y-2">
					<Button type="submit" busy={isBusy}>
						{isBusy ? texts.save.busy : hasPassword ? texts.save.change : texts.save.first}
					</Button>
					{hasPassword && (
						<a
							href="/auth/forgot"
							className="inline-flex min-h-11 items-center font-semibold text-primary hover:underline"
						>
							{texts.forgot}
						</a>
					)}
				</div>
			</IntentForm>
		</Section>
	)
}
