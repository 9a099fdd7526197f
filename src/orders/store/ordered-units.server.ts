// What variants are ordered, `variants.ordered`: units that paid or approved orders have taken and whose production has
// not started. Kept beside the orders, since a list of what to buy would otherwise read every open order.
import { sql } from 'drizzle-orm'
import { products, variants } from '#catalog/tables.ts'
import type { Connection } from '#database/client.server.ts'
import { findingsOf } from '#database/findings.server.ts'
import { orderGroups } from '../states.ts'
import { orders, stockHolds } from '../tables.ts'

/**
 * Adds what the order has taken to what its variants are ordered, or takes it off. The order must be locked; its variants
 * are locked in the order of `lockStock`. Never below 0: the release before does not count.
 */
export async function countOrdered(db: Connection, orderId: string, sign: 1 | -1): Promise<void> {
	await db.execute(sql`
		with taken as materialized (
				select ${stockHolds.variantId} as id, ${stockHolds.quantity} as units from ${stockHolds}
				where ${stockHolds.orderId} = ${orderId} and ${stockHolds.state} = 'taken'),
			locked as materialized (
				select ${variants.id} as id from ${variants} where ${variants.id} in (select id from taken)
				order by ${variants.id} for update)
		update ${variants} set ordered = greatest(0, ${variants.ordered} + ${sign}::int * taken.units)
		from taken join locked using (id) where ${variants.id} = taken.id`)
}

/** Variants that are ordered more or less than their orders have taken: `id`, `ordered`, `units` by the orders. */
const differing = sql`
	select id, coalesce(counted.ordered, 0) as ordered, coalesce(taken.units, 0)::int as units
	from (select ${variants.id} as id, ${variants.ordered} as ordered from ${variants} where ${variants.ordered} > 0) as counted
	full join (
		select ${stockHolds.variantId} as id, sum(${stockHolds.quantity}) as units from ${stockHolds}
		where ${stockHolds.state} = 'taken' and ${stockHolds.orderId} = any(array(
			select ${orders.id} from ${orders} where ${orders.status} = any(${sql.param([...orderGroups['to-start']])}::text[])))
		group by ${stockHolds.variantId}
	) as taken using (id)
	where coalesce(counted.ordered, 0) <> coalesce(taken.units, 0)`

/** Counts anew where it differs. Orders that change meanwhile wait for the lock and count on top. @returns how many differed */
export async function recountOrdered(db: Connection): Promise<number> {
	await db.execute(sql`
		select ${variants.id} from ${variants} where ${variants.id} in (select id from (${differing}) as found)
		order by ${variants.id} for update`)
	const { rows } = await db.execute(sql`
		update ${variants} set ordered = found.units from (${differing}) as found where ${variants.id} = found.id
		returning ${variants.id}`)
	return rows.length
}

export const wrongOrderedUnits = (db: Connection) =>
	findingsOf(
		db,
		sql`select null as "orderId", ${products.sku} || ', ' || ${variants.color} || ', ' || ${variants.size} ||
				': ordered ' || found.ordered || ', its orders have taken ' || found.units as what
			from (${differing}) as found join ${variants} on ${variants.id} = found.id
			join ${products} on ${products.id} = ${variants.productId}`,
	)
