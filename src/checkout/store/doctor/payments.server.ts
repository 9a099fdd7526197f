// Consistency checks of payments, shares, refunds, the provider's events and mails, and what is stuck.
import { sql, type SQL } from 'drizzle-orm'
import { outboxMessages } from '#mail/tables.ts'
import { orderLines, orders, orderShares, staffTasks } from '#orders/tables.ts'
import { paymentEvents, payments, refunds } from '#payments/tables.ts'

const instant = (at: Date) => sql`${at.toISOString()}::timestamptz`

/** Payment amounts against the price of the order or the share. */
const amountsThatDiffer = sql`select ${orders.id} as "orderId",
		'a payment of ' || ${payments.amountCents} || ' cents for ' ||
			coalesce('a share of ' || ${orderShares.amountCents}, 'a total of ' || ${orders.totalCents}) as what
	from ${payments} join ${orders} on ${orders.id} = ${payments.orderId}
		left join ${orderShares} on ${orderShares.id} = ${payments.shareId}
	where ${payments.currency} <> 'usd' or case
		when ${payments.shareId} is not null then ${payments.amountCents} <> ${orderShares.amountCents}
		-- The rest of a split order is as much as was open then; players who left since took their part along.
		when ${orders.isSplit} then ${payments.amountCents} > ${orders.totalCents} + coalesce((
			select sum(left_shares.amount_cents) from order_shares as left_shares
			where left_shares.order_id = ${orders.id} and left_shares.state = 'withdrawn'), 0)
		else ${payments.amountCents} <> ${orders.totalCents}
	end`

/** Orders with paid status and no payment, and paid orders that are neither fulfilled nor refunded. */
const paidWithoutReason = sql`select ${orders.id} as "orderId", 'is ' || ${orders.status} || ' without a payment' as what
	from ${orders}
	where ${orders.paymentMode} <> 'school_po'
		and ${orders.status} in ('paid', 'processing', 'shipped', 'delivered', 'refunded')
		and not exists (select 1 from payments as paid where paid.order_id = orders.id and paid.state = 'paid')
	union all
	select ${orders.id}, 'is ' || ${orders.status} || ' although it was paid, and no money goes back'
	from ${orders}
	where ${orders.status} in ('pending', 'cancelled') and exists (
		select 1 from payments as paid where paid.order_id = orders.id and paid.state = 'paid'
			-- Shares are paid while the others are waited for.
			and not (${orders.status} = 'pending' and paid.share_id is not null)
			and not exists (select 1 from refunds as back where back.payment_id = paid.id))`

/** Refunds above the payment, and refunded amounts without completed refunds. */
const refundsTooHigh = sql`select ${payments.orderId} as "orderId",
		back.cents || ' cents go back of a payment of ' || ${payments.amountCents} as what
	from ${payments} join (
		select payment_id, sum(amount_cents) as cents from ${refunds} where state <> 'failed' group by payment_id
	) as back on back.payment_id = ${payments.id}
	where back.cents > ${payments.amountCents} or ${payments.state} <> 'paid'
	union all
	select ${orders.id}, back.cents || ' cents are credited of a purchase order of ' || ${orders.totalCents}
	from ${orders} join (
		select order_id, sum(amount_cents) as cents from ${refunds} where payment_id is null group by order_id
	) as back on back.order_id = ${orders.id}
	where back.cents > ${orders.totalCents} or ${orders.paymentMode} <> 'school_po'
	union all
	select ${orders.id}, 'says that ' || ${orders.refundedCents} || ' cents went back, refunds come to ' || coalesce(done.cents, 0)
	from ${orders} left join (
		select order_id, sum(amount_cents) as cents from ${refunds} where state = 'done' group by order_id
	) as done on done.order_id = ${orders.id}
	where ${orders.refundedCents} > coalesce(done.cents, 0)`

/** Sales tax in refunds: never more than was charged, all of it when all was refunded, and none of an order that is no sale. */
const taxRefundedOtherwise = sql`select id as "orderId",
		back.cents || ' cents of tax go back of ' || tax || ' that were charged' as what
	from (
		select orders.*, case when orders.status = 'cancelled' then 0 else (
			select coalesce(sum((step ->> 'amountCents')::int), 0)
			from jsonb_array_elements(orders.pricing -> 'adjustments') as step where step ->> 'kind' = 'tax') end as tax
		from ${orders}
	) as charged join (
		select order_id, sum(tax_cents) as cents from ${refunds} where state <> 'failed' group by order_id
	) as back on back.order_id = charged.id
	where back.cents > tax or (charged.status = 'refunded' and back.cents <> tax)`

