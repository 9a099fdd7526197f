// Payments, refunds and events of the provider.
import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { orders, staffTasks } from '#database/tables/orders.ts'
import { paymentEvents, payments, refunds } from '#database/tables/payments.ts'
import { openPaymentStates } from '../states.ts'

export type PaymentRow = typeof payments.$inferSelect
export type RefundRow = typeof refunds.$inferSelect

/** The payment that could still be completed. The order must be locked. */
export async function openPaymentOf(db: Connection, orderId: string) {
	const [row] = await db
		.select()
		.from(payments)
		.where(and(eq(payments.orderId, orderId), inArray(payments.state, [...openPaymentStates])))
	return row
}

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

/** Notes the provider's session; a payment that has gone on meanwhile keeps its state. */
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

/** A payment of which the provider knows nothing, and never will. */
export async function giveUpPayment(db: Connection, id: string): Promise<void> {
	await db
		.update(payments)
		.set({ state: 'expired' })
		.where(and(eq(payments.id, id), eq(payments.state, 'creating')))
}

export async function paymentBySession(db: Connection, sessionId: string) {
	const [row] = await db.select().from(payments).where(eq(payments.sessionId, sessionId))
	return row
}

export async function paymentById(db: Connection, id: string) {
	const [row] = await db.select().from(payments).where(eq(payments.id, id))
	return row
}

export async function lockPayment(db: Connection, id: string) {
	const [row] = await db.select().from(payments).where(eq(payments.id, id)).for('update')
	return row
}

/** The payment by which an order was paid. */
export async function paidPaymentOf(db: Connection, orderId: string) {
	const [row] = await db
		.select()
		.from(payments)
		.where(and(eq(payments.orderId, orderId), eq(payments.state, 'paid')))
		.orderBy(asc(payments.paidAt))
		.limit(1)
	return row
}

/** Open payments that nobody has heard of since then, longest unasked first. */
export const silentPayments = (db: Connection, { since, limit }: { since: Date; limit: number }) =>
	db
		.select({ id: payments.id, sessionId: payments.sessionId, orderId: payments.orderId })
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

/** False when the event was stored before: its effect has been had. */
export async function storeEvent(db: Connection, row: typeof paymentEvents.$inferInsert): Promise<boolean> {
	const stored = await db
		.insert(paymentEvents)
		.values(row)
		.onConflictDoNothing()
		.returning({ id: paymentEvents.id })
	return stored.length > 0
}

export async function setOutcome(
	db: Connection,
	id: string,
	outcome: typeof paymentEvents.$inferSelect.outcome,
): Promise<void> {
	await db.update(paymentEvents).set({ outcome }).where(eq(paymentEvents.id, id))
}

export async function insertRefund(db: Connection, row: typeof refunds.$inferInsert): Promise<void> {
	await db.insert(refunds).values(row)
}

export async function lockRefund(db: Connection, id: string) {
	const [row] = await db.select().from(refunds).where(eq(refunds.id, id)).for('update')
	return row
}

export async function refundById(db: Connection, id: string) {
	const [row] = await db.select().from(refunds).where(eq(refunds.id, id))
	return row
}

/** Refunds that stand: asked for or done. */
export const refundsOf = (db: Connection, orderId: string) =>
	db
		.select()
		.from(refunds)
		.where(and(eq(refunds.orderId, orderId), inArray(refunds.state, ['requested', 'done'])))
		.orderBy(asc(refunds.createdAt))

export async function updateRefund(
	db: Connection,
	id: string,
	change: Partial<typeof refunds.$inferInsert>,
): Promise<void> {
	await db.update(refunds).set(change).where(eq(refunds.id, id))
}

/** Payment pages of orders that nobody should pay any more. */
export const payablePagesOf = (db: Connection, orderId: string) =>
	db
		.select({ id: payments.id, sessionId: payments.sessionId })
		.from(payments)
		.innerJoin(orders, eq(orders.id, payments.orderId))
		.where(
			and(
				eq(payments.orderId, orderId),
				inArray(payments.state, [...openPaymentStates]),
				sql`${orders.status} <> 'pending'`,
			),
		)

/** Told once per subject, however often it is noticed. */
export async function insertTask(
	db: Connection,
	task: {
		id: string
		kind: string
		orderId: string | null
		subject: string
		detail: string
		createdAt: Date
	},
): Promise<void> {
	await db.insert(staffTasks).values(task).onConflictDoNothing()
}
