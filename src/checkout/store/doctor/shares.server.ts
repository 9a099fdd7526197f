// Consistency checks of split orders: their shares, and the payments of shares.
import { sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { orderLines, orders, orderShares } from '#orders/tables.ts'
import { payments } from '#payments/tables.ts'
import { findingsOf } from '#database/findings.server.ts'

/** Shares against the total; only a split order has shares, and its lines belong to them. */
export const sharesThatDiffer = (db: Connection) =>
	findingsOf(
		db,
		sql`select ${orders.id} as "orderId",
			'shares come to ' || coalesce(shares.cents, 0) || ' cents, the total is ' || ${orders.totalCents} as what
		from ${orders} left join (
			select order_id, sum(amount_cents) as cents from ${orderShares} group by order_id
		) as shares on shares.order_id = ${orders.id}
		where (${orders.isSplit} and coalesce(shares.cents, 0) <> ${orders.totalCents})
			or (not ${orders.isSplit} and shares.order_id is not null)
		union all
		select ${orderLines.orderId}, 'a line is in the share of another order'
		from ${orderLines} join ${orderShares} on ${orderShares.id} = ${orderLines.shareId}
		where ${orderShares.orderId} <> ${orderLines.orderId}`,
	)

/** A paid order has no open share, and a waiting one has at least one. */
export const sharesBehind = (db: Connection) =>
	findingsOf(
		db,
		sql`with open as (
			select order_id, count(*) filter (where state = 'open') as shares from ${orderShares} group by order_id
		)
		select ${orders.id} as "orderId",
			case when open.shares = 0 then 'waits although every share of it is settled'
				else 'is ' || ${orders.status} || ' with ' || open.shares || ' open shares' end as what
		from ${orders} join open on open.order_id = ${orders.id}
		where (${orders.status} = 'pending' and open.shares = 0)
			or (${orders.status} in ('paid', 'processing', 'shipped', 'delivered', 'refunded') and open.shares > 0)`,
	)

/** Completed payments of shares that were not fully refunded. */
const kept = sql`select share_id, count(*) as times from ${payments}
	where share_id is not null and state = 'paid' and amount_cents > coalesce((
		select sum(amount_cents) from refunds where refunds.payment_id = payments.id and refunds.state <> 'failed'), 0)
	group by share_id`

/** A paid share has one payment of its own, a covered one is paid by the rest's, an open one has none. */
export const sharesPaidOtherwise = (db: Connection) =>
	findingsOf(
		db,
		sql`with kept as (${kept})
		select ${orderShares.orderId} as "orderId",
			'share ' || ${orderShares.position} + 1 || ' is ' || ${orderShares.state} || ' with ' || coalesce(kept.times, 0) || ' payments' as what
		from ${orderShares} join ${orders} on ${orders.id} = ${orderShares.orderId}
			left join kept on kept.share_id = ${orderShares.id}
		where (${orderShares.state} = 'paid' and not exists (
				select 1 from ${payments} where ${payments.shareId} = ${orderShares.id} and ${payments.state} = 'paid'))
			or (${orderShares.state} <> 'paid' and kept.times > 0) or kept.times > 1
		union all
		select covered.order_id, 'covered shares come to ' || covered.cents || ' cents, the payment for them to ' || coalesce(kept.cents, 0)
		from (
			select order_id, sum(amount_cents) as cents from ${orderShares} where state = 'covered' group by order_id
		) as covered left join (
			select order_id, sum(amount_cents) as cents from ${payments}
			where state = 'paid' and share_id is null group by order_id
		) as kept on kept.order_id = covered.order_id
		where coalesce(kept.cents, 0) < covered.cents`,
	)
