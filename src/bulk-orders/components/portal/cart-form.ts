// The form of the portal page and its size options.
import type { Option } from '#ui/fields.tsx'
import type { CatalogItem } from '../../views.ts'

/** The single form of the page: every button submits all fields. */
export const formId = 'cart'

/** With the color when there are several; sold-out sizes are listed but disabled. */
export const sizeOptions = ({ colors }: CatalogItem): Option[] =>
	colors.flatMap(({ name, sizes }) =>
		sizes.map(({ variantId, size, stock }) => ({
			value: variantId,
			label: `${size}${colors.length > 1 ? `, ${name}` : ''}${stock === 0 ? ' (sold out)' : ''}`,
			disabled: stock === 0,
		})),
	)
