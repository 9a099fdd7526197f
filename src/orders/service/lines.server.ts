// Prices wanted lines from the shop's own data, in a constant number of statements.
import { summedPerVariant } from '#catalog/service/stock.server.ts'
import type { DesignColors } from '#catalog/rules/nearest-colorway.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { slotTroubles } from '#designs/rules/checks/text.ts'
import { printsNothing, printsOf, wornBy } from '#garments/personalization.ts'
import { templateAsSaved } from '#garments/templates/index.ts'
import {
	designGoneMessage,
	goneMessage,
	countedLine,
	pricedLine,
	shortMessage,
	type LineProblem,
	type OrderedDesign,
	type OrderedKit,
	type PricedLine,
	type Sellable,
} from '../rules/lines.ts'
import { entriesOf } from '../rules/kits.ts'
import { printsOfLine } from '../rules/printed.ts'
import type { RosteredLine, WantedLine } from '../schemas.ts'
import { DesignId, VariantId } from '#kit/ids.ts'
import { linesOf } from '../store/orders.server.ts'
import type { OrderLineRow } from '../tables.ts'
import {
	heldByOrder,
	heldForCart,
	orderableDesigns,
	sellableVariants,
	type DesignRef,
} from '../store/lines.server.ts'
import { deliveryTerms, type Delivery, type Parcel } from '#pricing/rules/delivery.ts'
import { isFor } from '#pricing/rules/promotions.ts'
import { goodsAndCharges, promotionOn, totals } from '#pricing/rules/totals.ts'
import { termsFor } from '#pricing/rules/price-list.ts'
import type { PriceList, PromotionTerms, Terms, Totals } from '#pricing/schemas.ts'
import { pricesNow } from '#shop-settings/service/prices.server.ts'
import { promotionsFor, type Offered } from './promotions.server.ts'

type Buying = Offered & {
	/** Null outside a portal. */
	portal: { id?: string; fundraisingBp: number } | null
	delivery: Delivery
}

/**
 * The terms of this price list for a buyer, with the promotions that they may use: carts show them, placing an order
 * stores them. One statement, and one for uses where promotions run that are limited.
 */
export async function termsIn(
	prices: PriceList,
	context: Pick<ServiceContext, 'db' | 'actor' | 'now'>,
	{ portal, delivery, ...offered }: Buying,
): Promise<Terms> {
	const promotions = await promotionsFor(context, { ...offered, portalId: portal?.id ?? null })
	const fundraisingBp = portal?.fundraisingBp ?? 0
	const terms = termsFor({ roles: context.actor.roles, fundraisingBp, delivery }, prices)
	return promotions.length === 0 ? terms : { ...terms, promotions }
}

/** The terms with shipping and tax of these lines, whose weight and sum the price of a method may depend on. */
export const termsOfLines = (
	terms: Terms,
	{ lines, delivery, prices }: { lines: readonly PricedLine[]; delivery: Delivery; prices: PriceList },
): Terms => ({ ...terms, ...deliveryTerms(delivery, prices, parcelOf(lines, terms)) })

/** What is shipped: weight, and price after discounts. */
export const parcelOf = (lines: readonly PricedLine[], terms: Terms): Parcel => ({
	ounces: lines.reduce((sum, { ounces, wanted }) => sum + ounces * wanted.quantity, 0),
	goodsCents: goodsAndCharges(totals(countedLines(lines), terms)),
})

/** The terms of the price list that holds now. */
export const currentTerms = async (
	context: Pick<ServiceContext, 'db' | 'actor' | 'now'>,
	buying: Buying,
): Promise<Terms> => termsIn(await pricesNow(context), context, buying)

const countedLines = (lines: readonly PricedLine[]) =>
	lines.map((line) => countedLine({ ...line, quantity: line.wanted.quantity }))

/** The products of priced lines, which promotions may be for. */
export const productsOf = (lines: readonly (PricedLine | null)[]): string[] => [
	...new Set(lines.flatMap((line) => line?.productId ?? [])),
]

/** An order's totals from priced lines. */
export const totalsOf = (lines: readonly PricedLine[], terms: Terms): Totals =>
	totals(countedLines(lines), terms)

/** The promotion that applies to priced lines; null for none. */
export const promotionOf = (lines: readonly PricedLine[], terms: Terms): PromotionTerms | null =>
	promotionOn(countedLines(lines), terms)?.terms ?? null

/** The price and units of those lines that a promotion is for. */
export function goodsFor(
	lines: readonly PricedLine[],
	promotion: Pick<PromotionTerms, 'productIds' | 'sports'>,
) {
	const goods = countedLines(lines).filter((line) => isFor(promotion, line))
	return {
		cents: goods.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0),
		units: goods.reduce((sum, { quantity }) => sum + quantity, 0),
	}
}

