// The proof state of a version.
import { and, asc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { designs, designVersions } from '../tables.ts'
import type { ProofProgress, ProofState } from '../states.ts'

// Designs in orders, for any owner; calling modules authorize. One statement each.
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

/** Designs of the shop stay open: an order names a version, and versions never change. Requires `takeRows` first. */
export async function markAllLocked(db: Connection, ids: readonly string[], now: Date): Promise<void> {
	await db
		.update(designs)
		.set({ locked: true, status: 'approved', updatedAt: now })
		.where(and(inArray(designs.id, [...ids]), eq(designs.locked, false), isNotNull(designs.userId)))
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
		.returning(columnsOf(designVersions, 'designId', 'version'))

/** Scene hash and proof of each version that still exists. */
export const orderedVersions = (db: Connection, refs: readonly VersionKey[]) =>
	db
		.select(columnsOf(designVersions, 'designId', 'version', 'sceneHash', 'proofState', 'proofKey'))
		.from(designVersions)
		.where(among(refs))
		.orderBy(asc(designVersions.designId), asc(designVersions.version))

type VersionKey = { designId: string; version: number }

const oneVersion = ({ designId, version }: VersionKey) =>
	and(eq(designVersions.designId, designId), eq(designVersions.version, version))

const unknownProgress = { proofProgress: null, proofStep: null }

/** Changes the state from one of the given states. @returns false in any other state, as for a concurrent request */
export async function moveProof(
	db: Connection,
	key: VersionKey,
	move: { from: readonly ProofState[]; to: ProofState; failure?: string },
): Promise<boolean> {
	const rows = await db
		.update(designVersions)
		.set({ proofState: move.to, proofFailure: move.failure ?? null, ...unknownProgress })
		.where(and(oneVersion(key), inArray(designVersions.proofState, [...move.from])))
		.returning({ version: designVersions.version })
	return rows.length > 0
}

/** Only increases, and only while the proof is being made: late progress messages change nothing. */
export async function setProofProgress(
	db: Connection,
	key: VersionKey,
	{ percent, step }: ProofProgress,
): Promise<void> {
	const isLess = or(isNull(designVersions.proofProgress), lt(designVersions.proofProgress, percent))
	await db
		.update(designVersions)
		.set({ proofProgress: percent, proofStep: step })
		.where(and(oneVersion(key), eq(designVersions.proofState, 'making'), isLess))
}

export async function keepProof(db: Connection, key: VersionKey, proofKey: string): Promise<void> {
	await db
		.update(designVersions)
		.set({ proofState: 'ready', proofKey, proofFailure: null, ...unknownProgress })
		.where(oneVersion(key))
}

/** Spec §3 `proof_url`: set only for the latest version. */
export async function setProofUrl(
	db: Connection,
	{ designId, version }: VersionKey,
	proofUrl: string,
): Promise<void> {
	await db
		.update(designs)
		.set({ proofUrl })
		.where(and(eq(designs.id, designId), eq(designs.version, version)))
}

/** A version with the data of its proof, for any owner: only for the worker. */
export async function versionForProof(db: Connection, key: VersionKey) {
	const [row] = await db
		.select({
			...columnsOf(
				designVersions,
				'designId',
				'version',
				'config',
				'sceneHash',
				'proofState',
				'createdAt',
				'pricing',
			),
			...columnsOf(designs, 'productId', 'userId'),
		})
		.from(designVersions)
		.innerJoin(designs, eq(designs.id, designVersions.designId))
		.where(oneVersion(key))
	return row
}
