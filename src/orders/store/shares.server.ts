// Shares of split orders. They change only while their order is locked.
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { firstOf } from '#database/rows.ts'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { insertMany } from '#database/insert-many.server.ts'
import { orderLines, orders, orderShares, type ShareRow } from '../tables.ts'
import type { ShareState } from '../states.ts'
import type { NewOrderLine, NewShare } from './orders.server.ts'

export const sharesOfOrder = (db: Connection, orderId: string): Promise<ShareRow[]> =>
	db.select().from(orderShares).where(eq(orderShares.orderId, orderId)).orderBy(asc(orderShares.position))

/** The share behind a link, with its order. */
export const shareByHash = (db: Connection, tokenHash: string) =>
	firstOf(
		db
			.select({ share: orderShares, order: orders })
			.from(orderShares)
			.innerJoin(orders, eq(orders.id, orderShares.orderId))
			.where(eq(orderShares.tokenHash, tokenHash)),
	)

export const shareById = (db: Connection, id: string) =>
	firstOf(db.select().from(orderShares).where(eq(orderShares.id, id)))

export async function setHelpAskedAt(db: Connection, id: string, helpAskedAt: Date | null): Promise<void> {
	await db.update(orderShares).set({ helpAskedAt }).where(eq(orderShares.id, id))
}

/** Sets the state of open shares; `only` limits it to one share. @returns the shares that were open */
export const settleOpenShares = (
	db: Connection,
	{ orderId, only, state, now }: { orderId: string; only?: string; state: ShareState; now: Date },
): Promise<{ id: string; amountCents: number }[]> =>
	db
		.update(orderShares)
		.set({ state, paidAt: now })
		.where(
			and(
				eq(orderShares.orderId, orderId),
				eq(orderShares.state, 'open'),
				...(only === undefined ? [] : [eq(orderShares.id, only)]),
			),
		)
		.returning(columnsOf(orderShares, 'id', 'amountCents'))

/** Adds lines to a locked order, and the share that pays for them. */
export async function addLines(
	db: Connection,
	{ lines, share }: { lines: readonly NewOrderLine[]; share: NewShare | null },
): Promise<void> {
	if (share) await db.insert(orderShares).values(share)
	await insertMany(db, orderLines, lines)
}

/** Takes shares out of a locked order. When a family has paid one, `paidAt` says so still. */
export async function withdrawShares(db: Connection, ids: readonly string[]): Promise<void> {
	await db
		.update(orderShares)
		.set({ state: 'withdrawn' })
		.where(inArray(orderShares.id, [...ids]))
}

/** The lines of one share. */
export const linesOfShare = (db: Connection, shareId: string) =>
	db
		.select(columnsOf(orderLines, 'position', 'qty', 'lineCents', 'designId', 'customization', 'snapshot'))
		.from(orderLines)
		.where(eq(orderLines.shareId, shareId))
		.orderBy(asc(orderLines.position))

/** Replaces the link hashes of shares, in one statement. */
export async function renewHashes(
	db: Connection,
	hashes: readonly { id: string; tokenHash: string }[],
): Promise<void> {
	const ids = hashes.map(({ id }) => id)
	const renewed = hashes.map(({ tokenHash }) => tokenHash)
	await db.execute(sql`
		update ${orderShares} set token_hash = renewed.hash
		from unnest(${sql.param(ids)}::uuid[], ${sql.param(renewed)}::text[]) as renewed (id, hash)
		where ${orderShares.id} = renewed.id`)
}
