// Patterns that imitate woven cloth: gingham, tartan, houndstooth, herringbone, carbon fiber.
import type { PatternArea } from './area.ts'
import { outlineAt, type Layer, type Motif, type Spot } from './motif.ts'

/** A repeat of bands in both directions, and how wide one of them is. */
type Bands = { repeat: number; at?: number; width: number }

const acrossOf = (area: PatternArea, { repeat, at = 0 }: Bands) =>
	area
		.rows(repeat)
		.map(({ y, from, to }) => `M${from} ${y + at}H${to}`)
		.join('')

const downOf = (area: PatternArea, { repeat, at = 0 }: Bands) =>
	area
		.columns(repeat)
		.map(({ x, from, to }) => `M${x + at} ${from}V${to}`)
		.join('')

/** Bands that cross, weaker where only one of them lies. */
function crossing(area: PatternArea, bands: Bands, ink: Pick<Layer, 'color' | 'strength'>): Layer[] {
	const { repeat, at = 0, width } = bands
	const squares = area
		.rows(repeat, repeat)
		.map(({ y, from, to }) => `M${from + at - width / 2} ${y + at}H${to + at + width}`)
		.join('')
	return [
		{ d: acrossOf(area, bands) + downOf(area, bands), ...ink, lineWidth: width },
		{ d: squares, color: ink.color, lineWidth: width, dash: [width, repeat - width] },
	]
}

export const gingham: Motif = (area) => crossing(area, { repeat: 28, width: 14 }, { color: 0, strength: 0.5 })

export const tartan: Motif = (area) => {
	const repeat = 76
	const thin = (at: number, width: number, color: number): Layer => ({
		d: acrossOf(area, { repeat, at, width }) + downOf(area, { repeat, at, width }),
		color,
		lineWidth: width,
	})
	return [
		...crossing(area, { repeat, width: 32 }, { color: 0, strength: 0.55 }),
		...crossing(area, { repeat, at: 38, width: 12 }, { color: 1, strength: 0.6 }),
		thin(-7, 1.6, 1),
		thin(7, 1.6, 1),
		thin(38, 2.6, 2),
		thin(21, 1.4, 2),
		thin(55, 1.4, 2),
	]
}

/** One tooth: a square of four threads with the twill's steps on its sides, in threads. */
const tooth: readonly Spot[] = [
	[0, 0],
	[4, -4],
	[4, -2],
	[2, 0],
	[4, 0],
	[4, 2],
	[6, 0],
	[8, 0],
	[4, 4],
	[2, 4],
	[0, 6],
	[0, 4],
	[-2, 4],
	[0, 2],
]
const thread = 4
const toothInPixels = tooth.map(([x, y]): Spot => [x * thread, y * thread])

export const houndstooth: Motif = (area) => [
	{
		d: area
			.cells({ width: thread * 8, height: thread * 8, overhang: thread * 4 })
			.map(({ x, y }) => outlineAt(toothInPixels, x, y))
			.join(''),
		color: 0,
	},
]

export const herringbone: Motif = (area) => {
	const cells = area.cells({ width: 40, height: 16, overhang: 18 })
	return [
		{ d: cells.map(({ x, y }) => `M${x + 1} ${y + 18}l18-18v9l-18 18z`).join(''), color: 0 },
		{
			d: cells.map(({ x, y }) => `M${x + 21} ${y + 8}l18 18v9l-18-18z`).join(''),
			color: 0,
			strength: 0.66,
		},
	]
}

/** A two-by-two twill of broad fibers; those across catch the light of the first color. */
export const carbon: Motif = (area) => {
	const fiber = 8
	const [float, gap] = [fiber * 2 - 1.4, fiber * 2 + 1.4]
	const repeat = fiber * 4
	const across = area
		.rows(fiber, repeat)
		.map(({ y, index, from, to }) => {
			const start = (((2 - index) % 4) + 4) % 4
			return `M${from - repeat + start * fiber + 0.7} ${y + fiber / 2}H${to + repeat}`
		})
		.join('')
	const down = area
		.columns(fiber, repeat)
		.map(({ x, index, from, to }) => {
			const start = ((-index % 4) + 4) % 4
			return `M${x + fiber / 2} ${from - repeat + start * fiber + 0.7}V${to + repeat}`
		})
		.join('')
	const dash = [float, gap]
	return [
		{ d: across, color: 0, lineWidth: fiber - 1.2, dash },
		{ d: down, color: 1, lineWidth: fiber - 1.2, dash },
	]
}
