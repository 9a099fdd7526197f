import { PasswordField } from '#accounts/components/password-field.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextField } from '#ui/fields.tsx'
import type { NotDone } from '../../rules/outcomes.ts'
import { heldTitle, leavingTitle } from '../../rules/deletion-messages.ts'
import type { AccountView, SettingsView } from '../../views.ts'
import { IntentForm, sectionAction, useBusy } from '../intent-form.tsx'
import { OrdersInWork } from '../account-head.tsx'
import { CodeField, Section } from './section.tsx'

type DeletionSectionProps = {
	settings: Pick<SettingsView, 'hasPassword' | 'isYoung'>
	answer: NotDone | undefined
	head: Pick<AccountView, 'leaving' | 'inWork'>
}

/** Deletes the account: confirmed by typing a word, and reversible for thirty days. */
export function DeletionSection({ settings, answer, head: { leaving, inWork } }: DeletionSectionProps) {
	const { hasPassword, isYoung } = settings
	const isBusy = useBusy('leave')
	return (
		<Section
			id="deletion"
			title="Delete account"
			lead="You have 30 days to change your mind. Then profile, favorites and ways to sign in are gone; invoices that the law makes us keep lose your name, and designs that a team wears or has ordered pass to its people. What is paid or approved is made and shipped first; what still waits for a payment or a yes is cancelled, but for a team’s purchase order that another coach or administrator of the school takes over."
			answer={answer}
		>
			{inWork.length > 0 && (
				<Notice tone="warning" title={heldTitle(inWork.length)} className="mb-5">
					<OrdersInWork orders={inWork} />
				</Notice>
			)}
			{leaving ? (
				<p>
					<strong>{leavingTitle(leaving, inWork.length)}.</strong> To stay, press “Keep my account” at the top
					of this page.
				</p>
			) : (
				<IntentForm intent="leave" action={sectionAction('deletion')} className="grid gap-5">
					<TextField
						label="Type DELETE to confirm"
						name="confirmation"
						autoComplete="off"
						maxLength={255}
						required
						hint="Your email address does as well. All other devices are signed out at once."
						defaultValue={answer?.typed?.['confirmation'] ?? ''}
						error={answer?.errors['confirmation']}
					/>
					{!isYoung && hasPassword && (
						<PasswordField
							label="Current password"
							name="currentPassword"
							id="deletion-password"
							autoComplete="current-password"
							error={answer?.errors['currentPassword']}
						/>
					)}
					{!isYoung && <CodeField id="deletion-code" error={answer?.errors['code']} />}
					<div>
						<Button type="submit" variant="danger" busy={isBusy}>
							{isBusy ? 'One moment…' : 'Delete my account'}
						</Button>
					</div>
				</IntentForm>
			)}
		</Section>
	)
}
