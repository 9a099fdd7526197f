// Sizes as a select offers them.
import type { Option } from '#ui/select-field.tsx'
import type { CatalogItem } from '../../views.ts'

/** With the color where there is more than one; what is sold out can be read and not chosen. */
export const sizeOptions = ({ colors }: CatalogItem): Option[] =>
	colors.flatMap(({ name, sizes }) =>
		sizes.map(({ variantId, size, stock }) => ({
			value: variantId,
			label: `${size}${colors.length > 1 ? `, ${name}` : ''}${stock === 0 ? ' (sold out)' : ''}`,
			disabled: stock === 0,
		})),
	)
