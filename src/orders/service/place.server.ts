// Places an order: one transaction for order, lines, prices, stock and mail; repeated requests give one order.
import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import {
	lockShelves,
	shortagesOf,
	summedPerVariant,
	takeStock,
	type StockNeed,
} from '#catalog/service/stock.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import type { Language } from '#kit/language.ts'
import type { Actor } from '#kit/roles.ts'
import { settled } from '#kit/settled.ts'
import { chosenQuote, isPickUp, lacksTax, quotesFor, type Delivery } from '#pricing/rules/delivery.ts'
import type { PriceList, PromotionTerms, Terms, Totals } from '#pricing/schemas.ts'
import type { OrderDependencies, PlacedOrder } from '../dependencies.server.ts'
import { messages } from '../messages.ts'
import { withWholeKits } from '../rules/kits.ts'
import type { PricedLine } from '../rules/lines.ts'
import { endReasons } from '../rules/reason-phrases.ts'
import { firstStatus, canUsePurchaseOrder } from '../rules/order.ts'
import type { Address } from '#kit/address.ts'
import { maxOrderLines, type Approver, type RosteredLine } from '../schemas.ts'
import type { PaymentMode } from '../states.ts'
import {
	insertOrder,
	insertOrderParts,
	lockBuyer,
	lockPendingOfCart,
	newOrder,
	orderById,
	orderByKey,
	pendingOfCart,
} from '../store/orders.server.ts'
import type { OrderRow } from '../tables.ts'
import {
	parcelOf,
	pricedLines,
	productsOf,
	promotionOf,
	termsIn,
	termsOfLines,
	totalsOf,
} from './lines.server.ts'
import type { Promotion } from '#promotions/rules/promotion.ts'
import { canStillUse, usablePromotions } from './promotions.server.ts'
import { notifyBuyer, recordEvent, transitionOrder } from './transition.server.ts'
import { saveUsedAddress } from './address-book.server.ts'
import { askApprover } from './approvers.server.ts'
import { garmentLineOf, rowOf } from './line-rows.server.ts'
import { cutIntoShares } from './shares.server.ts'

export type PlaceRequest = {
	/** The same for every attempt to send one order. */
	idempotencyKey: string
	/** Null for an order that was not placed from a cart. */
	cartId: string | null
	lines: readonly RosteredLine[]
	paymentMode: PaymentMode
	/** Each player's share is paid by its own link; only with `player_pays`. See shares.server.ts. */
	split?: boolean
	poNumber: string
	shipTo: Address
	/** `shipTo` is the team's delivery address: the coach hands it out. */
	isTeamDelivery?: boolean
	contactEmail: string
	/** In which the buyer is written to; English when absent. */
	language?: Language
	/** The order that it adds to, for a late player. */
	fillInOf?: string
	/** Orders whose designs it may have, also those not sold any more. */
	designsOf?: readonly string[]
	/** The total that the buyer saw, in cents. */
	seenTotalCents: number
	/** Key of the scanned purchase order in the object store. */
	poDocumentKey?: string | null
	/** Null outside a portal. Its members may order its team's designs. */
	portal: { id: string; organizationId: string; fundraisingBp: number } | null
	/** The school that the buyer orders for outside of a portal; the caller has checked that they belong to it. */
	organizationId?: string | null
	delivery: Delivery
	/** The promotion code of its cart. */
	promotionCode?: string | null
	/** Whom a school purchase order asks to join and decide, where the school has no administrator. */
	approver?: Approver | null
	/**
	 * A family orders by the link of its player, without an account. Only as shares, whose links need none either. The
	 * caller has checked the link and holds a lock on it, so that a second click waits.
	 */
	isByLink?: boolean
	/** The order is of an accepted quote; the caller has checked who accepts it and holds a lock on it. */
	quote?: AcceptedQuote
}

export type AcceptedQuote = {
	id: string
	/** The number of its link: guests see the order by it. */
	link: number
	/** Whom the order is for, whoever places it; without an account it is a guest's. */
	customer: Actor
	terms: Terms
}

/** @throws Refusal signed_out, forbidden, invalid */
function canPlace({ actor }: ServiceContext, request: PlaceRequest): string | null {
	const isOfFamily = request.isByLink === true && request.split === true
	const { quote } = request
	if (actor.userId === null && !isOfFamily && !quote) throw new Refusal('signed_out', messages.signIn)
	if (request.lines.length === 0) throw new Refusal('invalid', messages.cartEmpty)
	if (request.lines.length > maxOrderLines) throw new Refusal('invalid', messages.tooManyLines)
	if (request.split && request.paymentMode !== 'player_pays') throw new Refusal('invalid', messages.splitMode)
	const buyerId = quote ? quote.customer.userId : isOfFamily ? null : actor.userId
	if (request.paymentMode !== 'school_po') return buyerId
	if (!canUsePurchaseOrder(actor)) throw new Refusal('forbidden', messages.poNotAllowed)
	if (request.poNumber.trim() === '') throw new Refusal('invalid', messages.poRequired)
	return buyerId
}

