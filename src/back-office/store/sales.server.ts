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
import { noSales, type SalesPart, type Sums } from '../rules/sales-parts.ts'

/** Days where the shop is; today has no end. */
export type DaysAsked = { days: readonly IsoDate[]; today: IsoDate; timeZone: TimeZone }

type OfSeason = { season: IsoDate; timeZone: TimeZone }

/** A row of `designs` that a customer has made since the season began. */
const isMade = ({ season, timeZone }: OfSeason): SQL =>
	sql`designs.user_id is not null and designs.created_at >= ${startOf(season, timeZone)}`

/** Rows of a statement for each of the days by itself: its orders are those of a range of an index. */
const ofEachDay = ({ days, today, timeZone }: DaysAsked, rows: (isSold: SQL) => SQL): SQL => sql`
	select asked.day, found.* from (
		select day, day::timestamp at time zone ${timeZone} as begins,
			case when day = ${today} then 'infinity' else (day::date + 1)::timestamp at time zone ${timeZone} end as ends
		from unnest(${sql.param([...days])}::text[]) as day) as asked
	cross join lateral (${rows(
		sql`${isSale} and orders.created_at >= asked.begins and orders.created_at < asked.ends`,
	)}) as found`

/**
 * A text for each day that is another one after any of its sales was written, by whatever it was changed: the database
 * gives each row the number of the transaction that wrote it, and the lines of an order are written with their order.
 */
export async function marksOf(db: Connection, asked: DaysAsked): Promise<Map<IsoDate, string>> {
	const { rows } = await db.execute<{ day: IsoDate; mark: string }>(
		ofEachDay(
			asked,
			(isSold) => sql`
				select concat(count(*), ' ', sum(hashtextextended(orders.xmin::text, 0))) as mark
				from ${orders} where ${isSold}`,
		),
	)
	return new Map(rows.map(({ day, mark }) => [day, mark]))
}

/** Sales of each day, before refunds; units of products that still exist, and designs of the season, a kit as one. */
export async function salesByDay(
	db: Connection,
	asked: DaysAsked & OfSeason,
): Promise<Map<IsoDate, SalesPart>> {
	const parts = new Map(asked.days.map((day) => [day, noSales()]))
	const of = (day: IsoDate): SalesPart => parts.get(day) ?? noSales()
	const [sums, units, designed] = await Promise.all([
		db.execute<{ day: IsoDate; portalId: string | null } & Sums>(
			ofEachDay(
				asked,
				(isSold) => sql`
					select orders.portal_id as "portalId", count(*)::int as orders, sum(orders.total_cents)::float8 as cents
					from ${orders} where ${isSold} group by orders.portal_id`,
			),
		),
		db.execute<{ day: IsoDate; id: string; units: number }>(
			ofEachDay(
				asked,
				(isSold) => sql`
					select order_lines.product_id as id, sum(order_lines.qty)::int as units
					from ${orders} join ${orderLines} on order_lines.order_id = orders.id
						join ${products} on products.id = order_lines.product_id
					where ${isSold} group by order_lines.product_id`,
			),
		),
		db.execute<{ day: IsoDate; designed: number; designs: string[] | null }>(
			ofEachDay(
				asked,
				(isSold) => sql`
					select count(distinct orders.id)::int as designed,
						array_agg(distinct coalesce(designs.kit_id, designs.id)) filter (where ${isMade(asked)}) as designs
					from ${orders} join ${orderLines} on order_lines.order_id = orders.id
						left join ${designs} on designs.id = order_lines.design_id
					where ${isSold} and order_lines.design_id is not null`,
			),
		),
	])
	for (const { day, portalId, ...sold } of sums.rows) {
		const part = of(day)
		part.orders += sold.orders
		part.cents += sold.cents
		if (portalId === null) continue
		part.ordersOfPortal.set(portalId, sold.orders)
		part.centsOfPortal.set(portalId, sold.cents)
	}
	for (const row of units.rows) of(row.day).units.set(row.id, row.units)
	for (const row of designed.rows)
		Object.assign(of(row.day), {
			designed: row.designed,
			designs: new Map(row.designs?.map((id) => [id, 1])),
		})
	return parts
}

/** Designs that customers have made since the season began, a kit as one. */
export async function designsMade(db: Connection, asked: OfSeason): Promise<number> {
	const { rows } = await db.execute<{ count: number }>(sql`
		select (count(*) filter (where kit_id is null) + count(distinct kit_id))::int as count
		from ${designs} where ${isMade(asked)}`)
	return rows[0]?.count ?? 0
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
