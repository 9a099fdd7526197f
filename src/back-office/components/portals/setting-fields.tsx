// The fields that open a portal and change its settings.
import type { FieldErrors } from '#portals/rules/form-fields.ts'
import type { TypedOpening } from '#portals/rules/portal-form.ts'
import { sportOptions } from '#portals/rules/sport-names.ts'
import { timeZones } from '#portals/rules/time-zones.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'

/** The fields shared by both forms. */
export type SharedTyped = Omit<TypedOpening, 'organization' | 'organizationName'>
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
