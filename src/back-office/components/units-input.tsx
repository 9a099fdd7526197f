// A number of units in a cell of a table; its label is for readers of the cell alone.
import { fieldBox } from '#ui/fields.tsx'

type UnitsInputProps = {
	name: string
	label: string
	max: number
	defaultValue: string | number
	required?: boolean
}

export const UnitsInput = ({ label, ...field }: UnitsInputProps) => (
	<input
		{...field}
		aria-label={label}
		type="number"
		min={0}
		inputMode="numeric"
		className={`${fieldBox} max-w-24 text-right`}
	/>
)
