// Figures of portals from tables of other modules: read only, one statement each for any number of portals.
import { and, asc, desc, eq, gte, ilike, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { columnsOf } from '#database/columns.ts'
import { anywhere } from '#database/like.ts'
import { approvals } from '#approvals/tables.ts'
import { products } from '#catalog/tables.ts'
import { orderEvents, orders } from '#orders/tables.ts'
import { itemModel, organizations, portalItems, teamPortals, teams } from '#portals/tables.ts'

/** Orders by portal and status. */
export const ordersByState = (db: Connection, portalIds: readonly string[]) =>
	db
		.select({
			...columnsOf(orders, 'portalId', 'status'),
			count: sql<number>`count(*)::int`,
			cents: sql<number>`sum(${orders.totalCents} - ${orders.refundedCents})::bigint`.mapWith(Number),
		})
		.from(orders)
		.where(inArray(orders.portalId, [...portalIds]))
		.groupBy(orders.portalId, orders.status)

export type Turnout = { portalId: string; players: number; ordered: number }

/** Players on the roster, and those with an order that is not cancelled. */
export async function turnoutOf(db: Connection, portalIds: readonly string[]): Promise<Turnout[]> {
	const { rows } = await db.execute<Turnout>(sql`
		select team_portals.id as "portalId", count(roster.id)::int as players,
			count(roster.id) filter (where exists (
				select 1 from order_lines join orders on orders.id = order_lines.order_id
				where order_lines.roster_id = roster.id and orders.portal_id = team_portals.id
					and orders.status not in ('cancelled', 'refunded')))::int as ordered
		from team_portals left join roster on roster.team_id = team_portals.team_id
			and roster.left_at is null
		where team_portals.id = any(${sql.param([...portalIds])}::text[])
		group by team_portals.id`)
	return rows
}

export const approvalsWaiting = (db: Connection, portalIds: readonly string[]) =>
	db
		.select({ portalId: orders.portalId, count: sql<number>`count(*)::int` })
		.from(approvals)
		.innerJoin(orders, eq(orders.id, approvals.orderId))
		.where(and(eq(approvals.status, 'pending'), inArray(orders.portalId, [...portalIds])))
		.groupBy(orders.portalId)

/** Newest first, with the buyer of each. */
export const ordersOfPortal = (
	db: Connection,
	{ portalId, offset, limit }: { portalId: string; offset: number; limit: number },
) =>
	db
		.select({
			...columnsOf(orders, 'id', 'status', 'paymentMode', 'totalCents', 'refundedCents', 'createdAt'),
			units: sql<number>`(${orders.pricing} ->> 'units')::int`,
			userId: orders.userId,
			role: orderEvents.actorRole,
		})
		.from(orders)
		.leftJoin(orderEvents, and(eq(orderEvents.orderId, orders.id), eq(orderEvents.position, 0)))
		.where(eq(orders.portalId, portalId))
		.orderBy(desc(orders.createdAt), asc(orders.id))
		.offset(offset)
		.limit(limit)

/**
 * Whether an order line counts for a catalog entry, whatever design the entry has by now; the same rule as
 * `orderedItems` of bulk-orders.
 */
const countsFor = sql`(order_lines.snapshot ->> 'portalItemId' = ${portalItems.id}::text or (
	not exists (select 1 from portal_items as own where own.portal_id = ${portalItems.portalId}
		and own.id::text = order_lines.snapshot ->> 'portalItemId')
	and (order_lines.design_id is not distinct from ${portalItems.designId}
		or (${portalItems.piece} = '' and not exists (select 1 from portal_items as other
			where other.portal_id = ${portalItems.portalId} and other.product_id = ${portalItems.productId}
			and other.id <> ${portalItems.id}
			and (other.piece = '' or other.design_id is not distinct from order_lines.design_id))))))`

/** Catalog items that close on this day or later, with the number of players who ordered each. */
export const deadlinesFrom = (
	db: Connection,
	{ portalId, day, limit }: { portalId: string; day: string; limit: number },
) =>
	db
		.select({
			...columnsOf(portalItems, 'id', 'required'),
			...columnsOf(products, 'brand'),
			model: itemModel,
			deadlineOn: sql<string>`${portalItems.deadlineOn}::text`,
			ordered: sql<number>`(select count(distinct order_lines.roster_id)::int from order_lines
				join orders on orders.id = order_lines.order_id
				where orders.portal_id = ${portalItems.portalId} and order_lines.product_id = ${portalItems.productId}
					and ${countsFor}
					and orders.status not in ('cancelled', 'refunded')
					and exists (select 1 from roster join team_portals on team_portals.team_id = roster.team_id
						where roster.id = order_lines.roster_id and roster.left_at is null
							and team_portals.id = orders.portal_id))`,
		})
		.from(portalItems)
		.innerJoin(products, eq(products.id, portalItems.productId))
		.where(
			and(
				eq(portalItems.portalId, portalId),
				isNotNull(portalItems.deadlineOn),
				gte(portalItems.deadlineOn, day),
			),
		)
		.orderBy(asc(portalItems.deadlineOn), asc(portalItems.position))
		.limit(limit)

const matching = (text: string) =>
	text === ''
		? undefined
		: or(
				...[teams.name, teams.school, teams.season, organizations.name, teamPortals.id].map((column) =>
					ilike(column, anywhere(text)),
				),
			)

export type PortalSearch = { text: string; offset: number; limit: number }

/** Portals by team, school, season or organization, latest first, with their total. */
export const foundPortals = (db: Connection, { text, offset, limit }: PortalSearch) =>
	db
		.select({
			...columnsOf(teamPortals, 'id', 'status'),
			teamName: teams.name,
			...columnsOf(teams, 'school', 'sport', 'season'),
			goalCents: teamPortals.fundraisingGoalCents,
		})
		.from(teamPortals)
		.innerJoin(teams, eq(teams.id, teamPortals.teamId))
		.innerJoin(organizations, eq(organizations.id, teams.organizationId))
		.where(matching(text))
		.orderBy(desc(teamPortals.createdAt), asc(teamPortals.id))
		.offset(offset)
		.limit(limit)

export async function countPortals(db: Connection, text: string): Promise<number> {
	const [row] = await db
		.select({ count: sql<number>`count(*)::int` })
		.from(teamPortals)
		.innerJoin(teams, eq(teams.id, teamPortals.teamId))
		.innerJoin(organizations, eq(organizations.id, teams.organizationId))
		.where(matching(text))
	return row?.count ?? 0
}
