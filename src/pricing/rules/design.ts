// The price of a design with every part of the sum, for the builder, the review step and storage.
import type { Prints } from '#garments/personalization.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { asCents, type Cents } from '#kit/money.ts'
import type { Role } from '#kit/roles.ts'
import {
	addOnNames,
	decorationLabel,
	decorationPrice,
	decorationsOn,
	isAddOnType,
	type DecorationChoice,
} from './decorations.ts'
import type { Delivery } from './delivery.ts'
import { termsFor } from './price-list.ts'
import { ouncesOf } from './weight.ts'
import { afterDiscounts, heldDiscountBp, totals } from './totals.ts'
import { largerDiscount, nextTier } from './tiers.ts'
import type { PriceList, Terms, Totals } from '../schemas.ts'
import type { AddOnType } from '../states.ts'

type UnitPriceInput = {
	baseCents: Cents
	decorations?: readonly DecorationChoice[]
	addOns?: readonly AddOnType[]
}
type UnitPrice = { base: Cents; decorations: Cents; addOns: Cents; unit: Cents }

const sumOf = (amounts: readonly Cents[]): Cents =>
	asCents(amounts.reduce((total, amount) => total + amount, 0))

/** (base price + decorations + add-ons) of one unit, with its parts. Product decisions §2. */
export function unitPrice(
	{ baseCents, decorations = [], addOns = [] }: UnitPriceInput,
	prices: PriceList,
): UnitPrice {
	const decorated = sumOf(decorations.map((choice) => decorationPrice(choice, prices)))
	const added = sumOf(addOns.map((type) => asCents(prices.addOnCents[type])))
	return {
		base: baseCents,
		decorations: decorated,
		addOns: added,
		unit: sumOf([baseCents, decorated, added]),
	}
}

/**
 * Spirit wear, unless the owner says otherwise of a product, and designs marked for it raise funds where a portal has a
 * margin. Product decisions §2.
 */
export const raisesFunds = (
	{ sport, raisesFunds: own }: Pick<PricedDesign, 'sport' | 'raisesFunds'>,
	design: Pick<DesignConfig, 'fundraisingEnabled'> | null,
): boolean => (own ?? sport === 'spirit') || (design?.fundraisingEnabled ?? false)

/** Pieces that print the same of their players, in a size that costs more or in any other. */
export type Pieces = Prints & { quantity: number; extra?: { size: string; cents: number } }

/** A design on a product, as its price sees it. */
export type PricedDesign = {
	/** The piece of a kit. */
	piece?: string
	/** Price of one blank garment, without what a size costs more. */
	baseCents: number
	/** Of the product; needed for the terms of a portal. */
	sport?: string
	/** Of the product; left out for as its sport. */
	raisesFunds?: boolean | undefined
	config: Pick<DesignConfig, 'decorations' | 'addOns' | 'quantity' | 'fundraisingEnabled'>
	/** Pieces that differ in what they print of a player; without it, `config.quantity` equal pieces. */
	pieces?: readonly Pieces[] | undefined
}

export type DesignPriceInput = PricedDesign & {
	/** The further pieces of a kit. */
	further?: readonly PricedDesign[]
	prices: PriceList
	roles: readonly Role[]
	/** Margin of the portal; applies only when the design raises funds. */
	fundraisingBp?: number
	/** How an order of it ships and is taxed; without it, `checkout` has neither. */
	delivery?: Delivery
}

/** One line of the sum: `unitCents` on each of `count` garments, which may be fewer than all. */
export type PriceLine = {
	kind: 'base' | 'decoration' | 'add-on' | 'size'
	label: string
	/** The piece of a kit. */
	piece?: string
	unitCents: Cents
	count: number
	totalCents: Cents
}