/** All that the price depends on, and the stock, locked. Sent at once. */
const readGoods = (inner: ServiceContext, request: PlaceRequest, needs: readonly StockNeed[]) => {
	const { quote, portal, promotionCode: code = null, designsOf: orderIds = [] } = request
	const portalId = portal?.id ?? null
	const buyer = quote ? { ...inner, actor: quote.customer } : inner
	return settled([
		pricedLines(buyer, request.lines, { portalId, orderIds }),
		quote ? [] : usablePromotions(inner, { portalId, code }),
		lockShelves(inner, needs),
	])
}
type Goods = Awaited<ReturnType<typeof readGoods>>

/** @throws Refusal conflict when a line is unavailable, or the total is not the one that the buyer saw */
async function priced(inner: ServiceContext, request: PlaceRequest, [goods, usable]: Goods) {
	const { quote } = request
	const { lines, problems, prices } = goods
	const whole = lines.filter((line) => line !== null)
	if (problems.length > 0 || whole.length < lines.length) throw new Refusal('conflict', messages.problems)
	const offered = quote?.terms ?? (await offeredTerms(inner, request, { lines: whole, prices, usable }))
	const { promotions = [], ...bare } = offered
	const promotion = promotionOf(whole, { ...bare, promotions })
	const isGone = !quote && promotion !== null && !(await holdsPromotion(inner, request, promotion))
	const terms = { ...bare, promotion: isGone ? null : promotion }
	const totals = totalsOf(whole, terms)
	if (isGone) throw new Refusal('conflict', messages.promotionGone(promotion.name, totals.totalCents))
	if (totals.totalCents !== request.seenTotalCents)
		throw new Refusal('conflict', messages.moved(totals.totalCents))
	return { lines: withWholeKits(whole), terms, totals }
}

/**
 * The buyer's terms, with all promotions that they may use.
 * @throws Refusal conflict when the method is not offered there, or the owner has chosen a tax service just now
 */
async function offeredTerms(
	inner: ServiceContext,
	{ portal, delivery }: PlaceRequest,
	{
		lines,
		prices,
		usable,
	}: { lines: readonly PricedLine[]; prices: PriceList; usable: readonly Promotion[] },
): Promise<Terms> {
	if (lacksTax(delivery, prices)) throw new Refusal('conflict', messages.taxChanged)
	const before = await termsIn(prices, inner, { portal, delivery, usable, productIds: productsOf(lines) })
	const quotes = quotesFor(parcelOf(lines, before), prices, delivery.state)
	if (!delivery.isFree && !chosenQuote(quotes, delivery.method))
		throw new Refusal('conflict', messages.notShipped(delivery.state ?? ''))
	return termsOfLines(before, { lines, delivery, prices })
}

/** Whether it can still be used; counted one order after the other. */
const holdsPromotion = (
	inner: ServiceContext,
	{ portal }: PlaceRequest,
	{ id = '' }: PromotionTerms,
): Promise<boolean> => canStillUse(inner, { id, portalId: portal?.id ?? null })

function orderRow(
	{ now }: ServiceContext,
	dependencies: OrderDependencies,
	{
		id,
		request,
		userId,
		terms,
		totals,
	}: { id: string; request: PlaceRequest; userId: string | null; terms: Terms; totals: Totals },
): OrderRow {
	const { paymentMode, shipTo, contactEmail, idempotencyKey, cartId, portal, split = false } = request
	// Families and customers of a quote need as much time to pay as a school needs to approve.
	const holdMs =
		paymentMode === 'school_po' || split || request.quote
			? dependencies.holdMs.purchaseOrder
			: dependencies.holdMs.card
	return newOrder({
		id,
		userId,
		portalId: portal?.id ?? null,
		organizationId: portal?.organizationId ?? request.organizationId ?? null,
		status: firstStatus(paymentMode),
		paymentMode,
		isSplit: split,
		poNumber: paymentMode === 'school_po' ? request.poNumber.trim() : null,
		poDocumentKey: request.poDocumentKey ?? null,
		fillInOf: request.fillInOf ?? null,
		quoteId: request.quote?.id ?? null,
		quoteLink: request.quote?.link ?? null,
		totalCents: totals.totalCents,
		pricing: totals,
		terms,
		promotionId: terms.promotion?.id ?? null,
		shipTo,
		isTeamDelivery: request.isTeamDelivery ?? false,
		contactEmail,
		language: request.language ?? 'en',
		// Families pay over days: the order is detached from its cart, which may place another order meanwhile.
		cartId: split ? null : cartId,
		idempotencyKey,
		expiresAt: new Date(now.getTime() + holdMs),
		createdAt: now,
		updatedAt: now,
	})
}

