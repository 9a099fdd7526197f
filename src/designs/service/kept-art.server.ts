// What of a person's work is kept: art in designs, designs for their export, and what goes with the account.
import type { ServiceContext } from '#database/context.server.ts'
import { assetsUsed, designsOfUser } from '../store/designs.server.ts'

/** Those of the given uploads that any version of any design, or a draft, still shows. */
export const assetsInDesigns = async (
	{ db }: ServiceContext,
	ids: readonly string[],
): Promise<ReadonlySet<string>> => new Set(ids.length === 0 ? [] : await assetsUsed(db, ids))

export const designIdsOf = async ({ db }: ServiceContext, userId: string): Promise<string[]> =>
	(await designsOfUser(db, userId)).map(({ id }) => id)

/** Everything of a person's designs, for those who take their data with them. */
export const designsForExport = ({ db }: Pick<ServiceContext, 'db'>, userId: string) =>
	designsOfUser(db, userId)
