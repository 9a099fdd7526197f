// Orders, their lines and shares as the use cases of other modules read and lock them.
import type { ServiceContext } from '#database/context.server.ts'
import { parseOrderId } from '#kit/ids.ts'
import { linesOf, lockOrder, orderById, ownOrder } from '../store/orders.server.ts'
import { orderWithPo } from '../store/amend.server.ts'
import { linesOfShare, openRest, settleOpenShares, shareById, sharesOfOrder } from '../store/shares.server.ts'
import { idByReference } from '../store/staff.server.ts'
import { firstLinesOf } from '../store/lines.server.ts'
import type { OrderLineRow, OrderRow, ShareRow } from '../tables.ts'

type Reading = Pick<ServiceContext, 'db'>

export const findOrder = ({ db }: Reading, orderId: string): Promise<OrderRow | undefined> =>
	orderById(db, orderId)

/** The actor's own order; undefined for a visitor, an unreadable id and another person's order. */
export async function findOwnOrder(
	{ db, actor }: Pick<ServiceContext, 'db' | 'actor'>,
	orderIdText: string,
): Promise<OrderRow | undefined> {
	const id = parseOrderId(orderIdText)
	return id && actor.userId !== null ? ownOrder(db, id, actor.userId) : undefined
}

/** Locks the order until the transaction ends. Locks of everything that belongs to it come after this one. */
export const findAndLockOrder = (inner: Reading, orderId: string): Promise<OrderRow | undefined> =>
	lockOrder(inner.db, orderId)

/** @param reference the first 8 characters of an id, lower case */
export const orderIdByReference = ({ db }: Reading, reference: string): Promise<string | undefined> =>
	idByReference(db, reference)

/** The organization's order that uses this purchase order number; letter case does not count, nor do cancelled orders. */
export const orderIdByPoNumber = async (
	{ db }: Reading,
	{ organizationId, poNumber }: { organizationId: string; poNumber: string },
): Promise<string | undefined> => (await orderWithPo(db, { organizationId, poNumber }))?.id

/** In the order of the sheet. */
export const orderLinesOf = ({ db }: Reading, orderId: string): Promise<OrderLineRow[]> =>
	linesOf(db, orderId)

/** The first lines of several orders in one statement. @param most lines of each order */
export const firstOrderLines = ({ db }: Reading, orderIds: readonly string[], most: number) =>
	firstLinesOf(db, orderIds, most)

export const findShare = ({ db }: Reading, shareId: string): Promise<ShareRow | undefined> =>
	shareById(db, shareId)

/** The shares of a split order by position. */
export const orderSharesOf = ({ db }: Reading, orderId: string): Promise<ShareRow[]> =>
	sharesOfOrder(db, orderId)

export const shareLinesOf = ({ db }: Reading, shareId: string) => linesOfShare(db, shareId)

/** Count and cents of the shares that are not paid yet. */
export const openShareTotals = (
	{ db }: Reading,
	orderId: string,
): Promise<{ shares: number; cents: number }> => openRest(db, orderId)

/** Marks one open share of a locked order paid. @returns false when it was settled before */
export const payOpenShare = async (
	{ db, now }: Pick<ServiceContext, 'db' | 'now'>,
	{ orderId, shareId }: { orderId: string; shareId: string },
): Promise<boolean> => (await settleOpenShares(db, { orderId, only: shareId, state: 'paid', now })).length > 0

/** Marks all open shares of a locked order covered. @returns their sum in cents */
export async function coverOpenShares(
	{ db, now }: Pick<ServiceContext, 'db' | 'now'>,
	orderId: string,
): Promise<number> {
	const covered = await settleOpenShares(db, { orderId, state: 'covered', now })
	return covered.reduce((sum, { amountCents }) => sum + amountCents, 0)
}
