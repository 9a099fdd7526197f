// Read-only links to one version of a design.
import { and, desc, eq, isNull } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { designs, designShares, designVersions } from '../tables.ts'

/** Active links, newest first. */
export const openShares = (db: Connection, designId: string) =>
	db
		.select(columnsOf(designShares, 'id', 'version', 'token', 'allowsComments', 'createdAt'))
		.from(designShares)
		.where(and(eq(designShares.designId, designId), isNull(designShares.revokedAt)))
		.orderBy(desc(designShares.createdAt))
		.limit(50)

export async function insertShare(
	db: Connection,
	share: { id: string; designId: string; version: number; token: string; createdAt: Date },
): Promise<void> {
	await db.insert(designShares).values(share)
}

/** @returns whether the link was active */
export async function endShare(
	db: Connection,
	{ id, designId, now }: { id: string; designId: string; now: Date },
): Promise<boolean> {
	const rows = await db
		.update(designShares)
		.set({ revokedAt: now })
		.where(and(eq(designShares.id, id), eq(designShares.designId, designId), isNull(designShares.revokedAt)))
		.returning({ id: designShares.id })
	return rows.length > 0
}

/** @returns whether the link is active */
export async function setComments(
	db: Connection,
	{ id, designId, allowsComments }: { id: string; designId: string; allowsComments: boolean },
): Promise<boolean> {
	const rows = await db
		.update(designShares)
		.set({ allowsComments })
		.where(and(eq(designShares.id, id), eq(designShares.designId, designId), isNull(designShares.revokedAt)))
		.returning({ id: designShares.id })
	return rows.length > 0
}

/** The link, revoked or not, and its design's owner; both rows stay locked until the transaction ends. */
export async function lockShare(db: Connection, token: string) {
	const [row] = await db
		.select({
			...columnsOf(designShares, 'designId', 'version', 'allowsComments', 'revokedAt'),
			userId: designs.userId,
		})
		.from(designShares)
		.innerJoin(designs, eq(designs.id, designShares.designId))
		.where(eq(designShares.token, token))
		.for('update')
	return row
}

/** The version behind an active link. */
export async function versionByToken(db: Connection, token: string) {
	const [row] = await db
		.select({
			designId: designs.id,
			...columnsOf(designs, 'userId', 'productId'),
			...columnsOf(designVersions, 'version', 'config', 'sceneHash', 'proofState', 'createdAt'),
			allowsComments: designShares.allowsComments,
		})
		.from(designShares)
		.innerJoin(designs, eq(designs.id, designShares.designId))
		.innerJoin(
			designVersions,
			and(
				eq(designVersions.designId, designShares.designId),
				eq(designVersions.version, designShares.version),
			),
		)
		.where(and(eq(designShares.token, token), isNull(designShares.revokedAt)))
	return row
}

/** The links of a person, newest first, without their tokens. */
export const sharesOfUser = (db: Connection, userId: string, most: number) =>
	db
		.select(columnsOf(designShares, 'designId', 'version', 'allowsComments', 'createdAt', 'revokedAt'))
		.from(designShares)
		.innerJoin(designs, eq(designs.id, designShares.designId))
		.where(eq(designs.userId, userId))
		.orderBy(desc(designShares.createdAt), desc(designShares.id))
		.limit(most)
