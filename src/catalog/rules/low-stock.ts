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