export type PricedLines = {
	/** In the order of the input; null for a line that cannot be bought at all. */
	lines: (PricedLine | null)[]
	/** The kit of each line, also of one that cannot be bought; null for a line that is no piece of a kit. */
	kits: (OrderedKit | null)[]
	/** The colors of each line's design, null without one. */
	colors: (DesignColors | null)[]
	problems: LineProblem[]
	/** The list that they are priced with. */
	prices: PriceList
	/** Units held by the cart's own unpaid order, by variant; they stay available to this cart. */
	held: ReadonlyMap<string, number>
}

type Known = Pick<PricedLines, 'prices' | 'held'> & {
	sellable: Map<string, Sellable>
	designs: Map<string, OrderedDesign>
}
const refOf = ({ id, version }: { id: string; version: number }) => `${id} ${version}`

type Asking = {
	/** The cart being priced: stock held by its own unpaid order counts as available. */
	cartId?: string | null
	/** The actor's portal: designs of its catalog are available to all of its members. */
	portalId?: string | null
	/** Orders being amended: their existing designs stay allowed, also after they have left the catalog. */
	orderIds?: readonly string[]
	/** A design that the portal's catalog is about to get, checked by the caller. */
	attaching?: DesignRef | null
}

type StoredDesign = Awaited<ReturnType<typeof orderableDesigns>>[number]

function kitOf({ version, kitId, kitProductId, piece, ...kit }: StoredDesign): OrderedKit | null {
	if (kitId === null || kitProductId === null || piece === null) return null
	const allPieces = kit.kitPieces ?? []
	return {
		id: kitId,
		version,
		productId: kitProductId,
		model: kit.kitModel ?? '',
		piece: allPieces.find(({ id }) => id === piece) ?? { id: piece, name: piece },
		name: kit.kitName,
		pieces: allPieces.length,
		allPieces,
	}
}

function orderedDesign(stored: StoredDesign): OrderedDesign {
	const { id, version, config, productId, colorway } = stored
	const template = templateAsSaved(config)
	const prints = template ? printsOf(config, template) : printsNothing
	return { id, version, config, productId, colorway, prints, kit: kitOf(stored) }
}

async function known(
	{ db, actor }: ServiceContext,
	wanted: readonly WantedLine[],
	{ cartId = null, portalId = null, orderIds = [], attaching = null }: Asking,
): Promise<Known> {
	const ids = [...new Set(wanted.map(({ variantId }) => variantId))]
	const refs = new Map(wanted.flatMap(({ design }) => (design ? [[refOf(design), design]] : [])))
	const [prices, sellable, designs, held] = await Promise.all([
		pricesNow({ db }),
		ids.length > 0 ? sellableVariants(db, ids) : [],
		refs.size > 0
			? orderableDesigns(db, { userId: actor.userId, portalId, orderIds, attaching }, [...refs.values()])
			: [],
		cartId === null ? new Map<string, number>() : heldByOwnOrder({ db }, cartId),
	])
	const withOwn = (variant: Sellable) => ({ ...variant, stock: variant.stock + (held.get(variant.id) ?? 0) })
	return {
		sellable: new Map(sellable.map((variant) => [variant.id, withOwn(variant)])),
		designs: new Map(designs.map((design) => [refOf(design), orderedDesign(design)])),
		prices,
		held,
	}
}

function lineOf(
	wanted: RosteredLine,
	{ sellable, designs, prices }: Known,
): PricedLine | 'gone' | 'design-gone' {
	const variant = sellable.get(wanted.variantId)
	if (!variant) return 'gone'
	if (!wanted.design) return pricedLine(wanted, variant, { design: null, prices })
	const design = designs.get(refOf(wanted.design))
	if (design?.productId !== variant.productId) return 'design-gone'
	// A design of the shop is of one color of the garment; as a piece of a kit, on the nearest blank.
	const isOfColor = design.colorway === null || design.kit !== null || design.colorway === variant.colorway
	return isOfColor ? pricedLine(wanted, variant, { design, prices }) : 'design-gone'
}

const goneMessages = { gone: goneMessage, 'design-gone': designGoneMessage }

/** Reports characters that the design's fonts lack, so that no garment is sold with a letter missing. */
function unwritten({ wanted }: PricedLine, design: OrderedDesign, at: number) {
	const template = templateAsSaved(design.config)
	const player = {
		name: wanted.omitsName === true ? '' : wanted.playerName,
		number: wanted.omitsNumber === true ? '' : wanted.playerNumber,
	}
	const troubles = template ? slotTroubles(template, wornBy(design.config, player)) : []
	return troubles.map(({ slot, message }): LineProblem => ({
		at,
		kind: slot === 'team' ? 'design-letters' : 'letters',
		message: slot === 'team' ? `${message} Change it in the design.` : message,
		available: 0,
	}))
}

