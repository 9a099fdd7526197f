// Designs in orders, for readers of the order; calling modules authorize.
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import type { ProofDependencies, ProofOrder } from '../dependencies.server.ts'
import type { ProofState } from '../states.ts'
import {
	markAllLocked,
	markAllUnlocked,
	orderedVersions,
	queueMissingProofs,
	takeRows,
} from '../store/proofs.server.ts'
import { withWholeKits } from '../store/kits.server.ts'

export type OrderedVersion = ProofOrder & { sceneHash: string; proofState: ProofState }

/** Each version once. */
export function distinctVersions(
	lines: readonly { designId: string | null; designVersion: number | null }[],
): ProofOrder[] {
	const refs = lines.flatMap(({ designId, designVersion }) =>
		designId === null || designVersion === null ? [] : [{ designId, version: designVersion }],
	)
	return [...new Map(refs.map((ref) => [`${ref.designId} ${ref.version}`, ref])).values()]
}

/** The versions that still exist. */
export async function versionsInOrder(
	{ db }: Pick<ServiceContext, 'db'>,
	refs: readonly ProofOrder[],
): Promise<OrderedVersion[]> {
	return refs.length === 0 ? [] : orderedVersions(db, refs)
}

/** Queues proofs of versions without one and retries failed ones. Call in a transaction. */
export async function orderProofs(
	inner: ServiceContext,
	order: ProofDependencies['order'],
	refs: readonly ProofOrder[],
): Promise<void> {
	if (refs.length === 0) return
	const queued = await queueMissingProofs(inner.db, refs)
	await Promise.all(queued.map((one) => order(inner, one)))
}

/** The finished proof of a version. @throws Refusal not_found */
export async function proofInOrder(
	{ db }: Pick<ServiceContext, 'db'>,
	{ store }: Pick<ProofDependencies, 'store'>,
	ref: ProofOrder,
): Promise<Uint8Array> {
	const [found] = await orderedVersions(db, [ref])
	const bytes = found?.proofKey ? await store.get(found.proofKey) : undefined
	if (!bytes) throw new Refusal('not_found', 'There is no proof of this version yet.')
	return bytes
}

/** Spec §4: approval locks designs, with all pieces of their kits; locked ones stay locked. Call in a transaction. */
export async function lockDesigns({ db, now }: ServiceContext, ids: readonly string[]): Promise<void> {
	if (ids.length === 0) return
	const each = await withWholeKits(db, ids)
	await takeRows(db, each)
	await markAllLocked(db, each, now)
}

/**
 * Unlocks designs, with all pieces of their kits, after an approval ends; a kit stays locked while one of its pieces is
 * needed. Call in a transaction.
 * @param neededOf returns the ids that other approvals keep locked; called while the rows are locked
 */
export async function unlockDesigns(
	{ db, now }: ServiceContext,
	ids: readonly string[],
	neededOf: (ids: readonly string[]) => Promise<readonly string[]>,
): Promise<void> {
	if (ids.length === 0) return
	const each = await withWholeKits(db, ids)
	await takeRows(db, each)
	const needed = new Set(await withWholeKits(db, await neededOf(each)))
	const free = each.filter((id) => !needed.has(id))
	if (free.length > 0) await markAllUnlocked(db, free, now)
}
