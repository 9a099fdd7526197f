// Supplier orders with their lines.
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { products, variants } from '#catalog/tables.ts'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { findingsOf } from '#database/findings.server.ts'
import { firstOf } from '#database/rows.ts'
import type { SupplierOrderState } from '../states.ts'
import { supplierOrderLines, supplierOrders } from '../tables.ts'

export type NewLine = { variantId: string; quantity: number }

/** @returns false when an order with this id exists */
export async function insertSupplierOrder(
	db: Connection,
	order: typeof supplierOrders.$inferInsert,
	lines: readonly NewLine[],
): Promise<boolean> {
	const made = await db.insert(supplierOrders).values(order).onConflictDoNothing().returning({
		id: supplierOrders.id,
	})
	if (made.length === 0) return false
	await db.insert(supplierOrderLines).values(lines.map((line) => ({ ...line, supplierOrderId: order.id })))
	return true
}

/** Those of the variants that exist. */
export const variantsAmong = (db: Connection, ids: readonly string[]) =>
	db
		.select({ id: variants.id })
		.from(variants)
		.where(inArray(variants.id, [...ids]))

export const supplierOrderById = (db: Connection, id: string) =>
	firstOf(db.select().from(supplierOrders).where(eq(supplierOrders.id, id)))

/** Locked before the variants of its lines. */
export const lockSupplierOrder = (db: Connection, id: string) =>
	firstOf(db.select().from(supplierOrders).where(eq(supplierOrders.id, id)).for('update'))

/** In the order of the products' size runs. */
export const linesOfSupplierOrder = (db: Connection, id: string) =>
	db
		.select({
			...columnsOf(supplierOrderLines, 'variantId', 'quantity', 'received'),
			productId: products.id,
			...columnsOf(products, 'sku', 'brand', 'model'),
			...columnsOf(variants, 'color', 'size'),
		})
		.from(supplierOrderLines)
		.innerJoin(variants, eq(variants.id, supplierOrderLines.variantId))
		.innerJoin(products, eq(products.id, variants.productId))
		.where(eq(supplierOrderLines.supplierOrderId, id))
		.orderBy(asc(products.model), asc(products.id), asc(variants.colorway), asc(variants.sizeRank))

const inState = (state: SupplierOrderState | null) =>
	state === null ? undefined : eq(supplierOrders.state, state)

export const countSupplierOrders = (db: Connection, state: SupplierOrderState | null): Promise<number> =>
	db.$count(supplierOrders, inState(state))

type Part = { offset: number; limit: number }

/** Newest first, with their units. */
export const supplierOrdersOf = (db: Connection, state: SupplierOrderState | null, { offset, limit }: Part) =>
	db
		.select({
			...columnsOf(supplierOrders, 'id', 'supplier', 'state', 'createdAt'),
			units: sql<number>`sum(${supplierOrderLines.quantity})::int`,
			received: sql<number>`sum(${supplierOrderLines.received})::int`,
		})
		.from(supplierOrders)
		.innerJoin(supplierOrderLines, eq(supplierOrderLines.supplierOrderId, supplierOrders.id))
		.where(inState(state))
		.groupBy(supplierOrders.id)
		.orderBy(desc(supplierOrders.createdAt), desc(supplierOrders.id))
		.offset(offset)
		.limit(limit)

export type ReceivedPart = { variantId: string; seen: number; units: number }

/** @returns how many lines were changed: those that had received what the page showed, and lack so many units */
export async function addReceived(
	db: Connection,
	id: string,
	parts: readonly ReceivedPart[],
): Promise<number> {
	const given = sql`unnest(
		${sql.param(parts.map(({ variantId }) => variantId))}::uuid[],
		${sql.param(parts.map(({ seen }) => seen))}::int[],
		${sql.param(parts.map(({ units }) => units))}::int[]) as given (id, seen, units)`
	const changed = await db.execute(sql`
		update ${supplierOrderLines} set received = ${supplierOrderLines.received} + given.units from ${given}
		where ${supplierOrderLines.supplierOrderId} = ${id} and ${supplierOrderLines.variantId} = given.id
			and ${supplierOrderLines.received} = given.seen
			and ${supplierOrderLines.received} + given.units <= ${supplierOrderLines.quantity}
		returning given.id`)
	return changed.rows.length
}

export async function setSupplierOrderState(
	db: Connection,
	id: string,
	state: SupplierOrderState,
): Promise<void> {
	await db
		.update(supplierOrders)
		.set({ state })
		.where(and(eq(supplierOrders.id, id), eq(supplierOrders.state, 'open')))
}

/** Open orders of which everything came, and canceled ones of which something did. */
export const wrongSupplierOrders = (db: Connection) =>
	findingsOf(
		db,
		sql`select null as "orderId", 'Supplier order ' || left(orders.id::text, 8) || ' is ' || orders.state || ', received ' ||
				sum(lines.received) || ' of ' || sum(lines.quantity) as what
			from ${supplierOrders} as orders join ${supplierOrderLines} as lines on lines.supplier_order_id = orders.id
			group by orders.id having (orders.state = 'open' and sum(lines.received) = sum(lines.quantity))
				or (orders.state = 'canceled' and sum(lines.received) > 0)`,
	)
