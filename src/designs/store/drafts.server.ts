// Unsaved work of signed-in users.
import { and, desc, eq, sql } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { designDrafts } from '../tables.ts'

export type DraftKey = { userId: string; subjectId: string }

const oneDraft = ({ userId, subjectId }: DraftKey) =>
	and(eq(designDrafts.userId, userId), eq(designDrafts.subjectId, subjectId))

export async function draftOf(db: Connection, key: DraftKey) {
	const [row] = await db.select().from(designDrafts).where(oneDraft(key))
	return row
}

export async function upsertDraft(
	db: Connection,
	draft: DraftKey & Omit<typeof designDrafts.$inferInsert, keyof DraftKey>,
): Promise<void> {
	await db
		.insert(designDrafts)
		.values(draft)
		.onConflictDoUpdate({
			target: [designDrafts.userId, designDrafts.subjectId],
			set: {
				config: sql`excluded.config`,
				kit: sql`excluded.kit`,
				players: sql`excluded.players`,
				baseVersion: sql`excluded.base_version`,
				updatedAt: sql`excluded.updated_at`,
			},
		})
}

export async function deleteDraft(db: Connection, key: DraftKey): Promise<void> {
	await db.delete(designDrafts).where(oneDraft(key))
}

/** A person's drafts, latest first; `subjectId` is a product's id, or that of one of their designs. */
export const draftsOfUser = (db: Connection, userId: string, most: number) =>
	db
		.select(columnsOf(designDrafts, 'subjectId', 'baseVersion', 'updatedAt', 'config', 'kit', 'players'))
		.from(designDrafts)
		.where(eq(designDrafts.userId, userId))
		.orderBy(desc(designDrafts.updatedAt), desc(designDrafts.subjectId))
		.limit(most)
