// Rows of payout requests.
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Connection } from '#database/client.server.ts'
import { columnsOf } from '#database/columns.ts'
import { openRequestStates, type PayoutRequestState } from '../states.ts'
import { fundraisingEntries as entries, payoutRequests as requests } from '../tables.ts'

export type RequestRow = typeof requests.$inferSelect

export async function insertRequest(db: Connection, row: typeof requests.$inferInsert): Promise<void> {
	await db.insert(requests).values(row)
}

export async function lockRequest(db: Connection, id: string): Promise<RequestRow | undefined> {
	const [row] = await db.select().from(requests).where(eq(requests.id, id)).for('update')
	return row
}

/** The sum of the requests whose money is still in the balance, in cents. */
export async function openRequestCents(db: Connection, portalId: string): Promise<number> {
	const [row] = await db
		.select({ cents: sql<number>`coalesce(sum(${requests.amountCents}), 0)::int` })
		.from(requests)
		.where(and(eq(requests.portalId, portalId), inArray(requests.state, [...openRequestStates])))
	return row?.cents ?? 0
}

export async function saveRequestState(
	db: Connection,
	id: string,
	change: { state: PayoutRequestState; reason?: string; decidedAt: Date },
): Promise<void> {
	await db.update(requests).set(change).where(eq(requests.id, id))
}

const reversals = alias(entries, 'reversals')

/** Latest first. */
export const requestsOf = (db: Connection, portalId: string, limit: number) =>
	db
		.select({
			...columnsOf(requests, 'id', 'amountCents', 'method', 'payee', 'state', 'reason', 'createdAt'),
			/** Its payout came back. */
			isReversed: sql<boolean>`${reversals.id} is not null`,
		})
		.from(requests)
		.leftJoin(reversals, eq(reversals.reversesId, requests.id))
		.where(eq(requests.portalId, portalId))
		.orderBy(desc(requests.createdAt), desc(requests.id))
		.limit(limit)
