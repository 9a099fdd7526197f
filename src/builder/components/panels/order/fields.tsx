import type { ComponentProps } from 'react'
import { mostPieces } from '#pricing/rules/price-list.ts'
import { SelectField, TextField } from '#ui/fields.tsx'
import { useReviewTexts } from '../../review-language.ts'
import { sizeLabel, type SizedPiece } from '../../../rules/players.ts'

type Names = { label: string; name: string; id: string }

type SizeFieldProps = Names &
	Pick<SizedPiece, 'sizes' | 'product'> &
	Pick<ComponentProps<'select'>, 'value' | 'defaultValue' | 'onChange'> & {
		/** Shown before a size is chosen. */
		prompt: string
	}

/** A required size; one that is sold out cannot be chosen. */
export function SizeField({ sizes, product, prompt, ...rest }: SizeFieldProps) {
	const { soldOut } = useReviewTexts().players.row
	return (
		<SelectField
			{...rest}
			required
			options={[
				{ value: '', label: prompt, disabled: true },
				...sizes.map((size) => ({
					value: size.size,
					label: sizeLabel(size, product, soldOut),
					disabled: !size.isAvailable,
				})),
			]}
		/>
	)
}

/** Below sizes of which some cost more: the prices of the panel are of one piece in a size that does not. */
export function ExtraNote({ of }: { of: readonly Pick<SizedPiece, 'product'>[] }) {
	const { dearerSizes } = useReviewTexts().order
	return of.some(({ product }) => product.sizeCents) && <p className="text-sm text-muted">{dearerSizes}</p>
}

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
