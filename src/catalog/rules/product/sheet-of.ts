// The data of a product page from the stored product: variants, pictures, and what they cost as pictured. On the server
// only, so that browsers load no price list.
import { designPrice } from '#pricing/rules/design.ts'
import type { PriceList } from '#pricing/schemas.ts'
import type { PicturedDesign, ProductImage } from '../../schemas.ts'
import { extraCentsOf } from '../size-prices.ts'
import { arePhotosFirst, arranged, drawnIn, photosIn } from '../photos.ts'
import type { ProductDetail, ProductSheet, SheetPicture, SheetPictured, SheetVariant } from './sheet.ts'

/** Undefined when the pictures show the garment alone. */
export function picturedOf(
	baseCents: number,
	design: PicturedDesign | undefined,
	prices: PriceList,
): SheetPictured | undefined {
	if (!design || design.blankPicture === null) return undefined
	const config = { decorations: design.decorations, addOns: [], quantity: 1, fundraisingEnabled: false }
	const { lines, unit } = designPrice({ baseCents, config, prices, roles: [] })
	return {
		unitCents: unit.unit,
		parts: lines
			.filter(({ kind }) => kind === 'decoration')
			.map(({ label, unitCents }) => ({ label, cents: unitCents })),
		blankPicture: design.blankPicture,
	}
}

const withBlank = (pictured: SheetPictured | undefined, alt: string) =>
	pictured && { ...pictured, blank: { alt } }

type StoredVariant = { id: string; size: string; colorway: string; stock: number; leadTimeDays: number }

/** Expects variants in the order of the size run; leaves out those of a removed colorway. */
export function sheetOf(
	product: ProductDetail,
	variants: readonly StoredVariant[],
	prices: PriceList,
): ProductSheet {
	const sizes = [...new Set(variants.map((variant) => variant.size))]
	const { sizeCents, colorCents } = product.attributes
	const colorwayIds = product.colorways.map((colorway) => colorway.id)
	return {
		productId: product.id,
		brand: product.brand,
		model: product.model,
		priceCents: product.basePriceCents,
		saleOffCents: (product.regularPriceCents ?? product.basePriceCents) - product.basePriceCents,
		tiers: prices.tiers,
		sizes,
		...((sizeCents ?? colorCents) && {
			extraCents: colorwayIds.map((color) =>
				sizes.map((size) => extraCentsOf(product.attributes, { color, size })),
			),
		}),
		colorways: product.colorways.map(({ id, name, design }) => ({
			id,
			name,
			pictured: withBlank(
				picturedOf(product.basePriceCents, design, prices),
				`${product.model} in ${name}, blank, front`,
			),
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

/** The pictures of the colorway, or those of the first colorway when it has none, with the photos before or after them. */
function picturesOf(images: readonly ProductImage[], colorway: string): SheetPicture[] {
	const drawn = drawnIn(images)
	const own = drawn.filter((image) => image.colorway === colorway)
	const shown = own.length > 0 ? own : drawn.filter((image) => image.colorway === drawn[0]?.colorway)
	return arranged(shown, photosIn(images), arePhotosFirst(images)).map(({ hash, alt, view, turns }) => ({
		hash,
		alt,
		view,
		...(turns && { turns }),
	}))
}
