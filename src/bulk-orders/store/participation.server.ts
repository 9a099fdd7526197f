// What a portal's orders hold, for the participation statement: two statements.
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { columnsOf } from '#database/columns.ts'
import { countedStatuses } from '#fundraising/rules/due.ts'
import { orderLines, orders, orderShares } from '#orders/tables.ts'
import { waitingStatuses } from '#orders/states.ts'
import { discountKinds, type AdjustmentKind } from '#pricing/states.ts'

const isCounted = sql<boolean>`${inArray(orders.status, [...countedStatuses])}`
const isLive = (portalId: string) =>
	and(eq(orders.portalId, portalId), notInArray(orders.status, ['cancelled', 'refunded']))

/** A thousand players with twenty items each, in several states. */
const mostRows = 50_000

/** Ordered units by player, item and state. */
export const soldLinesOf = (db: Connection, portalId: string) =>
	db
		.select({
			...columnsOf(orderLines, 'rosterId', 'productId', 'designId'),
			portalItemId: sql<string | null>`${orderLines.snapshot} ->> 'portalItemId'`,
			model: sql<string>`min(concat_ws(' ', ${orderLines.snapshot} ->> 'brand', ${orderLines.snapshot} ->> 'model'))`,
			isCounted,
			share: orderShares.state,
			units: sql<number>`sum(${orderLines.qty})::int`,
			unitsBack: sql<number>`sum(${orderLines.refundedQty})::int`,
			cents: sql<number>`sum(${orderLines.lineCents})::bigint`.mapWith(Number),
		})
		.from(orderLines)
		.innerJoin(orders, eq(orders.id, orderLines.orderId))
		.leftJoin(orderShares, eq(orderShares.id, orderLines.shareId))
		.where(isLive(portalId))
		.groupBy(
			orderLines.rosterId,
			orderLines.productId,
			orderLines.designId,
			sql`4`,
			sql`6`,
			orderShares.state,
		)
		.orderBy(orderLines.productId, orderLines.rosterId)
		.limit(mostRows)

const adjusted = (...kinds: readonly AdjustmentKind[]) =>
	sql<number>`coalesce(sum((select sum((part ->> 'amountCents')::bigint)
		from jsonb_array_elements(${orders.pricing} -> 'adjustments') as part
		where part ->> 'kind' = any(${sql.param([...kinds])}::text[]))), 0)::bigint`.mapWith(Number)

const remaining = (where: ReturnType<typeof inArray>) =>
	sql<number>`coalesce(sum(${orders.totalCents} - ${orders.refundedCents}) filter (where ${where}), 0)::bigint`.mapWith(
		Number,
	)

/** Sums of the portal's orders that are neither cancelled nor refunded. */
export async function orderSumsOf(db: Connection, portalId: string) {
	const [row] = await db
		.select({
			subtotalCents:
				sql<number>`coalesce(sum((${orders.pricing} ->> 'subtotalCents')::bigint), 0)::bigint`.mapWith(
					Number,
				),
			discountCents: adjusted(...discountKinds),
			fundraisingCents: adjusted('fundraising'),
			shippingCents: adjusted('shipping', 'charge'),
			taxCents: adjusted('tax'),
			totalCents: sql<number>`coalesce(sum(${orders.totalCents}), 0)::bigint`.mapWith(Number),
			refundedCents: sql<number>`coalesce(sum(${orders.refundedCents}), 0)::bigint`.mapWith(Number),
			spentCents: remaining(inArray(orders.status, [...countedStatuses])),
			waitingCents: remaining(inArray(orders.status, [...waitingStatuses])),
		})
		.from(orders)
		.where(isLive(portalId))
	if (!row) throw new Error('A sum has one row')
	return row
}
