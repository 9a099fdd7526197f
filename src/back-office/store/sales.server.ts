// Sales between two days, over tables of other modules. Every figure counts the rows of a list that staff can open.
import { sql, type SQL } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { products } from '#catalog/tables.ts'
import { designs } from '#designs/tables.ts'
import { startOf } from '#orders/store/days.server.ts'
import { isSale } from '#orders/store/sales.server.ts'
import type { IsoDate } from '#kit/time.ts'
import type { TimeZone } from '#kit/time-zones.ts'
import { orderLines, orders } from '#orders/tables.ts'
import { teamPortals, teams } from '#portals/tables.ts'

/** From the beginning of a day to the beginning of another one, or to now. */
export type Span = { from: IsoDate; to: IsoDate | null; timeZone: TimeZone }

const within = ({ from, to, timeZone }: Span): SQL =>
	to === null
		? sql`orders.created_at >= ${startOf(from, timeZone)}`
		: sql`orders.created_at >= ${startOf(from, timeZone)} and orders.created_at < ${startOf(to, timeZone)}`

export type Sums = { orders: number; cents: number }

/** Orders and what they charged from each day on, before refunds. The days are in the span. */
export async function sumsSince(
	db: Connection,
	span: Span,
	days: readonly IsoDate[],
): Promise<Map<IsoDate, Sums>> {
	if (days.length === 0) return new Map()
	const { rows } = await db.execute<{ day: IsoDate } & Sums>(sql`
		with sold as materialized (
			select orders.created_at, orders.total_cents from ${orders} where ${isSale} and ${within(span)})
		select day, count(sold.created_at)::int as orders, coalesce(sum(sold.total_cents), 0)::float8 as cents
		from unnest(${sql.param([...days])}::text[]) as day
			left join sold on sold.created_at >= day::timestamp at time zone ${span.timeZone}
		group by day`)
	return new Map(rows.map(({ day, ...sums }) => [day, sums]))
}

/** Orders with a customer's design. */
export async function designedOrders(db: Connection, span: Span): Promise<number> {
	const { rows } = await db.execute<{ count: number }>(sql`
		select count(*)::int as count from ${orders}
		where ${isSale} and ${within(span)} and exists (
			select 1 from ${orderLines} where order_lines.order_id = orders.id and order_lines.design_id is not null)`)
	return rows[0]?.count ?? 0
}

/** Designs that customers have made since the day, a kit as one, and how many of them were ordered since then. */
export async function designsSince(db: Connection, { from, timeZone }: Span) {
	const begun = startOf(from, timeZone)
	const { rows } = await db.execute<{ designs: number; orderedDesigns: number }>(sql`
		with made as (
			select coalesce(designs.kit_id, designs.id) as work, ordered.was_ordered from ${designs}
			left join lateral (
				select true as was_ordered from ${orderLines}
				where order_lines.design_id = designs.id and (
					select ${isSale} and orders.created_at >= ${begun} from ${orders} where orders.id = order_lines.order_id)
				-- The order of the index: without it a scan of all lines looks cheaper for one row.
				order by order_lines.design_version limit 1
			) as ordered on true
			where designs.user_id is not null and designs.created_at >= ${begun})
		select count(distinct work)::int as designs, (count(distinct work) filter (where was_ordered))::int as "orderedDesigns" from made`)
	return rows[0] ?? { designs: 0, orderedDesigns: 0 }
}

/** Units of each product that still exists, before refunds. */
export async function unitsByProduct(db: Connection, span: Span): Promise<Map<string, number>> {
	const { rows } = await db.execute<{ id: string; units: number }>(sql`
		select order_lines.product_id as id, sum(order_lines.qty)::int as units
		from ${orders} join ${orderLines} on order_lines.order_id = orders.id
			join ${products} on products.id = order_lines.product_id
		where ${isSale} and ${within(span)} group by order_lines.product_id`)
	return new Map(rows.map(({ id, units }) => [id, units]))
}

/** Orders of each portal and what they charged, before refunds. */
export async function sumsByPortal(db: Connection, span: Span): Promise<Map<string, Sums>> {
	const { rows } = await db.execute<{ id: string } & Sums>(sql`
		select orders.portal_id as id, count(*)::int as orders, sum(orders.total_cents)::float8 as cents
		from ${orders} where ${isSale} and ${within(span)} and orders.portal_id is not null group by orders.portal_id`)
	return new Map(rows.map(({ id, ...sums }) => [id, sums]))
}

export type TopProduct = { id: string; name: string; units: number }

/** The first of these that still exist: most units, then by name. */
export async function topProducts(
	db: Connection,
	units: ReadonlyMap<string, number>,
	limit: number,
): Promise<TopProduct[]> {
	const { rows } = await db.execute<TopProduct>(sql`
		select products.id, products.brand || ' ' || products.model as name, given.units
		from unnest(${sql.param([...units.keys()])}::uuid[], ${sql.param([...units.values()])}::int[]) as given (id, units)
			join ${products} on products.id = given.id
		order by given.units desc, name, products.id limit ${limit}`)
	return rows
}

export type TopTeam = { portalId: string; name: string } & Sums

/** The first of these that still exist: most money, then by name. */
export async function topTeams(
	db: Connection,
	sums: ReadonlyMap<string, Sums>,
	limit: number,
): Promise<TopTeam[]> {
	const of = (part: keyof Sums) => sql.param([...sums.values()].map((one) => one[part]))
	const { rows } = await db.execute<TopTeam>(sql`
		select team_portals.id as "portalId", teams.school || ' ' || teams.name || ', ' || teams.season as name,
			given.orders, given.cents
		from unnest(${sql.param([...sums.keys()])}::text[], ${of('orders')}::int[], ${of('cents')}::float8[])
				as given (id, orders, cents)
			join ${teamPortals} on team_portals.id = given.id join ${teams} on teams.id = team_portals.team_id
		order by given.cents desc, name, team_portals.id limit ${limit}`)
	return rows
}
