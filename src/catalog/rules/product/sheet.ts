// The product data that a product page needs for every choice, on the server and in the browser.
import type { Colorway, ProductAttributes, ProductImage } from '../../schemas.ts'

/** One size in one color; the numbers point into the sheet's colorways and sizes. */
export type SheetVariant = readonly [
	id: string,
	colorway: number,
	size: number,
	stock: number,
	leadTimeDays: number,
]
export type SheetPicture = Pick<ProductImage, 'hash' | 'alt' | 'view'>
export type SheetColorway = Pick<Colorway, 'id' | 'name'> & { pictures: readonly SheetPicture[] }

/** Compact, because the page embeds it: tuples and indexes, no repeated names. */
export type ProductSheet = {
	productId: string
	brand: string
	model: string
	priceCents: number
	/** In the order of the size run. */
	sizes: readonly string[]
	/** The colorway shown on lists comes first. */
	colorways: readonly SheetColorway[]
	variants: readonly SheetVariant[]
}

/** A stored product, with the fields that the page shows. */
export type ProductDetail = {
	id: string
	sku: string
	sport: string
	brand: string
	model: string
	description: string
	basePriceCents: number
	images: readonly ProductImage[]
	safetyCerts: readonly string[]
	attributes: ProductAttributes
	colorways: readonly Colorway[]
}

type StoredVariant = { id: string; size: string; colorway: string; stock: number; leadTimeDays: number }

/** Expects variants in the order of the size run; leaves out those of a removed colorway. */
export function sheetOf(product: ProductDetail, variants: readonly StoredVariant[]): ProductSheet {
	const sizes = [...new Set(variants.map((variant) => variant.size))]
	const colorwayIds = product.colorways.map((colorway) => colorway.id)
	return {
		productId: product.id,
		brand: product.brand,
		model: product.model,
		priceCents: product.basePriceCents,
		sizes,
		colorways: product.colorways.map(({ id, name }) => ({
			id,
			name,
			pictures: picturesOf(product.images, id),
		})),
		variants: variants
			.filter((variant) => colorwayIds.includes(variant.colorway))
			.map(({ id, colorway, size, stock, leadTimeDays }): SheetVariant => [
				id,
				colorwayIds.indexOf(colorway),
				sizes.indexOf(size),
				stock,
				leadTimeDays,
			]),
	}
}

/** The pictures of the colorway, or those of the first colorway when it has none. */
function picturesOf(images: readonly ProductImage[], colorway: string): SheetPicture[] {
	const own = images.filter((image) => image.colorway === colorway)
	const shown = own.length > 0 ? own : images.filter((image) => image.colorway === images[0]?.colorway)
	return shown.map(({ hash, alt, view }) => ({ hash, alt, view }))
}
