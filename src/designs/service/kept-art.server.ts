// Which uploads are part of a design that is kept.
import type { ServiceContext } from '#database/context.server.ts'
import { assetsUsed } from '../store/designs.server.ts'

/** Those of the given uploads that any version of any design, or a draft, still shows. */
export const assetsInDesigns = async (
	{ db }: ServiceContext,
	ids: readonly string[],
): Promise<ReadonlySet<string>> => new Set(ids.length === 0 ? [] : await assetsUsed(db, ids))
