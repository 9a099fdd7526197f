// Rows of portal requests.
import { and, asc, count, desc, eq, getTableColumns, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { columnsOf } from '#database/columns.ts'
import { profiles } from '#accounts/tables.ts'
import { assets } from '#files/tables.ts'
import { teamPortalRequests as requests, wordsOfRequest } from '../tables.ts'
import type { RequestStatus } from '../states.ts'

export type RequestRow = typeof requests.$inferSelect

export async function insertRequest(db: Connection, row: typeof requests.$inferInsert): Promise<void> {
	await db.insert(requests).values(row)
}

type RequestValues = Pick<
	RequestRow,
	| 'contactEmail'
	| 'contactName'
	| 'contactPhone'
	| 'estimatedTeamSize'
	| 'message'
	| 'organizationName'
	| 'primaryColor'
	| 'printedName'
	| 'secondaryColor'
	| 'sport'
	| 'userId'
>

/** An identical open request of the same person, sent since then. */
export async function sameRequestSince(
	db: Connection,
	values: RequestValues,
	since: Date,
): Promise<string | undefined> {
	const { estimatedTeamSize: size, primaryColor, secondaryColor, userId } = values
	const [row] = await db
		.select({ id: requests.id })
		.from(requests)
		.where(
			and(
				eq(requests.status, 'open'),
				gt(requests.createdAt, since),
				eq(requests.contactEmail, values.contactEmail),
				eq(requests.organizationName, values.organizationName),
				eq(requests.sport, values.sport),
				eq(requests.contactName, values.contactName),
				eq(requests.contactPhone, values.contactPhone),
				eq(requests.message, values.message),
				eq(requests.printedName, values.printedName),
				sql`${requests.primaryColor} is not distinct from ${primaryColor}`,
				sql`${requests.secondaryColor} is not distinct from ${secondaryColor}`,
				size === null ? isNull(requests.estimatedTeamSize) : eq(requests.estimatedTeamSize, size),
				userId === null ? isNull(requests.userId) : eq(requests.userId, userId),
			),
		)
		.limit(1)
	return row?.id
}

/** Open ones oldest first, as they are decided next; decided ones latest first. */
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

/** Number of requests per status, and of open ones sent before this instant. */
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

const logo = columnsOf(assets, 'name', 'path', 'kind', 'width', 'height', 'warnings')

/** With its logo, and the address of the account that sent it: null for a visitor. */
export async function requestById(db: Connection, id: string) {
	const [row] = await db
		.select({ ...getTableColumns(requests), accountEmail: profiles.email, logo })
		.from(requests)
		.leftJoin(profiles, eq(profiles.id, requests.userId))
		.leftJoin(assets, eq(assets.id, requests.logoId))
		.where(eq(requests.id, id))
	return row
}

/** The logo of the request that became this portal. */
export async function logoOfPortal(db: Connection, portalId: string) {
	const [row] = await db
		.select({ id: assets.id, ownerId: assets.userId, decidedBy: requests.decidedBy, ...logo })
		.from(requests)
		.innerJoin(assets, eq(assets.id, requests.logoId))
		.where(eq(requests.portalId, portalId))
		.orderBy(desc(requests.decidedAt), asc(requests.id))
		.limit(1)
	return row
}

/** Those of the uploads that an open request has. */
export async function logosInOpenRequests(db: Connection, ids: readonly string[]): Promise<string[]> {
	if (ids.length === 0) return []
	const rows = await db
		.select({ id: assets.id })
		.from(requests)
		.innerJoin(assets, eq(assets.id, requests.logoId))
		.where(and(eq(requests.status, 'open'), inArray(requests.logoId, [...ids])))
	return rows.map(({ id }) => id)
}

/** Open requests of an account, latest first. */
export const waitingRequestsOf = (db: Connection, userId: string, limit: number) =>
	db
		.select(columnsOf(requests, 'id', 'organizationName', 'sport', 'createdAt'))
		.from(requests)
		.where(and(eq(requests.userId, userId), eq(requests.status, 'open')))
		.orderBy(desc(requests.createdAt), asc(requests.id))
		.limit(limit)

/** Open requests whose school, printed name or sport has all of these words, oldest first. */
export const openRequestsWith = (
	db: Connection,
	{ words, limit }: { words: readonly string[]; limit: number },
) =>
	db
		.select(columnsOf(requests, 'id', 'organizationName', 'sport', 'createdAt'))
		.from(requests)
		.where(
			and(
				eq(requests.status, 'open'),
				...words.map((word) => sql`${wordsOfRequest(requests)} like ${`% ${word}%`}`),
			),
		)
		.orderBy(asc(requests.createdAt), asc(requests.id))
		.limit(limit)

/** Locks the request until the transaction ends, which serializes concurrent decisions. */
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
