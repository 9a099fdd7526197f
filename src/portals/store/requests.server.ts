// Rows of portal requests.
import { and, asc, count, desc, eq, gt, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { teamPortalRequests as requests } from '#database/tables/portals.ts'
import type { RequestStatus } from '../states.ts'

export type RequestRow = typeof requests.$inferSelect

export async function insertRequest(db: Connection, row: typeof requests.$inferInsert): Promise<void> {
	await db.insert(requests).values(row)
}

/** An open request that says the same, sent since then. */
export async function sameRequestSince(
	db: Connection,
	{ contactEmail, organizationName, sport }: Pick<RequestRow, 'contactEmail' | 'organizationName' | 'sport'>,
	since: Date,
): Promise<string | undefined> {
	const [row] = await db
		.select({ id: requests.id })
		.from(requests)
		.where(
			and(
				eq(requests.status, 'open'),
				gt(requests.createdAt, since),
				eq(requests.contactEmail, contactEmail),
				eq(requests.organizationName, organizationName),
				eq(requests.sport, sport),
			),
		)
		.limit(1)
	return row?.id
}

/** Open ones oldest first, since they are next; decided ones latest first. */
export const requestsIn = (
	db: Connection,
	{ status, offset, limit }: { status: RequestStatus; offset: number; limit: number },
): Promise<RequestRow[]> =>
	db
		.select()
		.from(requests)
		.where(eq(requests.status, status))
		.orderBy(status === 'open' ? asc(requests.createdAt) : desc(requests.createdAt), asc(requests.id))
		.offset(offset)
		.limit(limit)

/** How many there are of each, and how many of the open ones came before this instant. */
export async function countRequests(db: Connection, overdueBefore: Date) {
	const rows = await db
		.select({
			status: requests.status,
			total: count(),
			overdue: sql<number>`(count(*) filter (where ${requests.createdAt} < ${overdueBefore.toISOString()}::timestamptz))::int`,
		})
		.from(requests)
		.groupBy(requests.status)
	const of = (status: RequestStatus) => rows.find((row) => row.status === status)
	return {
		open: of('open')?.total ?? 0,
		accepted: of('accepted')?.total ?? 0,
		declined: of('declined')?.total ?? 0,
		overdue: of('open')?.overdue ?? 0,
	}
}

export async function requestById(db: Connection, id: string): Promise<RequestRow | undefined> {
	const [row] = await db.select().from(requests).where(eq(requests.id, id))
	return row
}

/** Locks the request until the transaction ends: of two who decide at once, one is told. */
export async function lockRequest(db: Connection, id: string): Promise<RequestRow | undefined> {
	const [row] = await db.select().from(requests).where(eq(requests.id, id)).for('update')
	return row
}

export async function saveRequestDecision(
	db: Connection,
	id: string,
	decision: Partial<typeof requests.$inferInsert>,
): Promise<void> {
	await db.update(requests).set(decision).where(eq(requests.id, id))
}
