// Applies order transitions: the one place where an order's status changes, with stock, history and mail in step.
import { reserveStock, returnStock } from '#catalog/service/stock.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { orderMail, type MailedParcel, type OrderMailKind } from '#mail/templates/order-mails.ts'
import type { OrderDependencies } from '../dependencies.server.ts'
import { messages } from '../messages.ts'
import { referenceOf } from '../rules/waiting.ts'
import { after, isWaiting, statusNames, type OrderMove } from '../states.ts'
import { holdsOf, setHolds, updateOrder } from '../store/orders.server.ts'
import type { OrderRow } from '../tables.ts'
import { recordEvent } from './history.server.ts'

type StockEffect = 'take' | 'release' | 'take-again' | 'none'

/** What a transition does to the order's stock. Goods in production or shipped are not restocked by a refund. */
function stockEffect(order: OrderRow, move: OrderMove): StockEffect {
	if (move === 'pay' || move === 'approve') return 'take'
	if (move === 'revive') return 'take-again'
	if (move === 'cancel' || move === 'expire') return 'release'
	return move === 'refund' && order.status === 'paid' ? 'release' : 'none'
}

/** @returns false when the stock was sold meanwhile */
async function moveStock(inner: ServiceContext, order: OrderRow, move: OrderMove): Promise<boolean> {
	const effect = stockEffect(order, move)
	if (effect === 'none') return true
	if (effect === 'take') return setHolds(inner.db, order.id, 'taken').then(() => true)
	const holds = await holdsOf(inner.db, order.id)
	if (effect === 'take-again') {
		if ((await reserveStock(inner, holds)).length > 0) return false
		await setHolds(inner.db, order.id, 'taken')
		return true
	}
	await returnStock(
		inner,
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

/** Notifies the buyer; sends nothing when the order has no contact address. */
export async function notifyBuyer(
	inner: ServiceContext,
	dependencies: Pick<OrderDependencies, 'sendMail' | 'sender'>,
	{
		order,
		kind,
		why = '',
		amountCents,
		parcel,
	}: { order: OrderRow; kind: OrderMailKind; why?: string; amountCents?: number; parcel?: MailedParcel },
): Promise<void> {
	if (order.contactEmail === '') return
	const { id, totalCents, paymentMode, isSplit, contactEmail, pricing } = order
	const facts = {
		reference: referenceOf(id),
		orderId: id,
		pricing,
		paymentMode,
		isSplit,
		...(parcel && { parcel }),
	}
	await dependencies.sendMail(
		inner,
		orderMail(
			kind,
			{ ...facts, why, amountCents: amountCents ?? totalCents, to: contactEmail },
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
	if (!status) throw new Refusal('conflict', messages.notNow(statusNames[order.status]))
	if (!(await moveStock(inner, order, move))) return undefined
	const change = {
		status,
		updatedAt: inner.now,
		expiresAt: isWaiting(status) ? order.expiresAt : null,
		// Frees the key, so that the same request after cancellation places a new order.
		...(status === 'cancelled' && { idempotencyKey: `${order.idempotencyKey} ended ${order.id}` }),
	}
	await updateOrder(inner.db, order.id, change)
	const moved = { ...order, ...change }
	await recordEvent(inner, moved, { kind: move, why })
	const mail = mailOf[move]
	if (mail)
		await notifyBuyer(inner, dependencies, { order: moved, kind: mail, why, ...(parcel && { parcel }) })
	for (const tell of dependencies.onMoved) await tell(inner, { order: moved, move })
	return moved
}
