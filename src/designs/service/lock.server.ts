// What an approval, and its end, do to designs. Who may is for the caller to ask: an approver is not the owner.
import type { ServiceContext } from '#database/context.server.ts'
import { markAllLocked, markAllUnlocked, takeRows } from '../store/ordered.server.ts'

/** Spec §4: approval locks designs; those that are locked already stay so. Inside a transaction. */
export async function lockDesigns({ db, now }: ServiceContext, ids: readonly string[]): Promise<void> {
	const each = [...new Set(ids)]
	if (each.length === 0) return
	await takeRows(db, each)
	await markAllLocked(db, each, now)
}

/**
 * An approval that does not count any more locks nothing. Inside a transaction.
 * @param neededOf which of them other approvals go on locking; asked when nobody can lock or unlock them meanwhile
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
