import type { FieldErrors } from '#portals/rules/form-fields.ts'
import type { TypedSettings } from '#portals/rules/portal-form.ts'
import type { CertificateState } from '#portals/rules/certificate.ts'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Notice } from '#ui/notice.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { Sheet } from '../sheet.tsx'
import { CertificateFields, MoneyFields, TeamFields } from './setting-fields.tsx'

export type SettingsState = {
	typed: TypedSettings
	errors: FieldErrors
	/** The certificate when the form was opened: number and last day. */
	opened: string
	/** Values saved meanwhile by another person that differ from the typed ones. */
	meanwhile?: readonly { label: string; standing: string }[]
}

const statusOptions = [
	{ value: 'open', label: 'Open: takes orders' },
	{ value: 'closed', label: 'Closed: shows, takes no orders' },
]

type SettingsProps = {
	state: SettingsState
	/** Revision that the form was opened with. */
	revision: number
	/** Current state of the saved certificate. */
	certificate: CertificateState
}

export function SettingsForm({ state, revision, certificate }: SettingsProps) {
	const { typed, errors, meanwhile = [] } = state
	const problems = Object.entries(errors).map(([field, message]) => ({ field, message }))
	return (
		<Sheet id="settings" title="Settings">
			<form method="post" action="#settings" noValidate className="grid gap-5">
				<input type="hidden" name="seen" value={revision} />
				<input type="hidden" name="openedCertificate" value={state.opened} />
				{problems.length > 0 && (
					// oxlint-disable-next-line jsx-a11y/no-autofocus -- after a mistake the reader starts at the list, without a script too
					<div tabIndex={-1} autoFocus className="rounded-notice">
						<ErrorSummary errors={problems} />
					</div>
				)}
				{meanwhile.length > 0 && <Meanwhile changes={meanwhile} />}
				<TeamFields typed={typed} errors={errors} />
				<MoneyFields typed={typed} errors={errors} />
				<CertificateFields
					typed={typed}
					errors={errors}
					note="Of the whole organization. Empty takes it off file."
				/>
				{certificate === 'expired' && (
					<Notice tone="warning" title="The certificate has expired">
						Sales tax is charged. Ask the school for the new one.
					</Notice>
				)}
				<SelectField label="Status" name="status" options={statusOptions} defaultValue={typed.status} />
				<Button type="submit" name="intent" value="settings" className="justify-self-start">
					Save settings
				</Button>
			</form>
		</Sheet>
	)
}

const Meanwhile = ({ changes }: { changes: NonNullable<SettingsState['meanwhile']> }) => (
	<Notice tone="warning" title="Someone else saved this portal in the meantime" alert>
		<p>What you typed is still here. Save again to put it in place of theirs:</p>
		<ul className="mt-1 list-disc pl-5">
			{changes.map(({ label, standing }) => (
				<li key={label}>{`${label} is now: ${standing}`}</li>
			))}
		</ul>
	</Notice>
)
