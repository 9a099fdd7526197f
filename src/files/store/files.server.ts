// The table of uploads.
import { and, asc, desc, eq, gt, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { assets } from '../tables.ts'
import type { Owner, Quota } from '../rules/files.ts'

export type AssetRow = typeof assets.$inferSelect
/** The id and the two keys of an upload. */
export type AssetFiles = Pick<AssetRow, 'id' | 'path' | 'originalKey'>

const files = columnsOf(assets, 'id', 'path', 'originalKey')

/** A person's own art, and the uploads of their browser from before they signed in. */
function ownedBy({ userId, visitorKey }: Owner): SQL {
	const own = userId === null ? sql`false` : eq(assets.userId, userId)
	const asVisitor =
		visitorKey === null ? sql`false` : and(isNull(assets.userId), eq(assets.visitorKey, visitorKey))
	return or(own, asVisitor) ?? sql`false`
}

const used = {
	bytes: sql<number>`coalesce(sum(${assets.bytes}), 0)`.mapWith(Number),
	files: sql<number>`count(*)`.mapWith(Number),
}

/** Usage that counts for the quota of an account or a visitor. */
export async function usedBy(db: Connection, { userId, visitorKey }: Owner): Promise<Quota> {
	const owner = userId === null ? { userId, visitorKey } : { userId, visitorKey: null }
	const [row] = await db.select(used).from(assets).where(ownedBy(owner))
	return row ?? { bytes: 0, files: 0 }
}

/** Usage of all visitors together. */
export async function usedByVisitors(db: Connection): Promise<Quota> {
	const [row] = await db.select(used).from(assets).where(isNull(assets.userId))
	return row ?? { bytes: 0, files: 0 }
}

/** Serializes uploads of the same owner until the transaction ends. */
export async function lockOwner(db: Connection, { userId, visitorKey }: Owner): Promise<void> {
	await db.execute(
		sql`select pg_advisory_xact_lock(hashtextextended(${`assets ${userId ?? visitorKey ?? ''}`}, 0))`,
	)
}

/** @returns false when another file has this path */
export async function insertAsset(db: Connection, row: AssetRow): Promise<boolean> {
	const added = await db
		.insert(assets)
		.values(row)
		.onConflictDoNothing({ target: assets.path })
		.returning({ id: assets.id })
	return added.length > 0
}

export async function deleteAssets(db: Connection, ids: readonly string[]): Promise<void> {
	if (ids.length > 0) await db.delete(assets).where(inArray(assets.id, [...ids]))
}

/** In no order; excludes assets of other owners. */
export async function assetsOf(db: Connection, owner: Owner, ids: readonly string[]): Promise<AssetRow[]> {
	if (ids.length === 0) return []
	return db
		.select()
		.from(assets)
		.where(and(inArray(assets.id, [...ids]), ownedBy(owner)))
}

/** What the owner has uploaded and not removed, newest first. */
export const keptAssets = (db: Connection, owner: Owner, limit: number): Promise<AssetRow[]> =>
	db
		.select()
		.from(assets)
		.where(and(ownedBy(owner), isNull(assets.removedAt)))
		.orderBy(desc(assets.createdAt), desc(assets.id))
		.limit(limit)

/** @returns false for an asset of another owner */
export async function setRemoved(
	db: Connection,
	{ owner, id }: { owner: Owner; id: string },
	removedAt: Date | null,
): Promise<boolean> {
	const changed = await db
		.update(assets)
		.set({ removedAt })
		.where(and(eq(assets.id, id), ownedBy(owner)))
		.returning({ id: assets.id })
	return changed.length > 0
}

/** The same bytes under the same name, if this owner has uploaded them before. */
export async function assetByContent(
	db: Connection,
	owner: Owner,
	{ sha256, name }: Pick<AssetRow, 'sha256' | 'name'>,
): Promise<AssetRow | undefined> {
	const [row] = await db
		.select()
		.from(assets)
		.where(and(ownedBy(owner), eq(assets.sha256, sha256), eq(assets.name, name)))
		.orderBy(asc(assets.createdAt))
		.limit(1)
	return row
}

/** @returns how many were claimed */
export async function giveToUser(db: Connection, visitorKey: string, userId: string): Promise<number> {
	const given = await db
		.update(assets)
		.set({ userId })
		.where(and(isNull(assets.userId), eq(assets.visitorKey, visitorKey)))
		.returning({ id: assets.id })
	return given.length
}

export async function giveVisitorAsset(db: Connection, id: string, userId: string): Promise<void> {
	await db
		.update(assets)
		.set({ userId })
		.where(and(eq(assets.id, id), isNull(assets.userId)))
}

export async function changeOwner(
	db: Connection,
	{ from, to, assetIds }: { from: string; to: string; assetIds: readonly string[] },
): Promise<void> {
	if (assetIds.length === 0) return
	await db
		.update(assets)
		.set({ userId: to })
		.where(and(eq(assets.userId, from), inArray(assets.id, [...assetIds])))
}

export const filesOfUser = (db: Connection, userId: string): Promise<AssetFiles[]> =>
	db.select(files).from(assets).where(eq(assets.userId, userId))

/** Newest first. */
export const uploadsOfUser = (db: Connection, userId: string, most: number) =>
	db
		.select(columnsOf(assets, 'id', 'name', 'kind', 'bytes', 'width', 'height', 'path', 'createdAt'))
		.from(assets)
		.where(eq(assets.userId, userId))
		.orderBy(desc(assets.createdAt), desc(assets.id))
		.limit(most)

type Page = { before: Date; after: string | null; most: number }

/** Ids of visitor uploads from before an instant, in the order of the ids. */
export async function visitorAssetsBefore(db: Connection, { before, after, most }: Page): Promise<string[]> {
	const rows = await db
		.select({ id: assets.id })
		.from(assets)
		.where(
			and(
				isNull(assets.userId),
				lt(assets.createdAt, before),
				after === null ? undefined : gt(assets.id, after),
			),
		)
		.orderBy(asc(assets.id))
		.limit(most)
	return rows.map(({ id }) => id)
}

/** @returns the files of those that still belonged to a visitor */
export async function deleteVisitorAssets(db: Connection, ids: readonly string[]): Promise<AssetFiles[]> {
	if (ids.length === 0) return []
	return db
		.delete(assets)
		.where(and(isNull(assets.userId), inArray(assets.id, [...ids])))
		.returning(files)
}
