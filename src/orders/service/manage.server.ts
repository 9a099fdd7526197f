// Changes to placed orders: by the buyer, by staff, and by expiry.
import { assertCan, can } from '#policies/policy.ts'
import { orderPolicy } from '../policies.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { parseOrderId } from '#kit/ids.ts'
import type { OrderDependencies } from '../dependencies.server.ts'
import { messages } from '../messages.ts'
import { endReasons } from '../rules/reason-phrases.ts'
import { isWaiting, type OrderMove } from '../states.ts'
import { lockOrder, overdueOrders, updateOrder } from '../store/orders.server.ts'
import type { OrderRow } from '../tables.ts'
import { managesPortal } from '#portals/service/scope.server.ts'
import { hasRunOut, recordEvent, transitionOrder } from './transition.server.ts'

/** Maximum length of a note, in characters. */
const noteMaxLength = 1_000

/** Adds a note to the order's history. @throws Refusal forbidden, not_found, invalid */
export async function addNote(
	context: ServiceContext,
	{ orderId, text }: { orderId: string; text: string },
): Promise<OrderRow> {
	assertCan(context, orderPolicy, 'manage')
	const why = text.trim()
	if (why === '' || why.length > noteMaxLength)
		throw new Refusal('invalid', `Please write a note of 1 to ${noteMaxLength} characters.`)
	return inTransaction(context, async (inner) => {
		const order = await lockedOrder(inner, orderId)
		await recordEvent(inner, order, { kind: 'note', why })
		return order
	})
}

/** The order must be locked and waiting. */
export const holdUntil = ({ db, now }: ServiceContext, orderId: string, expiresAt: Date): Promise<void> =>
	updateOrder(db, orderId, { expiresAt, updatedAt: now })

/** The order, locked, for callers that have checked the actor's role. @throws Refusal not_found */
export async function lockedOrderById(inner: ServiceContext, idText: string): Promise<OrderRow> {
	const id = parseOrderId(idText)
	const order = id && (await lockOrder(inner.db, id))
	if (!order) throw new Refusal('not_found', messages.notFound)
	return order
}

/** Whether the actor answers for the order: its buyer; for an order without an account the managers of its portal. */
async function answersFor(inner: ServiceContext, { userId, portalId }: OrderRow): Promise<boolean> {
	if (userId !== null) return userId === inner.actor.userId
	return portalId !== null && (await managesPortal(inner, portalId))
}

/** The order, locked, for who answers for it and for staff. @throws Refusal not_found, also for everyone else */
export async function lockedOrder(inner: ServiceContext, idText: string): Promise<OrderRow> {
	const order = await lockedOrderById(inner, idText)
	if (!can(inner.actor, orderPolicy, 'manage') && !(await answersFor(inner, order)))
		throw new Refusal('not_found', messages.notFound)
	return order
}

/**
 * Cancels an unpaid order for its buyer or for staff. An order that has expired already is recorded as cancelled, so
 * that a late payment is refunded. @throws Refusal not_found, conflict
 */
export async function cancelOrder(
	context: ServiceContext,
	dependencies: OrderDependencies,
	{ orderId, why }: { orderId: string; why: string },
): Promise<OrderRow> {
	return inTransaction(context, async (inner) => {
		const order = await lockedOrder(inner, orderId)
		if (order.status === 'cancelled') {
			if (await hasRunOut(inner, order)) await recordEvent(inner, order, { kind: 'cancel', why })
			return order
		}
		return (await transitionOrder(inner, dependencies, { order, move: 'cancel', why })) ?? order
	})
}

/** An order that the actor answers for, locked; undefined for another person's. */
export async function lockOwnOrder(inner: ServiceContext, id: string): Promise<OrderRow | undefined> {
	const order = await lockOrder(inner.db, id)
	return order && inner.actor.userId !== null && (await answersFor(inner, order)) ? order : undefined
}

const staffMoves = ['start', 'deliver', 'approve'] as const satisfies OrderMove[]
export type StaffMove = (typeof staffMoves)[number]

/** @throws Refusal forbidden, not_found, conflict */
export async function moveByStaff(
	context: ServiceContext,
	dependencies: OrderDependencies,
	request: { orderId: string; move: StaffMove; why?: string },
): Promise<OrderRow> {
	assertCan(context, orderPolicy, 'manage')
	return inTransaction(context, async (inner) => {
		const order = await lockedOrder(inner, request.orderId)
		return (await transitionOrder(inner, dependencies, { ...request, order })) ?? order
	})
}

const expiredAtOnce = 100

/** Expired orders that still wait; for card orders the provider is asked first, see payments. */
export const overdue = ({ db, now }: ServiceContext) => overdueOrders(db, now, expiredAtOnce)

/** Releases the stock of an order that waited too long. @returns false when the order has moved on meanwhile */
export async function expireOrder(
	context: ServiceContext,
	dependencies: OrderDependencies,
	orderId: string,
): Promise<boolean> {
	return inTransaction(context, async (inner) => {
		const order = await lockOrder(inner.db, orderId)
		if (!order || !isWaiting(order.status) || order.expiresAt === null || order.expiresAt > inner.now)
			return false
		const why = order.status === 'pending' ? endReasons.notPaid : endReasons.notApproved
		return (await transitionOrder(inner, dependencies, { order, move: 'expire', why })) !== undefined
	})
}

/** Extends the hold of an overdue order to `until`, since its payment is on the way; other orders stay unchanged. */
export const waitLonger = (context: ServiceContext, orderId: string, until: Date): Promise<void> =>
	inTransaction(context, async (inner) => {
		const order = await lockOrder(inner.db, orderId)
		if (!order || !isWaiting(order.status) || order.expiresAt === null || order.expiresAt > inner.now) return
		await holdUntil(inner, orderId, until)
	})
