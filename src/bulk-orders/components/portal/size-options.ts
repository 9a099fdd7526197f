// Sizes as options of a select.
import type { Option } from '#ui/select-field.tsx'
import type { CatalogItem } from '../../views.ts'

/** With the color when there are several; sold-out sizes are listed but disabled. */
export const sizeOptions = ({ colors }: CatalogItem): Option[] =>
	colors.flatMap(({ name, sizes }) =>
		sizes.map(({ variantId, size, stock }) => ({
			value: variantId,
			label: `${size}${colors.length > 1 ? `, ${name}` : ''}${stock === 0 ? ' (sold out)' : ''}`,
			disabled: stock === 0,
		})),
	)
