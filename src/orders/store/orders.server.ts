// Orders and their parts. Every query for a buyer filters by the order's owner.
import { and, asc, desc, eq, inArray, isNull, lte, sql, type SQL } from 'drizzle-orm'
import { compiled } from '#database/compiled.server.ts'
import { insertionOf, insertMany } from '#database/insert-many.server.ts'
import { completeRow, firstOf } from '#database/rows.ts'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { profiles } from '#accounts/tables.ts'
import { orderEvents, orderLines, orders, orderShares, stockHolds, type OrderRow } from '../tables.ts'
import { waitingStatuses, type HoldState, type OrderMove, type OrderStatus } from '../states.ts'

export type NewOrder = typeof orders.$inferInsert
export type NewOrderLine = typeof orderLines.$inferInsert
export type NewShare = typeof orderShares.$inferInsert
export type NewEvent = Omit<typeof orderEvents.$inferInsert, 'position'>

const endings = ['cancel', 'expire'] as const satisfies OrderMove[]

const buyerLock = compiled((query) =>
	query
		.select({ id: profiles.id })
		.from(profiles)
		.where(eq(profiles.id, sql.placeholder('userId')))
		.for('no key update'),
)

/** Locks the buyer, so that concurrent orders of one person are placed one after the other. */
export async function lockBuyer(db: Connection, userId: string): Promise<void> {
	await buyerLock(db, { userId })
}

const byKey = (isOfBuyer: SQL) =>
	compiled((query) =>
		query
			.select({ id: orders.id })
			.from(orders)
			.where(and(isOfBuyer, eq(orders.idempotencyKey, sql.placeholder('key'))))
			.orderBy(desc(orders.createdAt))
			.limit(1),
	)
const guestsByKey = byKey(isNull(orders.userId))
const buyersByKey = byKey(eq(orders.userId, sql.placeholder('userId')))

/** Its id. @param userId null for orders without an account */
export async function orderByKey(
	db: Connection,
	userId: string | null,
	key: string,
): Promise<string | undefined> {
	const [found] = await (userId === null ? guestsByKey(db, { key }) : buyersByKey(db, { userId, key }))
	return found?.id
}

/** The cart's order that waits for payment. */
export const pendingOfCart = (db: Connection, cartId: string) =>
	firstOf(
		db
			.select()
			.from(orders)
			.where(and(eq(orders.cartId, cartId), eq(orders.status, 'pending'))),
	)

const pendingLock = compiled((query) =>
	query
		.select()
		.from(orders)
		.where(and(eq(orders.cartId, sql.placeholder('cartId')), eq(orders.status, 'pending')))
		.for('update'),
)

/** The same, locked. */
export const lockPendingOfCart = (db: Connection, cartId: string) => firstOf(pendingLock(db, { cartId }))

export const lockOrder = (db: Connection, id: string) =>
	firstOf(db.select().from(orders).where(eq(orders.id, id)).for('update'))

export const orderById = (db: Connection, id: string) =>
	firstOf(db.select().from(orders).where(eq(orders.id, id)))

export const ownOrder = (db: Connection, id: string, userId: string) =>
	firstOf(
		db
			.select()
			.from(orders)
			.where(and(eq(orders.id, id), eq(orders.userId, userId))),
	)

export const newOrder = (values: NewOrder): OrderRow => completeRow(orders, values)

export const insertOrder = (db: Connection, order: OrderRow): Promise<void> => insertMany(db, orders, [order])

export type OrderParts = {
	lines: NewOrderLine[]
	holds: { variantId: string; quantity: number }[]
	/** Of a split order. */
	shares: NewShare[]
}

/** Two statements for any number of lines, three with shares. */
export async function insertOrderParts(
	db: Connection,
	orderId: string,
	{ lines, holds, shares }: OrderParts,
): Promise<void> {
	await Promise.all([
		insertMany(db, orderShares, shares),
		insertMany(db, orderLines, lines),
		insertMany(
			db,
			stockHolds,
			holds.map((hold) => ({ ...hold, orderId, state: 'held' as const })),
		),
	])
}

const nextPosition = '(select count(*) from order_events as earlier where earlier.order_id = given.order_id)'

/** Appends one event to the history of each order; the orders must be locked, or new. */
export async function insertEvents(db: Connection, events: readonly NewEvent[]): Promise<void> {
	await db.execute(insertionOf(orderEvents, events, { position: nextPosition }))
}