const lettersOf = (lines: readonly (PricedLine | string)[], { designs }: Known): LineProblem[] =>
	lines.flatMap((line, at) => {
		const design =
			typeof line === 'string' || !line.wanted.design ? undefined : designs.get(refOf(line.wanted.design))
		return design && typeof line !== 'string' ? unwritten(line, design, at) : []
	})

/** Lines of one variant share its stock: each of them is reported when their sum exceeds it. */
function shortages(wanted: readonly WantedLine[], { sellable }: Known): LineProblem[] {
	const sums = new Map(summedPerVariant(wanted).map(({ variantId, quantity }) => [variantId, quantity]))
	return wanted.flatMap(({ variantId }, at): LineProblem[] => {
		const available = sellable.get(variantId)?.stock ?? 0
		if (!sellable.has(variantId) || (sums.get(variantId) ?? 0) <= available) return []
		return [{ at, kind: 'short', message: shortMessage(available), available }]
	})
}

/** At most four statements for any number of lines. Designs must be the shop's, the actor's own, or in the portal's catalog. */
export async function pricedLines(
	context: ServiceContext,
	wanted: readonly RosteredLine[],
	asking: Asking = {},
): Promise<PricedLines> {
	const found = await known(context, wanted, asking)
	const priced = wanted.map((line) => lineOf(line, found))
	const designs = wanted.map(({ design }) => (design ? found.designs.get(refOf(design)) : undefined))
	const missing = priced.flatMap((line, at): LineProblem[] =>
		typeof line === 'string' ? [{ at, kind: line, message: goneMessages[line], available: 0 }] : [],
	)
	return {
		lines: priced.map((line) => (typeof line === 'string' ? null : line)),
		kits: designs.map((design) => design?.kit ?? null),
		colors: designs.map((design) => design?.config ?? null),
		problems: [...missing, ...lettersOf(priced, found), ...shortages(wanted, found)],
		prices: found.prices,
		held: found.held,
	}
}

/** Units held by the cart's own unpaid order, by variant; they stay available to this cart. */
export const heldByOwnOrder = async (
	{ db }: Pick<ServiceContext, 'db'>,
	cartId: string,
): Promise<ReadonlyMap<string, number>> =>
	new Map((await heldForCart(db, cartId)).map(({ variantId, quantity }) => [variantId, quantity]))

/** Units held by an unpaid order, by variant; they stay available to the order that replaces it. */
export const heldByUnpaid = async (
	{ db }: Pick<ServiceContext, 'db'>,
	orderId: string,
): Promise<ReadonlyMap<string, number>> =>
	new Map((await heldByOrder(db, orderId)).map(({ variantId, quantity }) => [variantId, quantity]))

type Sold = Pick<OrderLineRow, 'variantId' | 'designId' | 'designVersion' | 'qty' | 'customization'>

/** Converts an order line back to the request for it. */
export const wantedOf = ({ variantId, designId, designVersion, qty, customization }: Sold): WantedLine => ({
	variantId: VariantId.parse(variantId),
	design:
		designId === null || designVersion === null
			? null
			: { id: DesignId.parse(designId), version: designVersion },
	quantity: qty,
	playerName: customization.player_name,
	playerNumber: customization.number,
})

/**
 * The lines of an order as requests of a person who orders them again: who wore what is not printed is left out. A kit
 * keeps what one of its pieces prints on all of them.
 */
export async function printedLinesOf({ db }: ServiceContext, orderId: string): Promise<WantedLine[]> {
	const lines = await linesOf(db, orderId)
	const kept = new Map(
		entriesOf(lines, ({ snapshot }) => snapshot.kit).flatMap((entry) => {
			const own = entry.kit ? entry.lines : [entry.line]
			const each = own.map(printsOfLine)
			const [name, number] = [each.some((prints) => prints.name), each.some((prints) => prints.number)]
			return own.map(({ id, snapshot: { omitsName, omitsNumber } }) => {
				const printed = { name: name && !omitsName, number: number && !omitsNumber }
				return [id, printed] as const
			})
		}),
	)
	return lines.map((line) => {
		const { name, number } = kept.get(line.id) ?? printsNothing
		const { playerName, playerNumber, ...wanted } = wantedOf(line)
		return { ...wanted, playerName: name ? playerName : '', playerNumber: number ? playerNumber : '' }
	})
}

/** The lines of an order as requests. */
export const wantedOfOrder = async ({ db }: ServiceContext, orderId: string): Promise<WantedLine[]> =>
	(await linesOf(db, orderId)).map(wantedOf)