/** Payments whose page was started and never opened, and refunds that were never sent. */
const stuckSince = ({ begun, asked }: { begun: Date; asked: Date }) =>
	sql`select ${payments.orderId} as "orderId", 'its payment page has been in the making since ' || ${payments.createdAt} as what
		from ${payments} where ${payments.state} = 'creating' and ${payments.createdAt} < ${instant(begun)}
		union all
		select ${refunds.orderId}, 'a refund has been asked for since ' || ${refunds.createdAt}
		from ${refunds} where ${refunds.state} = 'requested' and ${refunds.createdAt} < ${instant(asked)}`

/** Refused events and failed actions that lack a staff task. */
const silentTroubles = sql`select (select order_id from payments where payments.session_id = ${paymentEvents.sessionId}) as "orderId",
		'event ' || ${paymentEvents.id} || ' was refused and has no task' as what
	from ${paymentEvents}
	where ${paymentEvents.outcome} = 'refused' and not exists (
		select 1 from ${staffTasks} as task where task.subject in (${paymentEvents.sessionId}, ${paymentEvents.id})
			or (${paymentEvents.sessionId} is null and task.kind = 'refund_elsewhere' and task.created_at <= ${paymentEvents.receivedAt}))
	union all
	select ${refunds.orderId}, 'a refund failed and has no task'
	from ${refunds}
	where ${refunds.state} = 'failed' and not exists (
		select 1 from ${staffTasks} as task where task.subject = ${refunds.id}::text)`

/** Mails that have waited too long to be sent. */
const mailsWaitingSince = (since: Date) =>
	sql`select null as "orderId", 'a message (' || ${outboxMessages.channel} || ') has waited since ' || ${outboxMessages.createdAt} as what
		from ${outboxMessages} where ${outboxMessages.status} = 'waiting' and ${outboxMessages.createdAt} < ${instant(since)}`

/** Shares against the total; only a split order has shares, and its lines belong to them. */
const sharesThatDiffer = sql`select ${orders.id} as "orderId",
		'shares come to ' || coalesce(shares.cents, 0) || ' cents, the total is ' || ${orders.totalCents} as what
	from ${orders} left join (
		select order_id, coalesce(sum(amount_cents) filter (where state <> 'withdrawn'), 0) as cents
		from ${orderShares} group by order_id
	) as shares on shares.order_id = ${orders.id}
	where (${orders.isSplit} and coalesce(shares.cents, 0) <> ${orders.totalCents})
		or (not ${orders.isSplit} and shares.order_id is not null)
	union all
	select ${orderLines.orderId}, 'a line is in the share of another order'
	from ${orderLines} join ${orderShares} on ${orderShares.id} = ${orderLines.shareId}
	where ${orderShares.orderId} <> ${orderLines.orderId}`

/** A paid order has no open share, and a waiting one has at least one. */
const sharesBehind = sql`with open as (
		select order_id, count(*) filter (where state = 'open') as shares from ${orderShares} group by order_id
	)
	select ${orders.id} as "orderId",
		case when open.shares = 0 then 'waits although every share of it is settled'
			else 'is ' || ${orders.status} || ' with ' || open.shares || ' open shares' end as what
	from ${orders} join open on open.order_id = ${orders.id}
	where (${orders.status} = 'pending' and open.shares = 0)
		or (${orders.status} in ('paid', 'processing', 'shipped', 'delivered', 'refunded') and open.shares > 0)`

/** Completed payments of shares that were not fully refunded. */
const kept = sql`select share_id, count(*) as times from ${payments}
	where share_id is not null and state = 'paid' and amount_cents > coalesce((
	select sum(amount_cents) from refunds where refunds.payment_id = payments.id and refunds.state <> 'failed'), 0)
	group by share_id`

/** A paid share has one payment of its own, a covered one is paid by the rest's, an open one has none. */
const sharesPaidOtherwise = sql`with kept as (${kept})
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
	where coalesce(kept.cents, 0) < covered.cents`

/** @param since begun pages and unsent mails, and requested refunds, older than this are findings */
export const paymentChecks = (since: { begun: Date; asked: Date }): SQL[] => [
	amountsThatDiffer,
	paidWithoutReason,
	sharesThatDiffer,
	sharesBehind,
	sharesPaidOtherwise,
	refundsTooHigh,
	taxRefundedOtherwise,
	stuckSince(since),
	silentTroubles,
	mailsWaitingSince(since.begun),
]
