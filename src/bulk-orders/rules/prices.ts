// The unit price of a row of a bulk cart: the piece in this player's size with what its design prints of them.
import { extraPricesFor, sizePricesText } from '#catalog/rules/size-prices.ts'
import type { BulkItem } from '../schemas.ts'
import type { CatalogItem, SizeChoice } from '../views.ts'

/** Ids of roster rows whose name is not printed. */
export type Nameless = ReadonlySet<string>

type Prices = Pick<CatalogItem, 'unitCents' | 'colors' | 'nameCents' | 'numberCents'>

/** In cents, in a size that costs no more, with all that the design prints of a player. */
export const printedCents = ({
	unitCents,
	nameCents,
	numberCents,
}: Pick<Prices, 'unitCents' | 'nameCents' | 'numberCents'>): number => unitCents + nameCents + numberCents

/** The size and color that a variant is; undefined for one that is not offered. */
export const choiceOf = ({ colors }: Pick<Prices, 'colors'>, variantId: string): SizeChoice | undefined => {
	if (variantId === '') return undefined
	for (const { sizes } of colors) {
		const found = sizes.find((one) => one.variantId === variantId)
		if (found) return found
	}
	return undefined
}

/** What this variant costs more than the item, in cents. */
export const extraCentsOf = (item: Pick<Prices, 'colors'>, variantId: string): number =>
	choiceOf(item, variantId)?.extraCents ?? 0

/** What a size costs more, in each color that has it. */
export const extrasOfSize = ({ colors }: Pick<Prices, 'colors'>, size: string): number[] =>
	colors
		.flatMap(({ sizes }) => sizes)
		.filter((one) => one.size === size)
		.map(({ extraCents = 0 }) => extraCents)

/** `2XL +$2.00`, by color where colors differ; empty for none. */
export const extrasText = ({ colors }: Pick<Prices, 'colors'>): string => {
	const cells = colors.flatMap(({ name: color, sizes }) =>
		sizes.map(({ size, extraCents = 0 }) => ({ color, size, extraCents })),
	)
	const cents = new Map(cells.map((cell) => [`${cell.color}\n${cell.size}`, cell.extraCents]))
	return sizePricesText(extraPricesFor(cells, ({ color, size }) => cents.get(`${color}\n${size}`) ?? 0))
}

type ForWhom = Pick<BulkItem, 'roster_id' | 'number' | 'variant_id'>

/** In cents, before any discount. A row without a name cannot be ordered, so only an opted-out player pays for none. */
export const unitCentsOf = (
	item: Prices,
	{ roster_id: rosterId, number, variant_id: variantId }: ForWhom,
	nameless: Nameless,
): number =>
	item.unitCents +
	extraCentsOf(item, variantId) +
	(rosterId !== null && nameless.has(rosterId) ? 0 : item.nameCents) +
	(number.trim() === '' ? 0 : item.numberCents)
