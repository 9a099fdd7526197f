// The settings of a portal. Its fields are also those of the form that opens one.
import type { FieldErrors } from '#portals/rules/form-fields.ts'
import type { TypedOpening, TypedSettings } from '#portals/rules/portal-form.ts'
import { timeZoneOptions } from '#kit/time-zones.ts'
import type { CertificateState } from '#portals/rules/portal-facts.ts'
import { Button } from '#ui/button.tsx'
import { FocusedErrors } from '#ui/error-summary.tsx'
import { Notice } from '#ui/notice.tsx'
import { SelectField, TextField } from '#ui/fields.tsx'
import { useShell } from '#ui/shop.tsx'
import { Sheet } from '../records.tsx'
import { LookFields } from '#portals/components/team/look-fields.tsx'
import { sportOptions } from '#portals/states.ts'

/** The fields shared by both forms. */
type SharedTyped = Omit<TypedOpening, 'organization' | 'organizationName'>
type FieldsProps = { typed: SharedTyped; errors: FieldErrors }

/** Two columns where they fit. */
const fields = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] items-start gap-4'

/** What every field has: its name, the typed value and its error. */
const fieldsOf =
	({ typed, errors }: FieldsProps) =>
	(name: keyof SharedTyped) => ({ name, defaultValue: typed[name], error: errors[name] })

export function TeamFields(props: FieldsProps) {
	const field = fieldsOf(props)
	const hint = 'As players know it: Lakewood Rams.'
	return (
		<div className="grid gap-5">
			<div className={fields}>
				<TextField label="Team name" required maxLength={80} hint={hint} {...field('teamName')} />
				<TextField label="School" required maxLength={120} {...field('school')} />
				<SelectField
					label="Sport"
					required
					options={sportOptions(useShell().sports, props.typed.sport)}
					{...field('sport')}
				/>
				<TextField label="Season" required maxLength={40} {...field('season')} />
				<SelectField
					label="Time zone"
					required
					options={timeZoneOptions}
					hint="Deadlines end with the day there."
					{...field('timeZone')}
				/>
			</div>
			<LookFields typed={props.typed} errors={props.errors} />
		</div>
	)
}

export function MoneyFields(props: FieldsProps) {
	const field = fieldsOf(props)
	return (
		<div className={fields}>
			<TextField
				label="Fundraising margin"
				inputMode="decimal"
				maxLength={6}
				unit="%"
				hint="Added to spirit wear and to designs that raise funds. Empty for none."
				{...field('margin')}
			/>
			<TextField
				label="Fundraising goal"
				inputMode="decimal"
				maxLength={14}
				unit="$"
				hint="Empty for none."
				{...field('goal')}
			/>
		</div>
	)
}

/** @param note what an empty certificate means */
export function CertificateFields({ note, ...props }: FieldsProps & { note: string }) {
	const field = fieldsOf(props)
	return (
		<div className={fields}>
			<TextField label="Tax-exempt certificate number" maxLength={60} hint={note} {...field('certificate')} />
			<TextField label="Last day" type="date" {...field('certificateUntil')} />
		</div>
	)
}

/** The errors of a refused form. */
export const FormErrors = ({ errors }: { errors: FieldErrors }) => (
	<FocusedErrors errors={Object.entries(errors).map(([field, message]) => ({ field, message }))} />
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
	return (
		<Sheet id="settings" title="Settings">
			<form method="post" action="#settings" noValidate className="grid gap-5">
				<input type="hidden" name="seen" value={revision} />
				<input type="hidden" name="openedCertificate" value={state.opened} />
				<FormErrors errors={errors} />
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
