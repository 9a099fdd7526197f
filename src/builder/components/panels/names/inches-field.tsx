import { TextField } from '#ui/text-field.tsx'
import { useTyped } from '../use-typed.ts'
import { inchesIn, type InchLimits } from './lettering-edits.ts'

type InchesFieldProps = {
	label: string
	name: string
	/** Undefined for the template's default. */
	value: number | undefined
	/** The template's default, shown while the field is empty. */
	usual: number
	limits: InchLimits
	onFocus?: () => void
	onInches: (inches: number | undefined) => void
}

/** At most two decimals, without trailing zeros. */
const shown = (inches: number | undefined) =>
	inches === undefined ? '' : String(Math.round(inches * 100) / 100)

/** Input of inches; an empty field restores the template's default. */
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
