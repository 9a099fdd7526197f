// Jobs and their events.
import { and, asc, between, eq, inArray, ne, sql } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import { insertionOf, insertMany } from '#database/insert-many.server.ts'
import type { Connection } from '#database/client.server.ts'
import { findingsOf, type Finding } from '#database/findings.server.ts'
import { slotNames } from '#garments/template.ts'
import { orderLines, orders } from '#orders/tables.ts'
import { jobEvents, jobs } from '../tables.ts'
import { cutStatuses, type JobStatus } from '../states.ts'

export type NewJob = typeof jobs.$inferInsert
export type NewJobEvent = typeof jobEvents.$inferInsert

/** One statement for any number of jobs; a line with an open job keeps it. @returns the new ones */
export async function insertJobs(
	db: Connection,
	rows: readonly NewJob[],
): Promise<{ id: string; status: JobStatus }[]> {
	if (rows.length === 0) return []
	const { rows: made } = await db.execute<{ id: string; status: JobStatus }>(
		sql`${insertionOf(jobs, rows)} on conflict do nothing returning ${jobs.id}, ${jobs.status}`,
	)
	return made
}

export async function insertJobEvents(db: Connection, rows: readonly NewJobEvent[]): Promise<void> {
	await insertMany(db, jobEvents, rows)
}

/** An event by its id. */
export async function jobEvent(db: Connection, id: string): Promise<{ jobId: string } | undefined> {
	const [row] = await db.select({ jobId: jobEvents.jobId }).from(jobEvents).where(eq(jobEvents.id, id))
	return row
}

/** Wanted units of a job's line: ordered minus refunded. */
export const wantedQty = sql<number>`${orderLines.qty} - ${orderLines.refundedQty}`

const lockColumns = {
	...columnsOf(jobs, 'id', 'orderId', 'status', 'seal', 'designId', 'packedQty'),
	qty: wantedQty.mapWith(Number),
}

/** Jobs of one order, locked in a fixed row order; all that are not cancelled, or those named. */
export const lockJobs = (db: Connection, orderId: string, ids: readonly string[] | 'all') =>
	db
		.select(lockColumns)
		.from(jobs)
		.innerJoin(orderLines, eq(orderLines.id, jobs.orderLineId))
		.where(
			and(
				eq(jobs.orderId, orderId),
				ids === 'all' ? ne(jobs.status, 'cancelled') : inArray(jobs.id, [...ids]),
			),
		)
		.orderBy(asc(jobs.id))
		.for('update', { of: jobs })
export type LockedJob = Awaited<ReturnType<typeof lockJobs>>[number]

/** The order of a job. */
export async function orderOfJob(db: Connection, id: string): Promise<string | undefined> {
	const [row] = await db.select({ orderId: jobs.orderId }).from(jobs).where(eq(jobs.id, id))
	return row?.orderId
}

/** Jobs whose id begins with these 8 characters: practically always one. Uses the index of ids. */
export const jobsByCode = (db: Connection, code: string) =>
	db
		.select(columnsOf(jobs, 'id', 'orderId'))
		.from(jobs)
		.where(between(jobs.id, `${code}-0000-0000-0000-000000000000`, `${code}-ffff-ffff-ffff-ffffffffffff`))
		.limit(5)

export type JobChange = { status: JobStatus; at: Date; packed?: 'all' | 'none' }

/** The same change for several jobs; `packed: all` counts every wanted piece into the bag. */
export async function changeJobs(
	db: Connection,
	ids: readonly string[],
	{ status, at, packed }: JobChange,
): Promise<void> {
	const everything = sql`(select ${wantedQty} from ${orderLines} where ${orderLines.id} = ${jobs.orderLineId})`
	await db
		.update(jobs)
		.set({
			status,
			updatedAt: at,
			...(packed && { packedQty: packed === 'all' ? everything : 0 }),
		})
		.where(inArray(jobs.id, [...ids]))
}

export async function setPackedQty(
	db: Connection,
	id: string,
	change: { packedQty: number; status: JobStatus; updatedAt: Date },
): Promise<void> {
	await db.update(jobs).set(change).where(eq(jobs.id, id))
}

/** Packed jobs are not cancelled, also after a refund. */
const openStatuses = ['pending', 'in_progress', 'done', 'on_hold'] as const satisfies JobStatus[]

/** Cancels every open job of an order. @returns their ids */
export async function cancelJobsOf(db: Connection, orderId: string, at: Date): Promise<string[]> {
	const ended = await db
		.update(jobs)
		.set({ status: 'cancelled', updatedAt: at })
		.where(and(eq(jobs.orderId, orderId), inArray(jobs.status, [...openStatuses])))
		.returning({ id: jobs.id })
	return ended.map(({ id }) => id)
}

