import type { ComponentProps } from 'react'
import { mostPieces } from '#pricing/rules/price-list.ts'
import { SelectField, TextField } from '#ui/fields.tsx'
import { sizeLabel, type SizedPiece } from '../../../rules/players.ts'

type Names = { label: string; name: string; id: string }

type SizeFieldProps = Names &
	Pick<SizedPiece, 'sizes' | 'product'> &
	Pick<ComponentProps<'select'>, 'value' | 'defaultValue' | 'onChange'> & {
		/** Shown before a size is chosen. */
		prompt: string
	}

/** A required size; one that is sold out cannot be chosen. */
export const SizeField = ({ sizes, product, prompt, ...rest }: SizeFieldProps) => (
	<SelectField
		{...rest}
		required
		options={[
			{ value: '', label: prompt, disabled: true },
			...sizes.map((size) => ({
				value: size.size,
				label: sizeLabel(size, product),
				disabled: !size.isAvailable,
			})),
		]}
	/>
)

/** How many units a line gets; one unless changed. */
export const CountField = (props: Names) => (
	<TextField
		{...props}
		type="number"
		min={1}
		max={mostPieces}
		required
		inputMode="numeric"
		defaultValue={1}
	/>
)
