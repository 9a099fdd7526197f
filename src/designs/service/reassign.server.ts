// Reassigns designs that others need when their owner leaves.
import type { ServiceContext } from '#database/context.server.ts'
import { reassignAssets } from '#files/service/files.server.ts'
import { artInDesigns, changeOwner } from '../store/reassign.server.ts'

export type PassedOn = { from: string; to: string; designIds: readonly string[] }

/** Reassigns designs and their art in the open transaction. The caller authorizes. */
export async function reassignDesigns(
	inner: ServiceContext,
	{ from, to, designIds }: PassedOn,
): Promise<void> {
	if (designIds.length === 0) return
	const assetIds = await artInDesigns(inner.db, designIds)
	await changeOwner(inner.db, { from, to, designIds })
	await reassignAssets(inner, { from, to, assetIds })
}
