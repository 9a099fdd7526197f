// Whether the ledger matches the orders, the payouts and their reversals. Reads only.
import { sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { findingsOf } from '#database/findings.server.ts'
import type { AdjustmentKind } from '#pricing/states.ts'
import { countedStatuses } from '../rules/due.ts'

/** The sum of an order's price adjustments of one kind. */
const amountOf = (kind: AdjustmentKind) => sql`(
	select coalesce(sum((part ->> 'amountCents')::numeric), 0)
	from jsonb_array_elements(orders.pricing -> 'adjustments') as part where part ->> 'kind' = ${kind})`

/** The amounts of rules/due.ts for all orders in SQL. */
const dueOfOrders = sql`
	with sums as (
		select order_id,
			sum(line_cents) as gross, sum(unit_cents * refunded_qty) as gone,
			coalesce(sum(line_cents) filter (where (snapshot ->> 'raisesFunds')::boolean), 0) as raising,
			coalesce(sum(unit_cents * refunded_qty) filter (where (snapshot ->> 'raisesFunds')::boolean), 0) as raising_gone
		from order_lines group by order_id
	), priced as (
		select orders.*, ${amountOf('fundraising')} as margin, ${amountOf('shipping')} as shipping from orders
	), parts as (
		select id, status, portal_id, total_cents, refunded_cents, margin,
			round(margin * raising_gone / nullif(raising, 0)) as margin_gone,
			round((total_cents - margin - shipping) * gone / nullif(gross, 0)) as rest_gone
		from priced join sums on sums.order_id = priced.id where margin > 0 and portal_id is not null
	), worth as (
		select *, margin - coalesce(margin_gone, 0) as kept,
			coalesce(margin_gone, 0) + coalesce(rest_gone, 0) as worth_gone
		from parts
	), due as (
		select id, portal_id, case
			when status <> all(${sql.param([...countedStatuses])}::text[]) or refunded_cents >= total_cents
				or total_cents <= worth_gone then 0
			else kept - least(kept, round(kept * greatest(0, refunded_cents - worth_gone) / (total_cents - worth_gone)))
		end as cents
		from worth
		union all
		select given.order_id, given.portal_id, case
			when orders.status <> all(${sql.param([...countedStatuses])}::text[]) then 0
			else orders.total_cents - orders.refunded_cents end
		from donations as given join orders on orders.id = given.order_id
	), held as (
		select order_id, sum(amount_cents) as cents, min(portal_id) as portal_id
		from fundraising_entries where order_id is not null group by order_id
	)`

/** One statement for any number of orders: compares the ledger of every order with what its price raises. */
export const ledgersThatDiffer = (db: Connection) =>
	findingsOf(
		db,
		sql`${dueOfOrders}
		select coalesce(due.id, held.order_id) as "orderId",
			'raises ' || coalesce(due.cents, 0)::bigint || ' cents, its ledger holds ' || coalesce(held.cents, 0) as what
		from due full join held on held.order_id = due.id
		where coalesce(due.cents, 0) <> coalesce(held.cents, 0)
		union all
		select held.order_id, 'its ledger is that of another portal'
		from held join orders on orders.id = held.order_id left join donations as given on given.order_id = held.order_id
		where coalesce(given.portal_id, orders.portal_id) is distinct from held.portal_id
		union all
		select orders.id, 'is a donation to no team'
		from orders left join donations as given on given.order_id = orders.id
		where orders.pricing -> 'adjustments' @> '[{"kind": "donation"}]' and given.id is null
		union all
		select jobs.order_id, 'is a donation with a job, a line or a shipment'
		from donations as given join orders on orders.id = given.order_id join (
			select order_id from jobs union select order_id from order_lines union select order_id from shipments
		) as jobs on jobs.order_id = given.order_id
		union all
		select null, 'payout ' || payouts.id || ' is not what its reversal gives back'
		from fundraising_entries as reversals join fundraising_entries as payouts on payouts.id = reversals.reverses_id
		where payouts.kind <> 'payout' or payouts.portal_id <> reversals.portal_id
			or payouts.amount_cents + reversals.amount_cents <> 0`,
	)
