// Orders due to ship by today.
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { orders } from '#orders/tables.ts'
import { teamPortals, teams } from '#portals/tables.ts'
import { jobs } from '../tables.ts'
import type { IsoDate } from '#kit/time.ts'
import { underWayStatuses } from '#orders/states.ts'
import { boardColumns } from '../rules/floor.ts'

const countOf = (status: 'packed' | 'on_hold') =>
	sql<number>`(count(*) filter (where ${jobs.status} = ${status}))::int`

/** Earliest due first, with the total and the number of late ones. */
export function ordersLeaving(db: Connection, today: IsoDate, limit: number) {
	const firstDue = sql<string>`min(${jobs.dueOn})`
	const due = db
		.select({ orderId: jobs.orderId })
		.from(jobs)
		.where(and(inArray(jobs.status, [...boardColumns]), lte(jobs.dueOn, today)))
	return db
		.select({
			id: orders.id,
			team: teams.name,
			dueOn: sql<string>`${firstDue}::text`,
			jobs: sql<number>`count(*)::int`,
			packed: countOf('packed'),
			held: countOf('on_hold'),
			all: sql<number>`(count(*) over ())::int`,
			late: sql<number>`(sum(case when ${firstDue} < ${today} then 1 else 0 end) over ())::int`,
		})
		.from(jobs)
		.innerJoin(orders, eq(orders.id, jobs.orderId))
		.leftJoin(teamPortals, eq(teamPortals.id, orders.portalId))
		.leftJoin(teams, eq(teams.id, teamPortals.teamId))
		.where(
			and(
				inArray(orders.status, [...underWayStatuses]),
				inArray(jobs.status, [...boardColumns]),
				inArray(jobs.orderId, due),
			),
		)
		.groupBy(orders.id, teams.name)
		.orderBy(asc(firstDue), asc(orders.createdAt), asc(orders.id))
		.limit(limit)
}
