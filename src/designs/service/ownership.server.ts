// Which uploads are in use, and a person's designs for export and account deletion.
import type { ServiceContext } from '#database/context.server.ts'
import {
	artInDesigns,
	assetsUsed,
	changeOwner,
	designsOfUser,
	versionsOfUser,
} from '../store/designs.server.ts'
import { draftsOfUser } from '../store/drafts.server.ts'
import { withWholeKits } from '../store/kits.server.ts'
import { playersOfUser } from '../store/players.server.ts'
import { sharesOfUser } from '../store/shares.server.ts'
import { reassignAssets } from '#files/service/files.server.ts'

/** The given uploads that any version of any design, or a draft, still uses. */
export const assetsInDesigns = async (
	{ db }: ServiceContext,
	ids: readonly string[],
): Promise<ReadonlySet<string>> => new Set(ids.length === 0 ? [] : await assetsUsed(db, ids))

export const designIdsOf = async ({ db }: ServiceContext, userId: string): Promise<string[]> =>
	(await designsOfUser(db, userId)).map(({ id }) => id)

const mostForExport = 5_000
const mostPlayersForExport = 50_000

/** All design data of a person, one entry per file, for the data export. */
export const designsForExport = async ({ db }: Pick<ServiceContext, 'db'>, userId: string) => ({
	designs: await designsOfUser(db, userId),
	'design-versions': await versionsOfUser(db, userId, mostForExport),
	'design-players': await playersOfUser(db, userId, mostPlayersForExport),
	'design-drafts': await draftsOfUser(db, userId, mostForExport),
	'design-links': await sharesOfUser(db, userId, mostForExport),
})

// Reassigns designs that others need when their owner leaves.
type PassedOn = { from: string; to: string; designIds: readonly string[] }

/** Reassigns designs, with their whole kits, and their art in the open transaction. The caller authorizes. */
export async function reassignDesigns(
	inner: ServiceContext,
	{ from, to, designIds: needed }: PassedOn,
): Promise<void> {
	if (needed.length === 0) return
	const designIds = await withWholeKits(inner.db, needed)
	const assetIds = await artInDesigns(inner.db, designIds)
	await changeOwner(inner.db, { from, to, designIds })
	await reassignAssets(inner, { from, to, assetIds })
}
