// The product data that a product page needs for every choice, on the server and in the browser.
import type { Terms } from '#pricing/schemas.ts'
import type { Colorway, ProductAttributes, ProductImage } from '../../schemas.ts'

/** Most units of one variant in the cart. */
export const maxQuantity = 999

export type Choice = {
	/** Index into the sheet's colorways. */
	colorway: number
	/** Index into the sheet's sizes, or -1 while none is chosen. */
	size: number
	quantity: number
	/** The garment alone, where the pictures print something on it. */
	isBlank: boolean
}

type ChoiceText = { [Name in 'color' | 'size' | 'qty' | 'as']?: string | null }

/** The choice as the query parameters of an address name it. */
export const choiceTextIn = (query: URLSearchParams): ChoiceText => ({
	color: query.get('color'),
	size: query.get('size'),
	qty: query.get('qty'),
	as: query.get('as'),
})

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
export function choiceOf(sheet: ProductSheet, { color, size, qty, as }: ChoiceText): Choice {
	const asked = sheet.colorways.findIndex((colorway) => colorway.id === color)
	const firstInStock = sheet.colorways.findIndex((_, at) =>
		sheet.variants.some(([, colorway, , stock]) => colorway === at && stock > 0),
	)
	return {
		colorway: asked >= 0 ? asked : Math.max(firstInStock, 0),
		size: sheet.sizes.length === 1 ? 0 : sheet.sizes.indexOf(size ?? ''),
		quantity: quantityOf(qty ?? '1'),
		isBlank: as === 'blank',
	}
}

/** `?color=navy-gold&size=L&qty=12&as=blank`; missing choices are left out. */
export function choiceQuery(sheet: ProductSheet, { colorway, size, quantity, isBlank }: Choice): string {
	const query = new URLSearchParams()
	const color = sheet.colorways[colorway]?.id
	if (color !== undefined) query.set('color', color)
	const chosenSize = sheet.sizes[size]
	if (chosenSize !== undefined) query.set('size', chosenSize)
	if (quantity > 1) query.set('qty', String(quantity))
	if (isBlank) query.set('as', 'blank')
	return `?${query}`
}

/** What view.ts says in another language, as a pattern and what stands in its place, in this order. */
export type SaidPhrases = readonly (readonly [pattern: string, words: string])[]

/** One size in one color; the numbers point into the sheet's colorways and sizes. */
export type SheetVariant = readonly [
	id: string,
	colorway: number,
	size: number,
	stock: number,
	leadTimeDays: number,
]
export type SheetPicture = Pick<ProductImage, 'hash' | 'alt' | 'view' | 'turns'> & {
	/** Of `alt`, where it is not the page's. */
	lang?: string
}
/** `named` stays as it was written, before the label: art on a page in another language than English. */
export type PrintedPart = { named?: string; label: string; cents: number }
export type SheetPictured = {
	/** One garment with all that its pictures print on it. */
	unitCents: number
	/** The decorations in it; none on garments whose art is dyed in. */
	parts: readonly PrintedPart[]
	/** Hash of the garment alone. */
	blankPicture: string
}
export type SheetColorway = Pick<Colorway, 'id' | 'name'> & {
	pictures: readonly SheetPicture[]
	/** Absent when the pictures show the garment alone; `blank` describes the picture of that. */
	pictured?: (SheetPictured & { blank: Pick<SheetPicture, 'alt' | 'lang'> }) | undefined
}

/** Compact, because the page embeds it: tuples and indexes, no repeated names. */
export type ProductSheet = {
	productId: string
	brand: string
	model: string
	priceCents: number
	/** What a running sale takes off one. */
	saleOffCents: number
	/** Quantity discounts, best first. */
	tiers: Terms['tiers']
	/** In the order of the size run. */
	sizes: readonly string[]
	/** What sizes cost more than the product's price, by colorway and size; absent where all cost the same. */
	extraCents?: readonly (readonly number[])[]
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
	/** While a sale is charged; of a kit, while a piece is on sale. */
	regularPriceCents: number | null
	/** The last day of the latest sale; null for a kit. */
	saleEndsOn: string | null
	images: readonly ProductImage[]
	safetyCerts: readonly string[]
	attributes: ProductAttributes
	colorways: readonly Colorway[]
}

type Chosen = Pick<Choice, 'colorway' | 'isBlank'>
type ChosenSize = Pick<Choice, 'colorway' | 'size'>

/** Undefined when the chosen color has no other form than the garment alone. */
export const picturedAt = ({ colorways }: ProductSheet, { colorway }: Pick<Choice, 'colorway'>) =>
	colorways[colorway]?.pictured

/** What a size of a color costs more; 0 while none is chosen. */
export const extraCentsAt = (
	{ extraCents }: Pick<ProductSheet, 'extraCents'>,
	{ colorway, size }: ChosenSize,
): number => extraCents?.[colorway]?.[size] ?? 0

/** One garment alone in the chosen size, before any discount. */
export const blankCentsAt = (sheet: ProductSheet, choice: ChosenSize): number =>
	sheet.priceCents + extraCentsAt(sheet, choice)

/** One garment as pictured in the chosen size; undefined where the color has no other form than the garment alone. */
export function picturedCentsAt(sheet: ProductSheet, choice: ChosenSize): number | undefined {
	const pictured = picturedAt(sheet, choice)
	return pictured && pictured.unitCents + extraCentsAt(sheet, choice)
}

/** The price of one before any discount: as pictured unless the garment alone is chosen. */
export const unitCentsAt = (sheet: ProductSheet, choice: Chosen & ChosenSize): number =>
	(choice.isBlank ? undefined : picturedCentsAt(sheet, choice)) ?? blankCentsAt(sheet, choice)

/** The pictures of what is chosen. */
export function picturesAt(sheet: ProductSheet, choice: Chosen): readonly SheetPicture[] {
	const shown = sheet.colorways[choice.colorway]
	if (!choice.isBlank || !shown?.pictured) return shown?.pictures ?? []
	const { blankPicture: hash, blank } = shown.pictured
	const turns = shown.pictures[0]?.turns
	return [{ hash, view: 'front', ...blank, ...(turns && { turns }) }]
}
