// Applies order transitions: the one place where an order's status changes, with stock, history and mail in step.
import { reserveStock, returnStock, summedPerVariant } from '#catalog/service/stock.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import type { MailedParcel, OrderMailKind } from '#mail/templates/order-mail-facts.ts'
import { shippingName } from '#pricing/rules/delivery.ts'
import { orderMail } from '#mail/templates/order-mails.ts'
import type { OrderDependencies } from '../dependencies.server.ts'
import { messages } from '../messages.ts'
import { donationMail, isDonationMail } from '#mail/templates/donation-mails.ts'
import { donationName, isDonation, isMoveOf } from '../rules/donation.ts'
import { isOfFamily, referenceOf } from '../rules/order.ts'
import type { GarmentLine } from '../rules/garments.ts'
import { reasonIn } from '../rules/reason-phrases.ts'
import { after, isInvoiced, isToStart, isWaiting, statusNames, type OrderMove } from '../states.ts'
import {
	addRefundedUnits,
	holdsOf,
	insertEvents,
	latestEnding,
	linesOf,
	setHolds,
	shrinkHolds,
	updateOrder,
} from '../store/orders.server.ts'
import { countOrdered } from '../store/ordered-units.server.ts'
import { noteOldSale } from '../store/sales.server.ts'
import type { OrderRow } from '../tables.ts'
import { can } from '#policies/policy.ts'
import { orderPolicy } from '../policies.ts'
import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { primaryRole } from '#kit/roles.ts'
import type { EventKind } from '../rules/timeline.ts'
import { sharesOfOrder } from '../store/shares.server.ts'
import { quoteUrl, shareUrl } from '../urls.ts'
import { schoolName } from '#portals/service/schools.server.ts'
import { quoteToken, shareToken } from './shares.server.ts'
import { mailedPictures } from './mailed-pictures.server.ts'
import type { UnitsBack } from '../rules/refunds.ts'

/** The actor of an event: `shop` where no person is signed in; the shop's operator acts as admin. */
const authorOf = ({ actor }: Pick<ServiceContext, 'actor'>) => ({
	actorId: actor.userId,
	actorRole: actor.userId === null && !can(actor, orderPolicy, 'manage') ? 'shop' : primaryRole(actor.roles),
})

/** Adds an event to the history of a locked order. */
export const recordEvent = (
	inner: ServiceContext,
	order: Pick<OrderRow, 'id' | 'status'>,
	event: { kind: EventKind; why?: string },
): Promise<void> => recordEvents(inner, [{ order, ...event }])

type Recorded = { order: Pick<OrderRow, 'id' | 'status'>; kind: EventKind; why?: string }

/** Adds one event to the history of each of these locked orders. */
export const recordEvents = (inner: ServiceContext, events: readonly Recorded[]): Promise<void> =>
	insertEvents(
		inner.db,
		events.map(({ order: { id, status }, kind, why = '' }) => ({
			id: randomUUID(),
			orderId: id,
			kind,
			status,
			...authorOf(inner),
			why,
			at: inner.now,
		})),
	)

/** Whether a cancelled order ended by expiry, not by a person. Lock it first. */
export const hasRunOut = async ({ db }: ServiceContext, { id }: Pick<OrderRow, 'id'>): Promise<boolean> =>
	(await latestEnding(db, id)) === 'expire'

type StockEffect = 'take' | 'release' | 'take-again' | 'hold' | 'none'

/** What a transition does to the order's stock. Goods in production or shipped are not restocked by a refund. */
function stockEffect(order: OrderRow, move: OrderMove): StockEffect {
	if (move === 'pay' || move === 'approve') return 'take'
	if (move === 'revive') return 'take-again'
	if (move === 'void_approval') return 'hold'
	if (move === 'cancel' || move === 'expire') return 'release'
	return move === 'refund' && order.status === 'paid' ? 'release' : 'none'
}

/** @returns false when the stock was sold meanwhile */
async function moveStock(inner: ServiceContext, order: OrderRow, move: OrderMove): Promise<boolean> {
	const effect = stockEffect(order, move)
	if (effect === 'none') return true
	if (effect === 'take' || effect === 'hold')
		return setHolds(inner.db, order.id, effect === 'take' ? 'taken' : 'held').then(() => true)
	const holds = await holdsOf(inner.db, order.id)
	if (effect === 'take-again') {
		if ((await reserveStock(inner, order.id, holds)).length > 0) return false
		await setHolds(inner.db, order.id, 'taken')
		return true
	}
	await returnStock(
		inner,
		order.id,
		holds.filter(({ state }) => state !== 'released'),
	)
	await setHolds(inner.db, order.id, 'released')
	return true
}

