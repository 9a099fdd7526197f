// The short facts on a product card.
import type { Colorway } from '../schemas.ts'

const mostDots = 6

/** `S–4XL`, or the only size. Expects the order of the size run. */
export function sizeRange(sizes: readonly string[]): string {
	const [first] = sizes
	const last = sizes.at(-1)
	return first === undefined || first === last ? (first ?? '') : `${first}–${last}`
}

/** The colorways shown as dots, and how many more there are. */
export function dotsOf(colorways: readonly Pick<Colorway, 'id' | 'primary' | 'secondary'>[]) {
	const dots = colorways.slice(0, mostDots)
	return { dots, more: colorways.length - dots.length }
}
