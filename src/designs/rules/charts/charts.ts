// Perceived color difference (CIEDE2000), and the nearest of a list of materials.
import { converter, differenceCiede2000, modeLab65, modeRgb, useMode, type Lab65 } from 'culori/fn'
import { inks } from './inks.ts'
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

useMode(modeRgb)
useMode(modeLab65)
const toLab = converter('lab65')
const difference = differenceCiede2000()

/** Up to 2 colors are indistinguishable, up to 5 they differ only side by side; beyond, a sample decides. */
export const matchClasses = ['match', 'close', 'confirm'] as const
export type MatchClass = (typeof matchClasses)[number]

export const matchClassNames: Record<MatchClass, string> = {
	match: 'Match',
	close: 'Close',
	confirm: 'Confirm with sample',
}

/** The limits 2 and 5 belong to the better class. */
export const matchClassOf = (deltaE: number): MatchClass =>
	deltaE <= 2 ? 'match' : deltaE <= 5 ? 'close' : 'confirm'

const labs = new Map<string, Lab65>()

/** @throws RangeError unless `hex` is a color like `#14284f`. */
function labOf(hex: string): Lab65 {
	const key = hex.toLowerCase()
	const known = labs.get(key)
	if (known) return known
	const lab = toLab(key)
	if (!lab || !/^#[0-9a-f]{6}$/.test(key)) throw new RangeError(`Not a color: ${hex}`)
	if (labs.size < 4096) labs.set(key, lab)
	return lab
}

/** CIEDE2000 with one decimal, as charts show it. @throws RangeError for an invalid color. */
export const colorDistance = (first: string, second: string): number =>
	Math.round(difference(labOf(first), labOf(second)) * 10) / 10

/** The item nearest to a color, the first of equals. @throws RangeError when the list is empty. */
export function nearest<Item extends { hex: string }>(
	shelf: readonly Item[],
	hex: string,
): { item: Item; deltaE: number } {
	let best: { item: Item; deltaE: number } | undefined
	for (const item of shelf) {
		const deltaE = difference(labOf(item.hex), labOf(hex))
		if (!best || deltaE < best.deltaE) best = { item, deltaE }
	}
	if (!best) throw new RangeError('Nothing on the shelf')
	return { item: best.item, deltaE: Math.round(best.deltaE * 10) / 10 }
}