export type TierPrice = {
	/** First and last quantity of the tier; the best one has no end. */
	from: number
	to: number | undefined
	/** This person's discount in the tier: the larger of quantity and role discount. */
	bp: number
	/** One garment, or one kit, after the discount, rounded. */
	perPieceCents: Cents
	/** Number of garments in `totalCents`: the design's own quantity in its tier, else the tier's first. */
	pieces: number
	totalCents: number
	isCurrent: boolean
}

export type DesignPriceBreakdown = {
	lines: PriceLine[]
	/** What sizes cost more, by piece and size; not in `unit`. */
	extras: PriceLine[]
	/** One garment, or one kit, in a size that costs no more. */
	unit: UnitPrice
	/** All garments. */
	quantity: number
	/** Garments in `unit`: 1, or the pieces of one kit. */
	unitPieces: number
	/** Without shipping and tax. */
	totals: Totals
	/** The whole sum, as an order of these pieces alone is charged. */
	checkout: Totals
	/** One garment, or one kit, after the discounts and before fundraising, rounded. */
	perPieceCents: Cents
	next: { unitsMore: number; bp: number } | undefined
	tiers: TierPrice[]
}

/** Only add-ons that the shop sells are charged; old designs may name others. */
const knownAddOns = (addOns: DesignConfig['addOns']): AddOnType[] =>
	addOns.map(({ type }) => type).filter(isAddOnType)

const designsIn = (input: DesignPriceInput): readonly PricedDesign[] => [input, ...(input.further ?? [])]

const piecesIn = ({ pieces, config }: PricedDesign): readonly Pieces[] =>
	pieces ?? [{ name: true, number: true, quantity: config.quantity }]

const countOf = (pieces: readonly Pieces[]): number => pieces.reduce((sum, { quantity }) => sum + quantity, 0)

/** The parts of a design's price, each on as many garments as have it; without what sizes cost more. */
export function priceLines(input: PricedDesign, prices: PriceList): PriceLine[] {
	const { baseCents, config, piece: name } = input
	const pieces = piecesIn(input)
	const all = countOf(pieces)
	const line = (part: Omit<PriceLine, 'count' | 'totalCents'>, count = all): PriceLine => ({
		...part,
		...(name !== undefined && { piece: name }),
		count,
		totalCents: asCents(part.unitCents * count),
	})
	const printing = (choice: DecorationChoice) =>
		countOf(pieces.filter((piece) => decorationsOn([choice], piece).length > 0))
	return [
		line({ kind: 'base', label: 'Base price', unitCents: asCents(baseCents) }),
		...config.decorations.map((choice) =>
			line(
				{ kind: 'decoration', label: decorationLabel(choice), unitCents: decorationPrice(choice, prices) },
				printing(choice),
			),
		),
		...knownAddOns(config.addOns).map((type) =>
			line({ kind: 'add-on', label: addOnNames[type], unitCents: asCents(prices.addOnCents[type]) }),
		),
	]
}

function extraLines(input: PricedDesign): PriceLine[] {
	const { piece: name } = input
	const sized = Map.groupBy(
		piecesIn(input).filter(({ extra }) => extra !== undefined),
		({ extra }) => extra?.size ?? '',
	)
	return [...sized].map(([size, pieces]) => {
		const unitCents = asCents(pieces[0]?.extra?.cents ?? 0)
		const count = countOf(pieces)
		return {
			kind: 'size',
			label: `Size ${size}`,
			...(name !== undefined && { piece: name }),
			unitCents,
			count,
			totalCents: asCents(unitCents * count),
		}
	})
}

const lineOf = (unitCents: Cents, quantity: number, { sport, raisesFunds: own, config }: PricedDesign) => ({
	unitCents,
	quantity,
	raisesFunds: raisesFunds({ sport, raisesFunds: own }, config),
})

