// Bulk carts that are not submitted yet: one for each person and portal.
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { bulkDrafts } from '#database/tables/bulk.ts'
import type { BulkItem } from '../schemas.ts'

export type DraftKey = { portalId: string; userId: string }

const own = ({ portalId, userId }: DraftKey) =>
	and(eq(bulkDrafts.portalId, portalId), eq(bulkDrafts.userId, userId))

const columns = { items: bulkDrafts.items, revision: bulkDrafts.revision }

export async function draftOf(db: Connection, key: DraftKey) {
	const [row] = await db.select(columns).from(bulkDrafts).where(own(key))
	return row
}

/** The same, locked until the transaction ends: of an order and a change at once one sees the other. */
export async function lockDraft(db: Connection, key: DraftKey) {
	const [row] = await db.select(columns).from(bulkDrafts).where(own(key)).for('update')
	return row
}

/** @returns its revision now; it rises with every write and never begins anew. */
export async function putDraft(
	db: Connection,
	{ portalId, userId, items, now }: DraftKey & { items: readonly BulkItem[]; now: Date },
): Promise<number> {
	const [row] = await db
		.insert(bulkDrafts)
		.values({ portalId, userId, items: [...items], revision: 1, updatedAt: now })
		.onConflictDoUpdate({
			target: [bulkDrafts.portalId, bulkDrafts.userId],
			set: { items: [...items], revision: sql`${bulkDrafts.revision} + 1`, updatedAt: now },
		})
		.returning({ revision: bulkDrafts.revision })
	if (!row) throw new Error('The draft was not stored')
	return row.revision
}

/** The portal that this person worked in last, among carts with something in them. */
export async function latestDraftPortal(db: Connection, userId: string): Promise<string | undefined> {
	const [row] = await db
		.select({ portalId: bulkDrafts.portalId })
		.from(bulkDrafts)
		.where(and(eq(bulkDrafts.userId, userId), sql`jsonb_array_length(${bulkDrafts.items}) > 0`))
		.orderBy(desc(bulkDrafts.updatedAt))
		.limit(1)
	return row?.portalId
}
