// Consistency checks of orders, lines and history. One statement per check for any number of orders.
import { sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { findingsOf } from '#database/findings.server.ts'
import { orderEvents, orderLines, orders } from '#orders/tables.ts'
import { firstStatus } from '#orders/rules/order.ts'
import { moves, paymentModes, waitingStatuses } from '#orders/states.ts'

const listOf = (words: readonly string[]) => sql.param([...words])
const cents = (name: string) => sql`(${orders.pricing} ->> ${sql.raw(`'${name}'`)})::bigint`

/** Lines against the subtotal and the count of units. */
export const sumsThatDiffer = (db: Connection) =>
	findingsOf(
		db,
		sql`select ${orders.id} as "orderId",
			'lines come to ' || coalesce(lines.cents, 0) || ' cents and ' || coalesce(lines.units, 0) || ' units, the order says ' ||
				${cents('subtotalCents')} || ' and ' || ${cents('units')} as what
		from ${orders} left join (
			select order_id, sum(line_cents) as cents, sum(qty) as units from ${orderLines} group by order_id
		) as lines on lines.order_id = ${orders.id}
		where coalesce(lines.cents, 0) <> ${cents('subtotalCents')} or coalesce(lines.units, 0) <> ${cents('units')}`,
	)

/** Subtotal and adjustments against the total in `pricing`, and that against the order's own total. */
export const pricesThatDiffer = (db: Connection) =>
	findingsOf(
		db,
		sql`with sums as (
			select id, ${cents('totalCents')} as total, ${cents('subtotalCents')} + coalesce((
				select sum((part ->> 'amountCents')::bigint) from jsonb_array_elements(${orders.pricing} -> 'adjustments') as part
			), 0) as parts from ${orders}
		)
		select ${orders.id} as "orderId",
			'lines and adjustments come to ' || sums.parts || ' cents, the total is ' || ${orders.totalCents} as what
		from ${orders} join sums on sums.id = ${orders.id}
		where sums.parts <> ${orders.totalCents} or sums.total <> ${orders.totalCents}`,
	)

type Allowed = { kind: string; from: string | null; to: string }

/** Every step allowed in a history: transitions, and how an order begins. */
const allowed: readonly Allowed[] = [
	...Object.entries(moves).flatMap(([kind, { from, to }]) => from.map((one) => ({ kind, from: one, to }))),
	...new Set(paymentModes.map(firstStatus)),
].map((entry) => (typeof entry === 'string' ? { kind: 'placed', from: null, to: entry } : entry))

/** Steps that are not allowed, and gaps. Events that change no status keep the previous one. */
export const stepsNotAllowed = (db: Connection) =>
	findingsOf(
		db,
		sql`with steps as (
			select order_id, position, kind, status,
				lag(status) over history as before, row_number() over history - 1 as place
			from ${orderEvents} window history as (partition by order_id order by position)
		), known as (
			select * from unnest(
				${listOf(allowed.map(({ kind }) => kind))}::text[],
				${sql.param(allowed.map(({ from }) => from ?? ''))}::text[],
				${listOf(allowed.map(({ to }) => to))}::text[]) as known (kind, came_from, leads_to)
		)
		select order_id as "orderId",
			'history has a step that cannot be: ' || kind || ' from ' || coalesce(before, 'nothing') || ' to ' || status as what
		from steps
		where position <> place or not (
			(kind in ('refunded_part', 'shipped_part', 'note') and status = before) or
			exists (select 1 from known where known.kind = steps.kind and known.came_from = coalesce(steps.before, '')
				and known.leads_to = steps.status))`,
	)

/** The last step against the order's status. */
export const historiesThatDiffer = (db: Connection) =>
	findingsOf(
		db,
		sql`select ${orders.id} as "orderId",
			'history ends in ' || coalesce(latest.status, 'nothing') || ', the order is ' || ${orders.status} as what
		from ${orders} left join (
			select distinct on (order_id) order_id, status from ${orderEvents} order by order_id, position desc
		) as latest on latest.order_id = ${orders.id}
		where latest.status is distinct from ${orders.status}`,
	)

/** Waiting orders whose hold ended before this time. */
export const overdueBefore = (db: Connection, before: Date) =>
	findingsOf(
		db,
		sql`select ${orders.id} as "orderId", 'still waits, its time was over at ' || coalesce(${orders.expiresAt}::text, 'no time at all') as what
		from ${orders}
		where ${orders.status} = any(${listOf(waitingStatuses)}::text[])
			and (${orders.expiresAt} is null or ${orders.expiresAt} < ${before.toISOString()}::timestamptz)`,
	)
