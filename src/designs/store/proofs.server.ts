// The proof state of a version.
import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { designs, designVersions } from '../tables.ts'
import type { ProofProgress, ProofState } from '../states.ts'

export type VersionKey = { designId: string; version: number }

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
			designId: designVersions.designId,
			version: designVersions.version,
			config: designVersions.config,
			sceneHash: designVersions.sceneHash,
			proofState: designVersions.proofState,
			createdAt: designVersions.createdAt,
			productId: designs.productId,
			userId: designs.userId,
		})
		.from(designVersions)
		.innerJoin(designs, eq(designs.id, designVersions.designId))
		.where(oneVersion(key))
	return row
}
