// Sales of the season, over tables of other modules. Every figure counts the rows of a list that staff can open.
import { sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { products } from '#catalog/tables.ts'
import { designs } from '#designs/tables.ts'
import { startOf } from '#orders/store/days.server.ts'
import { isSale } from '#orders/store/sales.server.ts'
import type { IsoDate } from '#kit/time.ts'
import type { TimeZone } from '#kit/time-zones.ts'
import { orderLines, orders } from '#orders/tables.ts'
import { teamPortals, teams } from '#portals/tables.ts'
import type { SalesDays } from '../rules/overview.ts'

type ZonedDays = SalesDays & { timeZone: TimeZone }

type Sums = Record<
	| 'todayOrders'
	| 'todayCents'
	| 'weekOrders'
	| 'weekCents'
	| 'seasonOrders'
	| 'seasonCents'
	| 'designs'
	| 'orderedDesigns'
	| 'designedOrders',
	number
>

/** Orders and what they charged, of each time, before refunds; and how many designs of customers were ordered, a kit as one. */
export async function salesOf(db: Connection, { today, week, season, timeZone }: ZonedDays): Promise<Sums> {
	const first = week < season ? week : season
	const from = (day: IsoDate) => startOf(day, timeZone)
	const since = (day: IsoDate) => sql`filter (where orders.created_at >= ${from(day)})`
	const hasDesign = sql`exists (select 1 from ${orderLines} where order_lines.order_id = orders.id and order_lines.design_id is not null)`
	const answer = await db.execute<Sums>(sql`
		with sold as materialized (
				select orders.id, orders.created_at, orders.total_cents from ${orders}
				where ${isSale} and orders.created_at >= ${from(first)}),
			made as (select designs.id, coalesce(designs.kit_id, designs.id) as work from ${designs}
				where designs.user_id is not null and designs.created_at >= ${from(season)})
		select count(*) ${since(today)}::int as "todayOrders",
			coalesce(sum(orders.total_cents) ${since(today)}, 0)::float8 as "todayCents",
			count(*) ${since(week)}::int as "weekOrders",
			coalesce(sum(orders.total_cents) ${since(week)}, 0)::float8 as "weekCents",
			count(*) ${since(season)}::int as "seasonOrders",
			coalesce(sum(orders.total_cents) ${since(season)}, 0)::float8 as "seasonCents",
			(count(*) filter (where orders.created_at >= ${from(season)} and ${hasDesign}))::int as "designedOrders",
			(select count(distinct made.work)::int from made) as designs,
			(select count(distinct made.work)::int from made
				join ${orderLines} on order_lines.design_id = made.id
				join sold on sold.id = order_lines.order_id) as "orderedDesigns"
		from sold as orders`)
	const [row] = answer.rows
	if (!row) throw new Error('A statement without conditions answered no row')
	return row
}

export type TopProduct = { id: string; name: string; units: number }

/** Most units sold in the season, before refunds. */
export async function topProducts(db: Connection, { season, timeZone }: ZonedDays, limit: number) {
	const answer = await db.execute<TopProduct>(sql`
		select products.id, products.brand || ' ' || products.model as name,
			sum(order_lines.qty)::int as units
		from ${orders} join ${orderLines} on order_lines.order_id = orders.id
			join ${products} on products.id = order_lines.product_id
		where ${isSale} and orders.created_at >= ${startOf(season, timeZone)}
		group by products.id
		order by units desc, name, products.id limit ${limit}`)
	return answer.rows
}

export type TopTeam = { portalId: string; name: string; orders: number; cents: number }

/** Most money of sales in the season, before refunds. */
export async function topTeams(db: Connection, { season, timeZone }: ZonedDays, limit: number) {
	const answer = await db.execute<TopTeam>(sql`
		select team_portals.id as "portalId", teams.school || ' ' || teams.name || ', ' || teams.season as name,
			count(*)::int as orders, sum(orders.total_cents)::float8 as cents
		from ${orders} join ${teamPortals} on team_portals.id = orders.portal_id
			join ${teams} on teams.id = team_portals.team_id
		where ${isSale} and orders.created_at >= ${startOf(season, timeZone)}
		group by team_portals.id, teams.id order by cents desc, name, team_portals.id limit ${limit}`)
	return answer.rows
}
