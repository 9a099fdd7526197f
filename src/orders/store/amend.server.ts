// Writes amended lines and holds: one statement each for any number of lines.
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { firstOf } from '#database/rows.ts'
import type { Connection } from '#database/client.server.ts'
import { noteOldSale } from './sales.server.ts'
import { orderLines, orders, stockHolds, type OrderLineRow, type OrderRow } from '../tables.ts'
import type { HoldState } from '../states.ts'

export type LineWrite = Pick<
	OrderLineRow,
	| 'id'
	| 'variantId'
	| 'designId'
	| 'designVersion'
	| 'qty'
	| 'unitCents'
	| 'lineCents'
	| 'customization'
	| 'snapshot'
>

export async function removeLines(db: Connection, orderId: string, ids: readonly string[]): Promise<void> {
	if (ids.length === 0) return
	await db.delete(orderLines).where(and(eq(orderLines.orderId, orderId), inArray(orderLines.id, [...ids])))
}

/** Ids, positions and roster ids stay. */
export async function rewriteLines(
	db: Connection,
	orderIds: readonly string[],
	lines: readonly LineWrite[],
): Promise<void> {
	await db.execute(sql`
		update ${orderLines} set
			variant_id = given."variantId", design_id = given."designId", design_version = given."designVersion",
			qty = given.qty, unit_cents = given."unitCents", line_cents = given."lineCents",
			customization = given.customization, snapshot = given.snapshot
		from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as given (
			id uuid, "variantId" uuid, "designId" uuid, "designVersion" int, qty int,
			"unitCents" int, "lineCents" int, customization jsonb, snapshot jsonb)
		where ${orderLines.id} = given.id and ${orderLines.orderId} = any(${sql.param([...orderIds])}::uuid[])`)
}

type Hold = { variantId: string; quantity: number }

/** Replaces an order's holds with these, all in one state. */
export async function replaceHolds(
	db: Connection,
	orderId: string,
	{ holds, state }: { holds: readonly Hold[]; state: HoldState },
): Promise<void> {
	await db.delete(stockHolds).where(eq(stockHolds.orderId, orderId))
	await db.insert(stockHolds).values(holds.map((hold) => ({ ...hold, orderId, state })))
}

/** Without `terms` the order keeps them. */
export type Amended = Pick<OrderRow, 'id' | 'totalCents' | 'pricing' | 'poNumber' | 'updatedAt'> &
	Partial<Pick<OrderRow, 'terms'>>

export async function updateAmended(db: Connection, changes: readonly Amended[]): Promise<void> {
	const { rows } = await db.execute<{ createdMs: number }>(sql`
		update ${orders} set
			total_cents = given."totalCents", pricing = given.pricing, po_number = given."poNumber",
			updated_at = given."updatedAt", terms = coalesce(given.terms, ${orders.terms})
		from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as given (
			id uuid, "totalCents" int, pricing jsonb, "poNumber" text, "updatedAt" timestamptz, terms jsonb)
		where ${orders.id} = given.id
		returning (extract(epoch from ${orders.createdAt}) * 1000)::float8 as "createdMs"`)
	const now = changes[0]?.updatedAt
	const changed = rows.map(({ createdMs }) => ({ createdAt: new Date(createdMs) }))
	if (now) await noteOldSale(db, changed, now)
}

/** Locks the orders in one order for all callers, until the transaction ends. */
export async function lockOrders(db: Connection, ids: readonly string[]): Promise<void> {
	await db
		.select({ id: orders.id })
		.from(orders)
		.where(inArray(orders.id, [...ids]))
		.orderBy(asc(orders.id))
		.for('update')
}

// Numbers of school purchase orders: unique within an organization.
type PoNumber = {
	organizationId: string
	poNumber: string
	/** The order excluded from the check. */
	butFor?: string
}

/** The organization's order with this number, ignoring case and cancelled orders. */
export const orderWithPo = (db: Connection, { organizationId, poNumber, butFor }: PoNumber) =>
	firstOf(
		db
			.select({ id: orders.id })
			.from(orders)
			.where(
				and(
					eq(orders.organizationId, organizationId),
					sql`lower(${orders.poNumber}) = lower(${poNumber})`,
					ne(orders.status, 'cancelled'),
					butFor === undefined ? undefined : ne(orders.id, butFor),
				),
			),
	)
