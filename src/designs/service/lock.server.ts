// What an approval does to designs.
import type { ServiceContext } from '#database/context.server.ts'
import { markAllLocked } from '../store/ordered.server.ts'

/**
 * Spec §4: approval locks designs; those that are locked already stay so. Inside a transaction. Who may is for the caller
 * to ask: an approver is not the owner.
 */
export async function lockDesigns({ db, now }: ServiceContext, ids: readonly string[]): Promise<void> {
	if (ids.length > 0) await markAllLocked(db, [...new Set(ids)], now)
}
