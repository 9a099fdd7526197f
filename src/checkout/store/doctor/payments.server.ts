// Consistency checks of payments, refunds, the provider's events and mails, and what is stuck.
import { sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { outboxMessages } from '#mail/tables.ts'
import { orders, orderShares, staffTasks } from '#orders/tables.ts'
import { paymentEvents, payments, refunds } from '#payments/tables.ts'
import { findingsOf } from '#database/findings.server.ts'

const instant = (at: Date) => sql`${at.toISOString()}::timestamptz`

/** Payment amounts against the price of the order or the share. */
export const amountsThatDiffer = (db: Connection) =>
	findingsOf(
		db,
		sql`select ${orders.id} as "orderId",
			'a payment of ' || ${payments.amountCents} || ' cents for ' ||
				coalesce('a share of ' || ${orderShares.amountCents}, 'a total of ' || ${orders.totalCents}) as what
		from ${payments} join ${orders} on ${orders.id} = ${payments.orderId}
			left join ${orderShares} on ${orderShares.id} = ${payments.shareId}
		where ${payments.currency} <> 'usd' or case
			when ${payments.shareId} is not null then ${payments.amountCents} <> ${orderShares.amountCents}
			-- The rest of a split order is as much as was open then.
			when ${orders.isSplit} then ${payments.amountCents} > ${orders.totalCents}
			else ${payments.amountCents} <> ${orders.totalCents}
		end`,
	)

/** Orders with paid status and no payment, and paid orders that are neither fulfilled nor refunded. */
export const paidWithoutReason = (db: Connection) =>
	findingsOf(
		db,
		sql`select ${orders.id} as "orderId", 'is ' || ${orders.status} || ' without a payment' as what
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
				and not exists (select 1 from refunds as back where back.payment_id = paid.id))`,
	)

/** Refunds above the payment, and refunded amounts without completed refunds. */
export const refundsTooHigh = (db: Connection) =>
	findingsOf(
		db,
		sql`select ${payments.orderId} as "orderId",
			back.cents || ' cents go back of a payment of ' || ${payments.amountCents} as what
		from ${payments} join (
			select payment_id, sum(amount_cents) as cents from ${refunds} where state <> 'failed' group by payment_id
		) as back on back.payment_id = ${payments.id}
		where back.cents > ${payments.amountCents} or ${payments.state} <> 'paid'
		union all
		select ${orders.id}, 'says that ' || ${orders.refundedCents} || ' cents went back, refunds come to ' || coalesce(done.cents, 0)
		from ${orders} left join (
			select order_id, sum(amount_cents) as cents from ${refunds} where state = 'done' group by order_id
		) as done on done.order_id = ${orders.id}
		where ${orders.refundedCents} > coalesce(done.cents, 0)`,
	)

/** Payments whose page was started and never opened, and refunds that were never sent. */
export const stuckSince = (db: Connection, { begun, asked }: { begun: Date; asked: Date }) =>
	findingsOf(
		db,
		sql`select ${payments.orderId} as "orderId", 'its payment page has been in the making since ' || ${payments.createdAt} as what
		from ${payments} where ${payments.state} = 'creating' and ${payments.createdAt} < ${instant(begun)}
		union all
		select ${refunds.orderId}, 'a refund has been asked for since ' || ${refunds.createdAt}
		from ${refunds} where ${refunds.state} = 'requested' and ${refunds.createdAt} < ${instant(asked)}`,
	)

/** Refused events and failed actions that lack a staff task. */
export const silentTroubles = (db: Connection) =>
	findingsOf(
		db,
		sql`select (select order_id from payments where payments.session_id = ${paymentEvents.sessionId}) as "orderId",
			'event ' || ${paymentEvents.id} || ' was refused and has no task' as what
		from ${paymentEvents}
		where ${paymentEvents.outcome} = 'refused' and not exists (
			select 1 from ${staffTasks} as task where task.subject in (${paymentEvents.sessionId}, ${paymentEvents.id})
				or (${paymentEvents.sessionId} is null and task.kind = 'refund_elsewhere' and task.created_at <= ${paymentEvents.receivedAt}))
		union all
		select ${refunds.orderId}, 'a refund failed and has no task'
		from ${refunds}
		where ${refunds.state} = 'failed' and not exists (
			select 1 from ${staffTasks} as task where task.subject = ${refunds.id}::text)`,
	)

/** Mails that have waited too long to be sent. */
export const mailsWaitingSince = (db: Connection, since: Date) =>
	findingsOf(
		db,
		sql`select null as "orderId", 'a message (' || ${outboxMessages.channel} || ') has waited since ' || ${outboxMessages.createdAt} as what
		from ${outboxMessages} where ${outboxMessages.status} = 'waiting' and ${outboxMessages.createdAt} < ${instant(since)}`,
	)
