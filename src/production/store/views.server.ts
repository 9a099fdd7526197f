// What pages show of jobs. A player's name or number leaves the database only where it is printed, and for the bags of
// team orders.
import type { ChosenMethod } from '#pricing/schemas.ts'
import { and, asc, desc, eq, gt, ne, sql, type SQL } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { profiles } from '#accounts/tables.ts'
import { designVersions } from '#designs/tables.ts'
import { orderLines, orders } from '#orders/tables.ts'
import { teamPortals, teams } from '#portals/tables.ts'
import { roster } from '#rosters/tables.ts'
import type { JobStatus } from '../states.ts'
import { jobEvents, jobs } from '../tables.ts'
import { wantedQty } from './jobs.server.ts'

const prints = (slot: 'name' | 'number') =>
	sql`jsonb_path_exists(${jobs.placements}, ${`$[*] ? (@.slot == "${slot}")`}::jsonpath)`

/** Product decisions §2: production sees name and number only where they are printed. */
const printed = (slot: 'name' | 'number', key: 'player_name' | 'number') =>
	sql<string>`case when ${prints(slot)} then ${orderLines.customization} ->> ${key}::text else '' end`

/** Columns of a job and its line, without the charts. */
export const cardColumns = {
	...columnsOf(
		jobs,
		'id',
		'orderId',
		'portalId',
		'designId',
		'designVersion',
		'methods',
		'dueOn',
		'status',
		'packedQty',
	),
	...columnsOf(orderLines, 'position', 'snapshot', 'variantId'),
	qty: sql<number>`${wantedQty}`.mapWith(Number).as('wanted_qty'),
	size: sql<string>`${orderLines.customization} ->> 'size'`.as('size'),
	playerName: printed('name', 'player_name').as('printed_name'),
	playerNumber: printed('number', 'number').as('printed_number'),
	lacksLetters: sql<boolean>`jsonb_path_exists(${jobs.placements}, '$[*].missing')`.as('lacks_letters'),
}

/** Whom the piece of a team order is for, printed or not. Empty elsewhere. */
const forWhom = (first: SQL, second: SQL) =>
	sql<string>`case when ${jobs.portalId} is null then ''
		else coalesce(nullif(${first}, ''), ${second}, '') end`
const onLine = (key: 'player_name' | 'number') => sql`${orderLines.customization} ->> ${key}::text`

/** Equal for the lines of one player, or for all lines without a player; only for comparison. */
const bagKey = sql<string>`coalesce(${orderLines.rosterId}::text,
	nullif(concat(${orderLines.customization} ->> 'player_name', ' ', ${orderLines.customization} ->> 'number'), ' '), '')`

/** Every job of an order that is not cancelled, line by line. */
export const jobsOfOrder = (db: Connection, orderId: string) =>
	db
		.select({
			...cardColumns,
			bagKey: bagKey.as('bag_key'),
			// The line has the name as it is printed; old lines have neither.
			forName: forWhom(sql`${roster.playerName}`, onLine('player_name')).as('for_name'),
			forNumber: forWhom(onLine('number'), sql`${roster.number}`).as('for_number'),
		})
		.from(jobs)
		.innerJoin(orderLines, eq(orderLines.id, jobs.orderLineId))
		.leftJoin(roster, eq(roster.id, orderLines.rosterId))
		.where(and(eq(jobs.orderId, orderId), ne(jobs.status, 'cancelled')))
		.orderBy(asc(orderLines.position))
export type OrderJobRow = Awaited<ReturnType<typeof jobsOfOrder>>[number]

/** The jobs of an order that are not cancelled, line by line. */
export async function jobIdsOfOrder(db: Connection, orderId: string): Promise<string[]> {
	const rows = await db
		.select({ id: jobs.id })
		.from(jobs)
		.innerJoin(orderLines, eq(orderLines.id, jobs.orderLineId))
		.where(and(eq(jobs.orderId, orderId), ne(jobs.status, 'cancelled')))
		.orderBy(asc(orderLines.position))
	return rows.map(({ id }) => id)
}