/** Puts all jobs of an order on the floor, or takes them off it. @returns how many changed */
export async function setOnFloor(db: Connection, orderId: string, isOnFloor: boolean): Promise<number> {
	const changed = await db
		.update(jobs)
		.set({ isOnFloor })
		.where(and(eq(jobs.orderId, orderId), ne(jobs.isOnFloor, isOnFloor)))
		.returning({ id: jobs.id })
	return changed.length
}

/** Cancels jobs of lines without wanted units. @returns their ids */
export async function cancelUnwanted(db: Connection, orderId: string, at: Date): Promise<string[]> {
	const ended = await db
		.update(jobs)
		.set({ status: 'cancelled', updatedAt: at })
		.where(
			and(
				eq(jobs.orderId, orderId),
				inArray(jobs.status, [...openStatuses]),
				sql`exists (select 1 from ${orderLines} where ${orderLines.id} = ${jobs.orderLineId} and ${wantedQty} <= 0)`,
			),
		)
		.returning({ id: jobs.id })
	return ended.map(({ id }) => id)
}

/** Of these lines those that are cut: their job is in work or further, or was before it was put on hold. */
export async function cutLinesAmong(db: Connection, lineIds: readonly string[]): Promise<string[]> {
	const rows = await db
		.select({ id: jobs.orderLineId })
		.from(jobs)
		.where(
			and(
				inArray(jobs.orderLineId, [...lineIds]),
				ne(jobs.status, 'cancelled'),
				sql`(${inArray(jobs.status, [...cutStatuses])} or exists (
					select 1 from ${jobEvents} where ${jobEvents.jobId} = ${jobs.id} and ${jobEvents.status} = 'in_progress'))`,
			),
		)
	return rows.map(({ id }) => id)
}

/** Puts the jobs of these lines on hold that nobody has begun. @returns their ids */
export async function holdJobsOfLines(
	db: Connection,
	lineIds: readonly string[],
	at: Date,
): Promise<string[]> {
	const held = await db
		.update(jobs)
		.set({ status: 'on_hold', updatedAt: at })
		.where(and(inArray(jobs.orderLineId, [...lineIds]), eq(jobs.status, 'pending')))
		.returning({ id: jobs.id })
	return held.map(({ id }) => id)
}

/** Jobs of an order that are packed, and those neither packed nor cancelled. */
export async function countPacking(
	db: Connection,
	orderId: string,
): Promise<{ packed: number; unpacked: number }> {
	const [row] = await db
		.select({
			packed: sql<number>`count(*) filter (where ${jobs.status} = 'packed')::int`,
			unpacked: sql<number>`count(*) filter (where ${inArray(jobs.status, [...openStatuses])})::int`,
		})
		.from(jobs)
		.where(eq(jobs.orderId, orderId))
	return row ?? { packed: 0, unpacked: 0 }
}

/** Jobs of an order that are not cancelled. */
export const countOpenJobs = (db: Connection, orderId: string): Promise<number> =>
	db.$count(jobs, and(eq(jobs.orderId, orderId), ne(jobs.status, 'cancelled')))

/**
 * A check of the doctor: every line of an order under way has one job while some of its units are wanted; ended orders
 * have no open job.
 */
export const jobsThatDiffer = (db: Connection): Promise<Finding[]> =>
	findingsOf(
		db,
		sql`select lines.order_id as "orderId", 'line ' || (lines.position + 1) || ' has ' || count(jobs.id) || ' open jobs' as what
		from order_lines as lines
		join orders on orders.id = lines.order_id
		left join jobs on jobs.order_line_id = lines.id and jobs.status <> 'cancelled'
		group by lines.id, lines.order_id, lines.position, lines.qty, lines.refunded_qty, orders.status
		having case
			when orders.status in ('approved', 'paid', 'processing') then count(jobs.id) <> (lines.refunded_qty < lines.qty)::int
			when orders.status in ('pending', 'awaiting_approval', 'changes_requested', 'cancelled') then count(jobs.id) > 0
			else false end
		union all
		select orders.id, 'job ' || left(jobs.id::text, 8) || case when jobs.is_on_floor then ' is on the floor, and its order is not under way'
			else ' is not on the floor, and its order is under way' end
		from jobs join orders on orders.id = jobs.order_id
		where jobs.is_on_floor <> (orders.status in ('approved', 'paid', 'processing'))`,
	)

/** Takes the printed names out of the jobs of a person's orders: the order's lines have none any more. */
export async function anonymizeJobs(db: Connection, userId: string): Promise<void> {
	await db.execute(sql`
		update ${jobs} set placements = (
			select jsonb_agg(case when one ->> 'what' like ${`${slotNames.name} %`}
				then (one - 'missing') || jsonb_build_object('what', ${slotNames.name}::text) else one end order by place)
			from jsonb_array_elements(placements) with ordinality as each (one, place))
		where jsonb_array_length(placements) > 0
			and order_id in (select ${orders.id} from ${orders} where ${orders.userId} = ${userId})`)
}
