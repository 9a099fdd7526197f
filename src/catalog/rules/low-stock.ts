// The list of sizes that run low.
export const lowStockSorts = ['fewest', 'product', 'ordered'] as const
export type LowStockSort = (typeof lowStockSorts)[number]

export type LowStockAsked = {
	/** Part of a name, brand or SKU. */
	text: string
	sport: string | null
	/** Most units that count as low; sold out ones are in the list. */
	most: number
	sort: LowStockSort
}

type Part = { offset: number; limit: number }

/** The part of a list by units, as a part of the sizes with its numbers of units alone. @param levels in their order */
export function partOfLevels(
	levels: readonly { stock: number; count: number }[],
	{ offset, limit }: Part,
): Part & { levels?: { least: number; most: number } } {
	let before = 0
	const spans = levels.map(({ stock, count }) => {
		const from = before
		before += count
		return { stock, from, to: before }
	})
	const read = spans.filter(({ from, to }) => to > offset && from < offset + limit)
	const [first, last] = [read[0], read.at(-1)]
	if (!first || !last) return { offset, limit }
	return { offset: offset - first.from, limit, levels: { least: first.stock, most: last.stock } }
}
