// A whole product as a file of products has it: its fields, and its sizes in colors.
import { teamColors } from '#garments/colors.ts'
import type { DecorationMethod } from '#garments/template.ts'
import { slugOf } from '#kit/slug.ts'
import type { Colorway, ProductAttributes, ProductImage } from '../schemas.ts'
import type { ProductStatus } from '../states.ts'
import type { OwnSizeChart } from './own-size-chart.ts'
import { hasSamePictures, picturesFacts, type PicturesFacts } from './photo-facts.ts'
import { filledTexts } from './search-texts.ts'
import { piecesText, type PieceFacts } from './kit-pieces-text.ts'
import { sizeChartText } from './size-chart-text.ts'
import { sizePricesText, withColorNames, type ExtraPrices } from './size-prices.ts'
import { regularOf, saleOf, type Sale, type StoredPrices } from './sale.ts'

export type SizeFacts = {
	color: string
	/** Hex, as `secondary`. */
	primary: string
	secondary: string
	size: string
	sku: string
	/** Units that can be sold. */
	stock: number
	/** All units ever received. */
	counted: number
	leadTimeDays: number
}

/** What sizes cost more is by name of the color. */
export type ProductFacts = PicturesFacts &
	ExtraPrices & {
		sku: string
		brand: string
		model: string
		sport: string
		/** The garment that it is made of. */
		templateId: string
		description: string
		/** The owner's, whatever a sale charges; 0 for a kit, which costs the sum of its pieces. */
		priceCents: number
		/** Left out without one. */
		sale?: Sale
		status: ProductStatus
		certs: string[]
		customizable: boolean
		sublimated: boolean
		/** In their order; left out for all of the garment. */
		methods?: DecorationMethod[]
		/** Left out when it takes names and numbers of players. */
		personalized?: false
		/** Left out for as its sport. */
		raisesFunds?: boolean
		/** For search and search engines, each left out where it is empty. */
		searchWords?: string[]
		pageTitle?: string
		pageSummary?: string
		/** In place of its garment's; left out without one. */
		sizeChart?: OwnSizeChart
		/** Of a kit, which has no sizes of its own; left out for others. */
		pieces?: PieceFacts[]
		/** By color, then smallest first. */
		sizes: SizeFacts[]
	}

export type StoredProduct = StoredPrices & {
	sku: string
	brand: string
	model: string
	sport: string
	description: string
	status: ProductStatus
	safetyCerts: string[]
	attributes: ProductAttributes
	colorways: Colorway[]
	images: ProductImage[]
}
export type StoredSize = Omit<SizeFacts, 'primary' | 'secondary' | 'counted'> & {
	colorway: string
	stockCounted: number
}

/** @param skus of the pieces of kits, by their products' ids */
export const factsOf = (
	product: StoredProduct,
	sizes: readonly StoredSize[],
	skus: ReadonlyMap<string, string>,
): ProductFacts => {
	const colors = new Map(product.colorways.map((colorway) => [colorway.id, colorway]))
	const { pieces } = product.attributes
	const sale = pieces ? null : saleOf(product)
	return {
		sku: product.sku,
		brand: product.brand,
		model: product.model,
		sport: product.sport,
		templateId: product.attributes.templateId,
		description: product.description.replaceAll(/\r\n?/g, '\n'),
		priceCents: pieces ? 0 : regularOf(product),
		...(sale && { sale }),
		status: product.status,
		certs: product.safetyCerts,
		customizable: product.attributes.customizable,
		sublimated: product.attributes.sublimated ?? false,
		...(product.attributes.methods && { methods: product.attributes.methods }),
		...(product.attributes.personalized === false && { personalized: false as const }),
		...(product.attributes.raisesFunds !== undefined && { raisesFunds: product.attributes.raisesFunds }),
		...filledTexts(product.attributes),
		...(product.attributes.ownSizeChart && { sizeChart: product.attributes.ownSizeChart }),
		...picturesFacts(product.images),
		...withColorNames(product.attributes, product.colorways),
		...(pieces && {
			pieces: pieces.map(({ productId, ...piece }) => ({ ...piece, sku: skus.get(productId) ?? productId })),
		}),
		sizes: sizes.map(({ colorway, stockCounted, color, size, sku, stock, leadTimeDays }) => ({
			color: colors.get(colorway)?.name ?? color,
			primary: colors.get(colorway)?.primary ?? '',
			secondary: colors.get(colorway)?.secondary ?? '',
			size,
			sku,
			stock,
			counted: stockCounted,
			leadTimeDays,
		})),
	}
}

/** The product with these photos in place of its own. */
export const withOtherPictures = (
	{ photos: _photos, photosFirst: _first, ...facts }: ProductFacts,
	{ photos = [], photosFirst }: PicturesFacts,
): ProductFacts => ({
	...facts,
	...(photos.length > 0 && { photos, ...(photosFirst && { photosFirst }) }),
})

/** Equal for the same size in the same color of a product. */
export const sizeKey = ({ color, size }: Pick<SizeFacts, 'color' | 'size'>): string =>
	`${color.toLowerCase()}\n${size.toLowerCase()}`

/** Without photos. Stored facts have their keys in another order. */
const comparable = (
	{
		sizes,
		sale,
		sizeCents,
		colorCents,
		sizeChart,
		pieces,
		photos: _photos,
		photosFirst: _first,
		...fields
	}: ProductFacts,
	withStock: boolean,
): string =>
	JSON.stringify([
		sizePricesText({ sizeCents, colorCents }),
		sizeChart ? sizeChartText(sizeChart) : '',
		piecesText(pieces ?? []),
		sale ? [sale.priceCents, sale.startsOn, sale.endsOn] : [],
		Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1)),
		sizes
			.map((size) => [sizeKey(size), size.sku, size.leadTimeDays, withStock ? size.stock : 0])
			.toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
	])

export const isSameProduct = (one: ProductFacts, other: ProductFacts): boolean =>
	comparable(one, true) === comparable(other, true) && hasSamePictures(one, other)

/** Ignores the stock, which orders change, and photos. */
export const hasSameFields = (one: ProductFacts, other: ProductFacts): boolean =>
	comparable(one, false) === comparable(other, false)

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

function distanceOf(one: string, other: string): number {
	const to = channels(other)
	return channels(one).reduce((sum, value, at) => sum + (value - (to[at] ?? 0)) ** 2, 0)
}

/** The team color that is closest to this one. */
const nearest = (hex: string) =>
	teamColors.reduce<(typeof teamColors)[number]>(
		(best, color) => (distanceOf(color.hex, hex) < distanceOf(best.hex, hex) ? color : best),
		teamColors[0],
	)

/** The product's colors with those of the sizes that it does not have yet, by name; each new one gets its own id. */
export function colorwaysWith(
	known: readonly Colorway[],
	sizes: readonly Pick<SizeFacts, 'color' | 'primary' | 'secondary'>[],
): Colorway[] {
	const after = [...known]
	for (const { color: name, primary, secondary } of sizes) {
		if (after.some((one) => one.name.toLowerCase() === name.toLowerCase())) continue
		const pair = [...new Set([primary, secondary])].map(nearest)
		const isTeam = pair.every(({ hex }) => hex === primary || hex === secondary)
		const stem = isTeam ? pair.map(({ id }) => id).join('-') : slugOf(name) || 'color'
		let id = stem
		for (let number = 2; after.some((one) => one.id === id); number += 1) id = `${stem}-${number}`
		after.push({ id, name, primary, secondary, families: [...new Set(pair.map(({ family }) => family))] })
	}
	return after
}
