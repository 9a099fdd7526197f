// Whether the search finds what the shop sells.
import type { ServiceContext } from '#database/context.server.ts'
import { indexGapsOf, type IndexGaps } from '../store/gaps.server.ts'

/** More gaps than this are not counted. */
const mostCounted = 1_000

export type { IndexGaps }

/** Published products without a document, and documents without a published product. */
export const indexGaps = ({ db }: Pick<ServiceContext, 'db'>): Promise<IndexGaps> =>
	indexGapsOf(db, mostCounted)
