// Designs in orders, for any owner; calling modules authorize. One statement each.
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { designs, designVersions } from '../tables.ts'
import type { VersionKey } from './proofs.server.ts'

const among = (refs: readonly VersionKey[]) =>
	sql`(${designVersions.designId}, ${designVersions.version}) in (
		select * from unnest(${sql.param(refs.map(({ designId }) => designId))}::uuid[], ${sql.param(refs.map(({ version }) => version))}::int[]))`

/** Locks the rows in id order, so that concurrent decisions about one design run one after the other. */
export async function takeRows(db: Connection, ids: readonly string[]): Promise<void> {
	await db
		.select({ id: designs.id })
		.from(designs)
		.where(inArray(designs.id, [...ids]))
		.orderBy(asc(designs.id))
		.for('update')
}

/** Requires `takeRows` first. */
export async function markAllLocked(db: Connection, ids: readonly string[], now: Date): Promise<void> {
	await db
		.update(designs)
		.set({ locked: true, status: 'approved', updatedAt: now })
		.where(and(inArray(designs.id, [...ids]), eq(designs.locked, false)))
}

/** Requires `takeRows` first. */
export async function markAllUnlocked(db: Connection, ids: readonly string[], now: Date): Promise<void> {
	await db
		.update(designs)
		.set({ locked: false, status: 'draft', updatedAt: now })
		.where(and(inArray(designs.id, [...ids]), eq(designs.locked, true)))
}

/** Queues the versions whose proof was never ordered or failed. */
export const queueMissingProofs = (db: Connection, refs: readonly VersionKey[]): Promise<VersionKey[]> =>
	db
		.update(designVersions)
		.set({ proofState: 'queued', proofFailure: null, proofProgress: null, proofStep: null })
		.where(and(among(refs), inArray(designVersions.proofState, ['none', 'failed'])))
		.returning({ designId: designVersions.designId, version: designVersions.version })

/** Scene hash and proof of each version that still exists. */
export const orderedVersions = (db: Connection, refs: readonly VersionKey[]) =>
	db
		.select({
			designId: designVersions.designId,
			version: designVersions.version,
			sceneHash: designVersions.sceneHash,
			proofState: designVersions.proofState,
			proofKey: designVersions.proofKey,
		})
		.from(designVersions)
		.where(among(refs))
		.orderBy(asc(designVersions.designId), asc(designVersions.version))
