import { SelectField, TextField } from '#ui/fields.tsx'
import { fieldLabels, rosterSizes, type Player, type AnswerField as Field } from '../rules/player.ts'

/** The choices of a size field; a size that is not in the list stays choosable. */
export const sizeOptions = (size: string, empty = 'Choose') => [
	{ value: '', label: empty },
	...(size === '' || rosterSizes.includes(size) ? rosterSizes : [size, ...rosterSizes]).map((value) => ({
		value,
		label: value,
	})),
]

type PlayerFieldsProps = {
	typed: Pick<Player, Field>
	errors: Partial<Record<Field, string>>
	nameHint?: string | undefined
	numberHint?: string | undefined
	labels?: Record<Field, string>
	/** Labels an empty size. */
	noSize?: string
	isSizeRequired?: boolean
}

/** The four text fields of a player in a plain form, as cells of a grid with two columns. */
export function PlayerFields(props: PlayerFieldsProps) {
	const { typed, errors, nameHint, numberHint, labels = fieldLabels, noSize, isSizeRequired = false } = props
	const own = (field: Field) => ({
		label: labels[field],
		name: field,
		defaultValue: typed[field],
		error: errors[field],
	})
	const ofText = { maxLength: 200, autoComplete: 'off', className: 'col-span-2' }
	return (
		<>
			<TextField {...own('name')} {...ofText} hint={nameHint} required />
			<TextField {...own('number')} {...ofText} hint={numberHint} inputMode="numeric" />
			<SelectField {...own('size')} options={sizeOptions(typed.size, noSize)} required={isSizeRequired} />
			<SelectField {...own('shortsSize')} options={sizeOptions(typed.shortsSize, noSize)} />
		</>
	)
}
