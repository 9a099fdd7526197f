// Sales by what was ordered, by whom and when. Orders hold their sums; lines get their part of the discounts here.
import { sql, type SQL } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { products, variants } from '#catalog/tables.ts'
import { isSale } from '#orders/store/sales.server.ts'
import { orderLines, orders } from '#orders/tables.ts'
import { refunds } from '#payments/tables.ts'
import { teamPortals, teams } from '#portals/tables.ts'
import { discountKinds } from '#pricing/states.ts'
import { jobs } from '#production/tables.ts'
import { isWithin, periodOf, type ZonedRange } from './days.ts'
import type { Grouped } from './grouped.server.ts'

const stepsOf = (...kinds: readonly string[]) =>
	sql`coalesce(sum(amount) filter (where kind = any(${sql.param([...kinds])}::text[])), 0)::int`

/** One row for each of these sales, with its sum and steps as they are stored. */
const salesWhere = (where: SQL): SQL => sql`
	select orders.id, orders.created_at, orders.portal_id, orders.is_team_delivery, orders.ship_to ->> 'state' as state,
		(orders.pricing ->> 'units')::int as units, (orders.pricing ->> 'subtotalCents')::int as goods,
		-steps.discount as discount, (orders.pricing ->> 'subtotalCents')::int + steps.discount as net,
		steps.fundraising, steps.shipping, steps.charge, steps.tax, steps.rate, orders.total_cents,
		coalesce(steps.basis, (orders.pricing ->> 'subtotalCents')::int + steps.discount + steps.charge) as basis,
		orders.terms -> 'tax' ->> 'certificate' as certificate
	from ${orders} cross join lateral (
		select ${stepsOf(...discountKinds)} as discount, ${stepsOf('fundraising')} as fundraising,
			${stepsOf('shipping', 'charge')} as shipping, ${stepsOf('charge')} as charge, ${stepsOf('tax')} as tax,
			max(rate) filter (where kind = 'tax') as rate, max(basis) filter (where kind = 'tax') as basis
		from (select step ->> 'kind' as kind, (step ->> 'amountCents')::int as amount, (step ->> 'rateBp')::numeric as rate,
				(step ->> 'basisCents')::int as basis
			from jsonb_array_elements(orders.pricing -> 'adjustments') as step) as step) as steps
	where ${isSale} and ${where}`

const sales = (range: ZonedRange): SQL => salesWhere(isWithin(sql`orders.created_at`, range))

const sums = sql`count(*)::int as orders, coalesce(sum(units), 0)::bigint as units, coalesce(sum(goods), 0) as goods,
	coalesce(sum(discount), 0) as discount, coalesce(sum(net), 0) as net, coalesce(sum(fundraising), 0) as fundraising,
	coalesce(sum(shipping), 0) as shipping, coalesce(sum(tax), 0) as tax, coalesce(sum(total_cents), 0) as total`

export type SalesSums = Record<
	'orders' | 'units' | 'goods' | 'discount' | 'net' | 'fundraising' | 'shipping' | 'tax' | 'total',
	number
>

/** The sums of all sales, from the orders alone: what every report of sales must add up to. */
export async function salesSums(db: Connection, range: ZonedRange): Promise<SalesSums> {
	const answer = await db.execute<{ sums: SalesSums }>(
		sql`select to_jsonb(summed) as sums from (select ${sums} from (${sales(range)}) as sale) as summed`,
	)
	const [row] = answer.rows
	if (!row) throw new Error('A statement without conditions answered no row')
	return row.sums
}

export const salesByPeriod = (range: ZonedRange): Grouped => ({
	groups: sql`select ${periodOf(sql`created_at`, range)}::text as period, ${sums}
		from (${sales(range)}) as sale group by 1`,
	order: sql`period`,
})

export const salesByTeam = (range: ZonedRange): Grouped => ({
	groups: sql`select sale.portal_id as id, coalesce(min(teams.name || ', ' || teams.season), sale.portal_id, 'No team portal') as name,
			min(teams.school) as school, ${sums}
		from (${sales(range)}) as sale left join ${teamPortals} on team_portals.id = sale.portal_id
			left join ${teams} on teams.id = team_portals.team_id
		group by sale.portal_id`,
	order: sql`net desc, name`,
})

/** The state that an order is shipped to; a team's delivery address may be missing while the coach has entered none. */
const stateName = sql`coalesce(nullif(upper(trim(sale.state)), ''), case when sale.is_team_delivery then 'Team delivery' else 'No state' end)`

export const salesByState = (range: ZonedRange): Grouped => ({
	groups: sql`select ${stateName} as name, ${sums} from (${sales(range)}) as sale group by 1`,
	order: sql`net desc, name`,
})

/** Completed refunds of the range with tax in them, and when they were done. */
const taxedRefunds = (range: ZonedRange): SQL => sql`
	select order_id, done_at, tax_cents from ${refunds}
	where refunds.state = 'done' and refunds.tax_cents > 0 and ${isWithin(sql`refunds.done_at`, range)}`

