// A team's colors and the name that its garments print, as fields of forms.
import { teamColors } from '#garments/colors.ts'
import { longestTeamName } from '#pictures/rules/team-choice.ts'
import { Choice } from '#ui/choice.tsx'
import { TextField } from '#ui/fields.tsx'
import type { FieldErrors } from '../../rules/form-fields.ts'
import type { lookFields } from '../../rules/team-look.ts'

const options = teamColors.map(({ id, name, hex }) => ({ value: id, label: name, color: hex }))

type LookFieldsProps = { typed: Record<keyof typeof lookFields, string>; errors: FieldErrors }

/** Uncontrolled; works without scripts. */
export const LookFields = ({ typed, errors }: LookFieldsProps) => (
	<div className="grid gap-5">
		<div className="grid gap-5 sm:grid-cols-2">
			{(['primaryColor', 'secondaryColor'] as const).map((name) => (
				<Choice
					key={name}
					legend={name === 'primaryColor' ? 'First color' : 'Second color'}
					name={name}
					look="swatch"
					options={options}
					value={typed[name]}
					error={errors[name]}
				/>
			))}
		</div>
		<TextField
			label="Name on the gear"
			name="printedName"
			maxLength={longestTeamName}
			defaultValue={typed.printedName}
			hint="As it stands on jerseys and hoodies: WILDCATS."
			error={errors['printedName']}
			className="sm:max-w-80"
		/>
	</div>
)
