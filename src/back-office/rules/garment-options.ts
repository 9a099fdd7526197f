// The garments that a product can have instead of its own.
import { isSportOfProduct } from '#catalog/rules/new-product.ts'
import { garmentOf } from '#catalog/rules/size-charts.ts'
import { templates } from '#garments/templates/index.ts'

/** Those of the sports sold and spirit wear, and the current one; by name. */
export const garmentOptions = (
	sold: readonly string[],
	current: string,
): { value: string; label: string }[] =>
	Object.values(templates)
		.flatMap(({ id, name, sport }) => {
			const garment = id === current || isSportOfProduct(sold, sport) ? garmentOf(id) : undefined
			return garment ? [{ value: id, label: `${name} (${garment.kind})` }] : []
		})
		.toSorted((a, b) => a.label.localeCompare(b.label, 'en'))
