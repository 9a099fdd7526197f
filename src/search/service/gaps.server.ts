// Whether the search finds what the shop sells.
import type { ServiceContext } from '#database/context.server.ts'
import type { Connection } from '#database/client.server.ts'
import { indexGapsOf, indexSize, type Gaps } from '../store/gaps.server.ts'

/** More gaps than this are not counted. */
const mostCounted = 1_000

export type IndexGaps = Gaps & { documents: number }

const kept = new WeakMap<Connection, { of: string; gaps: Gaps }>()

/**
 * Published products without a document, and documents without a published product. They are compared again after every
 * change of the catalog, and when the number of documents, of listed or of hidden products is another one.
 */
export async function indexGaps({ db }: Pick<ServiceContext, 'db'>): Promise<IndexGaps> {
	const size = await indexSize(db)
	const { documents } = size
	const of = JSON.stringify(size)
	const known = kept.get(db)
	if (known?.of === of) return { documents, ...known.gaps }
	const gaps = await indexGapsOf(db, mostCounted)
	kept.set(db, { of, gaps })
	return { documents, ...gaps }
}
