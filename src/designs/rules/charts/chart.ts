// Thread and ink charts of a design: the matching thread and ink for each of its colors.
import { inks } from './inks.ts'
import { matchClassOf, nearest, type MatchClass } from './nearest.ts'
import { threads } from './threads.ts'

/** A color of the design and its place. */
export type ColorUse = {
	/** In plain words: "Number, back: fill". */
	use: string
	hex: string
	/** Ids of the placements with this color; empty for cloth. */
	placementIds: readonly string[]
}

export type ChartRow = {
	use: string
	designHex: string
	/** The manufacturer; inks are the shop's own and have none. */
	brand?: string
	code: string
	name: string
	hex: string
	/** CIEDE2000 between design and material, one decimal. */
	deltaE: number
	class: MatchClass
	placementIds: readonly string[]
}

type Material = { brand?: string; code: string; name: string; hex: string }

const row = (shelf: readonly Material[], { use, hex, placementIds }: ColorUse): ChartRow => {
	const { item, deltaE } = nearest(shelf, hex)
	return { use, designHex: hex.toLowerCase(), ...item, deltaE, class: matchClassOf(deltaE), placementIds }
}

/** The nearest stocked thread for every use, in the order given. */
export const threadChart = (uses: readonly ColorUse[]): ChartRow[] => uses.map((use) => row(threads, use))

/** The nearest shop ink for every use, in the order given. */
export const inkChart = (uses: readonly ColorUse[]): ChartRow[] => uses.map((use) => row(inks, use))
