// The cart's line for a choice made on a product page.
import type { Choice } from '#catalog/product-rules/choice.ts'
import { choiceQuery } from '#catalog/product-rules/choice.ts'
import type { ProductSheet, SheetVariant } from '#catalog/product-rules/sheet.ts'
import type { CartLine } from './cart-lines.ts'

/** The link leads back to the same color and size. */
export function lineOf(sheet: ProductSheet, choice: Choice, [variantId]: SheetVariant): CartLine {
	const { productId, brand, model, priceCents } = sheet
	const colorway = sheet.colorways[choice.colorway]
	return {
		variantId,
		productId,
		brand,
		model,
		colorway: colorway?.id ?? '',
		color: colorway?.name ?? '',
		size: sheet.sizes[choice.size] ?? '',
		qty: choice.quantity,
		priceCents,
		picture: colorway?.pictures[0]?.hash ?? '',
		href: `/product/${productId}${choiceQuery(sheet, { ...choice, quantity: 1 })}`,
	}
}
