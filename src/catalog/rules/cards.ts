// The short facts on a product card.
import { counted } from '#kit/plural.ts'
import type { Colorway } from '../schemas.ts'

const mostDots = 6

/** `S–4XL`, or the only size. Expects the order of the size run. */
export function sizeRange(sizes: readonly string[]): string {
	const [first] = sizes
	const last = sizes.at(-1)
	return first === undefined || first === last ? (first ?? '') : `${first}–${last}`
}

/** `Ships in 3 days`, or that the product is sold out. Days are business days. */
export function shippingLabel({ inStock, leadTimeDays }: { inStock: boolean; leadTimeDays: number }): string {
	if (!inStock) return 'Sold out'
	return `Ships in ${counted(leadTimeDays, 'day')}`
}

/** The colorways shown as dots, and how many more there are. */
export function dotsOf(colorways: readonly Pick<Colorway, 'id' | 'primary' | 'secondary'>[]) {
	const dots = colorways.slice(0, mostDots)
	return { dots, more: colorways.length - dots.length }
}
