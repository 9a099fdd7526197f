// Thread and ink charts of a design: the matching thread and ink for each of its colors.
import { z } from 'zod'
import { inTenths, nearest } from '../colors.ts'
import inkRows from './inks.json' with { type: 'json' }
import threadRows from './threads.json' with { type: 'json' }

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

type Material = Pick<ChartRow, 'brand' | 'code' | 'name' | 'hex'>

const Rows = z.array(z.tuple([z.string(), z.string(), z.string()]))
const materials = (rows: unknown, brand?: string): Material[] =>
	Rows.parse(rows).map(([code, name, hex]) => ({ ...(brand !== undefined && { brand }), code, name, hex }))

/**
 * The stocked embroidery threads: Madeira Polyneon 40, a trilobal polyester, by the manufacturer's numbers. Several
 * numbers share a name on the manufacturer's card, so the number identifies a thread. Screens cannot show a thread's
 * sheen: every hex is an approximation for finding candidates and never promises a color.
 */
export const threads = materials(threadRows, 'Madeira Polyneon')

/**
 * The shop's own screen printing inks, with its own names and numbers. Hex values are cured prints on white cloth in
 * daylight. For a school with a printed standard, the press mixes to the reference that the school sends.
 */
export const inks = materials(inkRows)

/** @throws RangeError unless `hex` is a color like `#14284f` */
const row = (stock: readonly Material[], { use, hex, placementIds }: ColorUse): ChartRow => {
	if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new RangeError(`Not a color: ${hex}`)
	const { item, deltaE: exact } = nearest(stock, hex)
	const deltaE = inTenths(exact)
	return { use, designHex: hex.toLowerCase(), ...item, deltaE, class: matchClassOf(deltaE), placementIds }
}

/** The nearest stocked thread for every use, in the order given. */
export const threadChart = (uses: readonly ColorUse[]): ChartRow[] => uses.map((use) => row(threads, use))

/** The nearest shop ink for every use, in the order given. */
export const inkChart = (uses: readonly ColorUse[]): ChartRow[] => uses.map((use) => row(inks, use))