export async function jobById(db: Connection, id: string) {
	const [row] = await db
		.select({
			...cardColumns,
			...columnsOf(jobs, 'placements', 'threadChart', 'inkChart', 'seal'),
			orderStatus: orders.status,
			team: teams.name,
			/** The template of its design; null for products without a design. */
			templateId: sql<string | null>`${designVersions.config} ->> 'templateId'`,
			templateVersion: sql<number | null>`(${designVersions.config} ->> 'templateVersion')::int`,
		})
		.from(jobs)
		.innerJoin(orderLines, eq(orderLines.id, jobs.orderLineId))
		.innerJoin(orders, eq(orders.id, jobs.orderId))
		.leftJoin(
			designVersions,
			and(eq(designVersions.designId, jobs.designId), eq(designVersions.version, jobs.designVersion)),
		)
		.leftJoin(teamPortals, eq(teamPortals.id, jobs.portalId))
		.leftJoin(teams, eq(teams.id, teamPortals.teamId))
		.where(eq(jobs.id, id))
	return row
}

/** The latest events of a job with their actors, newest first. */
export const latestEventsOfJob = (db: Connection, jobId: string, limit: number) =>
	db
		.select({
			...columnsOf(jobEvents, 'id', 'status', 'why', 'at', 'actorId'),
			actor: profiles.fullName,
		})
		.from(jobEvents)
		.leftJoin(profiles, eq(profiles.id, jobEvents.actorId))
		.where(eq(jobEvents.jobId, jobId))
		.orderBy(desc(jobEvents.at), desc(jobEvents.id))
		.limit(limit)

/** An order with its team's name. */
export async function floorOrder(db: Connection, orderId: string) {
	const [row] = await db
		.select({
			...columnsOf(orders, 'id', 'status', 'createdAt', 'shipTo', 'poNumber', 'portalId', 'fillInOf'),
			method: sql<ChosenMethod | null>`${orders.terms} -> 'method'`,
			team: teams.name,
			school: teams.school,
		})
		.from(orders)
		.leftJoin(teamPortals, eq(teamPortals.id, orders.portalId))
		.leftJoin(teams, eq(teams.id, teamPortals.teamId))
		.where(eq(orders.id, orderId))
	return row
}

/** Charts, placements and seal of one job for each design of an order: the same for all of its players. */
export const sheetsOfOrder = (db: Connection, orderId: string) =>
	db
		.selectDistinctOn([jobs.designId, jobs.designVersion, orderLines.productId], {
			...columnsOf(jobs, 'designId', 'designVersion', 'placements', 'threadChart', 'inkChart', 'seal'),
			snapshot: orderLines.snapshot,
		})
		.from(jobs)
		.innerJoin(orderLines, eq(orderLines.id, jobs.orderLineId))
		.where(and(eq(jobs.orderId, orderId), ne(jobs.status, 'cancelled')))
		// The job with the most placements represents all.
		.orderBy(
			asc(jobs.designId),
			asc(jobs.designVersion),
			asc(orderLines.productId),
			sql`jsonb_array_length(${jobs.placements}) desc`,
		)

/** The jobs after this one in the order of their ids. */
export const jobsAfter = (db: Connection, { status, orderId, after, limit }: JobRange) =>
	db
		.select(cardColumns)
		.from(jobs)
		.innerJoin(orderLines, eq(orderLines.id, jobs.orderLineId))
		.where(
			and(
				status === undefined ? undefined : eq(jobs.status, status),
				orderId === undefined ? undefined : eq(jobs.orderId, orderId),
				after === null ? undefined : gt(jobs.id, after),
			),
		)
		.orderBy(asc(jobs.id))
		.limit(limit)

export type JobRange = {
	status: JobStatus | undefined
	orderId: string | undefined
	/** Id of the job before the page; null for the first one. */
	after: string | null
	limit: number
}
