// Consistency checks of orders, lines, history and stock: queries that return findings, for any number of orders.
import { sql, type SQL } from 'drizzle-orm'
import { products, variants } from '#catalog/tables.ts'
import { firstStatus } from '#orders/rules/order.ts'
import { eventLabels } from '#orders/rules/timeline.ts'
import { moves, paymentModes, waitingStatuses } from '#orders/states.ts'
import { orderEvents, orderLines, orders, stockHolds } from '#orders/tables.ts'

const listOf = (texts: readonly string[]) => sql.param([...texts])
const cents = (name: string) => sql`(${orders.pricing} ->> ${sql.raw(`'${name}'`)})::bigint`

/** Lines against the subtotal and the count of units. */
const sumsThatDiffer = sql`select ${orders.id} as "orderId",
		'lines come to ' || coalesce(lines.cents, 0) || ' cents and ' || coalesce(lines.units, 0) || ' units, the order says ' ||
			${cents('subtotalCents')} || ' and ' || ${cents('units')} as what
	from ${orders} left join (
		select order_id, sum(line_cents) as cents, sum(qty) as units from ${orderLines} group by order_id
	) as lines on lines.order_id = ${orders.id}
	where coalesce(lines.cents, 0) <> ${cents('subtotalCents')} or coalesce(lines.units, 0) <> ${cents('units')}`

/** Subtotal and adjustments against the total in `pricing`, and that against the order's own total. */
const pricesThatDiffer = sql`with sums as (
		select id, ${cents('totalCents')} as total, ${cents('subtotalCents')} + coalesce((
			select sum((part ->> 'amountCents')::bigint) from jsonb_array_elements(${orders.pricing} -> 'adjustments') as part
		), 0) as parts from ${orders}
	)
	select ${orders.id} as "orderId",
		'lines and adjustments come to ' || sums.parts || ' cents, the total is ' || ${orders.totalCents} as what
	from ${orders} join sums on sums.id = ${orders.id}
	where sums.parts <> ${orders.totalCents} or sums.total <> ${orders.totalCents}`

type Allowed = { kind: string; from: string; to: string }

/** Every step allowed in a history: transitions, how an order begins, and the cancellation of one that ran out. */
const allowed: readonly Allowed[] = [
	...Object.entries(moves).flatMap(([kind, { from, to }]) => from.map((one) => ({ kind, from: one, to }))),
	...[...new Set(paymentModes.map(firstStatus))].map((to) => ({ kind: 'placed', from: '', to })),
	{ kind: 'cancel', from: 'cancelled', to: 'cancelled' },
]

/** Events that change no status. */
const notes = Object.keys(eventLabels).filter((kind) => kind !== 'placed' && !Object.hasOwn(moves, kind))

/** Steps that are not allowed, and gaps. */
const stepsNotAllowed = sql`with steps as (
		select order_id, position, kind, status,
			lag(status) over history as before, row_number() over history - 1 as place
		from ${orderEvents} window history as (partition by order_id order by position)
	), known as (
		select * from unnest(
			${listOf(allowed.map(({ kind }) => kind))}::text[],
			${listOf(allowed.map(({ from }) => from))}::text[],
			${listOf(allowed.map(({ to }) => to))}::text[]) as known (kind, came_from, leads_to)
	)
	select order_id as "orderId",
		'history has a step that cannot be: ' || kind || ' from ' || coalesce(before, 'nothing') || ' to ' || status as what
	from steps
	where position <> place or not (
		(kind = any(${listOf(notes)}::text[]) and status = before) or
		exists (select 1 from known where known.kind = steps.kind and known.came_from = coalesce(steps.before, '')
			and known.leads_to = steps.status))`

/** The last step against the order's status. */
const historiesThatDiffer = sql`select ${orders.id} as "orderId",
		'history ends in ' || coalesce(latest.status, 'nothing') || ', the order is ' || ${orders.status} as what
	from ${orders} left join (
		select distinct on (order_id) order_id, status from ${orderEvents} order by order_id, position desc
	) as latest on latest.order_id = ${orders.id}
	where latest.status is distinct from ${orders.status}`

/** Waiting orders whose hold ended before this time. */
const overdueBefore = (before: Date) =>
	sql`select ${orders.id} as "orderId", 'still waits, its time was over at ' || coalesce(${orders.expiresAt}::text, 'no time at all') as what
		from ${orders}
		where ${orders.status} = any(${listOf(waitingStatuses)}::text[])
			and (${orders.expiresAt} is null or ${orders.expiresAt} < ${before.toISOString()}::timestamptz)`

/** Sellable stock equals the counted stock less what orders hold or have taken. */
const stockThatDiffers = sql`select null as "orderId",
		products.sku || ', ' || variants.color || ', ' || variants.size || ': stock ' || variants.stock || ', counted ' ||
			variants.stock_counted || ' less ' || coalesce(held.units, 0) || ' held' as what
	from ${variants} join ${products} on products.id = variants.product_id left join (
		select variant_id, sum(quantity) as units from ${stockHolds} where state <> 'released' group by variant_id
	) as held on held.variant_id = variants.id
	where variants.stock <> variants.stock_counted - coalesce(held.units, 0)`

/** Waiting orders hold stock, confirmed ones have taken it, cancelled ones have released it. */
const holdsInWrongState = sql`select distinct ${orders.id} as "orderId", 'is ' || ${orders.status} || ', its stock is ' || ${stockHolds.state} as what
	from ${orders} join ${stockHolds} on ${stockHolds.orderId} = ${orders.id}
	where not case
		when ${orders.status} in ('pending', 'awaiting_approval', 'changes_requested') then ${stockHolds.state} = 'held'
		when ${orders.status} = 'cancelled' then ${stockHolds.state} = 'released'
		when ${orders.status} = 'refunded' then ${stockHolds.state} in ('taken', 'released')
		else ${stockHolds.state} = 'taken'
	end`

/**
 * Holds against lines, per variant. Units refunded before production are no longer held; those refunded later still
 * are.
 */
const holdsThatDiffer = sql`with wanted as (
		select order_id, variant_id, sum(qty) as units, sum(refunded_qty) as back from ${orderLines} group by order_id, variant_id
	)
	select coalesce(wanted.order_id, holds.order_id) as "orderId",
		'holds ' || coalesce(holds.quantity, 0) || ' units of a variant of which its lines want ' || coalesce(wanted.units, 0) as what
	from wanted full join ${stockHolds} as holds
		on holds.order_id = wanted.order_id and holds.variant_id = wanted.variant_id
	where coalesce(holds.quantity, 0) not between coalesce(wanted.units - wanted.back, 0) and coalesce(wanted.units, 0)`

/** @param overdue waiting orders whose hold ended before this time are findings */
export const orderChecks = (overdue: Date): SQL[] => [
	sumsThatDiffer,
	pricesThatDiffer,
	stepsNotAllowed,
	historiesThatDiffer,
	overdueBefore(overdue),
	stockThatDiffers,
	holdsInWrongState,
	holdsThatDiffer,
]
