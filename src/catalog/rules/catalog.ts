// Pure rules of the catalog: a product's list row, and the page that a model belongs to.
import type { Colorway, ProductAttributes } from '../schemas.ts'

export type ListedProduct = {
	id: string
	sport: string
	brand: string
	model: string
	basePriceCents: number
	safetyCerts: string[]
	attributes: ProductAttributes
	colorways: Colorway[]
	featuredRank: number
}
type ListedVariant = { size: string; stock: number; leadTimeDays: number; sizeRank: number }

const unique = (values: string[]) => [...new Set(values)]

/** The narrow row that lists and filters read. Sizes keep the order of the size run. */
export function listingOf(product: ListedProduct, variants: readonly ListedVariant[]) {
	const available = variants.filter((variant) => variant.stock > 0)
	const timed = available.length > 0 ? available : variants
	return {
		productId: product.id,
		sport: product.sport,
		brand: product.brand,
		model: product.model,
		priceCents: product.basePriceCents,
		customizable: product.attributes.customizable,
		inStock: available.length > 0,
		kind: product.attributes.kind,
		sizes: unique(variants.toSorted((a, b) => a.sizeRank - b.sizeRank).map((variant) => variant.size)),
		colorFamilies: unique(product.colorways.flatMap((colorway) => colorway.families)),
		certs: product.safetyCerts,
		leadTimeDays: timed.length > 0 ? Math.min(...timed.map((variant) => variant.leadTimeDays)) : 0,
		featuredRank: product.featuredRank,
	}
}
export type Listing = ReturnType<typeof listingOf>
