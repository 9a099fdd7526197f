// The settings of a portal. Its fields are also those of the form that opens one.
import type { FieldErrors } from '#portals/rules/form-fields.ts'
import type { TypedOpening, TypedSettings } from '#portals/rules/portal-form.ts'
import { timeZones, type CertificateState } from '#portals/rules/portal-facts.ts'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Notice } from '#ui/notice.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { Sheet } from '../records.tsx'
import { sportOptions } from '#portals/states.ts'
import { TextField } from '#ui/text-field.tsx'

/** The fields shared by both forms. */
type SharedTyped = Omit<TypedOpening, 'organization' | 'organizationName'>
type FieldsProps = { typed: SharedTyped; errors: FieldErrors }

/** Two columns where they fit. */
const fields = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] items-start gap-4'

const zoneOptions = timeZones.map(({ id, label }) => ({ value: id, label }))

export const TeamFields = ({ typed, errors }: FieldsProps) => (
	<div className={fields}>
		<TextField
			label="Team name"
			name="teamName"
			maxLength={80}
			required
			defaultValue={typed.teamName}
			hint="As players know it: Lakewood Rams."
			error={errors['teamName']}
		/>
		<TextField
			label="School"
			name="school"
			maxLength={120}
			required
			defaultValue={typed.school}
			error={errors['school']}
		/>
		<SelectField
			label="Sport"
			name="sport"
			required
			options={sportOptions(typed.sport)}
			defaultValue={typed.sport}
			error={errors['sport']}
		/>
		<TextField
			label="Season"
			name="season"
			maxLength={40}
			required
			defaultValue={typed.season}
			error={errors['season']}
		/>
		<SelectField
			label="Time zone"
			name="timeZone"
			required
			options={zoneOptions}
			defaultValue={typed.timeZone}
			hint="Deadlines end with the day there."
			error={errors['timeZone']}
		/>
	</div>
)

export const MoneyFields = ({ typed, errors }: FieldsProps) => (
	<div className={fields}>
		<TextField
			label="Fundraising margin"
			name="margin"
			inputMode="decimal"
			maxLength={6}
			unit="%"
			defaultValue={typed.margin}
			hint="Added to spirit wear. Empty for none."
			error={errors['margin']}
		/>
		<TextField
			label="Fundraising goal"
			name="goal"
			inputMode="decimal"
			maxLength={14}
			unit="$"
			defaultValue={typed.goal}
			hint="Empty for none."
			error={errors['goal']}
		/>
	</div>
)

/** @param note what an empty certificate means */
export const CertificateFields = ({ typed, errors, note }: FieldsProps & { note: string }) => (
	<div className={fields}>
		<TextField
			label="Tax-exempt certificate number"
			name="certificate"
			maxLength={60}
			defaultValue={typed.certificate}
			hint={note}
			error={errors['certificate']}
		/>
		<TextField
			label="Last day"
			name="certificateUntil"
			type="date"
			defaultValue={typed.certificateUntil}
			error={errors['certificateUntil']}
		/>
	</div>
)

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
