import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { NotDone } from '../../rules/outcomes.ts'
import type { SettingsView } from '../../views.ts'
import { IntentForm, sectionAction, useBusy } from '../intent-form.tsx'
import { Section } from './section.tsx'

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
