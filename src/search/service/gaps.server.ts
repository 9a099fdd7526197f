// Whether the search finds what the shop sells.
import type { ServiceContext } from '#database/context.server.ts'
import type { Connection } from '#database/client.server.ts'
import { readVersion } from '#database/versions.server.ts'
import { indexGapsOf, indexSize, type Gaps, type IndexSize } from '../store/gaps.server.ts'

/** More gaps than this are not counted. */
const mostCounted = 1_000

export type IndexGaps = Gaps & { documents: number }

/** Counting a hundred thousand documents takes longer than the rest of the page. */
const countedAgainMs = 60_000

type Kept = { size: IndexSize; countedAt: Date; gaps: Gaps }
const kept = new WeakMap<Connection, Kept>()

const isSame = (one: IndexSize, other: IndexSize): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * Published products without a document, and documents without a published product. They are compared again after every
 * change of the catalog, and when the number of documents, of listed or of hidden products is another one, which are
 * counted once a minute.
 */
export async function indexGaps({ db, now }: Pick<ServiceContext, 'db' | 'now'>): Promise<IndexGaps> {
	const known = kept.get(db)
	const isRecent = known && now.getTime() - known.countedAt.getTime() < countedAgainMs
	if (isRecent && (await readVersion(db, 'catalog')) === known.size.version)
		return { documents: known.size.documents, ...known.gaps }
	const size = await indexSize(db)
	const gaps = known && isSame(known.size, size) ? known.gaps : await indexGapsOf(db, mostCounted)
	kept.set(db, { size, gaps, countedAt: now })
	return { documents: size.documents, ...gaps }
}