async function knownOrder({ db }: ServiceContext, id: string): Promise<OrderRow> {
	const order = await orderById(db, id)
	if (!order) throw new Error('The order that was placed before is gone')
	return order
}

/** Asks the school's administrator, whom the approval depends on, then runs the subscribers. */
async function announce(
	inner: ServiceContext,
	dependencies: OrderDependencies,
	{ approver = null, ...placed }: PlacedOrder & { approver: Approver | null | undefined },
): Promise<void> {
	if (approver && placed.order.paymentMode === 'school_po')
		await askApprover(inner, dependencies, { ...placed, approver })
	await settled(dependencies.onPlaced.map((handle) => handle(inner, placed)))
}

type Placing = PlaceRequest & { userId: string | null }

/** @throws Refusal conflict; see `priced` */
async function priceAndStore(
	inner: ServiceContext,
	dependencies: OrderDependencies,
	{ id, request, goods, holds }: { id: string; request: Placing; goods: Goods; holds: StockNeed[] },
): Promise<OrderRow> {
	const { userId } = request
	const { lines, terms, totals } = await priced(inner, request, goods)
	const order = orderRow(inner, dependencies, { id, request, userId, terms, totals })
	const rows = lines.map((line, at) => rowOf(line, order, at))
	const parts = request.split
		? cutIntoShares(dependencies, { rows, lines, pricing: totals })
		: { rows, shares: [] }
	const placed = { order, lines: rows.map(garmentLineOf) }
	await settled([
		// First, so that what its mail says is not asked for behind the lines.
		notifyBuyer(inner, dependencies, {
			order,
			kind: 'received',
			placing: { lines: placed.lines, shares: parts.shares },
		}),
		insertOrder(inner.db, order),
		// Before the lines, which take the longest.
		announce(inner, dependencies, { ...placed, approver: request.approver }),
		insertOrderParts(inner.db, id, { lines: parts.rows, holds, shares: parts.shares }),
		recordEvent(inner, order, { kind: 'placed' }),
		userId !== null && !isPickUp(terms) && saveUsedAddress(inner, userId, request.shipTo),
	])
	return order
}

async function place(inner: ServiceContext, dependencies: OrderDependencies, request: Placing) {
	const { userId, cartId } = request
	const holds = summedPerVariant(request.lines)
	// Sent at once; all is read after the lock.
	const [, present, earlier, found] = await settled([
		userId === null ? undefined : lockBuyer(inner.db, userId),
		orderByKey(inner.db, userId, request.idempotencyKey),
		cartId === null ? undefined : lockPendingOfCart(inner.db, cartId),
		readGoods(inner, request, holds),
	])
	if (present !== undefined) return { order: await knownOrder(inner, present), isNew: false }
	// In favor of this one.
	if (earlier)
		await transitionOrder(inner, dependencies, { order: earlier, move: 'cancel', why: endReasons.replaced })
	// What the earlier one held is there again.
	const goods = earlier ? await readGoods(inner, request, holds) : found
	const [, , shelves] = goods
	if (shortagesOf(holds, shelves).length > 0) throw new Refusal('conflict', messages.problems)
	const id = randomUUID()
	const [, order] = await settled([
		takeStock(inner, id, { needs: holds, shelves }),
		// In the next turn: what was asked for is sent before prices are summed. Its lines are sent without waiting.
		nextTurn().then(() => priceAndStore(inner, dependencies, { id, request, goods, holds })),
	])
	return { order, isNew: true }
}

/**
 * Places the order, or finds the one placed with the same key. Its status is `pending` for card payment and
 * `awaiting_approval` for a school purchase order (spec §4).
 * @throws Refusal signed_out, forbidden, invalid; conflict when an item is gone or short, or the total has changed
 */
export async function placeOrder(
	context: ServiceContext,
	dependencies: OrderDependencies,
	request: PlaceRequest,
): Promise<{ order: OrderRow; isNew: boolean }> {
	const userId = canPlace(context, request)
	return inTransaction(context, (inner) => place(inner, dependencies, { ...request, userId }))
}

/** The order that the actor placed with this key; ended orders do not count. */
export const orderPlacedBy = async (
	{ db, actor }: ServiceContext,
	idempotencyKey: string,
): Promise<OrderRow | undefined> => {
	const id = actor.userId === null ? undefined : await orderByKey(db, actor.userId, idempotencyKey)
	return id === undefined ? undefined : orderById(db, id)
}

/** The cart's order that waits for payment. */
export const pendingOrderOf = async ({ db }: ServiceContext, cartId: string): Promise<OrderRow | null> =>
	(await pendingOfCart(db, cartId)) ?? null
