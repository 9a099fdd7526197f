// What the sizes of a design cost more: those of the blanks that it is made on.
import type { Colorway } from '../schemas.ts'
import { nearnessTo, type DesignColors } from './nearest-colorway.ts'
import { extraCentsOf, type ExtraPrices, type SizeCents, type StoredExtraPrices } from './size-prices.ts'

type Colors = { colorways: readonly Pick<Colorway, 'id' | 'primary' | 'secondary'>[] }

/**
 * Cents by size, each that of the nearest color which has the size, as `nearestBlank` chooses it. Colors that are equally
 * near have equal prices.
 */
export function sizeCentsOfDesign(
	product: StoredExtraPrices & Colors,
	colors: DesignColors,
): SizeCents | undefined {
	const { colorways, sizeCents, colorCents } = product
	if (!colorCents) return sizeCents ?? undefined
	const nearest = colorways.toSorted(nearnessTo(colors))
	const sizes = new Set(Object.values(colorCents).flatMap((own) => Object.keys(own)))
	const found = [...sizes].map((size) => {
		const color = nearest.find(({ id }) => colorCents[id]?.[size] !== undefined)?.id ?? ''
		return [size, extraCentsOf({ colorCents }, { color, size })] as const
	})
	const priced = found.filter(([, cents]) => cents > 0)
	return priced.length > 0 ? Object.fromEntries(priced) : undefined
}

/** The product with the amounts of this design in place of those by color. */
export function pricedForDesign<Product extends ExtraPrices & Colors>(
	product: Product,
	colors: DesignColors,
): Product {
	if (!product.colorCents) return product
	return { ...product, sizeCents: sizeCentsOfDesign(product, colors), colorCents: undefined }
}