/** Pieces of one price in one line. */
function goodsOf(input: PricedDesign, prices: PriceList) {
	const { baseCents, config } = input
	const addOns = knownAddOns(config.addOns)
	const quantities = new Map<Cents, number>()
	for (const piece of piecesIn(input)) {
		const decorations = decorationsOn(config.decorations, piece)
		const sized = asCents(baseCents + (piece.extra?.cents ?? 0))
		const { unit } = unitPrice({ baseCents: sized, decorations, addOns }, prices)
		quantities.set(unit, (quantities.get(unit) ?? 0) + piece.quantity)
	}
	return [...quantities].map(([unit, quantity]) => lineOf(unit, quantity, input))
}

/** One garment with all decorations and add-ons. */
const unitOf = ({ baseCents, config }: PricedDesign, prices: PriceList): UnitPrice =>
	unitPrice(
		{
			baseCents: asCents(baseCents),
			decorations: config.decorations,
			addOns: knownAddOns(config.addOns),
		},
		prices,
	)

const sumOfUnits = (units: readonly UnitPrice[]): UnitPrice => ({
	base: sumOf(units.map(({ base }) => base)),
	decorations: sumOf(units.map(({ decorations }) => decorations)),
	addOns: sumOf(units.map(({ addOns }) => addOns)),
	unit: sumOf(units.map(({ unit }) => unit)),
})

function tierPrices(unitCents: Cents, input: DesignPriceInput, terms: Terms): TierPrice[] {
	const designs = designsIn(input)
	const { prices } = input
	const quantity = countOf(designs.flatMap(piecesIn))
	const tierStarts = [1, ...terms.tiers.map(({ from }) => from).toReversed()]
	return tierStarts.map((from, index) => {
		const next = tierStarts[index + 1]
		const isCurrent = quantity >= from && (next === undefined || quantity < next)
		/** Of each piece: a kit is sold whole. */
		const each = Math.ceil(from / designs.length)
		const goods = isCurrent
			? designs.flatMap((design) => goodsOf(design, prices))
			: designs.map((design) => lineOf(unitOf(design, prices).unit, each, design))
		const pieces = isCurrent ? quantity : each * designs.length
		return {
			from,
			to: next === undefined ? undefined : next - 1,
			bp: largerDiscount(from, terms).rateBp,
			perPieceCents: afterDiscounts(unitCents, from, terms),
			pieces,
			totalCents: totals(goods, terms).totalCents,
			isCurrent,
		}
	})
}

/**
 * The full price of a design, or of all pieces of a kit, in whole cents.
 * @throws RangeError when the quantity is not whole and at least 1.
 */
export function designPrice(input: DesignPriceInput): DesignPriceBreakdown {
	const designs = designsIn(input)
	const { prices, roles, fundraisingBp = 0 } = input
	const unit = sumOfUnits(designs.map((design) => unitOf(design, prices)))
	const terms = termsFor({ roles, fundraisingBp }, prices)
	const goods = designs.flatMap((design) => goodsOf(design, prices))
	const quantity = countOf(designs.flatMap(piecesIn))
	const sum = totals(goods, terms)
	const goodsCents = afterDiscounts(asCents(sum.subtotalCents), quantity, terms)
	const parcel = { goodsCents, ounces: quantity * ouncesOf({}) }
	return {
		lines: designs.flatMap((design) => priceLines(design, prices)),
		extras: designs.flatMap(extraLines),
		unit,
		quantity,
		unitPieces: designs.length,
		totals: sum,
		checkout: totals(goods, termsFor({ ...input, parcel }, prices)),
		perPieceCents: afterDiscounts(unit.unit, quantity, terms),
		next: nextTier(quantity, terms.tiers, heldDiscountBp(sum)),
		tiers: tierPrices(unit.unit, input, terms),
	}
}

/** The price stored with a design. Spec §3 "designs.pricing": all garments before shipping and tax, in cents. */
export const storedPricing = ({ unit, totals: sum }: Pick<DesignPriceBreakdown, 'unit' | 'totals'>) => ({
	basePrice: unit.base,
	customizationFee: asCents(unit.decorations + unit.addOns),
	total: asCents(sum.totalCents),
})