/** The latest transition that ended the order; undefined when none has. */
export async function latestEnding(db: Connection, orderId: string): Promise<string | undefined> {
	const [row] = await db
		.select({ kind: orderEvents.kind })
		.from(orderEvents)
		.where(and(eq(orderEvents.orderId, orderId), inArray(orderEvents.kind, [...endings])))
		.orderBy(desc(orderEvents.position))
		.limit(1)
	return row?.kind
}

export async function updateOrder(
	db: Connection,
	id: string,
	change: Partial<Pick<NewOrder, 'status' | 'expiresAt' | 'refundedCents' | 'cartId' | 'idempotencyKey'>> & {
		updatedAt: Date
	},
): Promise<void> {
	await db.update(orders).set(change).where(eq(orders.id, id))
}

export const linesOf = (db: Connection, orderId: string) =>
	db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position))

export const eventsOf = (db: Connection, orderId: string) =>
	db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(asc(orderEvents.position))

export const holdsOf = (db: Connection, orderId: string) =>
	db
		.select(columnsOf(stockHolds, 'variantId', 'quantity', 'state'))
		.from(stockHolds)
		.where(eq(stockHolds.orderId, orderId))

export async function setHolds(db: Connection, orderId: string, state: HoldState): Promise<void> {
	await db.update(stockHolds).set({ state }).where(eq(stockHolds.orderId, orderId))
}

/** Reduces the order's holds by these units; empty holds are deleted. */
export async function shrinkHolds(
	db: Connection,
	orderId: string,
	back: readonly { variantId: string; quantity: number }[],
): Promise<void> {
	const ids = back.map(({ variantId }) => variantId)
	const quantities = back.map(({ quantity }) => quantity)
	const given = sql`unnest(${sql.param(ids)}::uuid[], ${sql.param(quantities)}::int[]) as back (id, quantity)`
	await db.execute(sql`
		delete from ${stockHolds} using ${given}
		where ${stockHolds.orderId} = ${orderId} and ${stockHolds.variantId} = back.id and ${stockHolds.quantity} = back.quantity`)
	await db.execute(sql`
		update ${stockHolds} set quantity = ${stockHolds.quantity} - back.quantity from ${given}
		where ${stockHolds.orderId} = ${orderId} and ${stockHolds.variantId} = back.id and ${stockHolds.quantity} > back.quantity`)
}

/** Adds to the refunded units of these lines. */
export async function addRefundedUnits(
	db: Connection,
	orderId: string,
	units: readonly { lineId: string; qty: number }[],
): Promise<void> {
	const ids = units.map(({ lineId }) => lineId)
	const quantities = units.map(({ qty }) => qty)
	await db.execute(sql`
		update ${orderLines} set refunded_qty = ${orderLines.refundedQty} + back.qty
		from unnest(${sql.param(ids)}::uuid[], ${sql.param(quantities)}::int[]) as back (id, qty)
		where ${orderLines.id} = back.id and ${orderLines.orderId} = ${orderId}`)
}

/** Waiting orders that have expired, oldest first. */
export const overdueOrders = (db: Connection, now: Date, limit: number) =>
	db
		.select(columnsOf(orders, 'id', 'status'))
		.from(orders)
		.where(and(lte(orders.expiresAt, now), inArray(orders.status, [...waitingStatuses])))
		.orderBy(asc(orders.expiresAt))
		.limit(limit)

export type OrderPage = { userId: string; offset: number; limit: number }

/** A person's orders, newest first, with what the list shows of each. */
export const ordersOf = (db: Connection, { userId, offset, limit }: OrderPage) =>
	db
		.select({
			...columnsOf(orders, 'id', 'status', 'paymentMode', 'totalCents', 'refundedCents', 'createdAt'),
			units: sql<number>`(${orders.pricing} ->> 'units')::int`,
		})
		.from(orders)
		.where(eq(orders.userId, userId))
		.orderBy(desc(orders.createdAt), asc(orders.id))
		.offset(offset)
		.limit(limit)

export async function countOrders(db: Connection, userId: string): Promise<number> {
	return db.$count(orders, eq(orders.userId, userId))
}

export const ordersIn = (db: Connection, statuses: readonly OrderStatus[], limit: number) =>
	db
		.select(columnsOf(orders, 'id', 'status', 'totalCents', 'createdAt'))
		.from(orders)
		.where(inArray(orders.status, [...statuses]))
		.orderBy(asc(orders.createdAt))
		.limit(limit)
