// The different garments of an order.

export type GarmentLine = {
	position: number
	designId: string | null
	designVersion: number | null
	productId: string
	/** Of the blank. */
	color: string
	model: string
	qty: number
}

export type OrderedGarment = { /** Of its first line. */ position: number; model: string; units: number }

/** In the order of the lines, which are given by position. */
export function garmentsOf(lines: readonly GarmentLine[]): OrderedGarment[] {
	const found = new Map<string, OrderedGarment>()
	for (const { designId, designVersion, productId, color, position, model, qty } of lines) {
		const key = JSON.stringify([designId, designVersion, productId, color])
		const known = found.get(key)
		if (known) known.units += qty
		else found.set(key, { position, model, units: qty })
	}
	return [...found.values()]
}