const mailOf: Partial<Record<OrderMove, OrderMailKind>> = {
	pay: 'paid',
	revive: 'paid',
	approve: 'approved',
	cancel: 'cancelled',
	expire: 'cancelled',
	ship: 'shipped',
	deliver: 'delivered',
}

/** Mails about the whole order and good news. */
const mailsWithPictures: ReadonlySet<OrderMailKind> = new Set([
	'received',
	'paid',
	'approved',
	'shipped',
	'delivered',
])

type Donor = { order: OrderRow; kind: OrderMailKind; why: string; amountCents: number | undefined }

/** A donor gets a receipt, and mail when money does not come or goes back. */
async function notifyDonor(
	inner: ServiceContext,
	{ sendMail, sender }: Pick<OrderDependencies, 'sendMail' | 'sender'>,
	{ order, kind, why, amountCents }: Donor,
): Promise<void> {
	if (!isDonationMail(kind)) return
	const { id, contactEmail: to, totalCents, pricing, language } = order
	const facts = { to, reference: referenceOf(id), name: donationName(pricing), why, language }
	await sendMail(inner, donationMail(kind, { ...facts, amountCents: amountCents ?? totalCents }, sender))
}

/** Where a customer without an account sees the order of a quote. */
const guestPath = (
	dependencies: Pick<OrderDependencies, 'shareSecret'>,
	{ userId, quoteId, quoteLink }: OrderRow,
) =>
	userId === null && quoteId !== null && quoteLink !== null
		? { familyPath: quoteUrl(quoteToken(dependencies, { quoteId, link: quoteLink })) }
		: {}

/** How it reaches its buyer, for mails: nothing where the shop had one way only. */
function deliveryFacts({ terms: { method }, shipTo: { line1, city, state, zip } }: OrderRow) {
	if (!method || (method.pickUpHours === null && shippingName(method) === 'Shipping')) return {}
	if (method.pickUpHours === null) return { delivery: method.name }
	const value = [line1, city, `${state} ${zip}`, method.pickUpHours].join(', ')
	return { isPickUp: true, delivery: value }
}

export type BuyerNotice = {
	order: OrderRow
	kind: OrderMailKind
	why?: string
	amountCents?: number
	parcel?: MailedParcel
	/** Of an order that is being placed: they are not read then, nor are its shares. */
	placing?: { lines: readonly GarmentLine[]; shares: readonly { id: string }[] }
}

/** Notifies the buyer; sends nothing when the order has no contact address. */
export async function notifyBuyer(
	inner: ServiceContext,
	dependencies: Pick<OrderDependencies, 'sendMail' | 'sender' | 'shareSecret'>,
	{ order, kind, why = '', amountCents, parcel, placing }: BuyerNotice,
): Promise<void> {
	if (order.contactEmail === '') return
	if (isDonation(order)) return notifyDonor(inner, dependencies, { order, kind, why, amountCents })
	const { id, totalCents, paymentMode, isSplit, contactEmail, pricing } = order
	const [pictures, school, [share]] = await Promise.all([
		mailsWithPictures.has(kind)
			? mailedPictures(inner, dependencies, { orderId: id, language: order.language, lines: placing?.lines })
			: [],
		schoolName(inner, order.organizationId),
		isOfFamily(order) ? (placing?.shares ?? sharesOfOrder(inner.db, id)) : [],
	])
	// What else is asked for at once is sent before the mail is written.
	await nextTurn()
	const facts = {
		reference: referenceOf(id),
		orderId: id,
		pricing,
		paymentMode,
		isSplit,
		...(school !== null && { school }),
		isTeamDelivery: order.isTeamDelivery,
		...deliveryFacts(order),
		language: order.language,
		...(share && { familyPath: shareUrl(shareToken(dependencies, share.id)) }),
		...guestPath(dependencies, order),
		pictures,
		...(parcel && { parcel }),
	}
	await dependencies.sendMail(
		inner,
		orderMail(
			kind,
			{
				...facts,
				why: reasonIn(order.language, why),
				amountCents: amountCents ?? totalCents,
				to: contactEmail,
			},
			dependencies.sender,
		),
	)
}

