// What counts as a sale, in SQL: for the list of orders, the overview and the reports.
import { sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { raiseVersion } from '#database/versions.server.ts'
import { isSettled } from '../rules/settled.ts'
import { invoicedStatuses } from '../states.ts'

/** As `isDonation`. */
const isDonation = sql`jsonb_path_exists(orders.pricing, '$.adjustments[*] ? (@.kind == "donation")')`

/**
 * Of a row of `orders`: has an invoice and is no donation. A refunded order stays a sale, because its refund counts on the
 * day of the refund.
 */
export const isSale = sql`(orders.status = any(${sql.param([...invoicedStatuses])}::text[]) and not ${isDonation})`

/** Call it in the transaction in which orders become sales, are none any more, or have other lines or another total. */
export async function noteOldSale(
	db: Connection,
	changed: readonly { createdAt: Date }[],
	now: Date,
): Promise<void> {
	if (changed.some(({ createdAt }) => isSettled(createdAt, now))) await raiseVersion(db, 'sales')
}
