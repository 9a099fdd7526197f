import { TextField } from '#ui/text-field.tsx'
import { useTyped } from '../use-typed.ts'
import { inchesIn, type InchLimits } from './lettering-edits.ts'

type InchesFieldProps = {
	label: string
	name: string
	/** Undefined when the design leaves it to the template. */
	value: number | undefined
	/** What the template has; shown while the field is empty. */
	usual: number
	limits: InchLimits
	onFocus?: () => void
	onInches: (inches: number | undefined) => void
}

/** Two decimals at most, none that say nothing. */
const shown = (inches: number | undefined) =>
	inches === undefined ? '' : String(Math.round(inches * 100) / 100)

/** Inches as they are typed; an emptied field goes back to the template's. */
export function InchesField({ label, name, value, usual, limits, onFocus, onInches }: InchesFieldProps) {
	const { text, isWrong, type, leave } = useTyped<number | undefined>({
		value,
		format: shown,
		parse: (typed) => inchesIn(typed, limits),
		onValue: onInches,
	})
	return (
		<TextField
			label={label}
			name={name}
			inputMode="decimal"
			autoComplete="off"
			placeholder={shown(usual)}
			value={text}
			onFocus={onFocus}
			onChange={(event) => {
				type(event.target.value)
				if (event.target.value.trim() === '') onInches(undefined)
			}}
			onBlur={leave}
			error={isWrong ? `From ${limits.from} to ${limits.to} in` : undefined}
		/>
	)
}
