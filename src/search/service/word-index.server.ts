// The index as each process keeps it, so that a search ranks in memory: read once, then only what has changed.
import type { Connection } from '#database/client.server.ts'
import { followVersion } from '#database/versions.server.ts'
import type { WordIndex } from '../rules/ranking.ts'
import { compareOrder, orderKeyAt, segmentOf, type RankedDocument, type Segment } from '../rules/segment.ts'
import { changedIds, documentsToRank, orderedIds, type Since } from '../store/changes.server.ts'

/** Documents of one statement: what is parsed between two requests. */
const batch = 256
/** Documents of one segment. */
const perSegment = 1_024
/** With more changed documents the whole is read anew, while searches go on. */
const mostChanged = 1_000
/** With more changes at once, searches wait for the whole. */
const mostAtOnce = 5_000

type Group = RankedDocument['group']

type Kept = {
	/** The version of the catalog that this is at least as new as. */
	version: number
	since: Since
	segments: readonly Segment[]
	/** Documents read since; null for removed ones. */
	changes: ReadonlyMap<string, RankedDocument | null>
	groups: Group[]
	groupNumber: (group: Group) => number
	index: WordIndex
}

function openGroups() {
	const groups: Group[] = []
	const numbers = new Map<string, number>()
	const groupNumber = (group: Group): number => {
		const { kind, sport, category, brand, band } = group
		const key = JSON.stringify([kind, sport, category, brand, band])
		const known = numbers.get(key)
		if (known !== undefined) return known
		numbers.set(key, groups.length)
		return groups.push(group) - 1
	}
	return { groups, groupNumber }
}

/** Reads all documents in steps, so that requests in between do not wait long. */
async function load(db: Connection, version: number): Promise<Kept> {
	const { ids, since } = await orderedIds(db)
	const { groups, groupNumber } = openGroups()
	const segments: Segment[] = []
	let [documents, place]: [RankedDocument[], number] = [[], 0]
	const close = () => {
		const places = Float64Array.from(documents, (_, at) => place + at)
		segments.push(segmentOf(documents, places, groupNumber))
		place += documents.length
		documents = []
	}
	for (let from = 0; from < ids.length; from += batch) {
		const some = ids.slice(from, from + batch)
		const byId = new Map((await documentsToRank(db, some)).map((document) => [document.id, document]))
		// One that was removed meanwhile is among the changes.
		documents.push(...some.flatMap((id) => byId.get(id) ?? []))
		if (documents.length >= perSegment) close()
	}
	close()
	const index = { segments, groups }
	return { version, since, segments, changes: new Map(), groups, groupNumber, index }
}

/** How many of these documents, which are in order, come before. */
function countBefore(segments: readonly Segment[], document: RankedDocument): number {
	const isBefore = (segment: Segment, at: number) => compareOrder(orderKeyAt(segment, at), document) < 0
	let count = 0
	for (const segment of segments) {
		let [low, high] = [0, segment.ids.length]
		if (high > 0 && isBefore(segment, high - 1)) low = high
		while (low < high) {
			const middle = (low + high) >>> 1
			if (isBefore(segment, middle)) low = middle + 1
			else high = middle
		}
		count += low
		if (low < segment.ids.length) break
	}
	return count
}

/** The changed documents, each between those that it stands between. */
function segmentOfChanges({ segments, groupNumber }: Kept, changes: Kept['changes']): Segment {
	const documents = [...changes.values()].filter((change) => change !== null).toSorted(compareOrder)
	const places = Float64Array.from(
		documents,
		(document, at) => countBefore(segments, document) - 1 + (at + 1) / (documents.length + 1),
	)
	return segmentOf(documents, places, groupNumber)
}

function hide(segments: readonly Segment[], ids: ReadonlySet<string>): void {
	for (const { ids: own, isGone } of segments)
		for (const [at, id] of own.entries()) if (ids.has(id)) isGone[at] = 1
}

/** Reads what has changed; undefined when that is too much. */
async function update(db: Connection, kept: Kept, version: number): Promise<Kept | undefined> {
	const { ids, since } = await changedIds(db, kept.since, mostAtOnce + 1)
	if (ids.length > mostAtOnce) return undefined
	if (ids.length === 0) return { ...kept, version, since }
	const read = new Map((await documentsToRank(db, ids)).map((document) => [document.id, document]))
	const changes = new Map(kept.changes)
	for (const id of ids) changes.set(id, read.get(id) ?? null)
	hide(kept.segments, new Set(ids))
	const segments = [...kept.segments, segmentOfChanges(kept, changes)]
	return { ...kept, version, since, changes, index: { segments, groups: kept.groups } }
}

/** An index that is read at its first use. */
export function openIndex(db: Connection): () => Promise<WordIndex> {
	const follower = followVersion(db, 'catalog')
	let kept: Kept | undefined
	let renewing: Promise<Kept> | null = null
	let reloading: Promise<void> | null = null

	/** A failure leaves what there is: the next change tries again. */
	const reload = (version: number): Promise<void> =>
		load(db, version).then(
			(loaded) => {
				kept = loaded
			},
			() => undefined,
		)

	const renew = async (version: number): Promise<Kept> => {
		const renewed = (kept && (await update(db, kept, version))) ?? (await load(db, version))
		kept = renewed
		if (renewed.changes.size > mostChanged) reloading ??= reload(version).finally(() => (reloading = null))
		return renewed
	}

	return async () => {
		const version = await follower.current()
		let found = kept
		while (!found || found.version < version)
			found = await (renewing ??= renew(version).finally(() => (renewing = null)))
		return found.index
	}
}

const indexes = new WeakMap<Connection, () => Promise<WordIndex>>()

/** With everything that the catalog's version stands for, as far as that is known here: at most one second behind others. */
export function wordIndex(db: Connection): Promise<WordIndex> {
	const index = indexes.get(db) ?? openIndex(db)
	indexes.set(db, index)
	return index()
}