/**
 * Tax by state and rate, exempt sales by their certificate. A rate of 0 is exempt; without a rate tax was not collected,
 * or not part of the sum. Where shipping is taxed, it counts as taxable. A refund counts in its own period, with the state
 * and rate of its order.
 */
export const taxByState = (range: ZonedRange): Grouped => ({
	groups: sql`select period, name, rate, certificate, sum(orders)::int as orders, sum(taxable) as taxable, sum(exempt) as exempt,
			sum(charged) as charged, sum(returned) as returned, sum(charged - returned) as net
		from (
			select ${periodOf(sql`sale.created_at`, range)}::text as period, ${stateName} as name, rate, certificate, 1 as orders,
				case when rate > 0 then basis else 0 end as taxable, case when rate > 0 then 0 else basis end as exempt,
				tax as charged, 0 as returned
			from (${sales(range)}) as sale
			union all
			select ${periodOf(sql`made.done_at`, range)}::text, ${stateName}, rate, certificate, 0, 0, 0, 0, made.tax_cents
			from (${taxedRefunds(range)}) as made join (${salesWhere(sql`orders.id in (
				select order_id from (${taxedRefunds(range)}) as taxed)`)}) as sale on sale.id = made.order_id
		) as taxed group by period, name, rate, certificate`,
	order: sql`period, name, rate desc nulls last, certificate`,
})

/**
 * The lines of all sales, each with its part of the order's discounts: rounded down, then the cents left over go to the
 * largest remainders, the earlier line first. The same rule as `apportioned` of orders.
 */
const soldLines = (range: ZonedRange): SQL => sql`
	select shared.*, line_cents as goods, part + (place <= spare)::int as discount,
		line_cents - part - (place <= spare)::int as net
	from (
		select divided.*, discount_all - sum(part) over (partition by order_id) as spare,
			row_number() over (partition by order_id order by lost desc, position) as place
		from (
			select order_lines.id, order_lines.order_id, order_lines.position, order_lines.product_id, order_lines.variant_id,
				order_lines.qty, order_lines.refunded_qty, order_lines.line_cents, order_lines.customization ->> 'size' as size,
				(order_lines.snapshot ->> 'brand') || ' ' || (order_lines.snapshot ->> 'model') as name,
				order_lines.snapshot ->> 'sku' as sku, order_lines.snapshot ->> 'color' as color,
				sale.discount as discount_all,
				coalesce(order_lines.line_cents::bigint * sale.discount / nullif(sale.goods, 0), 0) as part,
				coalesce(order_lines.line_cents::bigint * sale.discount % nullif(sale.goods, 0), 0) as lost
			from (${sales(range)}) as sale join ${orderLines} on order_lines.order_id = sale.id) as divided) as shared`

const lineSums = sql`count(distinct order_id)::int as orders, sum(qty) as units, sum(goods) as goods,
	sum(discount) as discount, sum(net) as net`

/** As the catalog calls it now; a product that is gone, as its orders do. */
const productName = sql`coalesce(min(products.brand || ' ' || products.model), max(sold.name))`
const sku = sql`coalesce(min(products.sku), max(sold.sku))`

export const salesByProduct = (range: ZonedRange): Grouped => ({
	groups: sql`select sold.product_id as id, ${productName} as name, ${sku} as sku, ${lineSums}
		from (${soldLines(range)}) as sold left join ${products} on products.id = sold.product_id group by sold.product_id`,
	order: sql`net desc, name, id`,
})

export const salesBySport = (range: ZonedRange): Grouped => ({
	groups: sql`select products.sport, ${lineSums}
		from (${soldLines(range)}) as sold left join ${products} on products.id = sold.product_id group by products.sport`,
	order: sql`net desc, sport`,
})

/** The methods of a line are those of its job, also of a cancelled one when there is no other. */
export const salesByMethod = (range: ZonedRange): Grouped => ({
	groups: sql`select job.methods, ${lineSums} from (${soldLines(range)}) as sold left join lateral (
			select array_to_string(array(select unnest(jobs.methods) order by 1), ' ') as methods from ${jobs}
			where jobs.order_line_id = sold.id order by jobs.status <> 'cancelled' desc, jobs.created_at desc limit 1) as job on true
		group by job.methods`,
	order: sql`net desc, methods`,
})

export const sizesSold = (range: ZonedRange): Grouped => ({
	groups: sql`select ${productName} as name, ${sku} as sku, max(sold.color) as color,
			max(sold.size) as size, min(variants.size_rank) as rank,
			sum(qty) as units, sum(refunded_qty) as refunded, sum(qty - refunded_qty) as kept, min(variants.stock) as stock
		from (${soldLines(range)}) as sold left join ${variants} on variants.id = sold.variant_id
			left join ${products} on products.id = sold.product_id
		group by sold.variant_id`,
	order: sql`name, sku, color, rank, size`,
})
