// Bulk carts that are not submitted yet: one per user and portal.
import { and, desc, eq, sql, type Placeholder, type SQL } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import { compiled } from '#database/compiled.server.ts'
import type { Connection } from '#database/client.server.ts'
import { portalPeople } from '#portals/tables.ts'
import type { NotNeeded } from '../rules/participation.ts'
import { bulkDrafts } from '../tables.ts'
import type { BulkItem } from '../schemas.ts'

export type DraftKey = { portalId: string; userId: string }

const own = ({ portalId, userId }: Record<keyof DraftKey, string | Placeholder>) =>
	and(eq(bulkDrafts.portalId, portalId), eq(bulkDrafts.userId, userId))

const columns = columnsOf(bulkDrafts, 'items', 'revision')

const draft = compiled((query) =>
	query
		.select(columns)
		.from(bulkDrafts)
		.where(own({ portalId: sql.placeholder('portalId'), userId: sql.placeholder('userId') })),
)

export async function draftOf(db: Connection, key: DraftKey) {
	const [row] = await draft(db, key)
	return row
}

/** The same, locked until the transaction ends, which serializes an order and a concurrent change. */
export async function lockDraft(db: Connection, key: DraftKey) {
	const [row] = await db.select(columns).from(bulkDrafts).where(own(key)).for('update')
	return row
}

type Putting = DraftKey & { items: readonly BulkItem[]; now: Date }

/**
 * @returns the new revision, which increases with every write and never restarts; undefined when the condition fails
 */
async function put(
	db: Connection,
	{ portalId, userId, items, now }: Putting,
	setWhere?: SQL,
): Promise<number | undefined> {
	const [row] = await db
		.insert(bulkDrafts)
		.values({ portalId, userId, items: [...items], revision: 1, updatedAt: now })
		.onConflictDoUpdate({
			target: [bulkDrafts.portalId, bulkDrafts.userId],
			set: { items: [...items], revision: sql`${bulkDrafts.revision} + 1`, updatedAt: now },
			...(setWhere && { setWhere }),
		})
		.returning({ revision: bulkDrafts.revision })
	return row?.revision
}

/** Overwrites any revision. @returns the new revision */
export async function upsertDraft(db: Connection, putting: Putting): Promise<number> {
	const revision = await put(db, putting)
	if (revision === undefined) throw new Error('The draft was not stored')
	return revision
}

/** Overwrites only this revision, 0 for none. @returns the new revision; undefined when the stored one differs */
export const putDraftOver = (
	db: Connection,
	{ baseRevision, ...putting }: Putting & { baseRevision: number },
): Promise<number | undefined> => put(db, putting, eq(bulkDrafts.revision, baseRevision))

/** Changes only this revision. @returns whether it was still stored */
export async function changeDraftAt(
	db: Connection,
	{ revision, items, now, ...key }: Putting & { revision: number },
): Promise<boolean> {
	const changed = await db
		.update(bulkDrafts)
		.set({ items: [...items], revision: revision + 1, updatedAt: now })
		.where(and(own(key), eq(bulkDrafts.revision, revision)))
		.returning({ revision: bulkDrafts.revision })
	return changed.length > 0
}

const mostMarks = 50_000

/** What the managers' carts of a portal mark as not needed by a player of the roster. */
export const notNeededIn = (db: Connection, portalId: string): Promise<NotNeeded[]> =>
	db
		.selectDistinct({
			rosterId: sql<string>`mark ->> 'roster_id'`,
			itemId: sql<string>`mark ->> 'item_id'`,
		})
		.from(bulkDrafts)
		.innerJoin(
			sql`lateral jsonb_array_elements(${bulkDrafts.items}) as mark`,
			sql`mark ->> 'not_needed' = 'true' and mark ->> 'roster_id' is not null`,
		)
		.where(
			and(
				eq(bulkDrafts.portalId, portalId),
				sql`not exists (select from ${portalPeople} where ${portalPeople.portalId} = ${bulkDrafts.portalId}
					and ${portalPeople.userId} = ${bulkDrafts.userId} and ${portalPeople.role} = 'player')`,
			),
		)
		.limit(mostMarks)

/** Takes the marks of these players out of all carts of the portal; lines for them stay until they are ordered. */
export async function deleteMarks(
	db: Connection,
	{ portalId, rosterIds, now }: { portalId: string; rosterIds: readonly string[]; now: Date },
): Promise<void> {
	const ids = sql`${sql.param([...rosterIds])}::text[]`
	const isMark = sql`item ->> 'not_needed' = 'true' and item ->> 'roster_id' = any(${ids})`
	await db
		.update(bulkDrafts)
		.set({
			items: sql`coalesce((select jsonb_agg(item order by place)
				from jsonb_array_elements(${bulkDrafts.items}) with ordinality as each (item, place)
				where (${isMark}) is not true), '[]'::jsonb)`,
			revision: sql`${bulkDrafts.revision} + 1`,
			updatedAt: now,
		})
		.where(
			and(
				eq(bulkDrafts.portalId, portalId),
				sql`exists (select from jsonb_array_elements(${bulkDrafts.items}) as item where ${isMark})`,
			),
		)
}

/** Marks of what is not needed are no lines. */
const hasLines = sql`jsonb_path_exists(${bulkDrafts.items}, '$[*] ? (!exists(@.not_needed))')`

/** The portal of the user's most recently changed cart that is not empty. */
export async function latestDraftPortal(db: Connection, userId: string): Promise<string | undefined> {
	const [row] = await db
		.select({ portalId: bulkDrafts.portalId })
		.from(bulkDrafts)
		.where(and(eq(bulkDrafts.userId, userId), hasLines))
		.orderBy(desc(bulkDrafts.updatedAt))
		.limit(1)
	return row?.portalId
}