export type Moving = {
	order: OrderRow
	move: OrderMove
	why?: string
	/** With the transition "ship": the parcel that was sent. */
	parcel?: MailedParcel
}

/**
 * Applies a transition to a locked order, inside a transaction.
 * @returns the order in its new state; undefined when it should be revived and its stock was sold
 * @throws Refusal conflict when the order's status does not allow the transition
 */
export async function transitionOrder(
	inner: ServiceContext,
	dependencies: OrderDependencies,
	moving: Moving,
): Promise<OrderRow | undefined> {
	const { order, move, why = '', parcel } = moving
	const status = after(order.status, move)
	if (!status || !isMoveOf(order, move))
		throw new Refusal('conflict', messages.notNow(statusNames[order.status]))
	if (isToStart(order.status)) await countOrdered(inner.db, order.id, -1)
	if (!(await moveStock(inner, order, move))) return undefined
	if (isToStart(status)) await countOrdered(inner.db, order.id, 1)
	const change = {
		status,
		updatedAt: inner.now,
		expiresAt: isWaiting(status) ? order.expiresAt : null,
		// Frees the key, so that the same request after cancellation places a new order.
		...(status === 'cancelled' && { idempotencyKey: `${order.idempotencyKey} ended ${order.id}` }),
	}
	await updateOrder(inner.db, order.id, change)
	if (isInvoiced(status) !== isInvoiced(order.status)) await noteOldSale(inner.db, [order], inner.now)
	const moved = { ...order, ...change }
	await recordEvent(inner, moved, { kind: move, why })
	const mail = mailOf[move]
	if (mail)
		await notifyBuyer(inner, dependencies, { order: moved, kind: mail, why, ...(parcel && { parcel }) })
	for (const handle of dependencies.onMoved) await handle(inner, { order: moved, move })
	return moved
}

// Records a refund on its order: units, money, and stock returned to the shelf while the order is not in production.
type Refunded = { order: OrderRow; amountCents: number; lines: readonly UnitsBack[]; reason: string }

/** Restocks units of an order that is not in production yet. */
async function restock(inner: ServiceContext, { order, lines }: Refunded): Promise<void> {
	if (lines.length === 0) return
	await addRefundedUnits(inner.db, order.id, lines)
	if (order.status !== 'paid') return
	const variants = new Map((await linesOf(inner.db, order.id)).map(({ id, variantId }) => [id, variantId]))
	const back = summedPerVariant(
		lines.flatMap(({ lineId, qty }) => {
			const variantId = variants.get(lineId)
			return variantId ? [{ variantId, quantity: qty }] : []
		}),
	)
	await countOrdered(inner.db, order.id, -1)
	await returnStock(inner, order.id, back)
	await shrinkHolds(inner.db, order.id, back)
	await countOrdered(inner.db, order.id, 1)
}

/** Call it inside a transaction, with the order locked. Refunding the whole total moves the order to `refunded`. */
export async function recordRefund(
	inner: ServiceContext,
	dependencies: OrderDependencies,
	refunded: Refunded,
): Promise<void> {
	const { order, amountCents, reason } = refunded
	// A cancelled order keeps its status: its late payment was simply returned.
	if (order.status === 'cancelled') return
	const refundedCents = Math.min(order.refundedCents + amountCents, order.totalCents)
	const isWhole = refundedCents === order.totalCents
	await restock(inner, refunded)
	await updateOrder(inner.db, order.id, { refundedCents, updatedAt: inner.now })
	for (const handle of dependencies.onRefunded)
		await handle(inner, { order, refundedCents, lines: refunded.lines })
	if (isWhole)
		await transitionOrder(inner, dependencies, {
			order: { ...order, refundedCents },
			move: 'refund',
			why: reason,
		})
	else await recordEvent(inner, order, { kind: 'refunded_part', why: reason })
	// Shares are refunded one by one: the buyer was notified once, when the refund was requested.
	if (!order.isSplit)
		await notifyBuyer(inner, dependencies, { order, kind: 'refunded', why: reason, amountCents })
}
