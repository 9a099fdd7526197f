import { PasswordField } from '#accounts/components/password-field.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextField } from '#ui/fields.tsx'
import type { NotDone } from '../../rules/outcomes.ts'
import type { AccountView, SettingsView } from '../../views.ts'
import { IntentForm, sectionAction, useBusy } from '../intent-form.tsx'
import { OrdersInWork } from '../account-head.tsx'
import { useAccountTexts } from '../use-account-texts.ts'
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
	const { texts: page, settings: all } = useAccountTexts()
	const { deletion: texts } = all
	return (
		<Section id="deletion" title={texts.title} lead={texts.lead} answer={answer}>
			{inWork.length > 0 && (
				<Notice tone="warning" title={page.held.title(inWork.length)} className="mb-5">
					<OrdersInWork orders={inWork} />
				</Notice>
			)}
			{leaving ? (
				<p>
					<strong>{page.leaving(leaving, inWork.length)}.</strong> {texts.stay}
				</p>
			) : (
				<IntentForm intent="leave" action={sectionAction('deletion')} className="grid gap-5">
					<TextField
						label={texts.confirm}
						name="confirmation"
						autoComplete="off"
						maxLength={255}
						required
						hint={texts.confirmHint}
						defaultValue={answer?.typed?.['confirmation'] ?? ''}
						error={answer?.errors['confirmation']}
					/>
					{!isYoung && hasPassword && (
						<PasswordField
							label={all.password.current}
							name="currentPassword"
							id="deletion-password"
							autoComplete="current-password"
							error={answer?.errors['currentPassword']}
						/>
					)}
					{!isYoung && <CodeField id="deletion-code" error={answer?.errors['code']} />}
					<div>
						<Button type="submit" variant="danger" busy={isBusy}>
							{isBusy ? texts.delete.busy : texts.delete.idle}
						</Button>
					</div>
				</IntentForm>
			)}
		</Section>
	)
}
