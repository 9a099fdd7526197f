import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { IntentForm, sectionAction, useBusy } from '../intent-form.tsx'

const codeForm = 'mail-code'

/** The form of the buttons that request a code; once per page. */
export const MailCodeForm = () => (
	<IntentForm intent="code" action={sectionAction('password')} id={codeForm}>
		{null}
	</IntentForm>
)

/** Six digits from a mail, in place of the current password. */
export function CodeField({ id, error }: { id: string; error: string | undefined }) {
	const isBusy = useBusy('code')
	return (
		<div className="flex flex-wrap items-start gap-3">
			<TextField
				label="Code from our mail"
				name="code"
				id={id}
				inputMode="numeric"
				autoComplete="one-time-code"
				maxLength={9}
				hint="In place of the current password. It is good for 10 minutes."
				className="min-w-50 flex-1 [&_input]:figures"
				error={error}
			/>
			<Button type="submit" form={codeForm} variant="outline" busy={isBusy} className="mt-6.5">
				{isBusy ? 'Sending…' : 'Mail me a code'}
			</Button>
		</div>
	)
}
