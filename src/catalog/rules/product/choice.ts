// A shopper's choice on a product page: color, size and quantity, as in the URL.
import type { ProductSheet, SheetVariant } from './sheet.ts'

/** Most units of one variant in the cart. */
export const maxQuantity = 999

export type Choice = {
	/** Index into the sheet's colorways. */
	colorway: number
	/** Index into the sheet's sizes, or -1 while none is chosen. */
	size: number
	quantity: number
}

type ChoiceText = { color?: string | null; size?: string | null; qty?: string | null }

/** A whole number from 1 to 999; a non-number becomes 1. Spec §5. */
export function quantityOf(text: string | null | undefined): number {
	const number = Math.trunc(Number(text))
	return Number.isFinite(number) ? Math.min(Math.max(number, 1), maxQuantity) : 1
}

export const variantAt = (
	sheet: Pick<ProductSheet, 'variants'>,
	{ colorway, size }: Pick<Choice, 'colorway' | 'size'>,
): SheetVariant | undefined => sheet.variants.find(([, color, at]) => color === colorway && at === size)

/** Unknown colors fall back to the first in stock, unknown sizes to none; an only size is preselected. */
export function choiceOf(sheet: ProductSheet, { color, size, qty }: ChoiceText): Choice {
	const asked = sheet.colorways.findIndex((colorway) => colorway.id === color)
	const firstInStock = sheet.colorways.findIndex((_, at) =>
		sheet.variants.some(([, colorway, , stock]) => colorway === at && stock > 0),
	)
	return {
		colorway: asked >= 0 ? asked : Math.max(firstInStock, 0),
		size: sheet.sizes.length === 1 ? 0 : sheet.sizes.indexOf(size ?? ''),
		quantity: quantityOf(qty ?? '1'),
	}
}

/** `?color=navy-gold&size=L&qty=12`; missing choices are left out. */
export function choiceQuery(sheet: ProductSheet, { colorway, size, quantity }: Choice): string {
	const query = new URLSearchParams()
	const color = sheet.colorways[colorway]?.id
	if (color !== undefined) query.set('color', color)
	const chosenSize = sheet.sizes[size]
	if (chosenSize !== undefined) query.set('size', chosenSize)
	if (quantity > 1) query.set('qty', String(quantity))
	return `?${query}`
}
