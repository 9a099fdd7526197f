// Money that went back, is still owed to the shop, or belongs to teams.
import { sql, type SQL } from 'drizzle-orm'
import { profiles } from '#accounts/tables.ts'
import { fundraisingEntries } from '#fundraising/tables.ts'
import { orderEvents, orders, orderShares } from '#orders/tables.ts'
import { payments, receivedPayments, refunds } from '#payments/tables.ts'
import { organizations, teamPortals, teams } from '#portals/tables.ts'
import { dayOf, isWithin, periodOf, type ZonedRange } from './days.ts'
import type { Grouped } from './grouped.server.ts'

/**
 * Payments with refunds in the range, and how much of each its order needed: all of the first one of an order or a paid
 * share, of a payment for the rest what it covered, nothing of any other. The same rule as `countedPayments` of payments.
 */
const neededOf = (range: ZonedRange): SQL => sql`
	select paid.id, paid.amount_cents, case
			when orders.status = 'cancelled' or paid.place > 1 then 0
			when not orders.is_split then paid.amount_cents
			when paid.share_id is null then least(paid.amount_cents, coalesce((select sum(covered.amount_cents)
				from ${orderShares} as covered where covered.order_id = orders.id and covered.state = 'covered'), 0))
			when (select own.state from ${orderShares} as own where own.id = paid.share_id) = 'paid' then paid.amount_cents
			else 0 end as needed
	from (
		select payments.id, payments.order_id, payments.share_id, payments.amount_cents, row_number() over (
			partition by payments.order_id, case when orders.is_split then payments.share_id end
			order by payments.paid_at, payments.id) as place
		from ${payments} join ${orders} on orders.id = payments.order_id
		where payments.state = 'paid' and payments.order_id in (
			select refunds.order_id from ${refunds} where refunds.state = 'done' and ${isWithin(sql`refunds.done_at`, range)})
	) as paid join ${orders} on orders.id = paid.order_id`

/** What an order did not need of a payment goes back first. A credit on a purchase order is all of its sale. */
const refundsMade = (range: ZonedRange): SQL => sql`
	select made.done_at, made.reason, made.amount_cents, made.tax_cents,
		greatest(0, made.upto - unneeded) - greatest(0, made.upto - made.amount_cents - unneeded) as of_sales
	from (
		select refunds.*, sum(refunds.amount_cents) over (partition by coalesce(refunds.payment_id, refunds.order_id)
				order by refunds.done_at, refunds.id) as upto, coalesce(needed.amount_cents - needed.needed, 0) as unneeded
		from ${refunds} left join (${neededOf(range)}) as needed on needed.id = refunds.payment_id
		where refunds.state = 'done' and (refunds.payment_id is null or needed.id is not null)) as made
	where ${isWithin(sql`made.done_at`, range)}`

export const refundsByPeriod = (range: ZonedRange): Grouped => ({
	groups: sql`select ${periodOf(sql`done_at`, range)}::text as period, reason, count(*)::int as refunds,
			sum(of_sales) as "ofSales", sum(tax_cents) as tax, sum(amount_cents - of_sales) as other, sum(amount_cents) as total
		from (${refundsMade(range)}) as made group by 1, 2`,
	order: sql`period, reason`,
})

/** Approved purchase orders with an open amount, and the day of the approval that stands. As `openCents` of payments. */
const openPurchases = ({ to: today, timeZone }: ZonedRange): SQL => sql`
	select orders.id, orders.po_number, orders.total_cents, orders.refunded_cents, came.received,
		orders.total_cents - orders.refunded_cents - came.received as open, approved.day, ${today}::date - approved.day as age,
		coalesce(orders.organization_id::text, orders.user_id::text, orders.contact_email) as owing,
		coalesce(organizations.name, nullif(profiles.full_name, ''), nullif(orders.contact_email, ''), 'Account deleted') as name
	from ${orders} left join ${organizations} on organizations.id = orders.organization_id
		left join ${profiles} on profiles.id = orders.user_id
		cross join lateral (select ${dayOf(sql`coalesce(max(order_events.at), orders.created_at)`, timeZone)} as day
			from ${orderEvents} where order_events.order_id = orders.id and order_events.kind = 'approve') as approved
		cross join lateral (select coalesce(sum(amount_cents), 0) as received from ${receivedPayments} as payment
			where payment.order_id = orders.id and payment.withdrawn_at is null) as came
	where orders.payment_mode = 'school_po' and orders.status in ('approved', 'processing', 'shipped', 'delivered')
		and orders.total_cents > orders.refunded_cents + came.received`

const aged = (least: number, most: number | null, name: string) =>
	sql`coalesce(sum(open) filter (where age >= ${least} and (${most}::int is null or age <= ${most}::int)), 0) as ${sql.identifier(name)}`

export const receivables = (range: ZonedRange): Grouped => ({
	groups: sql`select owing as id, min(name) as name, count(*)::int as orders, ${aged(0, 30, 'days30')}, ${aged(31, 60, 'days60')},
			${aged(61, 90, 'days90')}, ${aged(91, null, 'older')}, sum(open) as open
		from (${openPurchases(range)}) as purchase group by owing`,
	order: sql`open desc, name`,
})

export const openPurchaseOrders = (range: ZonedRange): Grouped => ({
	groups: sql`select id, left(id::text, 8) as reference, name, coalesce(po_number, '') as "poNumber", day::text as "approvedOn",
			age, total_cents as total, refunded_cents as refunded, received, open
		from (${openPurchases(range)}) as purchase`,
	order: sql`"approvedOn", id`,
})

/** Ledgers with an entry in the range; the balance is of all their entries. */
export const raisedByTeam = (range: ZonedRange): Grouped => ({
	groups: sql`select ledger.*, teams.name || ', ' || teams.season as name, teams.school,
			(select sum(amount_cents) from ${fundraisingEntries} as entry where entry.portal_id = ledger.id) as balance
		from (
			select portal_id as id,
				coalesce(sum(amount_cents) filter (where kind = 'credit' and product_id is not null), 0) as "fromOrders",
				coalesce(sum(amount_cents) filter (where kind = 'credit' and product_id is null), 0) as donations,
				coalesce(-sum(amount_cents) filter (where kind = 'reversal'), 0) as "takenBack",
				coalesce(sum(amount_cents) filter (where kind in ('credit', 'reversal')), 0) as raised,
				coalesce(-sum(amount_cents) filter (where kind in ('payout', 'payout_reversal')), 0) as "paidOut"
			from ${fundraisingEntries} where ${isWithin(sql`created_at`, range)} group by portal_id) as ledger
		join ${teamPortals} on team_portals.id = ledger.id join ${teams} on teams.id = team_portals.team_id`,
	order: sql`raised desc, name`,
})
