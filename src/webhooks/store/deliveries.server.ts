// Deliveries of events to endpoints.
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { webhookDeliveries as deliveries, webhookEndpoints as endpoints } from '../tables.ts'

type NewEvent = { event: string; body: string; at: Date }

/** Queues the event for every active endpoint that receives it, or for one endpoint. One statement. */
export async function insertDeliveries(
	db: Connection,
	{ event, body, at }: NewEvent,
	endpointId: string | null = null,
): Promise<void> {
	const receives = endpointId === null ? sql`${event} = any(events)` : sql`id = ${endpointId}`
	await db.execute(sql`
		insert into ${deliveries} (id, endpoint_id, event, body, state, attempts, next_attempt_at, created_at)
		select gen_random_uuid(), id, ${event}, ${body}, 'pending', 0, ${at.toISOString()}::timestamptz, ${at.toISOString()}::timestamptz
		from ${endpoints} where state = 'active' and ${receives}`)
}

/** Takes due deliveries of active endpoints and counts the attempt; others may take them again after `until`. */
export async function claimDue(
	db: Connection,
	{ now, until, limit }: { now: Date; until: Date; limit: number },
) {
	const due = db
		.select({ id: deliveries.id })
		.from(deliveries)
		.innerJoin(endpoints, eq(endpoints.id, deliveries.endpointId))
		.where(
			and(
				eq(deliveries.state, 'pending'),
				sql`${deliveries.nextAttemptAt} <= ${now.toISOString()}::timestamptz`,
				eq(endpoints.state, 'active'),
			),
		)
		.orderBy(deliveries.nextAttemptAt, deliveries.id)
		.limit(limit)
		.for('update', { of: deliveries, skipLocked: true })
	return db
		.update(deliveries)
		.set({ attempts: sql`${deliveries.attempts} + 1`, attemptedAt: now, nextAttemptAt: until })
		.where(inArray(deliveries.id, due))
		.returning(columnsOf(deliveries, 'id', 'endpointId', 'body', 'attempts'))
}
export type Claimed = Awaited<ReturnType<typeof claimDue>>[number]

type Change = Partial<
	Pick<
		typeof deliveries.$inferInsert,
		'state' | 'attempts' | 'nextAttemptAt' | 'statusCode' | 'durationMs' | 'problem'
	>
>
export async function updateDelivery(db: Connection, id: string, change: Change): Promise<void> {
	await db.update(deliveries).set(change).where(eq(deliveries.id, id))
}

export async function deliveryOf(db: Connection, endpointId: string, id: string) {
	const [row] = await db
		.select(columnsOf(deliveries, 'id', 'event', 'state'))
		.from(deliveries)
		.where(and(eq(deliveries.id, id), eq(deliveries.endpointId, endpointId)))
		.for('update')
	return row
}

/** Newest first. */
export const latestDeliveries = (db: Connection, endpointId: string, limit: number) =>
	db
		.select(
			columnsOf(
				deliveries,
				'id',
				'event',
				'state',
				'attempts',
				'nextAttemptAt',
				'attemptedAt',
				'statusCode',
				'durationMs',
				'problem',
				'createdAt',
			),
		)
		.from(deliveries)
		.where(eq(deliveries.endpointId, endpointId))
		.orderBy(desc(deliveries.createdAt), desc(deliveries.id))
		.limit(limit)

/** @returns how many were deleted */
export async function deleteDeliveriesBefore(db: Connection, before: Date): Promise<number> {
	const gone = await db
		.delete(deliveries)
		.where(lt(deliveries.createdAt, before))
		.returning({ id: deliveries.id })
	return gone.length
}
