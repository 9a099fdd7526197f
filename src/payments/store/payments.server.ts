// Payments, refunds and events of the provider.
import { and, asc, desc, eq, getTableColumns, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import { firstOf } from '#database/rows.ts'
import type { Connection } from '#database/client.server.ts'
import { orders, orderShares } from '#orders/tables.ts'
import { paymentEvents, payments, refunds } from '../tables.ts'
import { openPaymentStates } from '../states.ts'

export type PaymentRow = typeof payments.$inferSelect
/** A credit on a purchase order has the order itself as its payment. */
export type RefundRow = Omit<typeof refunds.$inferSelect, 'paymentId'> & { paymentId: string }

const refundColumns = {
	...getTableColumns(refunds),
	paymentId: sql<string>`coalesce(${refunds.paymentId}, ${refunds.orderId})`,
}

/** The payment of an order, or of one share of it, that could still be completed. The order must be locked. */
export const openPaymentOf = (db: Connection, orderId: string, shareId: string | null = null) =>
	firstOf(
		db
			.select()
			.from(payments)
			.where(
				and(
					eq(payments.orderId, orderId),
					shareId === null ? isNull(payments.shareId) : eq(payments.shareId, shareId),
					inArray(payments.state, [...openPaymentStates]),
				),
			),
	)

/** All open payments: a split order has at most one per share, and one for the rest. */
export const openPaymentsOf = (db: Connection, orderId: string) =>
	db
		.select({ id: payments.id })
		.from(payments)
		.where(and(eq(payments.orderId, orderId), inArray(payments.state, [...openPaymentStates])))
		.orderBy(asc(payments.createdAt))

export async function insertPayment(db: Connection, row: typeof payments.$inferInsert): Promise<PaymentRow> {
	const [stored] = await db.insert(payments).values(row).returning()
	if (!stored) throw new Error('The payment was not stored')
	return stored
}

export async function updatePayment(
	db: Connection,
	id: string,
	change: Partial<typeof payments.$inferInsert>,
): Promise<void> {
	await db.update(payments).set(change).where(eq(payments.id, id))
}

/** Stores the provider's session; a payment that has moved on meanwhile keeps its state. */
export async function openPayment(
	db: Connection,
	id: string,
	session: { sessionId: string; url: string | null },
): Promise<void> {
	await db
		.update(payments)
		.set({ ...session, state: 'open' })
		.where(and(eq(payments.id, id), inArray(payments.state, [...openPaymentStates])))
}

/** Expires a payment that never got a session at the provider. */
export async function giveUpPayment(db: Connection, id: string): Promise<void> {
	await db
		.update(payments)
		.set({ state: 'expired' })
		.where(and(eq(payments.id, id), eq(payments.state, 'creating')))
}

/** Expires a payment that can no longer be completed. */
export async function endOpenPayment(db: Connection, id: string): Promise<void> {
	await db
		.update(payments)
		.set({ state: 'expired' })
		.where(and(eq(payments.id, id), inArray(payments.state, [...openPaymentStates])))
}

export const paymentBySession = (db: Connection, sessionId: string) =>
	firstOf(db.select().from(payments).where(eq(payments.sessionId, sessionId)))

export const paymentByIntent = (db: Connection, intentId: string) =>
	firstOf(db.select().from(payments).where(eq(payments.paymentIntentId, intentId)))

export const paymentById = (db: Connection, id: string) =>
	firstOf(db.select().from(payments).where(eq(payments.id, id)))

export const lockPayment = (db: Connection, id: string) =>
	firstOf(db.select().from(payments).where(eq(payments.id, id)).for('update'))

/** The completed payment of an order. */
export const paidPaymentOf = (db: Connection, orderId: string) =>
	firstOf(
		db
			.select()
			.from(payments)
			.where(and(eq(payments.orderId, orderId), eq(payments.state, 'paid')))
			.orderBy(asc(payments.paidAt))
			.limit(1),
	)

/** All completed payments of an order, oldest first. */
export const paidPaymentsOf = (db: Connection, orderId: string): Promise<PaymentRow[]> =>
	db
		.select()
		.from(payments)
		.where(and(eq(payments.orderId, orderId), eq(payments.state, 'paid')))
		.orderBy(asc(payments.paidAt), asc(payments.id))

/** Open payments without news since then, longest unasked first. */
export const silentPayments = (db: Connection, { since, limit }: { since: Date; limit: number }) =>
	db
		.select(columnsOf(payments, 'id', 'sessionId', 'orderId'))
		.from(payments)
		.where(
			and(
				inArray(payments.state, [...openPaymentStates]),
				lt(payments.createdAt, since),
				or(isNull(payments.askedAt), lt(payments.askedAt, since)),
			),
		)
		.orderBy(sql`${payments.askedAt} nulls first`)
		.limit(limit)

/** The type of a mark that a family got the mail about its refund. */
export const refundMailMark = 'refund.told'

/** False when the event was stored before: its effect is applied. */
export async function storeEvent(db: Connection, row: typeof paymentEvents.$inferInsert): Promise<boolean> {
	const stored = await db
		.insert(paymentEvents)
		.values(row)
		.onConflictDoNothing()
		.returning({ id: paymentEvents.id })
	return stored.length > 0
}

/** When the provider's newest event arrived; marks of mails to families are none. */
export async function lastEventAt(db: Connection): Promise<Date | undefined> {
	const [row] = await db
		.select(columnsOf(paymentEvents, 'receivedAt'))
		.from(paymentEvents)
		.where(ne(paymentEvents.type, refundMailMark))
		.orderBy(desc(paymentEvents.receivedAt))
		.limit(1)
	return row?.receivedAt
}

export async function setOutcome(
	db: Connection,
	id: string,
	outcome: typeof paymentEvents.$inferSelect.outcome,
): Promise<void> {
	await db.update(paymentEvents).set({ outcome }).where(eq(paymentEvents.id, id))
}

export type NewRefund = typeof refunds.$inferInsert & { paymentId: string }

/** One statement for any number. */
export async function insertRefunds(db: Connection, rows: readonly NewRefund[]): Promise<void> {
	const stored = rows.map(({ paymentId, ...row }) => ({
		...row,
		paymentId: paymentId === row.orderId ? null : paymentId,
	}))
	if (stored.length > 0) await db.insert(refunds).values(stored)
}

export const lockRefund = (db: Connection, id: string) =>
	firstOf(db.select(refundColumns).from(refunds).where(eq(refunds.id, id)).for('update'))

export const refundById = (db: Connection, id: string) =>
	firstOf(db.select(refundColumns).from(refunds).where(eq(refunds.id, id)))

/** Completed refunds of a payment, in cents. */
export async function backOf(db: Connection, paymentId: string): Promise<number> {
	const [row] = await db
		.select({ cents: sql<number>`coalesce(sum(${refunds.amountCents}), 0)::int` })
		.from(refunds)
		.where(and(eq(refunds.paymentId, paymentId), eq(refunds.state, 'done')))
	return row?.cents ?? 0
}

/** Every refund of an order, including failed ones, oldest first. */
export const everyRefundOf = (db: Connection, orderId: string) =>
	db
		.select(refundColumns)
		.from(refunds)
		.where(eq(refunds.orderId, orderId))
		.orderBy(asc(refunds.createdAt), asc(refunds.id))

/** Requested and completed refunds. */
export const refundsOf = (db: Connection, orderId: string) =>
	db
		.select(refundColumns)
		.from(refunds)
		.where(and(eq(refunds.orderId, orderId), inArray(refunds.state, ['requested', 'done'])))
		.orderBy(asc(refunds.createdAt), asc(refunds.id))

export async function updateRefund(
	db: Connection,
	id: string,
	change: Partial<typeof refunds.$inferInsert>,
): Promise<void> {
	await db.update(refunds).set(change).where(eq(refunds.id, id))
}

/**
 * Payment pages that must not be paid any more: of orders that do not wait, of settled shares, and for a rest that is
 * smaller now.
 */
export const payablePagesOf = (db: Connection, orderId: string) =>
	db
		.select(columnsOf(payments, 'id', 'sessionId'))
		.from(payments)
		.innerJoin(orders, eq(orders.id, payments.orderId))
		.leftJoin(orderShares, eq(orderShares.id, payments.shareId))
		.where(
			and(
				eq(payments.orderId, orderId),
				inArray(payments.state, [...openPaymentStates]),
				sql`(${orders.status} <> 'pending' or ${orderShares.state} <> 'open' or (
					${orders.isSplit} and ${payments.shareId} is null and ${payments.amountCents} <> (
						select coalesce(sum(open.amount_cents), 0) from order_shares as open
						where open.order_id = ${orders.id} and open.state = 'open')))`,
			),
		)
