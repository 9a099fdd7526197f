// Locks and unlocks designs for approvals. Callers authorize: an approver is not the owner.
import type { ServiceContext } from '#database/context.server.ts'
import { markAllLocked, markAllUnlocked, takeRows } from '../store/ordered.server.ts'

/** Spec §4: approval locks designs; locked ones stay locked. Call in a transaction. */
export async function lockDesigns({ db, now }: ServiceContext, ids: readonly string[]): Promise<void> {
	const each = [...new Set(ids)]
	if (each.length === 0) return
	await takeRows(db, each)
	await markAllLocked(db, each, now)
}

/**
 * Unlocks designs after an approval ends. Call in a transaction.
 * @param neededOf returns the ids that other approvals keep locked; called while the rows are locked
 */
export async function unlockDesigns(
	{ db, now }: ServiceContext,
	ids: readonly string[],
	neededOf: (ids: readonly string[]) => Promise<readonly string[]>,
): Promise<void> {
	const each = [...new Set(ids)]
	if (each.length === 0) return
	await takeRows(db, each)
	const needed = new Set(await neededOf(each))
	const free = each.filter((id) => !needed.has(id))
	if (free.length > 0) await markAllUnlocked(db, free, now)
}
