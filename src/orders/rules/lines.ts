// The price of one line of a cart or an order, and the problems that block it.
import { extraCentsOf, type ExtraPrices } from '#catalog/rules/size-prices.ts'
import { counted } from '#kit/plural.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { asCents, type Cents } from '#kit/money.ts'
import { colorName } from '#designs/rules/colors.ts'
import { decorationsOn } from '#pricing/rules/decorations.ts'
import { priceLines, raisesFunds } from '#pricing/rules/design.ts'
import { linePrice, type TotalsLine } from '#pricing/rules/totals.ts'
import { ouncesOf } from '#pricing/rules/weight.ts'
import type { PriceList } from '#pricing/schemas.ts'
import { printsNothing, type Prints } from '#garments/personalization.ts'
import type { LineKit, LineSnapshot, RosteredLine, WantedLine } from '../schemas.ts'
import { orderStatuses, waitingStatuses, type OrderStatus } from '../states.ts'

/** One ordered item; `key` identifies garment, design and player (see `lineKeyOf`). */
export type Ordered = { key: string; quantity: number }

/** Orders whose goods are made or will be: paid, or approved and billed. */
export const boughtStatuses = [
	'approved',
	'paid',
	'processing',
	'shipped',
	'delivered',
] as const satisfies OrderStatus[]

/** All statuses of orders that have not ended. */
export const standingStatuses: readonly OrderStatus[] = orderStatuses.filter((status) =>
	[...boughtStatuses, ...waitingStatuses].some((standing) => standing === status),
)

function sumsOf(lines: readonly Ordered[]): Map<string, number> {
	const sums = new Map<string, number>()
	for (const { key, quantity } of lines) sums.set(key, (sums.get(key) ?? 0) + quantity)
	return sums
}

export function sharesLines(one: readonly Ordered[], other: readonly Ordered[]): boolean {
	const keys = new Set(one.map(({ key }) => key))
	return other.some(({ key }) => keys.has(key))
}

/** True when every unit of `part` is in `whole` as well. */
export function isWithin(part: readonly Ordered[], whole: readonly Ordered[]): boolean {
	const sums = sumsOf(whole)
	return [...sumsOf(part)].every(([key, quantity]) => quantity <= (sums.get(key) ?? 0))
}

/** A blank in one size and color, with its product. */
export type Sellable = {
	id: string
	productId: string
	size: string
	colorway: string
	color: string
	stock: number
	leadTimeDays: number
	sku: string
	sport: string
	brand: string
	model: string
	/** The product's price, without what its size costs more in its color. */
	baseCents: number
	images: readonly { hash: string; colorway: string }[]
	attributes: ExtraPrices & { kind: string; ounces?: number | undefined }
	/** Hash of the garment without what its pictures print on it; null when they print nothing. */
	blankPicture: string | null
}
export type OrderedKit = LineKit & {
	/** The owner's name for it; null for the kit's own name. */
	name: string | null
	/** Every piece of the kit, in the kit's order. */
	allPieces: readonly LineKit['piece'][]
}
export type OrderedDesign = {
	id: string
	version: number
	config: DesignConfig
	productId: string
	/** The colorway that a design of the shop pictures, of a kit's piece the kit's; null for a person's design. */
	colorway: string | null
	/** Null for a design that belongs to no kit. */
	kit: OrderedKit | null
	/** Which player details it prints. */
	prints: Prints
}

export type PricedLine = {
	wanted: RosteredLine
	productId: string
	size: string
	unitCents: Cents
	lineCents: Cents
	/** Weight of one unit. */
	ounces: number
	snapshot: LineSnapshot
}

/** The blank garment in this color; a design has its own picture, and this one is of the product. */
function pictureOf({ images, colorway, blankPicture }: Sellable, design: OrderedDesign | null): string {
	const pictured = (images.find((image) => image.colorway === colorway) ?? images[0])?.hash ?? ''
	return design ? pictured : (blankPicture ?? pictured)
}

/** Names the color of a line with the shop's own design. */
export const asPictured = (color: string): string => `${color}, as pictured`
/** "White / Athletic Gold". */
const teamColorNames = ({ primaryColor, secondaryColor }: DesignConfig): string =>
	[...new Set([primaryColor, secondaryColor].map(colorName))].join(' / ')

const undecorated = { decorations: [], addOns: [], quantity: 1, fundraisingEnabled: false }

/** What this line may print of its player: what the design prints, without what the player or the entry leaves out. */
const printsOn = ({ omitsName, omitsNumber }: RosteredLine, design: OrderedDesign | null): Prints =>
	design
		? {
				name: design.prints.name && omitsName !== true,
				number: design.prints.number && omitsNumber !== true,
			}
		: printsNothing

const isPrintedOn = ({ playerName, playerNumber }: WantedLine, prints: Prints): Prints => ({
	name: prints.name && playerName.trim() !== '',
	number: prints.number && playerNumber.trim() !== '',
})

/** Of the part by which a quoted price is above or below the list. */
export const differenceLabels = { agreed: 'Agreed price', quoted: 'Price as quoted' } as const

/** What a quote's price adds to the list price or takes off. */
const differenceTo = (listCents: number, unitCents: number, { price }: RosteredLine) =>
	unitCents === listCents
		? []
		: [
				{
					label: differenceLabels[price?.isAgreed ? 'agreed' : 'quoted'],
					unitCents: unitCents - listCents,
				},
			]

