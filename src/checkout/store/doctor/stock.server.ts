// Consistency checks of stock and the orders' holds.
import { sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { products, variants } from '#catalog/tables.ts'
import { orderLines, orders, stockHolds } from '#orders/tables.ts'
import { findingsOf } from '#database/findings.server.ts'

/** Sellable stock equals the counted stock less what orders hold or have taken. */
export const stockThatDiffers = (db: Connection) =>
	findingsOf(
		db,
		sql`select null as "orderId",
			products.sku || ', ' || variants.color || ', ' || variants.size || ': stock ' || variants.stock || ', counted ' ||
				variants.stock_counted || ' less ' || coalesce(held.units, 0) || ' held' as what
		from ${variants} join ${products} on products.id = variants.product_id left join (
			select variant_id, sum(quantity) as units from ${stockHolds} where state <> 'released' group by variant_id
		) as held on held.variant_id = variants.id
		where variants.stock <> variants.stock_counted - coalesce(held.units, 0)`,
	)

/** Waiting orders hold stock, confirmed ones have taken it, cancelled ones have released it. */
export const holdsInWrongState = (db: Connection) =>
	findingsOf(
		db,
		sql`select distinct ${orders.id} as "orderId", 'is ' || ${orders.status} || ', its stock is ' || ${stockHolds.state} as what
		from ${orders} join ${stockHolds} on ${stockHolds.orderId} = ${orders.id}
		where not case
			when ${orders.status} in ('pending', 'awaiting_approval', 'changes_requested') then ${stockHolds.state} = 'held'
			when ${orders.status} = 'cancelled' then ${stockHolds.state} = 'released'
			when ${orders.status} = 'refunded' then ${stockHolds.state} in ('taken', 'released')
			else ${stockHolds.state} = 'taken'
		end`,
	)

/**
 * Holds against lines, per variant. Units refunded before production are no longer held; those refunded later still
 * are.
 */
export const holdsThatDiffer = (db: Connection) =>
	findingsOf(
		db,
		sql`with wanted as (
			select order_id, variant_id, sum(qty) as units, sum(refunded_qty) as back from ${orderLines} group by order_id, variant_id
		)
		select coalesce(wanted.order_id, holds.order_id) as "orderId",
			'holds ' || coalesce(holds.quantity, 0) || ' units of a variant of which its lines want ' || coalesce(wanted.units, 0) as what
		from wanted full join ${stockHolds} as holds
			on holds.order_id = wanted.order_id and holds.variant_id = wanted.variant_id
		where coalesce(holds.quantity, 0) not between coalesce(wanted.units - wanted.back, 0) and coalesce(wanted.units, 0)`,
	)
