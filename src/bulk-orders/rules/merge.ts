// Three-way merge of one cart that two devices changed: both devices' changes survive.
import type { BulkItem } from '../schemas.ts'
import { inRows } from './items.ts'

export type Changed = {
	/** The last state common to both devices. */
	base: readonly BulkItem[]
	mine: readonly BulkItem[]
	theirs: readonly BulkItem[]
}

/** Fields that change together: color, size and variant are one choice. */
const parts: readonly (readonly (keyof BulkItem)[])[] = [
	['player_name'],
	['number'],
	['variant_id', 'color', 'size'],
	['qty', 'not_needed'],
	['price'],
	['roster_id'],
]

const isAlike = (one: BulkItem, other: BulkItem): boolean =>
	parts.flat().every((field) => one[field] === other[field])

const byId = (items: readonly BulkItem[]): Map<string, BulkItem> =>
	new Map(items.map((item) => [item.id, item]))

/** The same lines in any order. */
export function isSameCart(one: readonly BulkItem[], other: readonly BulkItem[]): boolean {
	const others = byId(other)
	return (
		one.length === other.length &&
		one.every((item) => {
			const at = others.get(item.id)
			return at !== undefined && isAlike(item, at)
		})
	)
}

/** My changes to the line, applied over theirs. */
function joined(mine: BulkItem, theirs: BulkItem, base: BulkItem | undefined): BulkItem {
	if (isAlike(mine, theirs)) return mine
	const next: Partial<Record<keyof BulkItem, unknown>> = { ...theirs }
	for (const fields of parts)
		if (!base || fields.some((field) => mine[field] !== base[field]))
			for (const field of fields) next[field] = mine[field]
	// Cast: every field comes from one of two complete lines.
	return next as BulkItem
}

const garmentOf = ({ roster_id: rosterId, item_id: itemId }: BulkItem): string | null =>
	rosterId === null ? null : `${rosterId} ${itemId}`

/**
 * Merges line by line and field by field; when both changed a field, mine wins. A line that one side removed stays only
 * if the other changed it. A roster that both loaded appears once.
 */
export function mergedCarts({ base, mine, theirs }: Changed): BulkItem[] {
	const [was, own] = [byId(base), byId(mine)]
	const theirIds = new Set(theirs.map(({ id }) => id))
	const theirNew = new Set(theirs.flatMap((item) => (was.has(item.id) ? [] : (garmentOf(item) ?? []))))
	const remaining = theirs.flatMap((item) => {
		const [before, at] = [was.get(item.id), own.get(item.id)]
		if (at) return [joined(at, item, before)]
		return before && isAlike(before, item) ? [] : [item]
	})
	const added = mine.filter((item) => {
		if (theirIds.has(item.id)) return false
		const before = was.get(item.id)
		if (before) return !isAlike(before, item)
		const garment = garmentOf(item)
		return garment === null || !theirNew.has(garment)
	})
	return inRows([...remaining, ...added])
}