/** What one unit of a line costs, by part. */
function unitParts(
	wanted: RosteredLine,
	sold: Sellable,
	{ design, prices }: { design: OrderedDesign | null; prices: PriceList },
) {
	const { bought } = wanted
	const prints = isPrintedOn(wanted, printsOn(wanted, design))
	const decorations = decorationsOn(design?.config.decorations ?? [], prints)
	const config = { ...(design?.config ?? undecorated), decorations, quantity: 1 }
	const isSameSize = bought?.variantId === sold.id
	const { size, colorway: color } = sold
	const sizeCents = isSameSize ? (bought.sizeCents ?? 0) : extraCentsOf(sold.attributes, { color, size })
	const baseCents = asCents(
		(bought ? bought.baseCents - (bought.sizeCents ?? 0) : sold.baseCents) + sizeCents,
	)
	const centsThen = new Map(bought?.extras.map(({ label, unitCents }) => [label, unitCents] as const))
	const parts = priceLines({ baseCents, config }, prices)
		.filter(({ kind }) => kind !== 'base')
		.map((part) => ({ ...part, unitCents: asCents(centsThen.get(part.label) ?? part.unitCents) }))
	const sumOf = (some: typeof parts) => asCents(some.reduce((sum, { unitCents }) => sum + unitCents, 0))
	const listCents = baseCents + sumOf(parts)
	const unitCents = asCents(
		wanted.price?.unitCents ?? Math.max(0, listCents + (centsThen.get(differenceLabels.quoted) ?? 0)),
	)
	return {
		sizeCents,
		baseCents,
		decorationsCents: sumOf(parts.filter(({ kind }) => kind === 'decoration')),
		addOnsCents: sumOf(parts.filter(({ kind }) => kind === 'add-on')),
		extras: [
			...parts.map(({ label, unitCents: cents }) => ({ label, unitCents: cents })),
			...differenceTo(listCents, unitCents, wanted),
		],
		unitCents,
	}
}

const kitOnLine = ({ name: _name, allPieces: _all, ...kit }: OrderedKit): LineKit => kit

/** A line as it counts in a sum. */
export const countedLine = ({
	unitCents,
	quantity,
	productId,
	snapshot: { raisesFunds: isRaising, sport, isAgreedPrice },
}: {
	unitCents: number
	quantity: number
	productId: string
	snapshot: Pick<LineSnapshot, 'raisesFunds' | 'sport' | 'isAgreedPrice'>
}): TotalsLine => ({
	unitCents: asCents(unitCents),
	quantity,
	productId,
	sport,
	raisesFunds: isRaising,
	isAgreed: isAgreedPrice ?? false,
})

/**
 * The price of a line before any discount: (base price, with what the size costs more, + decorations + add-ons) ×
 * quantity, or the price of a quote. A bought line keeps the price of each part that it had. Product decisions §2.
 */
export function pricedLine(
	wanted: RosteredLine,
	sold: Sellable,
	{ design, prices }: { design: OrderedDesign | null; prices: PriceList },
): PricedLine {
	const { brand, model, sku, color, size, productId, leadTimeDays } = sold
	const { unitCents, sizeCents, ...parts } = unitParts(wanted, sold, { design, prices })
	return {
		wanted,
		productId,
		size,
		unitCents,
		lineCents: linePrice(unitCents, wanted.quantity),
		ounces: ouncesOf(sold.attributes),
		snapshot: {
			brand,
			model,
			sku,
			color,
			...parts,
			...(sizeCents > 0 && { sizeCents }),
			picture: pictureOf(sold, design),
			raisesFunds: raisesFunds({ ...sold.attributes, sport: sold.sport }, design?.config ?? null),
			sport: sold.sport,
			leadTimeDays,
			prints: printsOn(wanted, design),
			...(wanted.omitsName === true && { omitsName: true as const }),
			...(wanted.omitsNumber === true && { omitsNumber: true as const }),
			...(wanted.portalItemId !== undefined && { portalItemId: wanted.portalItemId }),
			...(design !== null && design.colorway !== null && { isPictured: true as const }),
			...(design !== null && design.colorway === null && { designColors: teamColorNames(design.config) }),
			...(design?.kit && { kit: kitOnLine(design.kit) }),
			...(wanted.price?.isAgreed && { isAgreedPrice: true as const }),
		},
	}
}

/** Lines with the same garment, design and player have the same key and are merged. */
export const lineKeyOf = ({
	variantId,
	design,
	playerName,
	playerNumber,
}: Omit<WantedLine, 'quantity'>): string =>
	JSON.stringify([variantId, design?.id ?? '', design?.version ?? 0, playerName, playerNumber])

/** A problem that blocks a line; the message is for the buyer. */
export type LineProblem = {
	at: number
	/**
	 * `letters`: the font lacks a character of the player's name or number; `design-letters`: of the design's own text.
	 */
	kind: 'gone' | 'design-gone' | 'short' | 'letters' | 'design-letters'
	message: string
	available: number
}

export const goneMessage = 'This item is no longer sold. Please remove it.'
export const designGoneMessage = 'The design of this item is no longer there. Please remove it.'
export const shortMessage = (available: number): string =>
	available === 0
		? 'Sold out meanwhile. Choose another size or remove it.'
		: `Only ${counted(available, 'unit')} left in this size.`
