// What of a person's work is kept: art in designs, designs for their export, and what goes with the account.
import type { ServiceContext } from '#database/context.server.ts'
import { assetsUsed, designsOfUser, versionsOfUser } from '../store/designs.server.ts'
import { draftsOfUser } from '../store/drafts.server.ts'
import { sharesOfUser } from '../store/shares.server.ts'

/** Those of the given uploads that any version of any design, or a draft, still shows. */
export const assetsInDesigns = async (
	{ db }: ServiceContext,
	ids: readonly string[],
): Promise<ReadonlySet<string>> => new Set(ids.length === 0 ? [] : await assetsUsed(db, ids))

export const designIdsOf = async ({ db }: ServiceContext, userId: string): Promise<string[]> =>
	(await designsOfUser(db, userId)).map(({ id }) => id)

const mostForExport = 5_000

/** Everything of a person's designs, one entry per file, for those who take their data with them. */
export const designsForExport = async ({ db }: Pick<ServiceContext, 'db'>, userId: string) => ({
	designs: await designsOfUser(db, userId),
	'design-versions': await versionsOfUser(db, userId, mostForExport),
	'design-drafts': await draftsOfUser(db, userId, mostForExport),
	'design-links': await sharesOfUser(db, userId, mostForExport),
})
