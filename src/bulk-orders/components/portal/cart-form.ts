// The form of the portal page and its size options.
import { sizeExtras } from '#catalog/rules/size-prices.ts'
import type { Option } from '#ui/fields.tsx'
import { extrasOfSize } from '../../rules/prices.ts'
import { orderTexts } from '../../rules/family-order-texts.ts'
import type { CatalogItem, ColorChoice } from '../../views.ts'

/** The single form of the page: every button submits all fields. */
export const formId = 'cart'

/**
 * All sizes; those that this color lacks or that are sold out are listed but disabled.
 * @param color undefined while it can still change without the page: then a size of any color can be chosen
 */
export function sizeOptions(
	entry: CatalogItem,
	color: ColorChoice | undefined,
	notes = orderTexts.en.sizeNotes,
): Option[] {
	const all = entry.colors.flatMap(({ sizes }) => sizes)
	const stocks = Map.groupBy(color ? color.sizes : all, ({ size }) => size)
	return [...new Set(all.map(({ size }) => size))].map((size) => {
		const found = stocks.get(size)
		const extras = color && found ? found.map(({ extraCents = 0 }) => extraCents) : extrasOfSize(entry, size)
		const state = !found ? 'missing' : found.every(({ stock }) => stock === 0) ? 'soldOut' : 'there'
		const note = state === 'there' ? '' : notes[state]
		return {
			value: size,
			label: `${size}${sizeExtras(extras, notes.upTo)}${note}`,
			disabled: state !== 'there',
		}
	})
}
